import { signal, type Signal } from "@preact/signals";
import type { Card } from "forms";
import { Field } from "../ui/Controls.tsx";

/** The modifier cards of the turn that is about to be applied. */
export const cardsText = signal("");

const common = ["+0", "+1", "-1", "+2", "-2", "miss", "2x", "bless", "curse"] as const;

/** Cards as they are typed: words between commas or spaces, or JSON for cards with effects. */
export function drawn(text: string): Card[] {
  const clean = text.trim();
  if (clean.startsWith("[")) {
    try {
      return JSON.parse(clean) as Card[];
    } catch {
      return [clean];
    }
  }
  return clean.split(/[\s,]+/).filter(Boolean);
}

interface Props {
  readonly label: string;
  readonly value: Signal<string>;
  /** How many cards are needed. */
  readonly count: number;
}

/** Cards drawn from a physical deck: typed, or picked from the common ones. */
export function CardInput({ label, value, count }: Props) {
  return (
    <div class="card-input">
      <Field label={label} class="wide">
        <input
          type="text"
          value={value.value}
          placeholder={Array(Math.min(count, 4)).fill("+0").join(" ")}
          spellcheck={false}
          onInput={(e) => (value.value = e.currentTarget.value)}
        />
      </Field>
      <div class="card-buttons">
        {common.map((card) => (
          <button
            key={card}
            type="button"
            class={`modifier modifier-${card.replace("+", "plus").replace("-", "minus")}`}
            onClick={() => (value.value = `${value.value} ${card}`.trim())}
          >
            {card}
          </button>
        ))}
      </div>
    </div>
  );
}
