import type {
  CheckAnswer,
  DisputeAnswer,
  Fixture,
  Hex,
  MonsterCards,
  MonsterSet,
  PlayAnswer,
  RoundLine,
  Scene,
  SightAnswer,
  ThreatAnswer,
  TurnAnswer,
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
  from: "ghs" | "mover" | "vgb";
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
   * Loads the second module. Otherwise the first `import`, `check`, `rule` or turn `without` a
   * clause loads it, and blocks.
   */
  loadImporters(): Promise<void>;
  version(): { name: "standee"; version: string; methods: string[] };
}

type Source = string | URL | BufferSource | WebAssembly.Module;

/**
 * Loads the engine: from the module beside this file, or from a URL, its bytes, a Response or a
 * compiled WebAssembly.Module (as Workers import it). `importers` is the same for the second
 * module, standee-import.wasm, which is loaded on the first `import`, `check`, `rule` or turn
 * `without` a clause.
 */
export function load(source?: Source | Response, importers?: Source): Promise<Standee>;
