import type {
  CheckAnswer,
  DisputeAnswer,
  Event,
  Fixture,
  Hex,
  MonsterCards,
  MonsterSet,
  PlayAnswer,
  RoundLine,
  RoundLineEvent,
  SavedSession,
  SavedSessionHappened,
  SavedSessionReach,
  Scenario,
  Scene,
  SessionEvent,
  SessionState,
  SightAnswer,
  ThreatAnswer,
  TurnAnswer,
  Waiting,
} from "./types";

export * from "./types";

/** Options of every method. */
export interface CommonOptions {
  /** The name that answers and errors use for the document; "-" if left out. */
  file?: string;
  /** Stat cards for the sets that the scene names. */
  monsters?: MonsterSet[];
}

export interface TurnOptions extends CommonOptions {
  /**
   * The figure whose turn is planned, with the ability card of its set; left out: the turn of the
   * scene.
   */
  figure?: string;
  /** Ask why this enemy is not the focus, or why the figure does not end in this hex. */
  whyNot?: string | Hex;
  /** Ids of clauses: answer as if they did not exist, and say what changes. */
  without?: string[];
}

export interface RuleOptions extends CommonOptions {
  /** In words, also what happens in each step, or the reasoning. */
  log?: boolean;
  /** Ids of clauses: answer as if they did not exist, and say what changes. */
  without?: string[];
}

export interface RoundOptions extends CommonOptions {
  /** Decisions of every kind, in the order in which they come up. */
  decide?: unknown[];
  choose?: number[];
  /** Seed for shuffling; figures without a modifier deck get a standard one. */
  seed?: number;
  /** Take the first option of every further choice. */
  first?: boolean;
  /** Characters do nothing. */
  skipCharacters?: boolean;
  /** Leave out the reasons. */
  brief?: boolean;
}

/** Whose turns are played: those of a figure or of a monster set. */
export type ActOptions = Omit<RoundOptions, "skipCharacters"> &
  ({ figure: string; set?: undefined } | { set: string; figure?: undefined });

export interface SessionOptions {
  /** The game shuffles and draws; left out: the table draws its modifier cards. */
  seed?: number;
  /** Shuffles the ability decks of a game without a seed. */
  abilities?: number;
}

/** An event of a play, a round or a game. */
export type AppliedEvent = Event | RoundLineEvent | SessionEvent;

/** A game that goes on. A refused command throws `Refused` and changes nothing. */
export interface Session {
  /** What the game needs next, with every legal answer. */
  readonly waiting: Waiting;
  /** What was wrong with a saved game that goes on all the same. */
  readonly remark?: string;
  /** Carries out a command, text or JSON: what happened, each with the scene after it if asked for. */
  command(command: string | object, options?: { boards?: boolean }): SessionEvent[];
  /** Takes back the last commands: those commands. */
  undo(count?: number): string;
  redo(count?: number): string;
  state(): SessionState;
  /**
   * What has happened, command by command, from the one that `first` numbers; 0 is what came before any. With `boards`
   * each event has the scene after it, without stat cards and decks.
   */
  history(options?: { first?: number; count?: number; boards?: boolean }): SavedSessionHappened[];
  /** Where a figure can move, and which enemies it sees: from where it stands, or `from` another hex. */
  reach(figure: string, options?: { from?: Hex; points?: number; jump?: boolean }): SavedSessionReach;
  save(): SavedSession;
  /** Lets the engine forget the game. */
  close(): void;
}

export interface ThreatOptions extends CommonOptions {
  figure: string;
  move?: number;
  jump?: boolean;
}

export interface SightOptions extends CommonOptions {
  from: Hex;
  to: Hex;
}

export interface ImportOptions {
  from: "ghs" | "mover" | "vgb" | "ghs-scenario" | "ghs-game";
  /** Answer what was left out or assumed, too. */
  notes?: boolean;
  [option: string]: unknown;
}

/** What an import writes: the link if one was asked for. */
export type ImportedDocument = Scene | MonsterSet | MonsterCards | { link: string };

export interface ImportedWithNotes {
  imported: ImportedDocument;
  /** What was left out or assumed. */
  notes: string[];
}

export interface Clause {
  id: string;
  pages: Record<string, string>;
  says: string;
  differs: Record<string, string>;
  decidedBy: string[];
  whyNotDecided?: string;
}

export interface RuleSwitch {
  name: string;
  clause: string;
  says: string;
  values: unknown;
  editions: Record<string, unknown>;
}

/** The error for a request that cannot be answered. */
export class Refused extends Error {
  readonly file: string;
  /** The place of the mistake: a JSON pointer into the document; "" is the whole document. */
  readonly pointer: string;
  readonly found: string;
  readonly expected: string;
  /** The clause that forbids it, if a rule forbids it. */
  readonly clause?: string;
  /** The number of the step, if a step is refused. */
  readonly step?: number;
}

export interface Standee {
  /** The JSON interface itself: the answer to a request, both as text. */
  call(method: string, request: string): string;
  turn(document: Fixture, options?: TurnOptions): TurnAnswer;
  play(document: Fixture, options?: CommonOptions): PlayAnswer;
  round(document: Fixture, options?: RoundOptions): RoundLine[];
  /** The turns of one figure or of one monster set, with the cards of the scene. */
  act(document: Fixture, options: ActOptions): RoundLine[];
  /** The scene after these events of an answer. */
  apply(scene: Scene, events: readonly AppliedEvent[], options?: CommonOptions): Scene;
  /** Begins a game, or goes on with a saved one, which has its own seed. */
  session(document: Scene | Scenario | SavedSession, options?: SessionOptions): Session;
  threat(document: Fixture, options: ThreatOptions): ThreatAnswer;
  rule(document: Fixture, options?: RuleOptions): DisputeAnswer;
  check(document: Fixture, options?: CommonOptions): CheckAnswer;
  /** The scene of a document as the engine writes it. */
  show(document: Fixture, options?: CommonOptions & { picture?: boolean }): Scene;
  sight(document: Fixture, options: SightOptions): SightAnswer;
  /** An answer in words and drawn maps, as the command prints it. */
  words(method: string, document: Fixture, options?: Record<string, unknown>): string;
  rules(): RuleSwitch[];
  clauses(options?: { ids?: string[]; page?: string; grep?: string }): Clause[];
  import(document: unknown, options: ImportOptions & { notes: true }): ImportedWithNotes;
  import(document: unknown, options: ImportOptions & { notes?: false }): ImportedDocument;
  /**
   * Loads the second module. Otherwise the first call that needs it loads it, and blocks: `play`,
   * `round`, `act`, `apply`, `session`, `threat`, `check`, `rule`, `rules`, `clauses`, `import`, and
   * a `turn` `without` clauses.
   */
  loadImporters(): Promise<void>;
  version(): { name: "standee"; version: string; methods: string[] };
}

type Source = string | URL | BufferSource | WebAssembly.Module;

/**
 * Loads the engine: from the module beside this file, or from a URL, its bytes, a Response or a
 * compiled WebAssembly.Module (as Workers import it). `importers` is the same for the second
 * module, standee-import.wasm, which is loaded when it is first needed (`loadImporters`).
 */
export function load(source?: Source | Response, importers?: Source): Promise<Standee>;
