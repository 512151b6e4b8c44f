import { batch, computed, effect, signal } from "@preact/signals";
import type { Figure, Hex, SavedSession, Scene, Waiting } from "forms";
import type { EngineError, Result } from "../engine/engine.ts";
import { selected } from "../state/store.ts";
import { onLanguageChange } from "../text/language.ts";
import { figureOf } from "../scene/figures.ts";
import { key, same } from "../scene/hex.ts";
import { LocalEngine, type Engine, type Happened } from "./engine.ts";
import { keep, keptGame, onKeptElsewhere, type Kept } from "./shelf.ts";
import { isUpToDate, tell, type News, type Told } from "./told.ts";
import { local } from "../state/storage.ts";

// The game that is on the page: how it stands, what has happened, and the board that is shown of it.

/** What the page knows of its game. */
export interface Game extends Told {
  readonly id: string;
  readonly name: string;
  readonly engine: Engine;
  readonly secretariat?: unknown;
  /** Whether commands are accepted from here: one who only looks on cannot play. */
  readonly mayPlay: boolean;
}

export const game = signal<Game | null>(null);
/** Why the last command was refused. */
export const refusal = signal<EngineError | null>(null);
/** The line in which the command that was refused was typed; undefined: it came from elsewhere. */
export const refusedLine = signal<string | undefined>(undefined);
/** A command is under way. */
export const busy = signal(false);
/**
 * Whether the buttons of the question that is shown take no press: somebody else's answer has just brought it up, so a
 * press would be meant for the question before.
 */
export const isHeld = signal(false);
/** How long they take none, in milliseconds. */
const heldFor = 400;
/** What was wrong with a saved game that goes on all the same. */
export const remark = signal("");

const currentName = "standee.game";

// What is shown

/** A place in the history: a command, and an event of it. */
export interface Moment {
  readonly command: number;
  readonly event: number;
}
/** The moment that is looked back at; null: now. */
export const moment = signal<Moment | null>(null);
/** The board of a moment of the past, or of an event that is being shown. */
const pastBoard = signal<Scene | null>(null);

export const waiting = computed<Waiting | null>(() => game.value?.state.waiting ?? null);
export const now = computed<Scene | null>(() => game.value?.state.scene ?? null);
/** The board that is shown. */
export const board = computed<Scene | null>(() => pastBoard.value ?? now.value);
/** Whether the board that is shown is that of now, so that it can be played on. */
export const isLive = computed(() => pastBoard.value === null && moment.value === null);
export const playable = computed(() => isLive.value && !busy.value && !!game.value?.mayPlay);

/** What people call a hex. */
export const hexNames = computed<ReadonlyMap<string, string>>(() => {
  const state = game.value?.state;
  return new Map((state?.scene.map.hexes ?? []).map((hex, i) => [key(hex), state?.hexNames[i] ?? key(hex)]));
});
export const nameOfHex = (hex: Hex): string => hexNames.value.get(key(hex)) ?? key(hex);
/** A hex as commands take it. */
export const typed = (hex: Hex): string => key(hex);
/** A name as commands take it: with blanks in quotes. */
export const quoted = (name: string): string => (/\s/.test(name) ? `"${name}"` : name);

export const figure = (id: string | undefined): Figure | undefined => (now.value ? figureOf(now.value, id) : undefined);

// Beginning

export interface Beginning {
  readonly name: string;
  readonly seed?: number | undefined;
  readonly secretariat?: unknown;
}

const newId = (): string => `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;

/** Begins a game here. Says whether the engine could. */
export async function beginGame(start: unknown, { name, seed, secretariat }: Beginning): Promise<boolean> {
  const begun = await open(newId(), start, name, seed, secretariat);
  if (begun) await store();
  return begun;
}

async function open(id: string, start: unknown, name: string, seed?: number, secretariat?: unknown): Promise<boolean> {
  const begun = await LocalEngine.begin(start, seed);
  if (!begun.ok) {
    refusal.value = begun.error;
    return false;
  }
  const engine = begun.value;
  const news = await tell(engine);
  if (!news.ok) {
    refusal.value = news.error;
    return false;
  }
  batch(() => {
    const { told } = news.value;
    game.value = { id, name, engine, mayPlay: true, ...told, ...(secretariat === undefined ? {} : { secretariat }) };
    remark.value = engine.remark;
    show(null);
  });
  local.setItem(currentName, id);
  return true;
}

// Another tab of this browser has gone on with the game that is shown here.
onKeptElsewhere((id) => {
  if (game.value?.id === id && !isRemote.value) void after(() => resume(id));
});

/** Goes on with a game of the shelf. */
export async function resume(id: string): Promise<boolean> {
  const kept = await keptGame(id);
  return !!kept && open(kept.id, kept.saved, kept.name, undefined, kept.secretariat);
}

/** Goes on with the game that was on the page when it was last open. */
export async function resumeLast(): Promise<boolean> {
  const id = local.getItem(currentName);
  return !!id && resume(id).catch(() => false);
}

/** Leaves the game; it stays on the shelf. */
export function leaveGame(): void {
  local.removeItem(currentName);
  batch(() => {
    game.value = null;
    refusal.value = null;
    remark.value = "";
    selected.value = null;
    show(null);
  });
}

/** The game as it is saved, where it is played here. */
export const savedGame = (): SavedSession | undefined =>
  game.value?.engine instanceof LocalEngine ? game.value.engine.now : undefined;

let storing: Promise<unknown> = Promise.resolve();

/** Resolves when this browser has kept the game as it is. */
export const gameKept = (): Promise<unknown> => last.then(() => storing);

async function store(): Promise<void> {
  const current = game.value;
  const saved = savedGame();
  if (!current || !saved) return;
  const entry: Kept = {
    id: current.id,
    name: current.name,
    played: Date.now(),
    round: current.state.round,
    saved,
    ...(current.secretariat === undefined ? {} : { secretariat: current.secretariat }),
  };
  storing = keep(entry).catch(() => undefined); // without a database the game is played, and not kept
  await storing;
}

// Commands

/** Commands follow each other: a second one waits until the first has been answered. */
let last: Promise<unknown> = Promise.resolve();

function after<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work, work);
  last = next.catch(() => undefined);
  return next;
}

type Said = "accepted" | "refused" | "changed";

const carriedOut = async (said: Promise<Said>): Promise<boolean> => (await said) === "accepted";

/** Carries out a command, text or JSON, which may have been typed in a line. Says whether it was accepted. */
export const command = (text: unknown, line?: string): Promise<boolean> =>
  after(() => carriedOut(carryOut("command", { command: text }, { line })));

const question = (): string => JSON.stringify(waiting.value);
let answering = false;

/** Answers the question that is shown. If the game has changed by then, nothing happens. Says whether it was accepted. */
export async function answer(text: unknown): Promise<boolean> {
  if (answering) return false;
  answering = true;
  const asked = question();
  try {
    return await after(async () => {
      if (question() !== asked) return false;
      return carriedOut(carryOut("command", { command: text }, { change: game.value?.change }));
    });
  } finally {
    answering = false;
  }
}

/** Gives one of several things that the game asks for at the same time, if it is still missing when its turn comes. */
export const supply = (text: unknown, isMissing: () => boolean): Promise<boolean> =>
  after(async () => {
    while (isMissing()) {
      const said = await carryOut("command", { command: text }, { change: game.value?.change });
      if (said !== "changed") return said === "accepted";
    }
    return false;
  });

export const undo = (): Promise<boolean> => after(() => carriedOut(carryOut("undo", {})));
export const redo = (): Promise<boolean> => after(() => carriedOut(carryOut("redo", {})));
export const canUndo = computed(() => !!game.value?.mayPlay && (game.value?.state.done ?? 0) > 0);
export const canRedo = computed(() => !!game.value?.mayPlay && (game.value?.state.undone ?? 0) > 0);

interface Circumstances {
  /** Only if the game has not changed since then. */
  readonly change?: number | undefined;
  /** The line in which it was typed. */
  readonly line?: string | undefined;
}

async function carryOut(
  method: "command" | "undo" | "redo",
  fields: object,
  { change, line }: Circumstances = {},
): Promise<Said> {
  const current = game.value;
  if (!current?.mayPlay) return "refused";
  show(null);
  busy.value = true;
  try {
    const said = await current.engine.ask(method, { ...fields }, change);
    refuse(said, line);
    const changed = !said.ok && said.error.failure === "changed";
    if (said.ok || changed) await refresh();
    return said.ok ? "accepted" : changed ? "changed" : "refused";
  } finally {
    busy.value = false;
  }
}

/** Shows why the game refused something. If the table did not answer, the panel says so elsewhere. */
function refuse(said: Result<unknown>, line?: string): void {
  batch(() => {
    refusal.value = said.ok || said.error.failure ? null : said.error;
    refusedLine.value = line;
  });
}

let takingOver: Promise<void> | undefined;

/** Takes over how the game stands now, here or at the table. Whoever asks for it meanwhile waits for the same. */
export async function refresh(): Promise<void> {
  const current = game.value;
  if (current && !isUpToDate(current, current.engine)) takingOver ??= takeOver();
  await takingOver;
}

async function takeOver(): Promise<void> {
  try {
    for (let current = game.value; current && !isUpToDate(current, current.engine); current = game.value) {
      const news = await tell(current.engine, current);
      if (!news.ok) {
        refuse(news);
        return;
      }
      if (game.value?.id === current.id) put(current, news.value);
    }
  } finally {
    takingOver = undefined;
  }
}

let release: ReturnType<typeof setTimeout> | undefined;

function hold(): void {
  isHeld.value = true;
  clearTimeout(release);
  release = setTimeout(() => (isHeld.value = false), heldFor);
}

function put(current: Game, { told, happened }: News): void {
  const first = told.history.length - happened.length;
  const isByOthers = isRemote.value && !busy.value;
  const asked = question();
  boards.clear();
  if (first > 0) happened.forEach((one, i) => boards.set(first + i, boardsOf(one)));
  batch(() => {
    game.value = { ...current, ...told };
    if (isByOthers && question() !== asked) hold();
    if (moment.value === null && happened.length === 1) showEvents(first);
  });
  void store();
}

// Looking back

/** The boards after the events of a command. */
const boards = new Map<number, readonly Scene[]>();

const boardsOf = (happened: Happened): readonly Scene[] =>
  happened.events.flatMap((event) => (event.scene ? [event.scene as Scene] : []));

async function boardsAfter(number: number): Promise<readonly Scene[]> {
  const there = boards.get(number);
  if (there) return there;
  const asked = await game.value?.engine.ask<{ commands: Happened[] }>("history", {
    first: number,
    count: 1,
    boards: true,
  });
  const found = asked?.ok && asked.value.commands[0] ? boardsOf(asked.value.commands[0]) : [];
  boards.set(number, found);
  return found;
}

/** The board after an event. */
export const boardAt = async ({ command, event }: Moment): Promise<Scene | undefined> =>
  (await boardsAfter(command))[event];

/** All moments, in order. */
export const moments = computed<readonly Moment[]>(() =>
  (game.value?.history ?? []).flatMap((happened, command) => happened.events.map((_, event) => ({ command, event }))),
);

export const sameMoment = (a: Moment | null, b: Moment | null): boolean =>
  a?.command === b?.command && a?.event === b?.event;

/** Where the moment that is shown stands among all; the number of moments: now. */
export const position = computed(() => {
  const at = moment.value;
  const found = at ? moments.value.findIndex((m) => sameMoment(m, at)) : -1;
  return found < 0 ? moments.value.length : found;
});

/** Shows the board of a moment; null: now. */
export function show(at: Moment | null): void {
  stopShowing();
  moment.value = at;
  if (!at) {
    pastBoard.value = null;
    return;
  }
  void boardsAfter(at.command).then((found) => {
    if (sameMoment(moment.peek(), at)) pastBoard.value = found[at.event] ?? null;
  });
}

/** Shows the moment at a position, from 0 on; the last: now. */
export function showAt(at: number): void {
  const all = moments.value;
  show(at >= all.length ? null : (all[Math.max(0, at)] ?? null));
}

let timer: ReturnType<typeof setTimeout> | undefined;

function stopShowing(): void {
  clearTimeout(timer);
  timer = undefined;
}

/** Whether two boards look the same to the eye. */
const alike = (a: Scene, b: Scene): boolean =>
  a.figures?.length === b.figures?.length &&
  a.map.hexes?.length === b.map.hexes?.length &&
  !!a.figures?.every((f, i) => {
    const other = b.figures?.[i];
    return f.id === other?.id && same(f.at, other.at) && f.hp === other.hp;
  });

const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
const step = 170;
const longest = 2600;

/** The event that is being shown. */
export const shownEvent = signal<Moment | null>(null);

/** Shows what a command did on the board, event by event, in a few seconds at most. */
function showEvents(number: number): void {
  stopShowing();
  const all = boards.get(number) ?? [];
  const frames = all
    .map((scene, event) => ({ scene, event }))
    .filter((f, i) => i === 0 || !alike(f.scene, all[i - 1] as Scene));
  if (frames.length < 2 || still()) return;
  const pause = Math.min(step, longest / frames.length);
  const showNext = (i: number): void => {
    const frame = frames[i];
    batch(() => {
      pastBoard.value = frame && i < frames.length - 1 ? frame.scene : null;
      shownEvent.value = frame && i < frames.length - 1 ? { command: number, event: frame.event } : null;
    });
    if (frame && i < frames.length - 1) timer = setTimeout(() => showNext(i + 1), pause);
  };
  showNext(0);
}

/** Ends what is being shown: now is there at once. */
export function skipShowing(): void {
  if (timer === undefined) return;
  stopShowing();
  batch(() => {
    pastBoard.value = null;
    shownEvent.value = null;
  });
}

/** Whether a command waits for the answer of the table. */
export const isRemote = computed(() => !!game.value && !(game.value.engine instanceof LocalEngine));

effect(() => {
  if (!game.value) boards.clear();
});

// The game says all that it has said in the language of the page.
onLanguageChange(() => {
  refusal.value = null;
  void refresh();
});

export type { Result };
