import type { DeckCard, Scene } from "forms";
import { abilityLine } from "../text/cardWords.ts";
import { t } from "../text/text.ts";

/** What a card does, an ability in each line. */
export const cardLines = (card: DeckCard | undefined): string[] => [
  ...(card?.actsAfter ? [t("actsRightAfter", card.actsAfter)] : []),
  ...(card?.abilities ?? []).map(abilityLine),
  ...(card?.text ?? []).map((text) => (typeof text === "string" ? text : text.says)),
];

/** The card of that id in the deck of the stat cards of that name. */
export const cardOf = (scene: Scene, statCards: string | undefined, id: string): DeckCard | undefined =>
  statCards ? scene.monsters?.[statCards]?.cards?.find((card) => card.id === id) : undefined;
