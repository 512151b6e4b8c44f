import type { Ability, MonsterCardsCardsItem, Scene } from "forms";
import { word } from "../text/text.ts";
import { g } from "./text.ts";

// An ability card in a line: what it does, as people say it.

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A value with what goes with it: 2, "+1", "-". */
const shown = (value: unknown): string => (value === undefined ? "" : ` ${String(value)}`);

function effectText(effect: unknown): string {
  if (typeof effect === "string") return word(effect);
  if (!isObject(effect)) return String(effect);
  return Object.entries(effect)
    .map(([name, value]) => (isObject(value) ? word(name) : `${word(name)}${shown(value)}`))
    .join(" ");
}

function details(fields: Fields): string[] {
  const parts: string[] = [];
  if (fields.range !== undefined && fields.range !== "+0")
    parts.push(fields.range === "melee" ? g("melee") : `${g("range")} ${String(fields.range)}`);
  if (fields.targets !== undefined) parts.push(`${word("targets")} ${String(fields.targets)}`);
  if (fields.pierce !== undefined) parts.push(`${g("pierce")} ${String(fields.pierce)}`);
  if (fields.jump === true) parts.push(g("jump"));
  if (fields.area !== undefined) parts.push(word("area"));
  if (fields.self === true) parts.push(word("self"));
  if (Array.isArray(fields.effects)) parts.push(...fields.effects.map(effectText));
  return parts;
}

const valueOf = (fields: Fields): unknown => fields.value ?? fields.points ?? fields.gain ?? fields.name;

/** One ability in words: "Attack +1, range 3, poison". */
export function abilityText(ability: Ability): string {
  const known = Object.entries(ability as unknown as Fields).filter(([name]) => name !== "text" && name !== "id");
  return known
    .map(([name, value]) => {
      if (Array.isArray(value)) return `${heading(name)} ${value.map(effectText).join(", ")}`;
      if (!isObject(value)) return `${heading(name)}${shown(value)}`;
      const main = valueOf(value);
      const first = `${heading(name)}${shown(typeof main === "string" ? word(main) : main)}`;
      return [first, ...details(value)].join(", ");
    })
    .join("; ");
}

const heading = (name: string): string => {
  const own: Record<string, string> = {
    move: g("move"),
    attack: g("attack"),
    heal: g("heal"),
    loot: g("loot"),
    shield: g("shield"),
    retaliate: g("retaliate"),
  };
  const text = own[name] ?? word(name);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** What a card does, an ability in each line. */
export const cardLines = (card: MonsterCardsCardsItem | undefined): string[] => [
  ...(card?.abilities ?? []).map(abilityText),
  ...(card?.text ?? []).map((text) => (typeof text === "string" ? text : text.says)),
];

/** The card of that id in the deck of the stat cards of that name. */
export const cardOf = (scene: Scene, statCards: string | undefined, id: string): MonsterCardsCardsItem | undefined =>
  statCards ? scene.monsters?.[statCards]?.cards?.find((card) => card.id === id) : undefined;
