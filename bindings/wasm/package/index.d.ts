import type {
  CheckAnswer,
  Dispute,
  DisputeAnswer,
  Edition,
  ErrorCode,
  ErrorObject,
  EventsToApply,
  Fixture,
  FixtureDecision,
  GameEvent,
  Hex,
  Id,
  MonsterCards,
  MonsterSet,
  PlayAnswer,
  PlayFixture,
  RoundFixture,
  RoundLine,
  RoundLineEvent,
  SavedSession,
  SavedSessionHappened,
  SavedSessionReach,
  SavedSessionWhy,
  Scenario,
  Scene,
  SessionEvent,
  SessionState,
  SightAnswer,
  ThreatAnswer,
  TurnAnswer,
  TurnFixture,
  Waiting,
} from "./types.js";

export type * from "./types.js";

/** The language of what an answer says to players. */
export type Language = "en" | "de";

/** Options of every method. */
export interface CommonOptions {
  /** English if left out. Names, ids and clauses are the same in both. */
  language?: Language;
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
  /**
   * Decisions of every kind, in the order in which they come up: an option's number or content, modifier
   * cards, "done", or steps.
   */
  decide?: readonly FixtureDecision[];
  /** The numbers of the options chosen, if every decision is a choice. */
  choose?: readonly number[];
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
  /** Of what the game says: English if left out. Commands are the same in both. */
  language?: Language;
}

/** An event of a play, a round or a game. */
export type AppliedEvent = GameEvent | RoundLineEvent | SessionEvent;

/** What a command has brought about, and the same in words. */
export interface Told {
  events: SessionEvent[];
  text: string;
}

/** Carries out a command, text or JSON: what happened, each event with the scene after it if asked for. */
export interface Command<Later extends boolean = false> {
  (command: string | object, options: { boards?: boolean; words: true }): Given<Later, Told>;
  (command: string | object, options?: { boards?: boolean; words?: false }): Given<Later, SessionEvent[]>;
}

/** A game that goes on. A refused command throws `Refused` and changes nothing. */
export interface Session {
  /** What the game needs next, with every legal answer. */
  readonly waiting: Waiting;
  /** What was wrong with a saved game that goes on all the same. */
  readonly remark?: string;
  command: Command;
  /** Takes back the last commands: those commands. */
  undo(count?: number): string;
  redo(count?: number): string;
  state(): SessionState;
  /**
   * What has happened, command by command, from the one that `first` numbers; 0 is what came before any. With `boards`
   * each event has the scene after it, without stat cards and decks.
   */
  history(options?: { first?: number; count?: number; boards?: boolean }): SavedSessionHappened[];
  /**
   * Why the last turn of a figure that the rules play went as it did; left out: the figure that they have played last.
   * `whyNot` asks why an enemy is not the focus, or why the figure does not end in a hex: [q, r] or its name.
   */
  why(figure?: string, options?: { whyNot?: string | Hex; words?: boolean }): SavedSessionWhy;
  /** Where a figure can move, and which enemies it sees: from where it stands, or `from` another hex. */
  reach(figure: string, options?: { from?: Hex; points?: number; jump?: boolean }): SavedSessionReach;
  save(): SavedSession;
  /** Lets the engine forget the game. A later call is refused. */
  close(): void;
}

export interface ThreatOptions extends CommonOptions {
  figure: string;
  move?: number;
  jump?: boolean;
}

export interface SightOptions extends CommonOptions {
  /** A hex, or the id of a figure. */
  from: Hex | Id;
  to: Hex | Id;
  /** Also tell every hex that the first one sees, with its range. */
  all?: boolean;
}

/** A file of another program, as JSON.parse gives it. */
export type ForeignFile = object;

/** A monster of Gloomhaven Secretariat, its deck, or both. */
export interface GhsMonsterOptions {
  from: "ghs";
  deck?: ForeignFile;
  labels?: readonly ForeignFile[];
  level?: number;
  characters?: number;
  /** The hit points of a character, which those of some bosses depend on. */
  characterHp?: number;
  rank?: "normal" | "elite";
  prosperity?: number;
  round?: number;
  edition?: Edition | string;
}

/** A link of Monster Mover, as a string. */
export interface MoverOptions {
  from: "mover";
  link?: false;
}

/** A scene that becomes a link. */
export interface MoverLinkOptions {
  from: "mover";
  link: true;
  /** Leave out what a link cannot say, instead of an error. */
  drop?: boolean;
}

/** A scenario or a saved state of Virtual Gloomhaven Board. */
export interface VgbOptions {
  from: "vgb";
  tiles: ForeignFile | string;
  scenario?: ForeignFile;
  ghs?: readonly ForeignFile[];
  labels?: readonly ForeignFile[];
  players?: number;
  level?: number;
  seed?: number;
  /** Names of rooms, or "all". */
  reveal?: readonly string[];
  character?: readonly string[];
  rooms?: false;
}

export interface GhsScenarioOptions {
  from: "ghs-scenario";
  sections?: readonly ForeignFile[];
  ghs?: readonly ForeignFile[];
  labels?: readonly ForeignFile[];
  room?: Record<string, readonly string[]>;
  place?: Record<Id, Hex>;
  players?: number;
  level?: number;
  character?: readonly string[];
  list?: false;
}

/** A game of Gloomhaven Secretariat in play. */
export interface GhsGameOptions {
  from: "ghs-game";
  /** The board: a scene, a scenario, or a saved game. */
  scene: Scene | Scenario | SavedSession;
  place?: Record<Id, Hex>;
  /** Also read the ability decks as the game has them: the answer is a scenario. */
  decks?: boolean;
  update?: false;
}

/** What an import writes, and what it left out or assumed. */
export interface Imported<Kind> {
  imported: Kind;
  notes: string[];
}

/** An answer, or a promise of it. */
export type Given<Later extends boolean, Answer> = Later extends true ? Promise<Answer> : Answer;

/** `import` with the notes, or without; its answers come `Later` from a Worker. */
export interface Import<Later extends boolean = false> {
  (document: ForeignFile | undefined, options: GhsMonsterOptions & { notes: true }): Given<Later, Imported<MonsterSet | MonsterCards>>;
  (document: ForeignFile | undefined, options: GhsMonsterOptions & { notes?: false }): Given<Later, MonsterSet | MonsterCards>;
  (document: string, options: MoverOptions & { notes: true }): Given<Later, Imported<Scene>>;
  (document: string, options: MoverOptions & { notes?: false }): Given<Later, Scene>;
  (document: Scene, options: MoverLinkOptions & { notes: true }): Given<Later, Imported<{ link: string }>>;
  (document: Scene, options: MoverLinkOptions & { notes?: false }): Given<Later, { link: string }>;
  (document: ForeignFile, options: VgbOptions & { notes: true }): Given<Later, Imported<Scene>>;
  (document: ForeignFile, options: VgbOptions & { notes?: false }): Given<Later, Scene>;
  (document: ForeignFile, options: Omit<VgbOptions, "rooms"> & { rooms: true; notes: true }): Given<Later, Imported<Scenario>>;
  (document: ForeignFile, options: Omit<VgbOptions, "rooms"> & { rooms: true; notes?: false }): Given<Later, Scenario>;
  (document: ForeignFile, options: GhsScenarioOptions & { notes: true }): Given<Later, Imported<Scenario>>;
  (document: ForeignFile, options: GhsScenarioOptions & { notes?: false }): Given<Later, Scenario>;
  (document: ForeignFile, options: Omit<GhsScenarioOptions, "list"> & { list: true; notes?: false }): Given<Later, { rooms: string }>;
  (document: ForeignFile, options: GhsGameOptions & { scene: Scene; decks?: false; notes: true }): Given<Later, Imported<Scene>>;
  (document: ForeignFile, options: GhsGameOptions & { scene: Scene; decks?: false; notes?: false }): Given<Later, Scene>;
  (document: ForeignFile, options: GhsGameOptions & { notes: true }): Given<Later, Imported<Scene | Scenario>>;
  (document: ForeignFile, options: GhsGameOptions & { notes?: false }): Given<Later, Scene | Scenario>;
  (document: ForeignFile, options: Omit<GhsGameOptions, "update"> & { update: true; notes: true }): Given<Later, Imported<ForeignFile>>;
  (document: ForeignFile, options: Omit<GhsGameOptions, "update"> & { update: true; notes?: false }): Given<Later, ForeignFile>;
}

/** An answer in words and drawn maps, as the command prints it. */
export interface Words<Later extends boolean = false> {
  (method: "turn", document: Scene | TurnFixture, options?: TurnOptions & Width): Given<Later, string>;
  (method: "play", document: PlayFixture, options?: CommonOptions & Width): Given<Later, string>;
  (method: "round", document: Scene | RoundFixture, options?: RoundOptions & Width): Given<Later, string>;
  (method: "act", document: Scene | RoundFixture, options: ActOptions & Width): Given<Later, string>;
  (method: "apply", document: EventsToApply, options?: CommonOptions & Width): Given<Later, string>;
  (method: "threat", document: SceneDocument, options: ThreatOptions & Width): Given<Later, string>;
  (method: "rule", document: Dispute, options?: RuleOptions & Width): Given<Later, string>;
  (method: "show", document: Fixture, options?: CommonOptions & Width): Given<Later, string>;
  (method: "sight", document: Fixture, options: SightOptions & Width): Given<Later, string>;
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
export class Refused extends Error implements ErrorObject {
  constructor(error: ErrorObject);
  readonly name: "Refused";
  readonly file: string;
  /** The place of the mistake: a JSON pointer into the document; "" is the whole document. */
  readonly pointer: string;
  readonly found: string;
  readonly expected: string;
  readonly code: ErrorCode;
  /** The clause that forbids it, if a rule forbids it. */
  readonly clause?: string;
  /** The number of the step, if a step is refused. */
  readonly step?: number;
}

/** The error for a module that could not be loaded. Its message says from where, why, and what to do. */
export class NotLoaded extends Error {
  constructor(url: string | { readonly href: string }, why: string, options?: { cause?: unknown });
  readonly name: "NotLoaded";
  readonly url: string;
}

/** What a scene, or a fixture with a scene, is needed for. */
export type SceneDocument = Scene | TurnFixture | PlayFixture | RoundFixture;

export interface Standee {
  /** The JSON interface itself: the answer to a request, both as text. */
  call(method: string, request: string): string;
  turn(document: Scene | TurnFixture, options?: TurnOptions): TurnAnswer;
  play(document: PlayFixture, options?: CommonOptions): PlayAnswer;
  round(document: Scene | RoundFixture, options?: RoundOptions): RoundLine[];
  /** The turns of one figure or of one monster set, with the cards of the scene. */
  act(document: Scene | RoundFixture, options: ActOptions): RoundLine[];
  /** The scene after these events of an answer. */
  apply(scene: Scene, events: readonly AppliedEvent[], options?: CommonOptions): Scene;
  /** Begins a game, or goes on with a saved one, which has its own seed. */
  session(document: Scene | Scenario | SavedSession, options?: SessionOptions): Session;
  threat(document: SceneDocument, options: ThreatOptions): ThreatAnswer;
  rule(document: Dispute, options?: RuleOptions): DisputeAnswer;
  check(document: Fixture | MonsterSet | MonsterCards, options?: CommonOptions): CheckAnswer;
  /** The scene of a document as the engine writes it. */
  show(document: Fixture, options?: CommonOptions & { picture?: boolean }): Scene;
  sight(document: Fixture, options: SightOptions): SightAnswer;
  /** An answer in words and drawn maps, as the command prints it. */
  words: Words;
  rules(): RuleSwitch[];
  clauses(options?: { ids?: string[]; page?: string; grep?: string; language?: Language }): Clause[];
  import: Import;
  /**
   * Loads the second module. Otherwise the first call that needs it loads it, and blocks: `play`,
   * `round`, `act`, `apply`, `session`, `threat`, `check`, `rule`, `rules`, `clauses`, `import`, and
   * a `turn` `without` clauses or with the question `whyNot`, and a refusal in German.
   */
  loadImporters(): Promise<void>;
  version(): { name: "standee"; version: string; methods: string[] };
}

/** The number of columns of an answer in words. */
export interface Width {
  width?: number;
}

/** A compiled WebAssembly.Module, for programs whose types have one. */
export type CompiledModule = typeof globalThis extends { WebAssembly: { Module: { prototype: infer Module } } }
  ? Module
  : object;

/** What fetch() gives. */
export interface ResponseLike {
  readonly ok: boolean;
  readonly status: number;
  readonly url: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** Where a module is: its URL, its bytes, or the compiled module. */
export type Source = string | { readonly href: string } | ArrayBuffer | ArrayBufferView | CompiledModule;

/**
 * Loads the engine: from the module beside this file, or from a URL, its bytes, a Response or a
 * compiled WebAssembly.Module (as Workers import it). `importers` is the same for the second
 * module, standee-import.wasm, which is loaded when it is first needed (`loadImporters`). Throws
 * NotLoaded.
 */
export function load(source?: Source | ResponseLike, importers?: Source): Promise<Standee>;
