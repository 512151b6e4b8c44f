// The ability cards: which decks a round needs, and what is left in them.

import type { MonsterCard, Scene } from "standee";
import type { Played, Preparation, Session } from "./session.ts";

export interface Deck {
  set: string;
  cards: MonsterCard[];
}

/** A deck for each set on the board that has no initiative of its own, with the cards of its stat card. */
export function decksOf({ figures = [], monsters = {} }: Scene): Deck[] {
  const decks = new Map<string, MonsterCard[]>();
  for (const { id, kind, name = id, set, initiative } of figures) {
    if (["monster", "boss", "ally"].includes(kind) && initiative === undefined) {
      const cards = monsters[name]?.cards ?? [];
      decks.set(
        set ?? monsters[name]?.deck ?? name,
        cards.map((card) => ({ ...card, abilities: card.abilities ?? [] })),
      );
    }
  }
  return [...decks].map(([set, cards]) => ({ set, cards }));
}

/** The cards that have left the decks after the last round. The engine says which are shuffled. */
export function drawnCards(session: Session, played: Played | undefined): Preparation["drawn"] {
  const round = session.rounds.at(-1);
  const drawn = structuredClone(round?.drawn ?? {});
  for (const [set, { id = "" }] of Object.entries(round?.cards ?? {})) {
    (drawn[set] ??= []).push(id);
  }
  for (const event of played?.events ?? []) {
    if (event.event === "shuffle" && event.abilities) {
      delete drawn[event.deck];
    }
  }
  return drawn;
}

/** Draws from what is left of a deck; `random` is at least 0 and below 1. */
export function drawCard({ cards }: Deck, drawn: string[] = [], random = Math.random()): MonsterCard | undefined {
  const left = cards.filter(({ id = "" }) => !drawn.includes(id));
  return left[Math.floor(random * left.length)];
}
