import type { GameEvent as Event, Hex } from "forms";
import { t, word } from "./text.ts";
import { placeName } from "../state/shown.ts";

/** An event as a line of the log: its words, and what it shows on the board. */
export interface Line {
  readonly text: string;
  readonly figures: readonly string[];
  readonly arrow?: readonly [Hex, Hex];
  readonly important?: boolean;
}

type Of<K extends Event["event"]> = Extract<Event, { event: K }>;

/** An attack is never worth less than nothing, whatever its cards say. */
const least = (value: number): number => Math.max(0, value);

/** An effect with its amount, such as "push 1". */
const amounts = (effect: unknown): string =>
  Object.entries(effect as Record<string, unknown>)
    .map(([name, amount]) => `${word(name)} ${typeof amount === "object" ? "" : String(amount)}`.trim())
    .join(" ");

const cardText = (card: unknown): string => {
  if (typeof card === "string") return card;
  const { value, rolling, effects } = card as { value: string; rolling?: boolean; effects?: unknown[] };
  const more = (effects ?? []).map((e) => (typeof e === "string" ? word(e) : amounts(e)));
  return [value, ...(rolling ? [t("rolling")] : []), ...more].join(" ");
};

/** The arithmetic of an attack, as numbers with what each is for. */
function arithmetic(event: Of<"attack">): string {
  const parts = [`${t("attack")} ${event.value}`];
  event.bonuses?.forEach((bonus, i) => parts.push(`${event.bonusNames?.[i] || t("bonus")} ${bonus}`));
  const used = event.cards
    .filter((_, i) => event.used.includes(i))
    .map(cardText)
    .join(", ");
  const unused = event.cards
    .filter((_, i) => !event.used.includes(i))
    .map(cardText)
    .join(", ");
  const draws = event.draws === "one" ? "" : ` (${t(event.draws)}${unused ? `, ${t("not")} ${unused}` : ""})`;
  parts.push(`${t("cardWord")} ${used}${draws} = ${least(event.afterCards)}`);
  if (event.shieldBeforePierce !== undefined)
    parts.push(
      `${t("shield")} ${event.shieldBeforePierce}, ${t("pierce")} ${event.pierce ?? 0} = ${least(event.afterShield)}`,
    );
  else if (event.shield) parts.push(`${t("shield")} ${event.shield} = ${least(event.afterShield)}`);
  if (event.amount !== event.afterShield) parts.push(`${t("wardBrittle")} = ${least(event.amount)}`);
  return parts.join(" · ");
}

const of = (figure: string | undefined): string[] => (figure ? [figure] : []);

type Writers = { [K in Event["event"]]: (event: Of<K>) => Line };

const simple = (text: string, ...figures: readonly (string | undefined)[]): Line => ({
  text,
  figures: figures.flatMap(of),
});

const writers: Writers = {
  attack: (e) => simple(`${e.by} → ${e.target}: ${arithmetic(e)}`, e.by, e.target),
  damage: (e) => ({
    ...simple(
      t("suffers", e.to, String(e.amount), e.hp === undefined ? "" : t("left", String(e.hp)), word(e.source)),
      e.to,
    ),
    important: true,
  }),
  negate: (e) => simple(t("negates", e.figure, String(e.amount)), e.figure),
  heal: (e) => simple(t("heals", e.to, String(e.amount), e.hp === undefined ? "" : t("nowAt", String(e.hp))), e.to),
  gain: (e) => simple(t("gainsIt", e.to, word(e.condition)), e.to),
  lose: (e) => simple(t("losesIt", e.figure, word(e.condition)), e.figure),
  noEffect: (e) => simple(t("noEffect", e.figure, word(e.of), word(e.why)), e.figure),
  move: (e) => ({
    ...simple(
      `${e.figure}: ${placeName(e.from)} → ${placeName(e.to)}${e.how === "walk" ? "" : ` (${word(e.how)})`}`,
      e.figure,
    ),
    arrow: [e.from, e.to],
  }),
  death: (e) => ({ ...simple(t("dies", e.figure), e.figure), important: true }),
  exhausted: (e) => ({ ...simple(t("exhausted", e.figure), e.figure), important: true }),
  destroyed: (e) => ({ ...simple(t("destroyed", e.figure), e.figure), important: true }),
  removed: (e) => simple(t("removed", e.figure), e.figure),
  dismissed: (e) => simple(t("removed", e.figure), e.figure),
  lootToken: (e) => simple(t("lootLies", placeName(e.at))),
  loot: (e) => simple(t("loots", e.figure, String(e.tokens.length + e.treasure.length)), e.figure),
  trap: (e) => simple(t("springs", e.figure, placeName(e.at)), e.figure),
  door: (e) => simple(t("opensDoor", e.figure, placeName(e.at)), e.figure),
  infuse: (e) => simple(t("infused", word(e.element))),
  infusion: (e) => simple(t("infuses", e.figure, word(e.element)), e.figure),
  consume: (e) => simple(t("consumed", word(e.element))),
  wane: (e) => simple(`${word(e.element)}: ${t(e.state)}`),
  bonus: (e) => simple(`${e.on}: ${word(e.bonus.kind)} ${e.bonus.value ?? e.bonus.attack ?? ""}`, e.on),
  bonusUsed: (e) => simple(t("bonusUsed", e.on), e.on),
  bonusEnds: (e) => simple(t("bonusEnds", e.on), e.on),
  startTurn: (e) => simple(e.figure, e.figure),
  endTurn: (e) => simple(t("endsTurn", e.figure), e.figure),
  endRound: () => simple(t("roundEnds")),
  shuffle: (e) => simple(t("shuffled", word(e.deck))),
  cardJoins: (e) => simple(t("cardJoins", cardText(e.card), word(e.deck))),
  cardLeaves: (e) => simple(t("cardLeaves", cardText(e.card), word(e.deck))),
  tile: (e) => simple(t(e.create ? "created" : "removedTile", word(e.create ?? e.destroy ?? ""), placeName(e.at))),
  summon: (e) => simple(t("summons", e.by, e.figure, placeName(e.at)), e.by, e.figure),
  spawn: (e) => simple(t("spawned", e.figure, placeName(e.at)), e.figure),
  token: (e) => simple(t("tokenPlaced", e.beside, String(e.count))),
  rank: (e) => simple(t("changesRank", e.figure, word(e.rank)), e.figure),
  choice: (e) => simple(choiceText(e), e.figure),
  party: (e) => simple(t("partyDid", e.says), e.figure),
  plan: (e) => simple(e.focus?.length ? `${t("focus")}: ${e.focus.join(", ")}` : t("noFocus"), e.figure),
};

/** `way`: the hexes of a move of several steps. */
export function lineOf(event: Event, way: readonly Hex[] = []): Line {
  if (event.event === "move" && way.length > 2) {
    const how = event.how === "walk" ? "" : ` (${word(event.how)})`;
    return {
      text: `${event.figure}: ${way.map(placeName).join(" → ")}${how}`,
      figures: [event.figure],
      arrow: [event.from, event.to],
    };
  }
  const writer = writers[event.event] as ((e: Event) => Line) | undefined;
  return writer ? writer(event) : { text: JSON.stringify(event), figures: [] };
}

/** What a figure does whose player has answered "no". */
const declines = { negate: "doesNotNegate", item: "usesNoItem", regenerate: "declinesHeal" } as const;

function choiceText({ of, figure, options, chosen }: Of<"choice">): string {
  const option = options[chosen];
  const declined = option?.says === "no" && of in declines ? declines[of as keyof typeof declines] : undefined;
  return declined && figure ? t(declined, figure) : t("chosen", optionText(option));
}

interface OptionWords {
  readonly figure?: string;
  readonly focus?: string;
  readonly end?: Hex;
  readonly targets?: readonly string[];
  readonly path?: readonly Hex[];
  readonly says?: string;
}

/** An option of a choice in words. */
export function optionText(option: OptionWords | undefined): string {
  if (!option) return "";
  const parts: string[] = [];
  if (option.says) parts.push(option.says);
  if (option.figure && option.figure !== option.says) parts.push(option.figure);
  if (option.end) parts.push(`${t("movesTo")} ${placeName(option.end)}`);
  else if (option.path?.length) parts.push(option.path.map(placeName).join(" "));
  if (option.targets)
    parts.push(option.targets.length ? `${t("attacks")} ${option.targets.join(", ")}` : t("attacksNobody"));
  if (option.focus && !option.targets?.includes(option.focus)) parts.push(`${t("focus")} ${option.focus}`);
  return parts.join(" · ");
}
