import { computed, signal } from "@preact/signals";
import type { Figure, Hex, Scene, TurnAnswerNarrowed, TurnAnswerOption } from "forms";
import { namesOf, type HexNames } from "../scene/names.ts";
import { shownStep, steppedAnswer } from "./ask.ts";
import { playedBoard, playedNames, playing } from "../game/board.ts";
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

/** The names of the hexes of the board that is shown; those of a game count hidden rooms, too. */
export const shownNames = computed<Pick<HexNames, "name">>(() => playedNames.value ?? namesOf(shownScene.value.map));

const ids = computed(() => new Set((shownScene.value.figures ?? []).map((f) => f.id)));

/** A hex as people say it, "C5"; with a sign before it where a figure has that name. */
export function placeName(hex: Hex): string {
  const name = shownNames.value.name(hex);
  return ids.value.has(name) ? `⬡${name}` : name;
}

/** What the engine says, with the names of its hexes. */
export const withNames = (text: string): string =>
  text.replace(/\[(-?\d{1,5}),(-?\d{1,5})\]/g, (_, q: string, r: string) => placeName([Number(q), Number(r)]));
