import { computed } from "@preact/signals";
import type { Hex } from "forms";
import { key, shown } from "../scene/hex.ts";
import * as drawing from "../state/store.ts";
import { mode } from "../state/store.ts";
import { board, canRedo, canUndo, game, hexNames, isLive, redo, skipShowing, undo, waiting } from "./game.ts";
import { g } from "./text.ts";
import { acting, action, canDrag, dropped, giveUp, healed, inRange, picked, targets } from "./turn.ts";

// What the board asks about a game: whether it shows one, and what dragging and clicking do in it.

/** Whether the board shows a game. */
export const playing = computed(() => mode.value === "round" && game.value !== null);
/** The board of the game; undefined: another is shown. */
export const playedBoard = computed(() => (playing.value ? (board.value ?? undefined) : undefined));

/** What people call the hexes of the game, hidden rooms counted; undefined: no game is shown. */
export const playedNames = computed(() => (playing.value ? { name: namedIn(hexNames.value) } : undefined));
const namedIn =
  (names: ReadonlyMap<string, string>) =>
  (hex: Hex): string =>
    names.get(key(hex)) ?? shown(hex);

export const maySlide = (id: string): boolean => playing.value && canDrag(id);
export const slid = (id: string, to: Hex): void => dropped(id, to);
export const pickedInGame = (hex: Hex): void => picked(hex);
export const letGo = giveUp;
/** A hand on the board ends what is being shown there. */
export const showNow = skipShowing;

/** What the game waits for, in a sentence; undefined: no game is shown. */
export const askedNow = computed(() => {
  const asks = playing.value ? waiting.value : undefined;
  return (asks?.cardSays ? g("cardSays", asks.figure ?? "") : asks?.says) || undefined;
});

/** What marks a figure in a game. */
export function marksOf(id: string): string {
  const words: string[] = [];
  const asks = waiting.value;
  const turn = board.value?.progress?.turn?.figure;
  if (drawing.drag.value?.id === id) return "";
  if (turn === id || (isLive.value && acting.value === id)) words.push("acts");
  if (!isLive.value) return words.join(" ");
  if (asks && (asks.for === "draw" ? asks.target === id : asks.for === "negate" && asks.figure === id))
    words.push("target");
  if (acting.value && action.value === "attack") {
    if (targets.value.includes(id)) words.push("focus");
    else if (inRange.value.has(id)) words.push("target");
  }
  if (acting.value && action.value === "heal" && healed.value === id) words.push("selected");
  return words.join(" ");
}

/** Undo and redo: of the game where the board shows one, otherwise of the drawing. */
export const canUndoShown = computed(() => (playing.value ? canUndo.value : drawing.canUndo.value));
export const canRedoShown = computed(() => (playing.value ? canRedo.value : drawing.canRedo.value));
export const undoShown = (): void => (playing.value ? void undo() : drawing.undo());
export const redoShown = (): void => (playing.value ? void redo() : drawing.redo());
