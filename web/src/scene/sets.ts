import type { Figure, MonsterCard, DeckCard, MonsterSet, Scene } from "forms";

// Monster sets, and the decks of ability cards that they draw from. Several sets may share a deck.

/** A card of a deck. */
export type { DeckCard };

/** The set whose card a figure performs; none for those without ability cards. */
export function setOf(scene: Scene, figure: Figure): string | null {
  if (figure.kind === "character" || figure.kind === "objective" || figure.kind === "summon") return null;
  if (figure.set) return figure.set;
  const name = figure.name ?? "";
  return scene.monsters?.[name]?.deck ?? (name || figure.id);
}

/** The sets of the figures on the board, in the order of the figures. */
export const setsOf = (scene: Scene): string[] => [
  ...new Set((scene.figures ?? []).map((f) => setOf(scene, f)).filter((name) => name !== null)),
];

const drawsFrom = (set: MonsterSet, name: string): boolean => (set.deck ?? set.name) === name;

/** The stat cards of the sets that draw from a deck: the one of its own name first. */
export function statCardsOf(scene: Scene, name: string): MonsterSet[] {
  const all = Object.entries(scene.monsters ?? {});
  const own = all.filter(([key]) => key === name).map(([, set]) => set);
  return [...own, ...all.filter(([key, set]) => key !== name && drawsFrom(set, name)).map(([, set]) => set)];
}

/** The cards of a deck. */
export const deckOf = (scene: Scene, name: string): readonly DeckCard[] =>
  statCardsOf(scene, name).find((set) => set.cards?.length)?.cards ?? [];

/** A card of a deck as it lies on the table. */
export const onTable = (card: DeckCard): MonsterCard => ({ ...card, abilities: card.abilities ?? [] });

/** The cards that can still be drawn: all, once every one has been. */
export function undrawn(deck: readonly DeckCard[], drawn: readonly string[]): readonly DeckCard[] {
  const left = deck.filter((card) => !drawn.includes(card.id));
  return left.length ? left : deck;
}

/** The drawn cards after one more. When the last was drawn, the next draw begins anew. */
export const withDrawn = (deck: readonly DeckCard[], drawn: readonly string[], id: string): readonly string[] =>
  drawn.length >= deck.length || drawn.includes(id) ? [id] : [...drawn, id];

/** The sets whose stat cards are of another level than the scene. */
export const setsOfOtherLevel = (scene: Scene): MonsterSet[] =>
  Object.values(scene.monsters ?? {}).filter((set) => (set.level ?? 1) !== (scene.level ?? 1));
