import type { Ability, MonsterCard } from "forms";
import { formOf, valueOf, type Field, type Form } from "../scene/abilityForms.ts";
import { t, word } from "./text.ts";

// What a card does, as one line: "Move +0 · Attack +1, range 2, poison".

type Fields = Readonly<Record<string, unknown>>;

/** A number that a card counts, as people say it. */
function amountWords(amount: unknown): string {
  if (typeof amount !== "object" || amount === null) return word(String(amount));
  const { per, times, plus } = amount as Fields;
  if (per === undefined)
    return Object.entries(amount)
      .map(([name, of]) => `${word(name)} ${amountWords(of)}`)
      .join(", ");
  return `X (${times === undefined ? "" : `${times} × `}${word(String(per))}${plus === undefined ? "" : ` + ${plus}`})`;
}

const effectWords = (effect: unknown): string => {
  if (typeof effect === "string") return word(effect);
  return Object.entries((effect ?? {}) as Fields)
    .map(([name, of]) => `${word(name)} ${typeof of === "object" ? "…" : word(String(of))}`)
    .join(", ");
};

/** The fields that follow the first value, in words. */
function fieldWords(field: Field, value: unknown): string {
  const { entry, name, label } = field;
  if (entry === "flag") return t(label);
  if (entry === "area") return t("area");
  if (entry === "effects" || entry === "conditions" || entry === "elements")
    return (value as unknown[]).map(effectWords).join(", ");
  if (entry === "abilities") return `(${cardLine(value as Ability[])})`;
  if (entry === "attacks") return "";
  if (name === "range" && value === "melee") return word("melee");
  if (name === "range") return `${t("range")} ${amountWords(value)}`;
  if (name === "targets") return value === "all" ? t("allTargets") : `${amountWords(value)} ${t("targets")}`;
  if (name === "pierce") return `${t("pierce")} ${amountWords(value)}`;
  if (name === "has") return `${t(label)} ${word(String(value))}`;
  if (name === "hitPoints") return `${t(label)}: ${word(String(value))}`;
  if (name === "whom" || Array.isArray(entry)) return word(String(value));
  if (name === "of") return (value as string[]).join(", ");
  if (entry === "texts") return `${t(label)} ${(value as string[]).join(", ")}`;
  return `${t(label)} ${amountWords(value)}`;
}

const main = new Set(["value", "points", "gain", "tile", "name", "condition", ""]);

function beside(ability: Ability): string {
  const parts = [ability.to, ability.else].filter((part) => part?.length);
  return parts.map((part) => `(${cardLine(part ?? [])})`).join(" / ");
}

function lineOf(ability: Ability, form: Form): string {
  const given = form.fields.map((field) => [field, valueOf(ability, form, field)] as const);
  const [first] = given.filter(([field, value]) => main.has(field.name) && value !== undefined);
  const head = [t(form.label), first && mainWords(...first)].filter(Boolean).join(" ");
  const rest = given
    .filter((pair) => pair !== first)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([field, value]) => fieldWords(field, value));
  return [[head, ...rest].filter(Boolean).join(", "), beside(ability)].filter(Boolean).join(" ");
}

function mainWords(field: Field, value: unknown): string {
  if (field.name === "range") return amountWords(value);
  if (Array.isArray(value)) return value.map(effectWords).join(", ");
  return amountWords(value);
}

export const abilityLine = (ability: Ability): string => {
  const form = formOf(ability);
  return form ? lineOf(ability, form) : Object.keys(ability).join(", ");
};

/** The lines of a card after one another. */
export const cardLine = (abilities: readonly Ability[]): string => abilities.map(abilityLine).join(" · ");

/** A card with its texts that the party carries out. */
export function cardWords({
  abilities,
  text,
  actsAfter,
}: Pick<MonsterCard, "abilities" | "text" | "actsAfter">): string {
  const said = (text ?? []).map((part) => (typeof part === "string" ? part : part.says));
  return [actsAfter && t("actsRightAfter", actsAfter), cardLine(abilities), ...said].filter(Boolean).join(" · ");
}
