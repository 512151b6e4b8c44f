import { computed, effect, signal, untracked } from "@preact/signals";
import type { DisputeAnswer, Edition, PlayAnswer, RoundLine, Scene, ThreatAnswer, TurnAnswer } from "forms";
import { asker } from "../engine/client.ts";
import { linesOf, requestOf, resultOf, type Options, type Result } from "../engine/engine.ts";
import { methodOf, written, type Document } from "../scene/document.ts";
import { asked, considered, mode, optionIndex, selected, layout } from "./store.ts";
import { same, type Point } from "../scene/hex.ts";
import type { Hex } from "forms";

export interface SightAnswer {
  readonly format: "sight-answer/1";
  readonly from: Hex;
  readonly to: Hex;
  readonly visible: boolean;
  readonly clause: string;
  readonly page?: string;
  readonly line?: readonly [[number, number], [number, number]];
  readonly blockedBy?: readonly unknown[];
}

export const turnAnswer = signal<Result<TurnAnswer> | null>(null);
export const otherAnswer = signal<Result<TurnAnswer> | null>(null);
export const whyNotAnswer = signal<Result<TurnAnswer> | null>(null);
export const threatAnswer = signal<Result<ThreatAnswer> | null>(null);
export const roundLines = signal<Result<RoundLine[]> | null>(null);
export const playAnswer = signal<Result<PlayAnswer> | null>(null);
export const disputeAnswer = signal<Result<DisputeAnswer> | null>(null);
export const sightAnswer = signal<Result<SightAnswer> | null>(null);
export const words = signal("");

/** The edition to compare with, and the movement points and jump of the threat map. */
export const compared = signal<Edition | null>(null);
export const threatMove = signal<number | null>(null);
export const threatJump = signal(false);
export const sightFrom = signal<Hex | null>(null);
export const sightTo = signal<Hex | null>(null);

/** The turn of the scene alone, whatever else its document says. */
const turnInput = computed(() => considered.value.scene);

function show<T>(target: { value: Result<T> | null }, key: string, method: string, input: unknown, options: Options = {}): void {
  void asker.ask(key, method, requestOf(input, options)).then((text) => {
    if (text !== undefined) target.value = resultOf<T>(text);
  });
}

const nothing = (target: { value: unknown }, key: string): void => {
  asker.forget(key);
  target.value = null;
};

const hasTurn = (scene: Scene): boolean => !!scene.turn;

/** Keeps the answers to what is on the board up to date. Called once. */
export function startAsking(): void {
  effect(() => {
    const scene = turnInput.value;
    if (mode.value === "turn" && hasTurn(scene)) show(turnAnswer, "turn", "turn", scene);
    else nothing(turnAnswer, "turn");
  });
  effect(() => {
    const scene = turnInput.value;
    const edition = compared.value;
    if (mode.value !== "turn" || !edition || !hasTurn(scene)) return nothing(otherAnswer, "other");
    show(otherAnswer, "other", "turn", { ...scene, edition, rules: undefined });
  });
  effect(() => {
    const scene = turnInput.value;
    const id = selected.value;
    const hex = asked.value;
    const enemy = scene.figures?.find((f) => f.id === id);
    const actor = scene.figures?.find((f) => f.id === scene.turn?.figure);
    const about = enemy && actor && enemy.side !== actor.side ? enemy.id : hex;
    if (mode.value !== "turn" || !about || !actor) return nothing(whyNotAnswer, "whyNot");
    show(whyNotAnswer, "whyNot", "turn", scene, { whyNot: about });
  });
  effect(() => {
    const scene = turnInput.value;
    const figure = selected.value;
    if (mode.value !== "threat" || !figure) return nothing(threatAnswer, "threat");
    const options: Record<string, unknown> = { figure };
    if (threatMove.value !== null) options.move = threatMove.value;
    if (threatJump.value) options.jump = true;
    show(threatAnswer, "threat", "threat", scene, options);
  });
  effect(() => {
    const doc = considered.value;
    if (mode.value !== "round" || !doc.round) return nothing(roundLines, "round");
    void asker.ask("round", "round", JSON.stringify({ scene: doc.scene, round: doc.round })).then((text) => {
      if (text !== undefined) roundLines.value = linesOf<RoundLine>(text);
    });
  });
  effect(() => {
    const doc = considered.value;
    if (mode.value !== "dispute" || !doc.claims) return nothing(disputeAnswer, "dispute");
    show(disputeAnswer, "dispute", "rule", written(doc), { log: true });
  });
  effect(() => {
    const doc = considered.value;
    if (mode.value !== "dispute" || !doc.steps) return nothing(playAnswer, "play");
    show(playAnswer, "play", "play", { scene: doc.scene, steps: doc.steps });
  });
  effect(() => {
    const scene = turnInput.value;
    const [from, to] = [sightFrom.value, sightTo.value];
    if (mode.value !== "sight" || !from || !to || same(from, to)) return nothing(sightAnswer, "sight");
    show(sightAnswer, "sight", "sight", scene, { from, to });
  });
  effect(() => {
    const count = turnAnswer.value?.ok ? turnAnswer.value.value.options.length : 0;
    if (untracked(() => optionIndex.value) >= count) optionIndex.value = 0;
  });
  startWords();
}

/** The answer in words, once the board has rested for a moment. */
function startWords(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  effect(() => {
    const doc = considered.value;
    const at = mode.value;
    const figure = selected.value;
    clearTimeout(timer);
    timer = setTimeout(() => void sayWords(doc, at, figure), 200);
  });
}

interface Words {
  readonly text: string;
}

async function sayWords(doc: Document, at: string, figure: string | null): Promise<void> {
  const [method, input, options] = wordsFor(doc, at, figure);
  if (!method) return void (words.value = "");
  const text = await asker.ask("words", method, requestOf(input, { ...options, words: true }));
  if (text === undefined) return;
  const result = resultOf<Words>(text);
  words.value = result.ok ? result.value.text : `${result.error.found}; ${result.error.expected}`;
}

function wordsFor(doc: Document, at: string, figure: string | null): [string | null, unknown, Options] {
  if (at === "turn") return [doc.scene.turn ? "turn" : null, doc.scene, {}];
  if (at === "round") return [doc.round ? "round" : null, { scene: doc.scene, round: doc.round }, { brief: true }];
  if (at === "threat") return [figure ? "threat" : null, doc.scene, { figure }];
  if (at === "dispute" && (doc.claims || doc.steps)) return [methodOf(doc), written(doc), {}];
  return [null, null, {}];
}

/** The JSON answer for what is on the board, with the method that its document asks for. */
export async function answerNow(doc: Document): Promise<string> {
  const text = await asker.ask(`answer ${Math.random()}`, methodOf(doc), JSON.stringify(written(doc)));
  return text ?? "";
}

export const currentOption = computed(() => {
  const answer = turnAnswer.value;
  return answer?.ok ? answer.value.options[optionIndex.value] ?? answer.value.options[0] : undefined;
});

/** The centre of a hex on the board. */
export const centreOf = (hex: Hex): Point => layout.value.centre(hex);
