import { effect, signal } from "@preact/signals";
import { asker } from "../engine/client.ts";
import { requestOf, resultOf } from "../engine/engine.ts";
import { sceneOnly, written } from "../scene/document.ts";
import { inFull } from "../scene/editions.ts";
import { isSoundDocument } from "../scene/sound.ts";
import { linkToBoard } from "../share/link.ts";
import { packedStates, unpackedStates, type Packed } from "./history.ts";
import { after, before, begin, mode, modes, work, type Mode, type Work } from "./store.ts";
import { local } from "./storage.ts";

// The boards of this browser, each with a name and its own undo. A link opens a board of its own: none is overwritten.

/** A board on the shelf. */
export interface Entry {
  readonly id: string;
  /** As somebody named it; else it is called by what is on it. */
  readonly name?: string;
  /** When it was last changed, in milliseconds since 1970. */
  readonly edited: number;
  /** The part of the address that opens it, as it was last written. */
  readonly link?: string;
}

interface Kept {
  readonly states: Packed;
  /** How many of the states are the past. */
  readonly at: number;
  readonly mode: Mode;
}

/** A board as it comes from the shelf. */
export interface Loaded {
  readonly work: Work;
  readonly past: readonly Work[];
  readonly future: readonly Work[];
  readonly mode: Mode;
}

const listName = "standee.boards";
const currentName = "standee.current";
const goodName = "standee.good";
const boardName = (id: string): string => `standee.board.${id}`;
/** How many states of a board are kept, and how many boards that nobody named. */
const mostStates = 200;
const mostUnnamed = 40;

const isWork = (value: unknown): value is Work => {
  const { document } = (value ?? {}) as Partial<Work>;
  return isSoundDocument(document);
};

function read(name: string): unknown {
  try {
    return JSON.parse(local.getItem(name) ?? "null");
  } catch {
    return null;
  }
}

const isEntry = (value: unknown): value is Entry => typeof (value as Entry | null)?.id === "string";

function listed(): Entry[] {
  const value = read(listName);
  return Array.isArray(value) ? value.filter(isEntry) : [];
}

export const boards = signal<readonly Entry[]>(listed());
export const current = signal<string>(local.getItem(currentName) ?? "");

const newId = (): string => `${Date.now().toString(36)}${Math.floor(Math.random() * 46656).toString(36)}`;

/** Writes, and makes room by forgetting pasts and old boards that nobody named. */
function store(name: string, text: string): boolean {
  for (let tries = 0; tries < 60; ++tries) {
    try {
      local.setItem(name, text);
      return true;
    } catch {
      const oldest = [...boards.value].reverse().find((b) => !b.name && b.id !== current.value);
      if (!oldest) return false;
      forget(oldest.id);
    }
  }
  return false;
}

function setList(list: readonly Entry[]): void {
  const sorted = [...list].sort((a, b) => b.edited - a.edited);
  const kept = sorted.filter((b, i) => b.name || b.id === current.value || i < mostUnnamed);
  for (const gone of sorted.filter((b) => !kept.includes(b))) local.removeItem(boardName(gone.id));
  boards.value = kept;
  store(listName, JSON.stringify(kept));
}

function forget(id: string): void {
  local.removeItem(boardName(id));
  boards.value = boards.value.filter((b) => b.id !== id);
  local.setItem(listName, JSON.stringify(boards.value));
}

/** A board of the shelf; nothing if it is damaged, or not there. */
export function loaded(id: string): Loaded | null {
  const kept = read(boardName(id)) as Partial<Kept> | null;
  if (!kept?.states) return null;
  try {
    const states = unpackedStates(kept.states);
    const at = Math.min(Math.max(0, kept.at ?? 0), states.length - 1);
    const now = states[at];
    if (!isWork(now)) return null;
    const allSound = states.every(isWork);
    return {
      work: now,
      past: allSound ? (states.slice(0, at) as Work[]) : [],
      future: allSound ? (states.slice(at + 1) as Work[]).reverse() : [],
      mode: modes.find((m) => m === kept.mode) ?? "turn",
    };
  } catch {
    return null;
  }
}

function keptNow(): string {
  const past = before.peek().slice(-mostStates);
  const future = [...after.peek()].reverse().slice(0, mostStates);
  const kept: Kept = { states: packedStates([...past, work.peek(), ...future]), at: past.length, mode: mode.peek() };
  return JSON.stringify(kept);
}

/** Whether anything was done to the board since it was opened. */
export const isTouched = (): boolean =>
  before.peek().length > 0 || after.peek().length > 0 || !!boards.peek().find((b) => b.id === current.peek())?.name;

/** Keeps the board that is on the table. */
export function save(): void {
  const id = current.peek();
  if (!id) return;
  const text = keptNow();
  if (text !== local.getItem(boardName(id)) && !store(boardName(id), text)) {
    const bare: Kept = { states: packedStates([work.peek()]), at: 0, mode: mode.peek() };
    store(boardName(id), JSON.stringify(bare));
  }
}

const touch = (id: string, fields: Partial<Entry>): void => {
  const now = boards.peek().find((b) => b.id === id) ?? { id, edited: Date.now() };
  setList([{ ...now, ...fields }, ...boards.peek().filter((b) => b.id !== id)]);
};

function setCurrent(id: string): void {
  current.value = id;
  local.setItem(currentName, id);
}

/** Puts a new board on the table. The one that was there stays on the shelf, unless nobody had done anything to it. */
export function placeBoard(next: Work, name?: string): void {
  const was = current.peek();
  if (was && isTouched()) save();
  else if (was) forget(was);
  const id = newId();
  setCurrent(id);
  begin(next);
  touch(id, { edited: Date.now(), ...(name ? { name } : {}) });
  save();
}

/** Takes a board from the shelf. Says whether it could. */
export function takeBoard(id: string): boolean {
  const board = loaded(id);
  if (!board) return false;
  if (current.peek() && id !== current.peek()) save();
  setCurrent(id);
  begin(board.work, board.past, board.future);
  mode.value = board.mode;
  return true;
}

export const renameBoard = (id: string, name: string): void => touch(id, { name: name.trim() || undefined });

/** Removes a board from the shelf; the one on the table stays until another is opened. */
export function removeBoard(id: string): void {
  if (id !== current.peek()) forget(id);
}

/** What was on the table, before it failed: the latest board that the engine accepted. */
export function lastGood(): Work | null {
  const value = read(goodName);
  return isWork(value) ? value : null;
}

/** No board of the shelf is on the table: what begins now changes none of them. */
export const leaveShelf = (): void => void (current.value = "");

/** The board of an address, of the last visit, or of a version of the page that kept only one. */
export function restored(hash: string): Loaded | null {
  const byLink = hash ? boards.peek().find((b) => b.link === hash) : undefined;
  const id = byLink?.id ?? (hash ? "" : current.peek());
  const board = id ? loaded(id) : null;
  if (board) setCurrent(id);
  else leaveShelf();
  return board ?? (hash ? null : fromEarlierVersion());
}

function fromEarlierVersion(): Loaded | null {
  const old = read("standee.work") as { work?: unknown; mode?: unknown } | null;
  if (!isWork(old?.work)) return null;
  setCurrent(newId());
  return { work: old.work, past: [], future: [], mode: modes.find((m) => m === old.mode) ?? "turn" };
}

/** Whether a board was on the table at the last visit that cannot be shown now. */
export function isDamaged(): boolean {
  const id = location.hash ? "" : (local.getItem(currentName) ?? "");
  return !!id && !!local.getItem(boardName(id)) && !loaded(id);
}

/** Asks the engine about the board, and remembers it as good if it is. */
async function judge(): Promise<void> {
  const now = work.peek();
  const text = await asker.ask("judge", "show", requestOf(written(sceneOnly(now.document))));
  if (text !== undefined && resultOf<unknown>(text).ok) store(goodName, JSON.stringify(now));
}

/** Whether the board that is on the table has been kept as it is, with its link, and judged. */
const isKept = signal(false);

/** Resolves when the board that is on the table has been kept. */
export const boardKept = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = effect(() => {
      if (!isKept.value) return;
      resolve();
      queueMicrotask(() => stop());
    });
  });

/** Keeps the board in this browser, and as a link in the address of the page, from now on. */
export function startKeeping(): void {
  if (!current.peek()) setCurrent(newId());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const first = work.peek();
  const linked = async (): Promise<void> => {
    const [id, now] = [current.peek(), work.peek()];
    if (now === first && !location.hash) return;
    const { hash } = new URL(await linkToBoard());
    if (id !== current.peek() || now !== work.peek()) return;
    history.replaceState(null, "", hash);
    touch(id, { link: hash });
  };
  let last = work.peek();
  effect(() => {
    void [work.value, mode.value, current.value];
    clearTimeout(timer);
    isKept.value = false;
    const mine = (timer = setTimeout(() => {
      save();
      if (work.peek() !== last) touch(current.peek(), { edited: Date.now() });
      last = work.peek();
      void Promise.allSettled([linked(), asker.rest().then(judge)]).then(() => {
        if (mine === timer) isKept.value = true;
      });
    }, 200));
  });
  addEventListener("pagehide", save);
}

/** What a board is called. */
export function titleOf(entry: Entry, document: Work["document"] | undefined): string {
  if (entry.name) return entry.name;
  const called = document?.name ?? document?.question;
  if (called) return called.length > 60 ? `${called.slice(0, 57)}…` : called;
  const names = [...new Set((document?.scene.figures ?? []).map((f) => f.name).filter(Boolean))];
  return names.length ? names.slice(0, 3).join(", ") : document ? inFull(document.scene.edition) : entry.id;
}
