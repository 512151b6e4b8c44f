import type {
  Command,
  Import,
  NotLoaded,
  Refused,
  SavedSession,
  Scenario,
  Scene,
  Session,
  SessionOptions,
  Source,
  Standee,
  Waiting,
  Words,
} from "./index.js";

export { NotLoaded, Refused } from "./index.js";

/** A function whose answer comes later. */
type Later<Call> = Call extends (...values: infer Values) => infer Answer
  ? (...values: Values) => Promise<Awaited<Answer>>
  : never;

/** A game in the Worker. A refused command rejects with `Refused` and changes nothing. */
export type WorkerSession = {
  /** What the game needed next when the last promise was fulfilled. */
  readonly waiting: Waiting;
  readonly remark?: string;
  command: Command<true>;
} & { [Name in "undo" | "redo" | "state" | "history" | "why" | "reach" | "save" | "close"]: Later<Session[Name]> };

type Answered = Exclude<keyof Standee, "session" | "import" | "words">;

/** The functions of `Standee` as promises. */
export type WorkerStandee = { [Name in Answered]: Later<Standee[Name]> } & {
  words: Words<true>;
  import: Import<true>;
  session(document: Scene | Scenario | SavedSession, options?: SessionOptions): Promise<WorkerSession>;
  /** Ends the Worker, whatever it does. Promises that wait are rejected. */
  terminate(): void;
};

/** What this package needs of a Worker: one of the browser, or of node:worker_threads. */
export interface WorkerLike {
  postMessage(message: unknown): void;
  terminate(): unknown;
}

export interface LoadInWorkerOptions {
  /** A Worker of the app that runs "standee/worker-main"; left out: one is started. */
  worker?: WorkerLike;
  /** Where standee.wasm is, if it is not beside the package's own files. */
  core?: Source;
  /** Where standee-import.wasm is. */
  importers?: Source;
}

/** Starts a Worker and loads the engine in it. Rejects with `NotLoaded`. */
export function loadInWorker(options?: LoadInWorkerOptions): Promise<WorkerStandee>;
