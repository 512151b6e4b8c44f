import { batch, signal } from "@preact/signals";
import type { EngineError, Result } from "../engine/engine.ts";
import { failed, spoken, type Engine, type Fields, type Method } from "./engine.ts";
import { game, refresh, refusal, show } from "./game.ts";
import { isUpToDate, tell } from "./told.ts";
import { local } from "../state/storage.ts";

// A table: a server in the same room, at which every phone plays the same game.

export type Role = "play" | "read";

/** What the server says to whoever has joined. */
interface Joined {
  readonly may: Role;
  readonly name: string;
  readonly codes: { readonly play?: string; readonly read: string };
}

export interface Table extends Joined {
  readonly code: string;
  /** Whether a game is on the table. */
  readonly hasGame: boolean;
}

/** The table at which this page sits. */
export const table = signal<Table | null>(null);
/** Whether the server of this page has a table. */
export const offered = signal(false);
type Problem = "wrongCode" | "tooManyTries" | "tableFull" | "offline" | "noTable" | "noAnswer";
export const tableProblem = signal<Problem | null>(null);

const codeName = "standee.table";
/** Between two tries, in milliseconds. */
const pause = 1500;

/** The code in the address with which the page was opened. */
const given =
  typeof location === "undefined" ? null : new URLSearchParams(location.hash.replace(/^#/, "")).get("table");
/** Whether that address names a table at which the page has still to sit down. */
export const isInvited = signal(given !== null);

const problems: Readonly<Record<number, Problem>> = {
  403: "wrongCode",
  429: "tooManyTries",
  503: "tableFull",
};

const address = (path: string): string => new URL(`table${path}`, document.baseURI).href;

/** The number of the last change that this page has heard of. */
let heard = -1;
/** Whether a call was not answered, which may have changed the game. */
let isUnsure = false;
let retry: ReturnType<typeof setTimeout> | undefined;

function tryLater(): void {
  clearTimeout(retry);
  retry = setTimeout(() => void catchUp(), pause);
}

async function call<T>(code: string, method: string, request: object, change?: number): Promise<Result<T>> {
  let response: Response;
  let value: T | { error: EngineError };
  try {
    response = await fetch(address("/call"), {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Table-Code": code },
      body: JSON.stringify({ method: `session.${method}`, request: spoken(request), revision: change }),
    });
    value = (await response.json()) as T | { error: EngineError };
  } catch {
    tableProblem.value = "offline";
    isUnsure = true;
    tryLater();
    return failed("unreachable");
  }
  if (response.status in problems && response.status !== 503) {
    tableProblem.value = problems[response.status] ?? null;
    return failed("notAllowed");
  }
  heard = Math.max(heard, Number(response.headers.get("X-Table-Revision")));
  if (response.status === 409) return failed("changed");
  if (typeof value === "object" && value !== null && "error" in value) return { ok: false, error: value.error };
  return { ok: true, value, text: "" };
}

/** The game of the table. */
class RemoteEngine implements Engine {
  constructor(private readonly code: string) {}
  get changes(): number {
    return heard;
  }
  ask<T>(method: Method, fields: Fields = {}, change?: number): Promise<Result<T>> {
    return call<T>(this.code, method, fields, change);
  }
}

let stream: EventSource | undefined;
let listenAgain: ReturnType<typeof setTimeout> | undefined;
const isListening = (): boolean => stream?.readyState === EventSource.OPEN;

/** What a message of the server says: a change of the game, or another game. */
interface Message {
  readonly revision: number;
  /** The number of the game on the table; 0: none yet. */
  readonly game: number;
}
let shownGame = -1;
let announced = -1;

function hear({ revision, game: number }: Message): void {
  heard = Math.max(heard, revision);
  announced = number;
  void catchUp();
}

const isBehind = (): boolean =>
  announced !== shownGame || isUnsure || !game.value || !isUpToDate(game.value, game.value.engine);

/** Shows how the table stands; tries again until the server answers. */
async function catchUp(): Promise<void> {
  clearTimeout(retry);
  const current = table.value;
  if (!current || announced < 0) return;
  if (announced === 0) table.value = { ...current, hasGame: false };
  else if (announced === shownGame && !isUnsure) await refresh();
  else await begin(current, announced);
  if (table.value?.code !== current.code) return;
  if (announced > 0 && isBehind()) tryLater();
  else if (isListening() && tableProblem.value === "offline") tableProblem.value = null;
}

/** Shows the game on the table as a whole. */
async function begin(current: Table, number: number): Promise<void> {
  const engine = new RemoteEngine(current.code);
  isUnsure = false;
  const news = await tell(engine);
  if (!news.ok || table.value?.code !== current.code || number !== announced) return;
  shownGame = number;
  batch(() => {
    table.value = { ...current, hasGame: true };
    game.value = {
      id: `table ${number}`,
      name: current.name,
      engine,
      mayPlay: current.may === "play",
      ...news.value.told,
    };
    refusal.value = null;
    show(null);
  });
  await refresh();
}

if (typeof window !== "undefined") window.addEventListener("online", () => void catchUp());

function listen(code: string): void {
  stream?.close();
  stream = new EventSource(address(`/events?code=${encodeURIComponent(code)}`));
  stream.addEventListener("game", ({ data }: MessageEvent<string>) => hear(JSON.parse(data) as Message));
  stream.addEventListener("error", () => {
    tableProblem.value = "offline";
    // Most browsers try again by themselves, but some give up when nobody answers at all.
    listenLater(code, stream?.readyState === EventSource.CLOSED ? pause : 3 * pause);
  });
}

/** Listens anew after a while, unless the stream is there again by then. */
function listenLater(code: string, after: number): void {
  clearTimeout(listenAgain);
  listenAgain = setTimeout(() => {
    if (table.value?.code !== code) return;
    if (isListening()) void catchUp();
    else listen(code);
  }, after);
}

/** Joins the table with a code. Says whether it was the right one. */
export async function join(code: string): Promise<boolean> {
  const clean = code.trim().toUpperCase();
  try {
    const response = await fetch(address("/join"), {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Table-Code": clean },
      body: "{}",
    });
    if (!response.ok) {
      tableProblem.value = problems[response.status] ?? "offline";
      if (response.status === 403) local.removeItem(codeName);
      return false;
    }
    const joined = (await response.json()) as Joined;
    local.setItem(codeName, clean);
    batch(() => {
      tableProblem.value = null;
      game.value = null;
      table.value = { ...joined, code: clean, hasGame: false };
    });
    [heard, shownGame, announced] = [-1, -1, -1];
    listen(clean);
    return true;
  } catch {
    tableProblem.value = "offline";
    return false;
  }
}

export function leaveTable(): void {
  stream?.close();
  stream = undefined;
  clearTimeout(retry);
  clearTimeout(listenAgain);
  local.removeItem(codeName);
  batch(() => {
    table.value = null;
    game.value = null;
    tableProblem.value = null;
  });
}

/** Puts a game on the table, in place of what lies there. */
export async function putOnTable(start: unknown, seed: number | undefined): Promise<boolean> {
  const current = table.value;
  if (!current) return false;
  const goesOn = (start as { format?: string } | null)?.format === "session/1";
  const request = { input: start, ...(goesOn || seed === undefined ? {} : { seed }) };
  const answer = await call(current.code, goesOn ? "load" : "new", request);
  refusal.value = answer.ok || answer.error.failure ? null : answer.error;
  return answer.ok;
}

/** Asks the server of this page whether it has a table. Says whether it answered. */
export async function askForTable(): Promise<boolean> {
  try {
    const response = await fetch(address(""), { headers: { Accept: "application/json" } });
    const says = response.status === 200 ? ((await response.json()) as { format?: string }) : {};
    offered.value = says.format === "table/1";
    return true;
  } catch (problem) {
    offered.value = false;
    return problem instanceof SyntaxError; // another program answered
  }
}

/** Joins the table with a code, where there is one. */
async function joinOffered(code: string): Promise<boolean> {
  if (!(await askForTable())) tableProblem.value = "noAnswer";
  else if (!offered.value) tableProblem.value = "noTable";
  // A phone that wakes before the server does tries again.
  for (let tries = 0; offered.value && tries < 3; ++tries) {
    if (await join(code)) return true;
    if (tableProblem.value !== "offline") return false;
    await new Promise((done) => setTimeout(done, pause));
  }
  if (offered.value) tableProblem.value = "noAnswer";
  return false;
}

/** Sits down at the table that the address of the page names, or where this page sat before. */
export async function findTable(): Promise<boolean> {
  const code = given ?? local.getItem(codeName);
  if (given) history.replaceState(null, "", location.pathname + location.search);
  const sits = !!code && (await joinOffered(code));
  isInvited.value = false;
  return sits;
}

/** The addresses with which others join. */
export function tableLinks(): { readonly play?: string; readonly read?: string } {
  const current = table.value;
  if (!current) return {};
  const link = (code: string | undefined): string | undefined => {
    if (!code) return undefined;
    const url = new URL(document.baseURI);
    url.search = "";
    url.hash = `table=${code}`;
    return url.href;
  };
  const play = link(current.codes.play);
  const read = link(current.codes.read);
  return { ...(play ? { play } : {}), ...(read ? { read } : {}) };
}
