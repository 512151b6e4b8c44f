import { signal } from "@preact/signals";
import type { Ability, AbilityAttack, Condition, Effect } from "forms";
import { conditions } from "../scene/conditions.ts";
import { tidy } from "../scene/map.ts";
import { Check, Field, IconButton, Select } from "../ui/Controls.tsx";
import { t, word, type TextKey } from "../text/text.ts";
import { AreaPad } from "./AreaPad.tsx";

type AbilityName =
  "move" | "attack" | "heal" | "shield" | "retaliate" | "condition" | "teleport" | "push" | "pull" | "loot";
const names: readonly AbilityName[] = [
  "move",
  "attack",
  "heal",
  "shield",
  "retaliate",
  "condition",
  "teleport",
  "push",
  "pull",
  "loot",
];
const textOf = (name: AbilityName): TextKey => (name === "loot" ? "lootAbility" : name);

const fresh: Record<AbilityName, Ability> = {
  move: { move: { points: "+0" } },
  attack: { attack: { value: "+0" } },
  heal: { heal: { value: 2, self: true } },
  shield: { shield: { value: 1 } },
  retaliate: { retaliate: { value: 1 } },
  condition: { condition: { gain: "strengthen", self: true } },
  teleport: { teleport: { range: 2 } },
  push: { push: { points: 1, range: 1 } },
  pull: { pull: { points: 1, range: 1 } },
  loot: { loot: { range: 1 } },
};

/** The fields of an ability that the form shows; others need the JSON. */
const simple: Record<AbilityName, readonly string[]> = {
  move: ["points", "jump"],
  attack: ["value", "range", "targets", "pierce", "effects", "area"],
  heal: ["value", "range", "self"],
  shield: ["value"],
  retaliate: ["value", "range"],
  condition: ["gain", "range", "self"],
  teleport: ["range"],
  push: ["points", "range"],
  pull: ["points", "range"],
  loot: ["range"],
};

type Fields = Record<string, unknown>;

function nameOf(ability: Ability): AbilityName | null {
  const keys = Object.keys(ability);
  const name = names.find((n) => n === keys[0]);
  if (!name || keys.length !== 1) return null;
  const fields = ability[name] as unknown as Fields;
  return Object.entries(fields).every(
    ([k, v]) => (simple[name].includes(k) && typeof v !== "object") || k === "effects" || k === "area",
  )
    ? name
    : null;
}

/** "3", "+1" or "-" as they stand in a file. */
function numberOrRelative(text: string): string | number | undefined {
  const clean = text.trim();
  if (clean === "") return undefined;
  return /^\d+$/.test(clean) ? Number(clean) : clean;
}

interface ValueProps {
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: string | number | undefined) => void;
  readonly placeholder?: string;
}

function Value({ label, value, onChange, placeholder = "" }: ValueProps) {
  return (
    <Field label={label} class="number">
      <input
        type="text"
        value={value === undefined ? "" : String(value)}
        placeholder={placeholder}
        spellcheck={false}
        onChange={(e) => onChange(numberOrRelative(e.currentTarget.value))}
      />
    </Field>
  );
}

const effectText = (effects: readonly Effect[] | undefined): string =>
  (effects ?? [])
    .map((e) =>
      typeof e === "string"
        ? e
        : Object.entries(e)
            .map(([k, v]) => `${k} ${String(v)}`)
            .join(" "),
    )
    .join(", ");

function effectsOf(text: string): Effect[] | undefined {
  const parts = text
    .split(",")
    .map((p) => p.trim())
    .filter(Boolean);
  const list = parts.map((part): Effect => {
    const [word, number] = part.split(/\s+/);
    if ((word === "push" || word === "pull") && number) return { [word]: Number(number) } as unknown as Effect;
    if (word === "infuse" && number) return { infuse: number } as unknown as Effect;
    return part as Condition;
  });
  return list.length ? list : undefined;
}

const padOpen = signal<number | null>(null);

function AttackFields({ attack, set, index }: { attack: AbilityAttack; set: (fields: Fields) => void; index: number }) {
  const open = padOpen.value === index;
  return (
    <>
      <Value label={t("value")} value={attack.value} onChange={(value) => set({ value: value ?? "+0" })} />
      <Value label={t("range")} value={attack.range} placeholder="–" onChange={(range) => set({ range })} />
      <Value label={t("targets")} value={attack.targets} placeholder="1" onChange={(targets) => set({ targets })} />
      <Value label={t("pierce")} value={attack.pierce} placeholder="0" onChange={(pierce) => set({ pierce })} />
      <Field label={t("effects")} class="wide">
        <input
          type="text"
          list="effects"
          value={effectText(attack.effects)}
          placeholder="wound, push 1"
          onChange={(e) => set({ effects: effectsOf(e.currentTarget.value) })}
        />
      </Field>
      <button type="button" class="link" aria-expanded={open} onClick={() => (padOpen.value = open ? null : index)}>
        {t("area")}: {attack.area ? `${attack.area.red.length} ${t("red")}` : t("none")}
      </button>
      {open && <AreaPad area={attack.area} onChange={(area) => set({ area })} />}
    </>
  );
}

function FieldsOf({
  name,
  ability,
  set,
  index,
}: {
  name: AbilityName;
  ability: Ability;
  set: (fields: Fields) => void;
  index: number;
}) {
  if (name === "attack" && ability.attack) return <AttackFields attack={ability.attack} set={set} index={index} />;
  const fields = ability[name] as unknown as Fields;
  const has = (field: string): boolean => simple[name].includes(field);
  return (
    <>
      {has("points") && (
        <Value label={t("points")} value={fields.points} onChange={(points) => set({ points: points ?? "+0" })} />
      )}
      {has("value") && (
        <Value label={t("value")} value={fields.value} onChange={(value) => set({ value: value ?? 1 })} />
      )}
      {has("gain") && (
        <Select
          label={t("gains")}
          value={fields.gain as Condition}
          options={conditions.map((c) => [c, word(c)] as const)}
          onChange={(gain) => set({ gain })}
        />
      )}
      {has("range") && (
        <Value label={t("range")} value={fields.range} placeholder="–" onChange={(range) => set({ range })} />
      )}
      {has("jump") && (
        <Check label={t("jump")} value={fields.jump === true} onChange={(jump) => set({ jump: jump || undefined })} />
      )}
      {has("self") && (
        <Check label={t("self")} value={fields.self === true} onChange={(self) => set({ self: self || undefined })} />
      )}
    </>
  );
}

const badJson = signal<number | null>(null);

function Raw({ ability, onChange, index }: { ability: Ability; onChange: (ability: Ability) => void; index: number }) {
  return (
    <Field label={t("jsonHelp")} class="wide">
      <textarea
        rows={3}
        spellcheck={false}
        aria-invalid={badJson.value === index}
        value={JSON.stringify(ability)}
        onChange={(e) => {
          try {
            onChange(JSON.parse(e.currentTarget.value) as Ability);
            badJson.value = null;
          } catch {
            badJson.value = index;
          }
        }}
      />
    </Field>
  );
}

interface Props {
  readonly abilities: readonly Ability[];
  readonly onChange: (abilities: Ability[], join?: string) => void;
}

/** The lines of an ability card. */
export function Abilities({ abilities, onChange }: Props) {
  const replace = (index: number, ability: Ability): void =>
    onChange(abilities.map((a, i) => (i === index ? ability : a)));
  return (
    <div class="abilities">
      {abilities.map((ability, index) => {
        const name = nameOf(ability);
        return (
          <div class="ability" key={index}>
            <div class="ability-head">
              <select
                aria-label={t("ability")}
                value={name ?? "other"}
                onChange={(e) => {
                  const to = names.find((n) => n === e.currentTarget.value);
                  if (to) replace(index, fresh[to]);
                }}
              >
                {names.map((n) => (
                  <option key={n} value={n}>
                    {t(textOf(n))}
                  </option>
                ))}
                {!name && <option value="other">{t("other")}</option>}
              </select>
              <IconButton
                icon="trash"
                class="small"
                label={t("remove")}
                onClick={() => onChange(abilities.filter((_, i) => i !== index))}
              />
            </div>
            <div class="ability-fields">
              {name ? (
                <FieldsOf
                  name={name}
                  ability={ability}
                  index={index}
                  set={(fields) =>
                    replace(index, { [name]: tidy({ ...(ability[name] as unknown as Fields), ...fields }) } as Ability)
                  }
                />
              ) : (
                <Raw ability={ability} index={index} onChange={(next) => replace(index, next)} />
              )}
            </div>
          </div>
        );
      })}
      <button
        type="button"
        class="link"
        onClick={() => onChange([...abilities, abilities.length ? fresh.attack : fresh.move])}
      >
        + {t("addAbility")}
      </button>
    </div>
  );
}
