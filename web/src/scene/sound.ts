import type { Scene } from "forms";
import { layouts } from "./hex.ts";

// What the page draws and edits without asking again. The engine judges everything else: this is what a board needs so
// that no part of the page fails on it, whatever was stored, linked or typed.

/** The largest board that the page draws. */
export const limits = { hexes: 4000, figures: 300, coordinate: 9999, list: 2000, text: 20_000, depth: 40 } as const;

type Check = (value: unknown) => boolean;
type Fields = Readonly<Record<string, Check>>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText: Check = (value) => typeof value === "string" && value.length <= limits.text;
const isNumber: Check = (value) => typeof value === "number" && Number.isFinite(value);
const isTrueOrFalse: Check = (value) => typeof value === "boolean";
const isAnything: Check = () => true;
const isCoordinate: Check = (value) => Number.isInteger(value) && Math.abs(value as number) <= limits.coordinate;
const isHex: Check = (value) => Array.isArray(value) && value.length === 2 && value.every(isCoordinate);
const isEdge: Check = (value) => Array.isArray(value) && value.length === 2 && value.every(isHex);

const listOf =
  (item: Check, most: number = limits.list): Check =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(item);
const oneOf =
  (...values: readonly string[]): Check =>
  (value) =>
    typeof value === "string" && values.includes(value);
const recordOf =
  (item: Check): Check =>
  (value) =>
    isObject(value) && Object.keys(value).length <= limits.list && Object.values(value).every(item);
/** An object with some fields that it must have and others that it may have; what else it has is not looked at. */
const objectWith =
  (needed: Fields, possible: Fields = {}): Check =>
  (value) =>
    isObject(value) &&
    Object.entries(needed).every(([name, is]) => is(value[name])) &&
    Object.entries(possible).every(([name, is]) => value[name] === undefined || is(value[name]));

const hexes = listOf(isHex, limits.hexes);
const isTrap: Check = (value) =>
  isHex(value) || objectWith({ at: isHex }, { damage: isNumber, conditions: listOf(isText) })(value);
const isCondition: Check = (value) => isText(value) || objectWith({ name: isText })(value);
const isInitiative: Check = (value) => isNumber(value) || (Array.isArray(value) && value.every(isNumber));

const isMap = objectWith(
  {},
  {
    coordinates: oneOf(...layouts),
    picture: listOf(isText),
    hexes,
    wallHexes: hexes,
    walls: listOf(isEdge, 3 * limits.hexes),
    edges: oneOf("walls", "open"),
    doors: listOf(objectWith({ at: isHex }, { open: isTrueOrFalse })),
    traps: listOf(isTrap),
    links: listOf(isEdge),
    ...Object.fromEntries(["obstacles", "difficult", "icy", "hazardous", "treasure"].map((name) => [name, hexes])),
  },
);

const isFigure = objectWith(
  {
    id: isText,
    kind: oneOf("character", "summon", "monster", "ally", "objective", "boss"),
    side: oneOf("party", "monsters"),
    at: isHex,
  },
  {
    alsoAt: hexes,
    name: isText,
    set: isText,
    rank: oneOf("normal", "elite", "named"),
    initiative: isInitiative,
    hp: isNumber,
    maxHp: isNumber,
    shield: isNumber,
    conditions: listOf(isCondition),
    retaliate: listOf(isObject),
    summoner: isText,
  },
);

/** How deep an ability's own abilities may lie. */
function isAbility(value: unknown, depth = 0): boolean {
  if (!isObject(value) || depth > 8) return false;
  const parts = [value.to, value.else, (value.grant as { abilities?: unknown } | undefined)?.abilities];
  if (!parts.every((part) => part === undefined || listOf((one) => isAbility(one, depth + 1), 60)(part))) return false;
  const { area } = isObject(value.attack) ? value.attack : {};
  const isArea = objectWith({ red: listOf(isHex, 100) }, { grey: isHex, blue: listOf(isHex, 100) });
  return area === undefined || isArea(area);
}
const abilities: Check = listOf((one) => isAbility(one), 60);

const isCard = objectWith({ abilities }, { id: isText, name: isText, initiative: isNumber, actsAfter: isText });
const isDeckCard = objectWith({ id: isText }, { abilities, name: isText, initiative: isNumber, actsAfter: isText });
const isSet = objectWith({ name: isText }, { deck: isText, cards: listOf(isDeckCard) });

const isScene = objectWith(
  { map: isMap, edition: isText },
  {
    level: isNumber,
    figures: listOf(isFigure, limits.figures),
    loot: hexes,
    turn: objectWith({ figure: isText }, { abilities }),
    cards: recordOf(isCard),
    monsters: recordOf(isSet),
    elements: recordOf(isText),
    rules: recordOf(isAnything),
  },
);

const hasOneName: Check = (value) => isObject(value) && Object.keys(value).length > 0;

/** Whether the fields of a document are such that the page can show them. */
export const isSoundDocument: Check = objectWith(
  { scene: isScene, rest: isObject },
  {
    steps: listOf(hasOneName),
    claims: listOf(
      objectWith({ says: isText }, { expect: isObject, verdict: (value) => isText(value) || isObject(value) }),
    ),
    editions: listOf(isText),
    round: isObject,
    question: isText,
    name: isText,
    order: listOf(isText),
  },
);

export const isSoundScene: Check = isScene;
export const isSoundFigure: Check = isFigure;
export const isSoundAbility: Check = (value) => isAbility(value);

/** How many levels of objects and lists a value has, up to one more than are allowed. */
function depthOf(value: unknown, depth = 0): number {
  if (typeof value !== "object" || value === null || depth > limits.depth) return depth;
  return Object.values(value).reduce<number>((most, part) => Math.max(most, depthOf(part, depth + 1)), depth + 1);
}

/** Whether something of another's making is shallow enough to be looked at. */
export const isShallow = (value: unknown): boolean => depthOf(value) <= limits.depth;

/** What a board has more of than the page draws. */
export interface Excess {
  readonly of: "hexes" | "figures";
  readonly found: number;
  readonly most: number;
}

export function excessOf({ map, figures = [] }: Scene): Excess | undefined {
  const counts = [
    { of: "hexes", found: map.hexes?.length ?? 0, most: limits.hexes },
    { of: "figures", found: figures.length, most: limits.figures },
  ] as const;
  return counts.find(({ found, most }) => found > most);
}
