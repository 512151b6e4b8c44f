import { Icon } from "../ui/Icon.tsx";
import { g } from "./text.ts";

interface Props {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly least?: number;
  readonly most?: number;
  /** What the value is called, where it has a name. */
  readonly shown?: string;
}

/** A small number with a button to each side, for thumbs. */
export function Stepper({ label, value, onChange, least = 0, most = 99, shown }: Props) {
  return (
    <div class="stepper-field" role="group" aria-label={label}>
      <span class="stepper-label" aria-hidden="true">
        {label}
      </span>
      <div class="stepper-box">
        <button
          type="button"
          aria-label={`${label}: ${g("less")}`}
          disabled={value <= least}
          onClick={() => onChange(value - 1)}
        >
          <Icon name="minus" size={18} />
        </button>
        <output aria-live="polite">{shown ?? value}</output>
        <button
          type="button"
          aria-label={`${label}: ${g("moreOf")}`}
          disabled={value >= most}
          onClick={() => onChange(value + 1)}
        >
          <Icon name="plus" size={18} />
        </button>
      </div>
    </div>
  );
}
