import { useState } from "preact/hooks";
import type { Ability, Area, Condition } from "forms";
import {
  amountOf,
  amountText,
  controlledAttack,
  effectsOf,
  effectsText,
  textsOf,
  valueOf,
  withValue,
  type Field as FieldOf,
  type Form,
} from "../scene/abilityForms.ts";
import { conditions, elements } from "../scene/conditions.ts";
import { t, word, type TextKey } from "../text/text.ts";
import { Check, Field, Select } from "../ui/Controls.tsx";
import { Abilities } from "./Abilities.tsx";
import { AreaPad } from "./AreaPad.tsx";

interface Props {
  readonly field: FieldOf;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

interface LineProps extends Props {
  readonly text: string;
  readonly read: (text: string) => unknown;
  readonly wide?: boolean;
  readonly hint?: string;
}

/** A line of text that becomes a value when it is left; one that cannot be read is marked. */
function Line({ field, text, read, onChange, wide, hint = "" }: LineProps) {
  const [bad, setBad] = useState(false);
  return (
    <Field label={t(field.label)} class={wide ? "wide" : "number"}>
      <input
        type="text"
        value={text}
        placeholder={field.empty ?? hint}
        spellcheck={false}
        aria-invalid={bad}
        onChange={(e) => {
          try {
            onChange(read(e.currentTarget.value));
            setBad(false);
          } catch {
            setBad(true);
          }
        }}
      />
    </Field>
  );
}

/** The words for values of the engine that the page names itself. */
const choiceText = (choice: string): string => word(choice);

function Choice({ field, value, onChange, options }: Props & { readonly options: readonly string[] }) {
  const offered = field.needed === undefined ? ["", ...options] : options;
  return (
    <Select
      label={t(field.label)}
      value={String(value ?? "")}
      options={offered.map((o) => [o, o === "" ? "–" : choiceText(o)] as const)}
      onChange={(to) => onChange(to === "" ? undefined : to)}
    />
  );
}

function AreaField({ value, onChange }: Props) {
  const [open, setOpen] = useState(false);
  const area = value as Area | undefined;
  return (
    <>
      <button type="button" class="link" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t("area")}: {area ? `${area.red.length} ${t("red")}` : t("none")}
      </button>
      {open && <AreaPad area={area} onChange={onChange} />}
    </>
  );
}

function ConditionList({ field, value, onChange }: Props) {
  const held = new Set(Array.isArray(value) ? (value as Condition[]) : []);
  const toggle = (name: Condition): void => {
    const next = held.has(name) ? [...held].filter((c) => c !== name) : [...held, name];
    onChange(next.length ? next : undefined);
  };
  return (
    <fieldset class="wide any-of">
      <legend>{t(field.label)}</legend>
      {conditions.map((c) => (
        <button key={c} type="button" class="toggle" aria-pressed={held.has(c)} onClick={() => toggle(c)}>
          {word(c)}
        </button>
      ))}
    </fieldset>
  );
}

const elementsSaid = [...elements, "wild"] as const;

function ElementList({ field, value, onChange }: Props) {
  const list = Array.isArray(value) ? (value as string[]) : [];
  return (
    <Line
      field={field}
      value={value}
      text={list.join(", ")}
      read={textsOf}
      onChange={onChange}
      wide
      hint={elementsSaid.join(", ")}
    />
  );
}

interface Attack {
  readonly attack: Readonly<Record<string, unknown>>;
}

/** The attacks of figures that are controlled. */
function AttackList({ field, value, onChange }: Props) {
  const list = Array.isArray(value) ? (value as Attack[]) : [];
  const set = (i: number, attack: Attack["attack"]): void => onChange(list.map((a, j) => (i === j ? { attack } : a)));
  return (
    <fieldset class="wide inner">
      <legend>{t(field.label)}</legend>
      {list.map(({ attack }, i) => (
        <div class="ability-fields" key={i}>
          {controlledAttack.map((f) => (
            <AbilityField
              key={f.name}
              field={f}
              value={attack[f.name]}
              onChange={(to) => {
                const { [f.name]: _, ...rest } = attack;
                const next = to ?? f.needed;
                set(i, next === undefined ? rest : { ...rest, [f.name]: next });
              }}
            />
          ))}
        </div>
      ))}
      <button type="button" class="link" onClick={() => onChange([...list, { attack: { value: 2 } }])}>
        + {t("attack")}
      </button>
    </fieldset>
  );
}

/** One field of an ability. */
export function AbilityField(props: Props) {
  const { field, value, onChange } = props;
  const { entry } = field;
  if (typeof entry !== "string") return <Choice {...props} options={entry} />;
  switch (entry) {
    case "flag":
      return <Check label={t(field.label)} value={value === true} onChange={(to) => onChange(to || undefined)} />;
    case "condition":
      return <Choice {...props} options={conditions} />;
    case "conditions":
      return <ConditionList {...props} />;
    case "effects":
      return <Line {...props} text={effectsText(value)} read={effectsOf} wide hint="wound, push 1" />;
    case "area":
      return <AreaField {...props} />;
    case "elements":
      return <ElementList {...props} />;
    case "attacks":
      return <AttackList {...props} />;
    case "texts":
      return <Line {...props} text={Array.isArray(value) ? value.join(", ") : ""} read={textsOf} wide />;
    case "text":
      return <Line {...props} text={amountText(value)} read={(text) => text.trim() || undefined} wide />;
    case "abilities":
      return (
        <fieldset class="wide inner">
          <legend>{t(field.label)}</legend>
          <Abilities abilities={Array.isArray(value) ? (value as Ability[]) : []} onChange={onChange} />
        </fieldset>
      );
    default:
      return <Line {...props} text={amountText(value)} read={amountOf} />;
  }
}

interface FieldsProps {
  readonly ability: Ability;
  readonly form: Form;
  readonly onChange: (ability: Ability) => void;
}

const first = new Set<TextKey>(["value", "points", "range", "targets", "gains", "elements"]);

/** The fields of an ability: those that nearly every card has in one row, the others below. */
export function AbilityFields({ ability, form, onChange }: FieldsProps) {
  const all = [...form.fields, ...(form.beside ?? [])];
  const entered = (f: FieldOf): boolean => valueOf(ability, form, f) !== undefined;
  const plain = all.filter((f) => first.has(f.label) || entered(f) || f.needed !== undefined || all.length <= 4);
  const more = all.filter((f) => !plain.includes(f));
  const [open, setOpen] = useState(false);
  const draw = (f: FieldOf) => (
    <AbilityField
      key={f.name}
      field={f}
      value={valueOf(ability, form, f)}
      onChange={(to) => onChange(withValue(ability, form, f, to))}
    />
  );
  return (
    <>
      {plain.map(draw)}
      {open && more.map(draw)}
      {more.length > 0 && (
        <button type="button" class="link more-fields" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? "fewerFields" : "moreFields")}
        </button>
      )}
    </>
  );
}
