interface Props {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

/** A small number as a row of buttons. */
export function Steps({ label, value, least, most, onChange }: Props) {
  const all = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  return (
    <fieldset class="steps">
      <legend>{label}</legend>
      {all.map((n) => (
        <button key={n} type="button" class="step" aria-pressed={n === value} onClick={() => onChange(n)}>
          {n}
        </button>
      ))}
    </fieldset>
  );
}
