import { batch, computed, effect, signal, untracked } from "@preact/signals";
import type {
  DisputeAnswer,
  Edition,
  Hex,
  PlayAnswer,
  Scene,
  SightAnswer,
  ThreatAnswer,
  TurnAnswer,
  TurnAnswerOption,
} from "forms";
import { asker, patientAsker } from "../engine/client.ts";
import type { Asker } from "../engine/engine.ts";
import { requestOf, resultOf, spokenRequest, type Options, type Result } from "../engine/engine.ts";
import { methodOf, written, type Document } from "../scene/document.ts";
import { drawn, drawWith } from "./drawing.ts";
import { asked, considered, drag, layout, mode, opened, optionIndex, selected } from "./store.ts";
import { distance, same, type Point } from "../scene/hex.ts";
import { language } from "../text/language.ts";

export const turnAnswer = signal<Result<TurnAnswer> | null>(null);
export const otherAnswer = signal<Result<TurnAnswer> | null>(null);
export const whyNotAnswer = signal<Result<TurnAnswer> | null>(null);
export const threatAnswer = signal<Result<ThreatAnswer> | null>(null);
export const playAnswer = signal<Result<PlayAnswer> | null>(null);
/** The play up to the step that the board shows. */
export const steppedAnswer = signal<Result<PlayAnswer> | null>(null);
export const disputeAnswer = signal<Result<DisputeAnswer> | null>(null);
export const sightAnswer = signal<Result<SightAnswer> | null>(null);
export const words = signal("");

/** The edition to compare with, and the movement points and jump of the threat map. */
export const compared = signal<Edition | null>(null);
export const threatMove = signal<number | null>(null);
/** Movement points for the threat map: those entered; a figure without a move of its own begins with some. */
export const threatPoints = computed(() => {
  const own = considered.value.scene.figures?.find((f) => f.id === selected.value);
  return threatMove.value ?? (own && own.move === undefined && !own.rank ? 3 : null);
});
export const threatJump = signal(false);
export const sightFrom = signal<Hex | null>(null);
export const sightTo = signal<Hex | null>(null);

/** Takes a hex as an end of the line of sight: as the second one if the first still waits for it. */
export function pickSightEnd(hex: Hex): void {
  batch(() => {
    const second = sightFrom.value && !sightTo.value && !same(sightFrom.value, hex);
    sightTo.value = second ? hex : null;
    if (!second) sightFrom.value = hex;
  });
}

/** How many steps of a play the board shows. */
export const shownStep = signal(0);
/** The edition of a dispute whose outcome is shown. */
export const shownEdition = signal<Edition | null>(null);

/** The turn of the scene alone, whatever else its document says. */
const turnInput = computed(() => considered.value.scene);

/** Resolves when an answer is in the signal. */
async function show<T>(
  target: { value: Result<T> | null },
  key: string,
  method: string,
  input: unknown,
  options: Options = {},
  from: Asker = asker,
): Promise<void> {
  const text = await from.ask(key, method, spokenRequest(input, options));
  if (text !== undefined) target.value = resultOf<T>(text);
}

/** Measures the time from an edit to its answer on the page, for whoever observes the page's performance. */
async function measured(start: number): Promise<void> {
  const nothingToDraw = new Promise((resolve) => setTimeout(resolve));
  await Promise.race([drawn(), nothingToDraw]);
  performance.clearMeasures("edit to answer");
  performance.measure("edit to answer", { start, end: performance.now() });
}

/** Does something once the board has rested for a moment; the answer itself comes first. */
function soon(act: () => void): () => void {
  let wanted = true;
  const timer = setTimeout(() => void asker.rest().then(() => wanted && act()), 60);
  return () => {
    wanted = false;
    clearTimeout(timer);
  };
}

const nothing = (target: { value: unknown }, key: string): void => {
  asker.forget(key);
  patientAsker.forget(key);
  target.value = null;
};

const threatOptions = (figure: string | null): Options => ({
  figure,
  ...(threatPoints.value === null ? {} : { move: threatPoints.value }),
  ...(threatJump.value ? { jump: true } : {}),
});

const hasTurn = (scene: Scene): boolean => !!scene.turn;

/** Keeps the answers to what is on the board up to date. Called once. */
export function startAsking(): void {
  effect(() => {
    const scene = turnInput.value;
    if (mode.value !== "turn" || !hasTurn(scene)) return nothing(turnAnswer, "turn");
    const start = performance.now();
    const answered = show(turnAnswer, "turn", "turn", scene);
    if (!drag.peek()) drawWith(answered);
    void answered.then(() => measured(start));
  });
  effect(() => {
    const scene = turnInput.value;
    const edition = compared.value;
    if (mode.value !== "turn" || !edition || !hasTurn(scene)) return nothing(otherAnswer, "other");
    return soon(
      () => void show(otherAnswer, "other", "turn", { ...scene, edition, rules: undefined }, {}, patientAsker),
    );
  });
  effect(() => {
    const scene = turnInput.value;
    const id = selected.value;
    const hex = asked.value;
    const enemy = scene.figures?.find((f) => f.id === id);
    const actor = scene.figures?.find((f) => f.id === scene.turn?.figure);
    const about = enemy && actor && enemy.side !== actor.side ? enemy.id : hex;
    void language.value;
    if (mode.value !== "turn" || !about || !actor) return nothing(whyNotAnswer, "whyNot");
    return soon(() => void show(whyNotAnswer, "whyNot", "turn", scene, { whyNot: about }, patientAsker));
  });
  effect(() => {
    const first = considered.peek().scene.figures?.find((f) => f.kind === "character");
    if (mode.value === "threat" && !selected.value && first) selected.value = first.id;
  });
  effect(() => {
    const scene = turnInput.value;
    const figure = selected.value;
    if (mode.value !== "threat" || !figure) return nothing(threatAnswer, "threat");
    void show(threatAnswer, "threat", "threat", scene, threatOptions(figure));
  });
  effect(() => {
    const doc = considered.value;
    if (mode.value !== "dispute" || !doc.claims) return nothing(disputeAnswer, "dispute");
    void show(disputeAnswer, "dispute", "rule", written(doc), { log: true });
  });
  effect(() => {
    const doc = considered.value;
    if (mode.value !== "dispute" || !doc.steps) return nothing(playAnswer, "play");
    void show(playAnswer, "play", "play", { scene: doc.scene, steps: doc.steps });
  });
  effect(() => {
    const doc = considered.value;
    const steps = doc.steps?.slice(0, shownStep.value);
    if (mode.value !== "dispute" || !steps?.length) return nothing(steppedAnswer, "stepped");
    const edition = shownEdition.value ?? doc.editions?.[0] ?? doc.scene.edition;
    void show(steppedAnswer, "stepped", "play", { scene: { ...doc.scene, edition }, steps });
  });
  effect(() => {
    const scene = turnInput.value;
    const [from, to] = [sightFrom.value, sightTo.value];
    if (mode.value !== "sight" || !from || !to || same(from, to)) return nothing(sightAnswer, "sight");
    void show(sightAnswer, "sight", "sight", scene, { from, to, all: true });
  });
  effect(() => {
    void opened.value;
    shownStep.value = 0;
    shownEdition.value = null;
  });
  effect(() => {
    const count = turnAnswer.value?.ok ? turnAnswer.value.value.options.length : Infinity;
    if (untracked(() => optionIndex.value) >= count) optionIndex.value = 0;
  });
  startSightLines();
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
    timer = setTimeout(() => void sayWords(doc, at, figure), 400);
  });
}

interface Words {
  readonly text: string;
}

async function sayWords(doc: Document, at: string, figure: string | null): Promise<void> {
  const [method, input, options] = wordsFor(doc, at, figure);
  if (!method) return void (words.value = "");
  const text = await patientAsker.ask("words", method, requestOf(input, { ...options, words: true }));
  if (text === undefined) return;
  const result = resultOf<Words>(text);
  words.value = result.ok ? result.value.text : `${result.error.found}; ${result.error.expected}`;
}

function wordsFor(doc: Document, at: string, figure: string | null): [string | null, unknown, Options] {
  if (at === "turn") return [doc.scene.turn ? "turn" : null, doc.scene, {}];
  if (at === "threat") return [figure ? "threat" : null, doc.scene, threatOptions(figure)];
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
  return answer?.ok ? (answer.value.options[optionIndex.value] ?? answer.value.options[0]) : undefined;
});

/** The ends of a line of sight on the board. */
export const sightPoints = (answer: SightAnswer): Point[] =>
  answer.line.map(({ x, y, over }) => layout.value.ofLattice(x / over, y / over));

/** Lines of sight from where the shown option ends to those it attacks from afar, by target. */
export const sightLines = signal<Readonly<Record<string, SightAnswer>>>({});

/** Whether two hexes are adjacent needs no line to show it. */
const near = (a: Hex, b: Hex): boolean => distance(layout.value.toAxial(a), layout.value.toAxial(b)) <= 1;

function startSightLines(): void {
  const ask = (option: TurnAnswerOption, id: string, at: Hex): void => {
    if (near(option.end, at)) return;
    void patientAsker
      .ask(`line ${id}`, "sight", requestOf(turnInput.peek(), { from: option.end, to: at }))
      .then((text) => {
        const result = text === undefined ? undefined : resultOf<SightAnswer>(text);
        if (result?.ok && result.value.visible) sightLines.value = { ...sightLines.peek(), [id]: result.value };
      });
  };
  effect(() => {
    const option = currentOption.value;
    if (Object.keys(sightLines.peek()).length) sightLines.value = {};
    if (!option?.targets.length) return undefined;
    return soon(() => {
      for (const { id, at } of turnInput.peek().figures ?? []) if (option.targets.includes(id)) ask(option, id, at);
    });
  });
}
