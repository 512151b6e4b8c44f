import { language } from "../text/language.ts";

/** The engine: a method name and a request in JSON, and the answer as the command prints it. */
export interface Engine {
  call(method: string, request: string): Promise<string>;
}

export interface EngineError {
  readonly file: string;
  readonly pointer: string;
  readonly found: string;
  readonly expected: string;
  readonly code?: string;
  readonly clause?: string;
  readonly step?: number;
  /** Set if the request did not reach the engine: why. */
  readonly failure?: string;
}

export type Result<T> =
  { readonly ok: true; readonly value: T; readonly text: string } | { readonly ok: false; readonly error: EngineError };

export type Options = Readonly<Record<string, unknown>>;

/** A request in the language of the page; an effect that makes one asks again when the language changes. */
export function spokenRequest(input: unknown, options: Options = {}): string {
  return requestOf(input, language.value === "en" ? options : { ...options, language: language.value });
}

export function requestOf(input: unknown, options: Options = {}): string {
  return Object.keys(options).length ? JSON.stringify({ input, options }) : JSON.stringify(input);
}

/** Reads an answer of one line. */
export function resultOf<T>(text: string): Result<T> {
  const value = JSON.parse(text) as T | { error: EngineError };
  if (typeof value === "object" && value !== null && "error" in value) return { ok: false, error: value.error };
  return { ok: true, value, text };
}

/** Reads an answer of several lines. */
export function linesOf<T>(text: string): Result<T[]> {
  const lines = text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as T | { error: EngineError });
  for (const line of lines) {
    if (typeof line === "object" && line !== null && "error" in line) return { ok: false, error: line.error };
  }
  return { ok: true, value: lines as T[], text };
}

interface Waiting {
  readonly method: string;
  readonly request: string;
  readonly done: (text: string | undefined) => void;
}

/**
 * Asks one thing at a time. A question that is asked again under the same key before its turn has come is
 * dropped: only the latest is answered, and the others resolve to undefined.
 */
export class Asker {
  private readonly waiting = new Map<string, Waiting>();
  private readonly latest = new Map<string, number>();
  private busy = false;
  private asked = 0;
  private resting: (() => void)[] = [];

  constructor(private readonly engine: Engine) {}

  ask(key: string, method: string, request: string): Promise<string | undefined> {
    const number = ++this.asked;
    this.latest.set(key, number);
    this.waiting.get(key)?.done(undefined);
    return new Promise((resolve) => {
      const done = (text: string | undefined): void => {
        const last = this.latest.get(key) === number;
        if (last) this.latest.delete(key);
        resolve(last ? text : undefined);
      };
      this.waiting.set(key, { method, request, done });
      void this.next();
    });
  }

  /** Drops whatever is asked under a key. */
  forget(key: string): void {
    this.latest.set(key, ++this.asked);
    this.waiting.get(key)?.done(undefined);
    this.waiting.delete(key);
  }

  /** Resolves when all questions have been answered: at once if there are none. */
  rest(): Promise<void> {
    return new Promise((resolve) => {
      this.resting.push(resolve);
      void this.next();
    });
  }

  private async next(): Promise<void> {
    if (this.busy) return;
    const first = this.waiting.entries().next();
    if (first.done) {
      for (const resolve of this.resting.splice(0)) resolve();
      return;
    }
    const [key, { method, request, done }] = first.value;
    this.waiting.delete(key);
    this.busy = true;
    try {
      done(await this.engine.call(method, request));
    } catch (problem) {
      const error = { file: "", pointer: "", found: String(problem), expected: "" };
      done(`${JSON.stringify({ error })}\n`);
    } finally {
      this.busy = false;
      void this.next();
    }
  }
}
