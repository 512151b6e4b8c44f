import type { Ability } from "forms";
import type { TextKey } from "../text/text.ts";

// What a line of a card can say, as fields of a form. A field that no form shows stays as it is in the JSON.

/** How a field is entered. */
export type Entry =
  /** "3", "+1", a word such as "all" or "melee", or a count as JSON */
  | "amount"
  | "number"
  | "flag"
  | "condition"
  | "conditions"
  | "effects"
  | "area"
  | "elements"
  | "abilities"
  | "attacks"
  | "text"
  | "texts"
  | readonly string[];

export interface Field {
  readonly name: string;
  readonly label: TextKey;
  readonly entry: Entry;
  /** What an empty field means, as a hint in it. */
  readonly empty?: string;
  /** What it becomes where it is left empty, because it may not be missing. */
  readonly needed?: unknown;
}

export interface Form {
  readonly name: keyof Ability;
  readonly label: TextKey;
  readonly fields: readonly Field[];
  /** Fields beside the name: what follows if it is so, and if not. */
  readonly beside?: readonly Field[];
  readonly fresh: Ability;
}

const field = (name: string, label: TextKey, entry: Entry, more: Partial<Field> = {}): Field => ({
  name,
  label,
  entry,
  ...more,
});

const value = (needed: unknown = 1): Field => field("value", "value", "amount", { needed });
const range = field("range", "range", "amount", { empty: "–" });
const targets = field("targets", "targets", "amount", { empty: "1" });
const effects = field("effects", "effects", "effects");
const self = field("self", "self", "flag");
const whom = field("whom", "whom", ["allies", "selfAndAllies", "enemies", "alliesAndEnemies"]);
const within = field("within", "within", "number", { empty: "–" });
const sets = field("of", "ofSets", "texts");
const abilities = field("abilities", "abilities", "abilities", { needed: [] });
const elementList = (label: TextKey): Field => field("", label, "elements", { needed: ["wild"] });

const to = field("to", "then", "abilities", { needed: [] });
const otherwise = field("else", "else", "abilities");
const tiles = ["obstacle", "difficult", "icy", "hazardous", "trap", "water"] as const;
const performed = [
  "move",
  "attack",
  "heal",
  "shield",
  "retaliate",
  "condition",
  "push",
  "pull",
  "damage",
  "loot",
  "infuse",
  "consume",
  "summon",
  "grant",
  "create",
  "bonus",
  "control",
] as const;

const attack: readonly Field[] = [
  value("+0"),
  range,
  targets,
  field("pierce", "pierce", "number", { empty: "0" }),
  effects,
  field("advantage", "advantage", "flag"),
  field("disadvantage", "disadvantage", "flag"),
];

export const controlledAttack: readonly Field[] = attack;

const plainMove: Ability = { move: { points: "+0" } };
const plainAttack: Ability = { attack: { value: "+0" } };

export const forms: readonly Form[] = [
  {
    name: "move",
    label: "move",
    fields: [field("points", "points", "amount", { needed: "+0" }), field("jump", "jump", "flag")],
    fresh: plainMove,
  },
  {
    name: "attack",
    label: "attack",
    fields: [
      ...attack,
      field("area", "area", "area"),
      field("along", "along", "number", { empty: "–" }),
      field("allOnOne", "allOnOne", "flag"),
    ],
    fresh: plainAttack,
  },
  {
    name: "heal",
    label: "heal",
    fields: [value(), range, targets, self, whom, sets, effects],
    fresh: { heal: { value: 2, self: true } },
  },
  {
    name: "shield",
    label: "shield",
    fields: [value(), whom, within, targets, sets],
    fresh: { shield: { value: 1 } },
  },
  {
    name: "retaliate",
    label: "retaliate",
    fields: [value(), range, effects, whom, within, targets, sets],
    fresh: { retaliate: { value: 1 } },
  },
  {
    name: "condition",
    label: "condition",
    fields: [field("gain", "gains", "condition"), range, targets, self, whom, sets, effects],
    fresh: { condition: { gain: "strengthen", self: true } },
  },
  {
    name: "damage",
    label: "damage",
    fields: [
      value(),
      range,
      targets,
      self,
      whom,
      field("pick", "pick", ["focus", "closest", "mostHitPoints"]),
      field("sight", "inSight", "flag"),
      effects,
    ],
    fresh: { damage: { value: 1, range: 1 } },
  },
  {
    name: "teleport",
    label: "teleport",
    fields: [field("range", "range", "number", { needed: 1 })],
    fresh: { teleport: { range: 2 } },
  },
  {
    name: "push",
    label: "push",
    fields: [field("points", "points", "number", { needed: 1 }), range, targets],
    fresh: { push: { points: 1, range: 1 } },
  },
  {
    name: "pull",
    label: "pull",
    fields: [field("points", "points", "number", { needed: 1 }), range, targets],
    fresh: { pull: { points: 1, range: 2 } },
  },
  { name: "loot", label: "lootAbility", fields: [field("range", "range", "number")], fresh: { loot: { range: 1 } } },
  { name: "infuse", label: "infuse", fields: [elementList("elements")], fresh: { infuse: ["fire"] } },
  {
    name: "consume",
    label: "consume",
    fields: [elementList("elements")],
    beside: [to, otherwise],
    fresh: { consume: ["fire"], to: [{ attack: { value: "+1" } }] },
  },
  {
    name: "summon",
    label: "summonAbility",
    fields: [
      field("name", "name", "text", { needed: "?" }),
      field("rank", "rank", ["normal", "elite"]),
      field("count", "count", "amount", { empty: "1" }),
      field("hp", "hp", "amount", { empty: "–" }),
      field("attack", "statAttack", "amount", { empty: "–" }),
      field("move", "statMove", "amount", { empty: "–" }),
      field("range", "statRange", "amount", { empty: "–" }),
      field("beside", "beside", ["self", "target"]),
    ],
    fresh: { summon: { name: "Rust Hound", rank: "normal" } },
  },
  {
    name: "grant",
    label: "grant",
    fields: [range, targets, whom, sets, abilities],
    fresh: { grant: { range: 2, abilities: [plainAttack] } },
  },
  {
    name: "control",
    label: "control",
    fields: [
      field("whom", "whom", ["targets"]),
      field("range", "range", "number", { empty: "–" }),
      field("abilities", "attackList", "attacks", { needed: [] }),
    ],
    fresh: { control: { whom: "targets", abilities: [{ attack: { value: 2 } }] } },
  },
  {
    name: "if",
    label: "ifSo",
    fields: [
      field("performed", "performed", performed),
      field("round", "roundIs", ["odd", "even"]),
      field("hitPoints", "hitPointsAre", ["fewest", "most"]),
      sets,
      field("has", "hasCondition", "condition"),
      field("tokens", "tokensOnMat", "number", { empty: "–" }),
    ],
    beside: [to, otherwise],
    fresh: { if: { performed: "move" }, to: [plainAttack] },
  },
  {
    name: "rank",
    label: "onlyRank",
    fields: [field("", "rank", ["normal", "elite"], { needed: "elite" })],
    beside: [to, otherwise],
    fresh: { rank: "elite", to: [plainAttack] },
  },
  {
    name: "focus",
    label: "focusOn",
    fields: [field("on", "focusOnWhom", ["closest", "farthest"]), field("range", "range", "number", { empty: "–" })],
    fresh: { focus: { on: "farthest" } },
  },
  {
    name: "create",
    label: "create",
    fields: [
      field("tile", "tileToCreate", tiles, { needed: "trap" }),
      field("damage", "damage", "number", { empty: "–" }),
      field("conditions", "conditions", "conditions"),
      field("at", "place", ["closestToEnemy", "adjacent", "ownHex", "targets"]),
    ],
    fresh: { create: { tile: "trap", damage: 3 } },
  },
  {
    name: "token",
    label: "tokenAbility",
    fields: [
      field("beside", "beside", "texts", { needed: ["?"] }),
      field("most", "mostTokens", "number", { empty: "–" }),
    ],
    fresh: { token: { beside: ["?"] } },
  },
  {
    name: "remove",
    label: "removeCondition",
    fields: [field("condition", "condition", "condition", { needed: "poison" })],
    fresh: { remove: { condition: "poison" } },
  },
  {
    name: "bonus",
    label: "bonusAbility",
    fields: [
      field("attack", "statAttack", "amount", { empty: "–" }),
      field("attackNearby", "attackNearby", "amount", { empty: "–" }),
      field("attackersDisadvantage", "attackersDisadvantage", "flag"),
      field("attackersSuffer", "attackersSuffer", "number", { empty: "–" }),
      field("attackersGain", "attackersGain", "condition"),
      whom,
      within,
      sets,
    ],
    fresh: { bonus: { attackersSuffer: 1 } },
  },
  { name: "kill", label: "kill", fields: [], fresh: { kill: { self: true } } },
  { name: "switchRank", label: "switchRank", fields: [], fresh: { switchRank: true } },
];

/** The form of an ability; none where it is not one of these. */
export const formOf = (ability: Ability): Form | undefined =>
  forms.find((form) => ability[form.name] !== undefined && form.name in ability);

type Fields = Readonly<Record<string, unknown>>;

/** The value of a field of an ability: of the name's object, of the name itself, or beside it. */
export function valueOf(ability: Ability, form: Form, { name }: Field): unknown {
  const inside = ability[form.name];
  if (form.beside?.some((b) => b.name === name)) return (ability as unknown as Fields)[name];
  return name === "" ? inside : (inside as Fields | undefined)?.[name];
}

const without = (fields: Fields, name: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([n]) => n !== name));

/** The ability with another value in a field; undefined leaves the field out, or sets it to what it needs at least. */
export function withValue(ability: Ability, form: Form, { name, needed }: Field, given: unknown): Ability {
  const to = given ?? needed;
  const put = (fields: Fields): Fields => (to === undefined ? without(fields, name) : { ...fields, [name]: to });
  if (form.beside?.some((b) => b.name === name)) return put(ability as unknown as Fields) as unknown as Ability;
  if (name === "") return { ...ability, [form.name]: to };
  return { ...ability, [form.name]: put((ability[form.name] ?? {}) as Fields) };
}

/** The fields of an ability that its form does not show. */
export function hiddenFields(ability: Ability, form: Form): readonly string[] {
  const inside = ability[form.name];
  const shown = new Set(form.fields.map((f) => f.name));
  const own =
    typeof inside === "object" && inside !== null && !Array.isArray(inside) && form.fields.length
      ? Object.keys(inside).filter((name) => !shown.has(name))
      : [];
  const beside = Object.keys(ability).filter((n) => n !== form.name && !form.beside?.some((b) => b.name === n));
  return [...own, ...beside];
}

/** "3", "+1", "all", or a count as JSON, as they stand in a file; undefined where nothing is entered. */
export function amountOf(text: string): unknown {
  const clean = text.trim();
  if (clean === "") return undefined;
  if (/^\d+$/.test(clean)) return Number(clean);
  if (!clean.startsWith("{")) return clean;
  try {
    return JSON.parse(clean) as unknown;
  } catch {
    return clean;
  }
}

export const amountText = (amount: unknown): string =>
  amount === undefined ? "" : typeof amount === "object" ? JSON.stringify(amount) : String(amount);

/** The effects of an attack as a line: "wound, push 1, infuse fire". What has no such words is JSON. */
export function effectsText(effects: unknown): string {
  if (!Array.isArray(effects)) return "";
  return effects.map(effectText).join(", ");
}

function effectText(effect: unknown): string {
  if (typeof effect === "string") return effect;
  const [[name, of] = ["", undefined], ...more] = Object.entries((effect ?? {}) as Fields);
  const simple = more.length === 0 && (typeof of === "number" || typeof of === "string");
  return simple ? `${name} ${of}` : JSON.stringify(effect);
}

/** Splits at commas that are not inside braces or brackets. */
function parts(text: string): string[] {
  const list: string[] = [];
  let [depth, part] = [0, ""];
  for (const sign of text) {
    if (sign === "{" || sign === "[") ++depth;
    if (sign === "}" || sign === "]") --depth;
    if (sign === "," && depth === 0) {
      list.push(part);
      part = "";
    } else part += sign;
  }
  return [...list, part].map((p) => p.trim()).filter(Boolean);
}

/** Reads such a line; throws where JSON in it is broken. */
export function effectsOf(text: string): unknown[] | undefined {
  const list = parts(text).map((part): unknown => {
    if (part.startsWith("{")) return JSON.parse(part);
    const [name = "", of] = part.split(/\s+/);
    if (of === undefined) return name;
    return { [name]: /^\d+$/.test(of) ? Number(of) : of };
  });
  return list.length ? list : undefined;
}

/** Names between commas. */
export function textsOf(text: string): string[] | undefined {
  const list = parts(text);
  return list.length ? list : undefined;
}
