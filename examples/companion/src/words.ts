// Events and options in words. The engine's JSON is stable; the words are the app's own.

import type { GameEvent as Event, EventOption, TurnAnswerReason } from "standee";

type Words = { [Kind in Event["event"]]?: (event: Extract<Event, { event: Kind }>) => string };

const hex = (at: readonly number[]) => `[${at.join(",")}]`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const words: Words = {
  attack: (e) =>
    `${e.by} attacks ${e.target}: attack ${e.value}` +
    (e.draws === "one" ? "" : ` with ${e.draws}`) +
    `, ${e.cards.length === 1 ? "card" : "cards"} ${e.cards.map((card) => (typeof card === "string" ? card : card.value)).join(", ")}` +
    (e.shield > 0 ? `, shield ${e.shield}` : "") +
    `: ${e.amount} damage`,
  damage: (e) => `${e.to} suffers ${e.amount} damage (${e.source})` + (e.hp === undefined ? "" : `, ${e.hp} left`),
  negate: (e) => `${e.figure} negates ${e.amount} damage`,
  heal: (e) => `${e.to} heals ${e.amount}` + (e.hp === undefined ? "" : `, now ${e.hp}`),
  gain: (e) => `${e.to} gains ${e.condition}`,
  lose: (e) => `${e.figure} loses ${e.condition}`,
  noEffect: (e) => `${e.of} has no effect on ${e.figure}: ${e.why}`,
  move: (e) => `${e.figure} goes from ${hex(e.from)} to ${hex(e.to)} (${e.how})`,
  death: (e) => `${e.figure} dies`,
  exhausted: (e) => `${e.figure} is exhausted`,
  lootToken: (e) => `A loot token lies in ${hex(e.at)}`,
  trap: (e) => `${e.figure} springs the trap in ${hex(e.at)}`,
  infusion: (e) => `${e.figure} infuses ${e.element}`,
  infuse: (e) => `${capital(e.element)} is now strong`,
  consume: (e) => `${capital(e.element)} is consumed`,
  wane: (e) => `${capital(e.element)} is now ${e.state}`,
  shuffle: (e) => `Shuffle the ${e.abilities ? "ability" : "modifier"} cards of ${e.deck}`,
  choice: (e) => `Chosen: ${optionInWords(e.options[e.chosen]!)}`,
  party: (e) => `Done for ${e.figure}: ${e.says}`,
  plan: (e) => (e.focus ? `Focus: ${e.focus.join(" or ")}` : `${e.figure} has no focus`),
  endRound: () => "The round ends",
};

/** An event in words. One that the app has no words for is shown as it is, never hidden. */
export function inWords(event: Event): string {
  const say = words[event.event] as ((event: Event) => string) | undefined;
  return say ? say(event) : JSON.stringify(event);
}

/** One step of the reasoning: what it says, about which hexes, and what is ruled out. */
export function reasonInWords({ says, kept, dropped }: TurnAnswerReason): string {
  const about = kept && "hexes" in kept ? `: ${kept.hexes.map(hex).join(" ")}` : "";
  const out = dropped && ("hexes" in dropped ? dropped.hexes.map(hex).join(" ") : dropped.figures.join(", "));
  return `${capital(says)}${about}.` + (out ? ` Out: ${out}.` : "");
}

export function optionInWords({ says, figure, focus, end, targets, path }: EventOption): string {
  const parts = [
    says,
    figure,
    focus && `focus on ${focus}`,
    end ? `end in ${hex(end)}` : path && `through ${path.map(hex).join(" ")}`,
    targets && targets.length > 0 && `attack ${targets.join(", ")}`,
  ];
  return parts.filter(Boolean).join(", ") || "nothing";
}

/** Modifier cards as people type them: "+1 -1 miss". */
export function cardsIn(text: string): string[] {
  return text.split(/[\s,]+/).filter(Boolean);
}

/** Hexes as people type them: "1,0 2,0". */
export function hexesIn(text: string): [number, number][] {
  return [...text.matchAll(/(-?\d+)\s*,\s*(-?\d+)/g)].map(([, q, r]) => [Number(q), Number(r)]);
}
