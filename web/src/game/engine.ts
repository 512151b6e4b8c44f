import type { SavedSession, SavedSessionHappened, SavedSessionReach, Scenario, Scene, SessionState } from "forms";
import { asker } from "../engine/client.ts";
import { resultOf, type Result } from "../engine/engine.ts";
import { language } from "../text/language.ts";

/** What a game can be asked, wherever it is played: here, or by the server of a table. */
export interface Engine {
  /** Counts the changes of the game, as far as this page has heard of them. */
  readonly changes: number;
  /** Asks; with `change` only if the game has not changed since then: otherwise the error is `changed`. */
  ask<T>(method: Method, fields?: Fields, change?: number): Promise<Result<T>>;
}

/** A failure that is no refusal of the game. */
export type Failure = "changed" | "unreachable" | "notAllowed";

export const failed = <T>(why: Failure): Result<T> => ({
  ok: false,
  error: { file: "", pointer: "", found: why, expected: "", failure: why },
});

export type Method = "command" | "undo" | "redo" | "state" | "history" | "reach" | "save";
export type Fields = Readonly<Record<string, unknown>>;

export type State = SessionState;
export type Happened = SavedSessionHappened;
export type Reach = SavedSessionReach;
export type Start = Scene | Scenario | SavedSession;

/** A request whose answer speaks the language of the page. */
export const spoken = (request: object): object =>
  language.value === "en" ? request : { ...request, language: language.value };

let asked = 0;

/** Asks the engine of this page; each question has a key of its own, so none replaces another. */
async function askHere<T>(method: string, request: object): Promise<Result<T>> {
  const text = await asker.ask(`game ${++asked}`, `session.${method}`, JSON.stringify(spoken(request)));
  return resultOf<T>(text ?? '{"error":{"file":"","pointer":"","found":"no answer","expected":"one"}}');
}

interface Begun {
  readonly session: string;
  readonly remark?: string;
}

/** A game in the engine of this page. */
export class LocalEngine implements Engine {
  private count = 0;

  private constructor(
    private id: string,
    private saved: SavedSession,
    readonly remark: string,
  ) {}

  /** Begins a game, or goes on with a saved one. */
  static async begin(start: unknown, seed?: number): Promise<Result<LocalEngine>> {
    const goesOn = (start as { format?: string } | null)?.format === "session/1";
    const request = goesOn ? { input: start } : { input: start, ...(seed === undefined ? {} : { seed }) };
    const begun = await askHere<Begun>(goesOn ? "load" : "new", request);
    if (!begun.ok) return begun;
    const saved = await askHere<SavedSession>("save", { session: begun.value.session });
    if (!saved.ok) return saved;
    const engine = new LocalEngine(begun.value.session, saved.value, begun.value.remark ?? "");
    return { ok: true, value: engine, text: begun.text };
  }

  async ask<T>(method: Method, fields: Fields = {}, change = this.count): Promise<Result<T>> {
    if (change !== this.count) return failed("changed");
    const first = await askHere<T>(method, { session: this.id, ...fields });
    if (first.ok || first.error.pointer !== "/session") return this.kept(method, first);
    // The engine has started anew, and has forgotten its games: the game is played again.
    const again = await askHere<Begun>("load", { input: this.saved });
    if (!again.ok) return again;
    this.id = again.value.session;
    return this.kept(method, await askHere<T>(method, { session: this.id, ...fields }));
  }

  private async kept<T>(method: Method, answer: Result<T>): Promise<Result<T>> {
    if (answer.ok && (method === "command" || method === "undo" || method === "redo")) {
      ++this.count;
      const saved = await askHere<SavedSession>("save", { session: this.id });
      if (saved.ok) this.saved = saved.value;
    }
    return answer;
  }

  get changes(): number {
    return this.count;
  }

  /** The game as it is saved. */
  get now(): SavedSession {
    return this.saved;
  }
}
