import { computed, signal } from "@preact/signals";
import type { Figure, Hex, RoundLine, Scene, TurnAnswerNarrowed, TurnAnswerOption } from "forms";
import { roundLines, shownStep, steppedAnswer } from "./ask.ts";
import { playedBoard, playing } from "../game/board.ts";
import { considered, mode } from "./store.ts";

/** What a line of a list, under the pointer, shows on the board. */
export interface Lit {
  readonly kept: TurnAnswerNarrowed;
  readonly dropped: TurnAnswerNarrowed;
  readonly arrow?: readonly [Hex, Hex];
}
export const lit = signal<Lit | null>(null);
/** An option of a list that is under the pointer. */
export const litOption = signal<Partial<TurnAnswerOption> | null>(null);

export const lastLine = computed<RoundLine | undefined>(() => {
  const lines = roundLines.value;
  return lines?.ok ? lines.value.at(-1) : undefined;
});

/** Where the round has stopped. */
export const stop = computed(() => {
  const last = lastLine.value;
  return last && "stop" in last ? last : undefined;
});

/** The scene that the board shows. */
export const shownScene = computed<Scene>(() => {
  const doc = considered.value;
  if (playedBoard.value) return playedBoard.value;
  if (mode.value === "dispute" && shownStep.value > 0 && steppedAnswer.value?.ok)
    return steppedAnswer.value.value.scene;
  return doc.scene;
});

/** Whether the board may be edited: not while a game is shown. */
export const editable = computed(() => !playing.value);

export const shownFigure = (id: string): Figure | undefined => shownScene.value.figures?.find((f) => f.id === id);
