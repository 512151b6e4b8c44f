import type { MonsterCard } from "forms";
import { deckOf, onTable, undrawn, withDrawn, type DeckCard } from "../scene/sets.ts";
import { tidy } from "../scene/map.ts";
import { withScene } from "../scene/document.ts";
import { change, edit, scene, work } from "./store.ts";

/** Lays a card of one's own on the table, or takes a set's card away. */
export function setCard(set: string, card: MonsterCard | undefined, join?: string): void {
  edit((s) => {
    const cards = tidy({ ...s.cards, [set]: card }) as Record<string, MonsterCard>;
    return tidy({ ...s, cards: Object.keys(cards).length ? cards : undefined });
  }, join);
}

/** Lays a card of the set's deck on the table: it counts as drawn. */
export function takeCard(set: string, card: DeckCard): void {
  const now = work.value;
  const s = now.document.scene;
  const drawn = { ...now.drawn, [set]: withDrawn(deckOf(s, set), now.drawn?.[set] ?? [], card.id) };
  const cards = { ...s.cards, [set]: onTable(card) };
  change({ ...now, document: withScene(now.document, { ...s, cards }), drawn });
}

/** Draws a card that has not been drawn since the deck was shuffled. */
export function drawCard(set: string): void {
  const left = undrawn(deckOf(scene.value, set), work.value.drawn?.[set] ?? []);
  const card = left[Math.floor(Math.random() * left.length)];
  if (card) takeCard(set, card);
}

/** Shuffles a deck: every card can be drawn again. */
export function shuffleDeck(set: string): void {
  const { [set]: _, ...drawn } = work.value.drawn ?? {};
  change({ ...work.value, drawn });
}
