// Written by tools/scripts/generate-types from docs/schema. Do not edit.

/** An object with exactly one of these fields. */
export type OneOf<Kinds> = {
  [Name in keyof Kinds]: { [Field in Name]: Kinds[Field] } & { [Field in Exclude<keyof Kinds, Name>]?: undefined };
}[keyof Kinds];

/** One of these forms: a field that only others have is undefined. */
export type AnyOf<Forms, All = Forms> = Forms extends unknown
  ? Forms & { [Field in Exclude<All extends unknown ? keyof All : never, keyof Forms>]?: undefined }
  : never;

/**
 * The cases that another implementation answers differently. With --clause, only differences
 * about these clauses.
 */
export interface AgainstAnswer {
  format: "against-answer/1";
  /** The implementation, as a shell command. */
  command: string;
  plan: AgainstAnswerPlan;
  /** Cases tried. */
  cases: AgainstAnswerCount;
  /** Turns asked. */
  turns: AgainstAnswerCount;
  /** Plays asked. */
  plays: AgainstAnswerCount;
  /**
   * Rounds, and plays that leave something to chance or choice. The command is not asked about
   * these.
   */
  leftOut: AgainstAnswerCount;
  agreed: AgainstAnswerCount;
  differing: AgainstAnswerCount;
  /** How many of the differing cases were put into groups. */
  lookedInto: AgainstAnswerCount;
  /** The number of cases that the command does not support, by its reason. */
  unsupported: Record<string, AgainstAnswerCount>;
  /** Crashes, hangs and malformed answers. Each kind is listed once. */
  incidents: Array<AgainstAnswerIncident>;
  /** The differences, each listed once, the smallest case first. */
  differences: Array<AgainstAnswerDifference>;
  /**
   * Wrong rules that Standee knows, and how many of them would have changed one of the answers
   * that agree. A sample of these is looked at.
   */
  wrongRules: AgainstAnswerWrongRules;
  /** Why a result without differences means little; empty if it does not. */
  warnings: Array<string>;
  /** What was learned of the command before. Left out if cases are drawn as they are. */
  learned?: AgainstAnswerLearned;
  /** The reason why some cases were not asked; left out if all were asked. */
  stopped?: string;
}

export type AgainstAnswerCount = number;

/** A scene whose turn is planned, or a play if it has steps. */
export interface AgainstAnswerCase {
  scene: Scene;
  steps?: Array<Step>;
}

export interface AgainstAnswerDifference {
  /** The clause that the command breaks. */
  clause: ClauseId;
  /**
   * The wrong rule that explains the command's answers; left out if no single rule explains
   * them.
   */
  wrongRule?: string;
  /**
   * What the scenes of all these cases have and few others do; left out if there is nothing of
   * the kind.
   */
  shared?: Array<string>;
  /** Cases that differ in this way. */
  count: AgainstAnswerCount;
  /** The same number by edition. */
  editions: Record<string, AgainstAnswerCount>;
  /** The number of the case that was shrunk. */
  number: AgainstAnswerCount;
  standeeSays: string;
  commandSays: string;
  /** The smallest case found. */
  case: AgainstAnswerCase;
  /** The command line that shows the difference again. */
  replay: string;
}

export interface AgainstAnswerIncident {
  kind: "crash" | "hang" | "malformed";
  /** How the command exited, or what is wrong with its answer. */
  what: string;
  /** For a crash or a hang: the end of what the command wrote to standard error. */
  stderr?: string;
  /** The beginning of a malformed line. */
  line?: string;
  count: AgainstAnswerCount;
  /** The number of the first case that causes it. */
  number?: AgainstAnswerCount;
  /** That case, shrunk; left out if no case causes it alone. */
  case?: AgainstAnswerCase;
}

export interface EventsToApply {
  scene: Scene;
  events: Array<SessionEvent>;
}

/**
 * The ability cards of a monster set, which draws one each round. Numbers that depend on the
 * scenario level or the number of characters are resolved.
 */
export interface MonsterCards {
  format: "cards/1";
  /** Several sets may share one deck. */
  name: Id;
  edition: Edition;
  level?: MonsterCardsLevel;
  characters?: MonsterCardsCharacters;
  cards: MonsterCardsCards;
}

/** The scenario level; 1 if left out. */
export type MonsterCardsLevel = number;

/** The number of characters; 2 if left out. */
export type MonsterCardsCharacters = number;

/** The cards. Each has an id that is unique in the deck. */
export type MonsterCardsCards = Array<DeckCard>;

/** How many fixtures hold, and where the others fail. */
export interface CheckAnswer {
  format: "check-answer/1";
  passed: number;
  failed: number;
  /** Fixtures that expect nothing. */
  silent: number;
  failures: Array<CheckAnswerFailuresItem>;
}

/**
 * One line of standee rule --json: the verdict on each claim in each edition, and the clauses
 * that decide it.
 */
export interface DisputeAnswer {
  format: "dispute-answer/1";
  /** The name of the file. */
  file: string;
  name?: string;
  question?: string;
  /** The ruling in words, as the file gives it. */
  verdict?: string;
  note?: string | Array<string>;
  source?: string | Array<string>;
  /** Sources disagree; a text says in what way. */
  contested?: boolean | string;
  doubted?: boolean | string;
  /**
   * With --without: the clauses that the answer leaves out. Verdicts, reasons and scenes are
   * those of the executable rulebook without them.
   */
  without?: DisputeAnswerClauses;
  editions: Record<string, DisputeAnswerEdition>;
}

export type DisputeAnswerClauses = Array<ClauseId>;

export interface DisputeAnswerWhyNot {
  question: "focus" | "attack" | "end";
  /** The enemy, for focus and attack. */
  figure?: Id;
  /** The hex, for end. */
  hex?: Hex;
  reasons: Array<TurnAnswerReason>;
}

export type DisputeAnswerDifferences = Array<DisputeAnswerDifferencesItem>;

export interface DisputeAnswerEdition {
  /**
   * The verdict on each claim, in order; null for a claim that is the file's own statement in
   * words.
   */
  claims: Array<FixtureClaimVerdict | null>;
  /** The file's own statement on each claim, in words; null for a claim that is judged. */
  statements?: Array<FixtureClaimVerdict | null>;
  /**
   * The clauses that decide the claims; for an open claim, those of the effects whose order is
   * open. Empty with --without.
   */
  clauses: DisputeAnswerClauses;
  /** The reasoning of a turn, what happens in a play, or the clauses themselves. */
  why: Array<DisputeAnswerEditionWhyItem>;
  /** One entry for each claim, in order. */
  details: Array<DisputeAnswerEditionDetailsItem>;
  /** With --without: the claims that come to something else because the clauses are left out. */
  changes?: Array<DisputeAnswerEditionChangesItem>;
  /** What the scene has but the edition lacks. */
  lacks?: string;
  /** The result of the steps. */
  scene?: Scene;
}

/** What a command prints on standard error for bad input, with --json. */
export interface ErrorAnswer {
  error: ErrorObject;
}

/** What kind of error it is (docs/stability.md). A later version may add codes. */
export type ErrorCode = "unreadable" | "not-json" | "wrong-type" | "unknown-field" | "missing-field" | "unknown-name" | "not-in-edition" | "out-of-range" | "bad-reference" | "duplicate" | "refused" | "too-many" | "usage" | "not-found" | "too-large" | "timed-out" | "busy" | "internal";

/**
 * One thing that happened, with the clause that caused it. The fields of each kind are in $defs;
 * the fields listed as required here are always present.
 */
export type GameEvent = AttackEvent | DamageEvent | NegateEvent | HealEvent | GainEvent | LoseEvent | NoEffectEvent | MoveEvent | DeathEvent | ExhaustedEvent | DestroyedEvent | RemovedEvent | DismissedEvent | LootTokenEvent | LootEvent | TrapEvent | DoorEvent | InfuseEvent | InfusionEvent | ConsumeEvent | WaneEvent | BonusEvent | BonusUsedEvent | BonusEndsEvent | StartTurnEvent | EndTurnEvent | EndRoundEvent | ShuffleEvent | CardJoinsEvent | CardLeavesEvent | TileEvent | SummonEvent | SpawnEvent | ChoiceEvent | PartyEvent | PlanEvent | RankEvent | TokenEvent;

export interface EventAttack {
  event: "attack";
  by?: Id;
  target?: Id;
  /** The enemy that controls the figure that attacks. */
  controlledBy?: Id;
  ability?: string;
  /** The base value. */
  value?: number;
  /** The bonuses that applied, in order. */
  bonuses?: Array<string>;
  /** The reason for each bonus; empty if a step gives the bonus. */
  bonusNames?: Array<string>;
  ranged?: boolean;
  draws?: "one" | "advantage" | "disadvantage";
  afterBonuses?: number;
  /** The owner of the deck that the cards come from. */
  deck?: string;
  /** The cards in the order drawn. */
  cards?: Cards;
  /** The cards that apply, as positions in cards. */
  used?: Array<number>;
  afterCards?: number;
  /** The target's shield before pierce, if pierce has lowered it. */
  shieldBeforePierce?: number;
  /** The shield that is left after pierce. */
  shield?: number;
  pierce?: number;
  afterShield?: number;
  /** The damage that the target is about to suffer, after ward and brittle. */
  amount?: number;
  /** card.when-dies if the figure attacks because it dies. */
  clause?: ClauseId;
}

export interface EventDamage {
  event: "damage";
  to?: Id;
  /** Hit points lost. */
  amount?: number;
  /** The damage suffered, if it is more than the hit points lost. */
  suffered?: number;
  source?: "attack" | "retaliate" | "trap" | "hazardous" | "wound" | "bane" | "lost flying" | "direct";
  from?: string;
  hp?: number;
  clause?: ClauseId;
}

export interface EventNegate {
  event: "negate";
  figure?: Id;
  amount?: number;
  source?: "attack" | "retaliate" | "trap" | "hazardous" | "wound" | "bane" | "lost flying" | "direct";
  hand?: number;
  discard?: number;
  bonus?: boolean;
  clause?: ClauseId;
}

export interface EventHeal {
  event: "heal";
  to?: Id;
  amount?: number;
  by?: string;
  hp?: number;
  clause?: ClauseId;
}

export interface EventGain {
  event: "gain";
  to?: Id;
  condition?: Condition | "flying";
  /** The figure already had the condition. */
  again?: boolean;
  clause?: ClauseId;
}

export interface EventLose {
  event: "lose";
  figure?: Id;
  condition?: Condition | "flying";
  clause?: ClauseId;
}

export interface EventNoEffect {
  event: "noEffect";
  figure?: Id;
  /** What fails: a condition, push, pull, spawn, summon or grant. */
  of?: string;
  why?: string;
  clause?: ClauseId;
}

export interface EventMove {
  event: "move";
  figure?: Id;
  from?: Hex;
  to?: Hex;
  how?: "walk" | "jump" | "fly" | "slide" | "teleport" | "push" | "pull" | "fall";
  clause?: ClauseId;
}

export interface EventDeath {
  event: "death";
  figure?: Id;
  at?: Hex;
  /** The figure that is credited with the kill. */
  credit?: string;
  clause?: ClauseId;
}

export interface EventExhausted {
  event: "exhausted";
  figure?: Id;
  at?: Hex;
  /** The figure that is credited with the kill. */
  credit?: string;
  clause?: ClauseId;
}

export interface EventDestroyed {
  event: "destroyed";
  figure?: Id;
  at?: Hex;
  /** The figure that is credited with the kill. */
  credit?: string;
  clause?: ClauseId;
}

export interface EventRemoved {
  event: "removed";
  figure?: Id;
  at?: Hex;
  /** The figure that is credited with the kill. */
  credit?: string;
  clause?: ClauseId;
}

export interface EventDismissed {
  event: "dismissed";
  figure?: Id;
  at?: Hex;
  /** The figure that is credited with the kill. */
  credit?: string;
  clause?: ClauseId;
}

export interface EventLootToken {
  event: "lootToken";
  at?: Hex;
  clause?: ClauseId;
}

export interface EventLoot {
  event: "loot";
  figure?: Id;
  tokens?: Array<Hex>;
  treasure?: Array<Hex>;
  clause?: ClauseId;
}

export interface EventTrap {
  event: "trap";
  figure?: Id;
  at?: Hex;
  clause?: ClauseId;
}

export interface EventDoor {
  event: "door";
  figure?: Id;
  at?: Hex;
  /** The hexes of the room behind the door. */
  reveals?: Array<Hex>;
  clause?: ClauseId;
}

export interface EventInfuse {
  event: "infuse";
  element?: ElementName;
  clause?: ClauseId;
}

export interface EventInfusion {
  event: "infusion";
  element?: ElementChoice;
  figure?: Id;
  set?: string;
  clause?: ClauseId;
}

export interface EventConsume {
  event: "consume";
  element?: ElementName;
  clause?: ClauseId;
}

export interface EventWane {
  event: "wane";
  element?: ElementName;
  state?: "inert" | "waning" | "strong";
  clause?: ClauseId;
}

export interface EventBonus {
  event: "bonus";
  on?: Id;
  bonus?: Bonus;
  clause?: ClauseId;
}

export interface EventBonusUsed {
  event: "bonusUsed";
  on?: Id;
  /** The bonus, with the uses that are left, possibly none. */
  bonus?: Bonus | BonusUsedEventBonusUses;
  clause?: ClauseId;
}

export interface EventBonusEnds {
  event: "bonusEnds";
  on?: Id;
  /** The bonus, with the uses, turns or rounds that are left, possibly none. */
  bonus?: Bonus | BonusUsedEventBonusUses | BonusEndsEventBonusLasts;
  clause?: ClauseId;
}

export interface EventStartTurn {
  event: "startTurn";
  figure?: Id;
  clause?: ClauseId;
}

export interface EventEndTurn {
  event: "endTurn";
  figure?: Id;
  clause?: ClauseId;
}

export interface EventEndRound {
  event: "endRound";
  clause?: ClauseId;
}

export interface EventShuffle {
  event: "shuffle";
  deck?: string;
  /** The deck has the ability cards of a set, not modifier cards. */
  abilities?: boolean;
  clause?: ClauseId;
}

export interface EventCardJoins {
  event: "cardJoins";
  deck?: string;
  card?: Card;
  clause?: ClauseId;
}

export interface EventCardLeaves {
  event: "cardLeaves";
  deck?: string;
  card?: Card;
  clause?: ClauseId;
}

export interface EventTile {
  event: "tile";
  create?: "obstacle" | "difficult" | "icy" | "hazardous" | "trap" | "water";
  destroy?: "obstacle" | "difficult" | "icy" | "hazardous" | "trap" | "water";
  at?: Hex;
  /** A trap that is created, if it is no plain damage trap. */
  trap?: Trap;
  clause?: ClauseId;
}

export interface EventSummon {
  event: "summon";
  by?: Id;
  figure?: Id;
  at?: Hex;
  /** The figure as it comes onto the map. */
  placed?: Figure;
  clause?: ClauseId;
}

export interface EventSpawn {
  event: "spawn";
  /** The figure whose card spawns it. */
  by?: Id;
  figure?: Id;
  at?: Hex;
  /** The figure as it comes onto the map. */
  placed?: Figure;
  clause?: ClauseId;
}

export interface EventChoice {
  event: "choice";
  of?: EventChoiceKind;
  figure?: Id;
  options?: Array<EventOption>;
  chosen?: number;
  /** The damage that the figure is about to suffer. */
  amount?: number;
  source?: "attack" | "retaliate" | "trap" | "hazardous" | "wound" | "bane" | "lost flying" | "direct";
  clause?: ClauseId;
}

/** The party has carried out a text on a card. */
export interface EventParty {
  event: "party";
  figure?: Id;
  says?: string;
  clause?: ClauseId;
}

/**
 * The reasons for a figure's move, its attacks, or for doing nothing. Only in a round that gives
 * reasons.
 */
export interface EventPlan {
  event: "plan";
  figure?: Id;
  /**
   * The enemies that it focuses on or may focus on; left out if the reasons are about something
   * else.
   */
  focus?: Array<Id>;
  why?: Array<TurnAnswerReason>;
  clause?: ClauseId;
}

/** A monster changes its rank. From then on it has the stats of that rank's stat card. */
export interface EventRank {
  event: "rank";
  figure?: Id;
  rank?: "normal" | "elite";
  clause?: ClauseId;
}

/** One option of a choice. In a turn, focus is the enemy that the figure focuses on. */
export interface EventOption {
  figure?: Id;
  focus?: Id;
  end?: Hex;
  targets?: Array<Id>;
  path?: Array<Hex>;
  /** The figures attacked along the path. */
  along?: Array<Id>;
  /** The option in words, if it is neither a figure nor a hex. */
  says?: string;
}

/** A decision between options. */
export type EventOptionChoice = number | EventOption;

export type EventChoiceKind = "turn" | "order of attacks" | "order of figures" | "target" | "targets" | "element" | "push" | "pull" | "place" | "standee" | "grant" | "initiative" | "next" | "negate" | "item" | "prevented condition" | "order of effects" | "standee number" | "modifier card" | "order of modifiers" | "regenerate" | "lost condition";

/** A partial event: the fields that an expectation names must match. */
export type EventSome = EventAttack | EventDamage | EventNegate | EventHeal | EventGain | EventLose | EventNoEffect | EventMove | EventDeath | EventExhausted | EventDestroyed | EventRemoved | EventDismissed | EventLootToken | EventLoot | EventTrap | EventDoor | EventInfuse | EventInfusion | EventConsume | EventWane | EventBonus | EventBonusUsed | EventBonusEnds | EventStartTurn | EventEndTurn | EventEndRound | EventShuffle | EventCardJoins | EventCardLeaves | EventTile | EventSummon | EventSpawn | EventChoice | EventParty | EventPlan | EventRank | EventToken;

/** A token of the scenario is placed. */
export interface EventToken {
  event: "token";
  beside?: string;
  /** That lie there now. */
  count?: number;
  clause?: ClauseId;
}

/**
 * A scene and what the rules say about it: a dispute if it has claims, a play if it has steps, a
 * round if it has round, and otherwise a turn. A file may also be just a scene, which asks for
 * the turn of its figure.
 */
export type Fixture = Scene | TurnFixture | PlayFixture | RoundFixture | Dispute;

/** An outcome of a turn. Of focus, path, along, fallen and then, those that are named must hold. */
export interface FixtureExpectedOption {
  end: Hex;
  targets: Array<Id>;
  focus?: Id;
  path?: Array<Hex>;
  /** The figures attacked along the path. */
  along?: Array<Id>;
  /** The figures that have left the map during the turn before this attack. */
  fallen?: Array<Id>;
  /** The rest of the turn: its later attacks in order, and moves after the last. */
  then?: Array<FixtureExpectedPart>;
}

/** A later attack of a turn. If fallen is named, it must hold. */
export interface FixtureExpectedPart {
  end: Hex;
  targets: Array<Id>;
  fallen?: Array<Id>;
}

export interface FixtureTurnExpectation {
  /** Every outcome that the rules allow, each listed once. */
  options: Array<FixtureExpectedOption>;
  focus?: Array<Id>;
}

export type FixtureFigureField = "id" | "kind" | "side" | "at" | "alsoAt" | "name" | "set" | "rank" | "standee" | "initiative" | "summoner" | "summonOrder" | "summonedThisRound" | "origin" | "hp" | "maxHp" | "attack" | "move" | "range" | "flying" | "shield" | "retaliate" | "pierce" | "targets" | "conditions" | "immunities" | "permanent" | "leastHp" | "attackEffects" | "advantage" | "attackersDisadvantage" | "focusNot" | "modifierDeck" | "headsFor" | "waterOnly" | "unaffectedBy" | "cards" | "noInteraction" | "bonuses" | "turnEnded" | "tokens" | "spawns" | "app";

export interface FixturePlayExpectation {
  figures?: Record<string, Record<string, unknown>>;
  /** Dead, destroyed, exhausted, or removed with the summoner. */
  gone?: Array<Id>;
  elements?: Elements;
  /** The hit points lost, in order. */
  damage?: Array<FixturePlayExpectationDamageItem>;
  /** The step, counted from 0, that the rules must refuse. */
  refused?: number;
  /** Every loot token on the map. */
  loot?: Array<Hex>;
  decks?: Decks;
  /** Events that happen, in this order. The fields that are named must match. */
  events?: Array<EventSome>;
}

/** An option that is among those allowed; the fields that are named must hold. */
export interface FixtureMay {
  end?: Hex;
  targets?: Array<Id>;
  focus?: Id;
  path?: Array<Hex>;
  /** The figures attacked along the path. */
  along?: Array<Id>;
}

/** What a planned turn must have; every field that is named must hold. */
export interface FixtureTurnClaim {
  options?: Array<FixtureExpectedOption>;
  focus?: Array<Id>;
  may?: FixtureMay;
}

/** What the result of the steps must have, and the turn of the scene after them. */
export interface FixturePlayClaim {
  figures?: Record<string, Record<string, unknown>>;
  gone?: Array<Id>;
  elements?: Elements;
  damage?: Array<FixturePlayExpectationDamageItem>;
  refused?: number;
  loot?: Array<Hex>;
  decks?: Decks;
  events?: Array<EventSome>;
  options?: Array<FixtureExpectedOption>;
  focus?: Array<Id>;
  may?: FixtureMay;
}

export type FixtureClaimVerdict = "holds" | "fails" | "not in this edition" | "open" | "the party chooses" | "cannot be judged";

/**
 * One side of a dispute. A claim with a verdict and no expect is the file's own statement in
 * words and is not judged.
 */
export interface FixtureClaim {
  says: string;
  expect?: FixtureTurnClaim | FixturePlayClaim;
  /** The verdict to expect, for all editions of the dispute or by edition. */
  verdict?: FixtureClaimVerdict | Record<string, FixtureClaimVerdict>;
  /** The clauses that decide it. */
  clauses?: Array<ClauseId>;
}

/**
 * The editions in which the fixture holds, instead of the one that its scene names, which is
 * among them. Each counts as a fixture.
 */
export type FixtureEditions = Array<Edition>;

/** The id of a clause, as `standee clauses` lists them. */
export type ClauseId = string;

/** What is said otherwise of one edition: each field replaces the one of the fixture. */
export interface FixtureTurnDifference {
  expect?: FixtureTurnExpectation;
  verdict?: string;
  note?: string | Array<string>;
  clauses?: Array<ClauseId>;
  /** True, false, or a text that says why. */
  contested?: boolean | string;
}

/** What is said otherwise of one edition: each field replaces the one of the fixture. */
export interface FixturePlayDifference {
  expect?: FixturePlayExpectation;
  verdict?: string;
  note?: string | Array<string>;
  clauses?: Array<ClauseId>;
  /** True, false, or a text that says why. */
  contested?: boolean | string;
}

/** What is said otherwise of one edition: each field replaces the one of the fixture. */
export interface FixtureRoundDifference {
  expect?: FixtureRoundExpectation;
  verdict?: string;
  note?: string | Array<string>;
  clauses?: Array<ClauseId>;
  /** True, false, or a text that says why. */
  contested?: boolean | string;
}

export interface TurnFixture {
  editions?: FixtureEditions;
  scene: Scene;
  expect?: FixtureTurnExpectation;
  /** What is said otherwise of one of the editions, by edition. */
  differs?: Record<string, FixtureTurnDifference>;
  name?: string;
  question?: string;
  verdict?: string;
  note?: string | Array<string>;
  source?: string | Array<string>;
  clauses?: Array<ClauseId>;
  /** True, false, or a text that says why. */
  contested?: boolean | string;
  /** True, false, or a text that says why. */
  doubted?: boolean | string;
}

export interface PlayFixture {
  editions?: FixtureEditions;
  scene: Scene;
  /** The steps, in the order in which they are applied. */
  steps: Array<Step>;
  expect?: FixturePlayExpectation;
  /** What is said otherwise of one of the editions, by edition. */
  differs?: Record<string, FixturePlayDifference>;
  name?: string;
  question?: string;
  verdict?: string;
  note?: string | Array<string>;
  source?: string | Array<string>;
  clauses?: Array<ClauseId>;
  /** True, false, or a text that says why. */
  contested?: boolean | string;
  /** True, false, or a text that says why. */
  doubted?: boolean | string;
}

export type FixtureDecision = EventOptionChoice | Array<Card> | "done" | Array<Step>;

/**
 * The decisions made in advance for a round. The round is played from its scene up to the first
 * decision that nobody has made, or the first character whose turn is not known.
 */
export interface FixtureRound {
  /**
   * One decision for each choice, in order: the index of an option, or enough of its content to
   * identify it.
   */
  choose?: Array<EventOptionChoice>;
  /**
   * Decisions of every kind, in the order in which they come up, instead of choose. If draw is
   * given, they do not include cards.
   */
  decide?: Array<FixtureDecision>;
  /** If true, every further choice takes its first option. */
  first?: boolean;
  /** Modifier cards in the order drawn; if left out, the decks of the scene are used. */
  draw?: Array<Card>;
  /** The seed for shuffling. A figure without a deck draws from a shuffled standard deck. */
  seed?: number;
  /**
   * What the characters do between the start and the end of their turns: "pass" for all of them,
   * or "pass" or steps by id.
   */
  characters?: "pass" | Record<string, "pass" | Array<Step>>;
}

/** What a play may expect, and the fields that only a round has. */
export interface FixtureRoundExpectation {
  /** The figures whose turns began, in order. */
  order?: Array<Id>;
  /** The choices, in order, with the undecided one last. The fields that are named must match. */
  choices?: Array<Record<string, unknown>>;
  stops?: "over" | "choice" | "draw" | "party" | FixtureRoundExpectationStopsActs;
  /** The clause that keeps the round from being played. */
  refused?: ClauseId;
  figures?: Record<string, Record<string, unknown>>;
  gone?: Array<Id>;
  elements?: Elements;
  damage?: Array<FixturePlayExpectationDamageItem>;
  loot?: Array<Hex>;
  decks?: Decks;
  events?: Array<EventSome>;
}

export interface RoundFixture {
  editions?: FixtureEditions;
  scene: Scene;
  round: FixtureRound;
  expect?: FixtureRoundExpectation;
  /** What is said otherwise of one of the editions, by edition. */
  differs?: Record<string, FixtureRoundDifference>;
  name?: string;
  question?: string;
  verdict?: string;
  note?: string | Array<string>;
  source?: string | Array<string>;
  clauses?: Array<ClauseId>;
  /** True, false, or a text that says why. */
  contested?: boolean | string;
  /** True, false, or a text that says why. */
  doubted?: boolean | string;
}

export interface Dispute {
  scene?: Scene;
  /** The steps, in the order in which they are applied. */
  steps?: Array<Step>;
  /** The editions in which the dispute is judged, instead of the scene's own. */
  editions?: Array<Edition>;
  claims: Array<FixtureClaim>;
  name?: string;
  question?: string;
  verdict?: string;
  note?: string | Array<string>;
  source?: string | Array<string>;
  clauses?: Array<ClauseId>;
  /** True, false, or a text that says why. */
  contested?: boolean | string;
  /** True, false, or a text that says why. */
  doubted?: boolean | string;
}

/**
 * The stat cards of a monster set for one scenario level and number of characters, and
 * optionally its ability cards. Add an id, a kind, a side and a place to a stat card, and it is
 * a figure of a scene.
 */
export interface MonsterSet {
  format: "monster/1";
  name: Id;
  edition: Edition;
  level?: MonsterCardsLevel;
  characters?: MonsterCardsCharacters;
  /** The name of its ability deck; the set's own name if left out. */
  deck?: string;
  /** The number of standees. */
  standees?: number;
  /** The stat cards by rank; a boss is neither normal nor elite. */
  stats: MonsterSetStats;
  cards?: MonsterCardsCards;
  /** The figures of another set that perform the card of this one. */
  cardFor?: MonsterSetCardFor;
}

/**
 * The base stats and permanent effects, in the fields of a figure; everything else on the card,
 * as text; a boss's specials.
 */
export interface MonsterSetStatCard {
  hp?: number;
  maxHp?: number;
  attack?: AttackStat;
  move?: MoveStat;
  range?: RangeStat;
  flying?: boolean;
  shield?: number;
  retaliate?: Array<Retaliate>;
  pierce?: number;
  targets?: number;
  immunities?: Array<Condition | "push" | "pull">;
  permanent?: Array<Condition>;
  leastHp?: number;
  attackEffects?: Effects;
  advantage?: boolean;
  attackersDisadvantage?: boolean;
  focusNot?: Array<"summon">;
  modifierDeck?: "character";
  headsFor?: Id;
  waterOnly?: boolean;
  unaffectedBy?: Array<"hazardous" | "water">;
  bonuses?: Array<Bonus>;
  text?: PartyTexts;
  /** What a boss does when its card says special 1, 2 ... */
  specials?: Array<MonsterSetSpecial>;
}

export interface MonsterSetSpecial {
  abilities: Abilities;
  text?: PartyTexts;
}

export interface PlayAnswer {
  format: "play-answer/1";
  /** The events, in the order in which they happened. */
  events: Array<GameEvent>;
  /** The number of choices that nobody decided, if there were any. Each took its first option. */
  undecided?: number;
  /**
   * Contested readings of a rule that decided the answer: the reading taken, and the other
   * reading.
   */
  contested?: Array<PlayAnswerContestedItem>;
  /** What is left to the party: the conditions whose rules text this project does not have. */
  notes?: Array<string>;
  scene: Scene;
}

/** Which properties hold in the cases that were tried, and a case for each that does not. */
export interface PropertyAnswer {
  format: "property-answer/1";
  plan: AgainstAnswerPlan;
  /** Cases tried. */
  cases: PropertyAnswerCount;
  properties: Array<PropertyAnswerPropertiesItem>;
}

export type PropertyAnswerCount = number;

/**
 * A line with the initiative order, if reasons are given; a line for each event; and a last line
 * that says why the round stopped, or that the turns of standee act are over.
 */
export type RoundLine = RoundLineInitiative | RoundLineEvent | RoundLineChoice | RoundLineDraw | RoundLineParty | RoundLineCharacter | RoundLineOver | RoundLineActed;

/** The figures and sets that have still to act, in order. */
export interface RoundLineInitiative {
  format: "round-line/1";
  initiative: Array<RoundLineInitiativeInitiativeItem>;
}

/** An event, as in a play. */
export type RoundLineEvent = RoundLineEventAttack | RoundLineEventDamage | RoundLineEventNegate | RoundLineEventHeal | RoundLineEventGain | RoundLineEventLose | RoundLineEventNoEffect | RoundLineEventMove | RoundLineEventDeath | RoundLineEventExhausted | RoundLineEventDestroyed | RoundLineEventRemoved | RoundLineEventDismissed | RoundLineEventLootToken | RoundLineEventLoot | RoundLineEventTrap | RoundLineEventDoor | RoundLineEventInfuse | RoundLineEventInfusion | RoundLineEventConsume | RoundLineEventWane | RoundLineEventBonus | RoundLineEventBonusUsed | RoundLineEventBonusEnds | RoundLineEventStartTurn | RoundLineEventEndTurn | RoundLineEventEndRound | RoundLineEventShuffle | RoundLineEventCardJoins | RoundLineEventCardLeaves | RoundLineEventTile | RoundLineEventSummon | RoundLineEventSpawn | RoundLineEventChoice | RoundLineEventParty | RoundLineEventPlan | RoundLineEventRank | RoundLineEventToken;

/**
 * A choice that nobody has made. The scene shows the table in the middle of the turn and is only
 * for display. To continue, play the round from its start with one more decision.
 */
export interface RoundLineChoice {
  format: "round-line/1";
  stop: "choice";
  options: Array<EventOption>;
  of: EventChoiceKind;
  figure?: Id;
  /** The damage that the figure is about to suffer. */
  amount?: number;
  source?: "attack" | "retaliate" | "trap" | "hazardous" | "wound" | "bane" | "lost flying" | "direct";
  clause: ClauseId;
  notAsked?: RoundLineNotAsked;
  scene: Scene;
}

/**
 * Modifier cards are needed, and the scene has no deck for them. To continue, play the round
 * from its start with these cards as one more decision.
 */
export interface RoundLineDraw {
  format: "round-line/1";
  stop: "draw";
  figure: Id;
  target: Id;
  /** The number of cards still needed. */
  cards: number;
  /** The cards drawn so far. */
  drawn?: Cards;
  notAsked?: RoundLineNotAsked;
  scene: Scene;
}

/**
 * It is time for a text on a card that the party carries out. To continue, play the round from
 * its start with one more decision: "done", or the steps that carry it out.
 */
export interface RoundLineParty {
  format: "round-line/1";
  stop: "party";
  figure: Id;
  says: string;
  notAsked?: RoundLineNotAsked;
  scene: Scene;
}

/** It is this character's turn. To continue, use the scene after that turn. */
export interface RoundLineCharacter {
  format: "round-line/1";
  stop: "character";
  figure: Id;
  notAsked?: RoundLineNotAsked;
  scene: Scene;
}

/** The round has ended. The scene is for the next round, which needs new cards. */
export interface RoundLineOver {
  format: "round-line/1";
  stop: "over";
  notAsked?: RoundLineNotAsked;
  scene: Scene;
}

/**
 * Characters that suffered damage without being asked whether they negate it, as the scene does
 * not give their cards.
 */
export type RoundLineNotAsked = Array<Id>;

/** The turns of standee act are over. */
export interface RoundLineActed {
  format: "round-line/1";
  stop: "acted";
  notAsked?: RoundLineNotAsked;
  scene: Scene;
}

/** A scenario as it begins: the scene that is visible, and the rooms that are hidden. */
export interface Scenario {
  format: "scenario/1";
  /** What is visible when the scenario begins. */
  scene: Scene;
  /** The rooms that are hidden when the scenario begins. */
  rooms: Array<ScenarioRoom>;
  /** The number of characters. */
  players: number;
  /** When the scenario is won, in words. */
  victory?: string;
  /** When the scenario is lost, in words. */
  defeat?: string;
  /** The special rules, in words. */
  rules?: Array<string>;
  /**
   * Ability decks from which cards have been drawn, by the name of the deck: the ids of the
   * cards still to be drawn, from the top, and of the discards, the last one last. A deck that
   * is not here has all its cards and is shuffled.
   */
  abilityDecks?: Record<string, ScenarioAbilityDecksValue>;
}

export interface ScenarioRoom {
  id: Id;
  /**
   * Opening any of these doors reveals the room. Without doors, the rules of the scenario say
   * when it is revealed.
   */
  doors?: Hexes;
  /**
   * The hexes of the room, and what lies on them. A hex that the map has already, such as that
   * of the door, stays as it is. Hexes are written as in the scene. A room without a map has not
   * been drawn, or adds no hexes.
   */
  map?: SceneMap;
  figures?: Array<ScenarioRoomFigure>;
  /** One hex for each loot token. */
  loot?: Array<Hex>;
  /** What the party reads when the room is revealed. */
  text?: string;
  /** The room is visible from the start: it is here for its figures that lack a hex. */
  revealed?: boolean;
}

/** A figure as in a scene. Without "at" the party puts it on a hex. */
export interface ScenarioRoomFigure {
  id: Id;
  kind: "character" | "summon" | "monster" | "ally" | "objective" | "boss";
  side: "party" | "monsters";
  at?: Hex;
  alsoAt?: Array<Hex>;
  name?: string;
  set?: string;
  rank?: "normal" | "elite" | "named";
  standee?: number;
  initiative?: Initiative;
  summoner?: Id;
  summonOrder?: number;
  summonedThisRound?: boolean;
  origin?: "summoned" | "spawned";
  hp?: number;
  maxHp?: number;
  attack?: AttackStat;
  move?: MoveStat;
  range?: RangeStat;
  flying?: boolean;
  shield?: number;
  retaliate?: Array<Retaliate>;
  pierce?: number;
  targets?: number;
  conditions?: Array<HeldCondition>;
  immunities?: Array<Condition | "push" | "pull">;
  permanent?: Array<Condition>;
  leastHp?: number;
  attackEffects?: Effects;
  advantage?: boolean;
  attackersDisadvantage?: boolean;
  focusNot?: Array<"summon">;
  modifierDeck?: "character";
  headsFor?: Id;
  waterOnly?: boolean;
  unaffectedBy?: Array<"hazardous" | "water">;
  cards?: ScenarioRoomFigureCards;
  noInteraction?: boolean;
  bonuses?: Array<Bonus>;
  turnEnded?: boolean;
  tokens?: number;
  spawns?: number;
  app?: unknown;
  /**
   * The numbers of characters for which the figure comes; all if left out. A single character
   * meets the figures of two.
   */
  players?: Array<number>;
}

/**
 * Everything on the table at one moment. A scene must also be consistent in ways that this
 * schema does not check: everything on the map lies on its hexes, each figure has a hex of its
 * own, and every id refers to something.
 */
export interface Scene {
  format: "scene/1";
  edition: Edition;
  rules?: Rules;
  /** Scenario level; 1 if left out. */
  level?: number;
  map: SceneMap;
  elements?: Elements;
  figures?: Array<Figure>;
  /** One hex for each loot token. */
  loot?: Array<Hex>;
  decks?: Decks;
  discards?: Decks;
  /** The seed for shuffling. */
  seed?: number;
  turn?: Turn;
  /**
   * The ability card of each set in this round, by the name of the set, or by the id of an ally,
   * a boss or a monster without a set.
   */
  cards?: Record<string, MonsterCard>;
  /** The level of the stat cards of a set, by its name, if it is not the scene's. */
  levels?: Record<string, number>;
  /**
   * Stat cards by set. A figure with that name and a rank takes every stat that it does not give
   * itself from its stat card. So does a figure that is summoned or spawned.
   */
  monsters?: Record<string, MonsterSet>;
  /**
   * The number of standees of each monster set. A set that is not named has as many as its stat
   * card says, or enough.
   */
  standees?: Record<string, number>;
  /** Tokens of the scenario, by the name of what they lie beside. */
  tokens?: Record<string, number>;
  /** Sets that cards or standees name but that have no figure on the map now. */
  sets?: Array<Id>;
  /** The number of the round, where a card asks for it. */
  roundNumber?: number;
  progress?: Progress;
  /** Whatever an app keeps with the scene. Every scene of an answer has it as it was written. */
  app?: unknown;
}

/** [q, r], axial, flat-top when drawn: q grows to the right, r downward. */
export type Hex = [number, number];

/** Hexes, without duplicates. */
export type Hexes = Array<Hex>;

/** A pair of hexes. */
export type Edge = Array<Hex>;

export type Id = string;

/** Relative to the figure's own stat: "+1", "-2", "+0". */
export type Relative = string;

/** The name of an edition, in full or short. Output has the full name. */
export type Edition = "gloomhaven" | "jaws-of-the-lion" | "frosthaven" | "gloomhaven-2" | "forgotten-circles" | "buttons-and-bugs" | "buttons-and-bugs-promotional" | "crimson-scales" | "trail-of-ashes" | "trail-of-ashes-envelope-v" | "blood-and-sand" | "seeker-of-xorn" | "ice-rift" | "reddit-100k" | "skulls-in-the-snow" | "mercenary-packs" | "solo-scenarios" | "gloomhaven-envelope-x" | "gloomhaven-solo-items" | "satires-battle-goals" | "frosthaven-crossover" | "conquest" | "unity-guild" | "unity-guild-old" | "gh" | "jotl" | "fh" | "gh2" | "fc" | "bb" | "bb-promotional" | "cs" | "toa" | "toa-envv" | "bas" | "sox" | "ir" | "r100kc" | "sits" | "mp" | "solo" | "gh-envx" | "gh-solo-items" | "sc" | "fh-crossover" | "cq" | "ccug" | "cc" | "gh2e";

/**
 * House rules. Each sets one rule of the edition. `standee rules` lists them with their values
 * in every edition.
 */
export interface Rules {
  /**
   * the damage, at levels 0 to 7, of a trap that does not state its own, and of losing flight
   * over an obstacle [map.trap-damage]
   */
  trapDamage?: Array<number>;
  /** the damage of hazardous terrain at levels 0 to 7 [map.hazardous] */
  hazardousDamage?: Array<number>;
  /** whether a jump pays 2 for a difficult last hex [map.difficult] */
  jumpPaysDifficultLanding?: boolean;
  /** whether figures may pass through invisible enemies [map.end-unoccupied] */
  passesInvisibleEnemies?: boolean;
  /** whether a hex with a loot token is not empty [map.empty-hex] */
  lootTokenFillsHex?: boolean;
  /** whether objectives are immune to all conditions, or only to negative ones [map.objective] */
  objectivesImmuneToAll?: boolean;
  /** whether a long rest acts after all others, or at 99 [initiative.order] */
  longRestActsLast?: boolean;
  /** how a line of sight is drawn [los.line] */
  sight?: "corner-to-corner" | "any-part-to-any-part";
  /** whether adjacent figures with no wall between them always see each other [los.line] */
  adjacentAlwaysSeen?: boolean;
  /** whether the target of an ability without a range needs line of sight [los.line] */
  unrangedNeedsSight?: boolean;
  /** whether an untargeted ability with a range needs line of sight [los.not-for-untargeted] */
  untargetedNeedsSight?: boolean;
  /**
   * whether an attack without a range uses the range on the stat card, or is melee
   * [range.default]
   */
  attacksAtOwnRange?: boolean;
  /** whether the red hex of an area that is within range may be a wall hex [area.placement] */
  areaReachesWallHexes?: boolean;
  /** the order of an attack's arithmetic [attack.order] */
  attackStages?: "shield-last" | "ward-and-brittle-last" | Array<"bonuses" | "cards" | "shield" | "ward-and-brittle">;
  /** which cards are drawn with advantage and disadvantage [attack.rolling] */
  twoCards?: "first-two" | "after-rolling";
  /** whether a character picks its card with advantage [attack.advantage] */
  characterPicksWithAdvantage?: boolean;
  /**
   * whether a bless or a curse leaves the deck when revealed, or when resolved [deck.bless-
   * curse]
   */
  unusedBlessLeaves?: boolean;
  /** whether allies have a deck of their own [deck.ally] */
  hasAllyDeck?: boolean;
  /** the conditions that exist besides the ten of every edition [condition.single] */
  addedConditions?: Array<"ward" | "regenerate" | "brittle" | "bane" | "impair" | "safeguard" | "chill" | "infect" | "rupture" | "dodge" | "empower" | "enfeeble" | "poison-x" | "wound-x">;
  /** whether summoned monsters drop loot [damage.monster-death] */
  summonedMonstersDropLoot?: boolean;
  /** how many loot tokens a scenario has; null for no limit [damage.monster-death] */
  lootLimit?: number | null;
  /** how far a character pushes and pulls [forced.normal-rules] */
  characterForces?: "up-to-full" | "full-or-none" | "longest" | "full-or-blocked" | "full-blocked-or-none";
  /** how far a monster pushes and pulls [forced.normal-rules] */
  monsterForces?: "up-to-full" | "full-or-none" | "longest" | "full-or-blocked" | "full-blocked-or-none";
  /** whether the pushes and pulls of one ability add up [forced.sum] */
  forcedMovementAddsUp?: boolean;
  /**
   * whether a tie for the focus goes first to the enemy nearest by range [monster.focus-
   * proximity]
   */
  focusByProximity?: boolean;
  /**
   * whether further targets that are ranked go first by the path to attack them [monster.extra-
   * targets]
   */
  furtherTargetsByPath?: boolean;
  /** the order of the criteria for choosing the hex to attack from [monster.move-max-targets] */
  destination?: "focus-first" | "targets-first" | Array<"fewest-negative-hexes" | "within-points" | "no-disadvantage-on-focus" | "most-targets" | "fewest-disadvantaged" | "fewest-points">;
  /**
   * whether a monster that cannot attack this turn heads for the hex of its best attack, or for
   * the nearest hex from which to attack its focus [monster.move-max-targets]
   */
  headsForBestAttack?: boolean;
  /** which hex counts as the nearest to an enemy [monster.summon] */
  summonNearness?: "path-then-range" | "path-or-range";
  /**
   * whether, when standees run short, those nearest the revealing character are placed first, or
   * elites and then those nearest an enemy [monster.standees]
   */
  nearRevealerFirst?: boolean;
  /** whether a summon without a focus may go to its summoner [summon.no-focus] */
  summonFollowsSummoner?: boolean;
  /**
   * whether an element that a monster set infuses becomes strong only when the last of the set
   * has acted [element.infuse]
   */
  infusionWaitsForSet?: boolean;
  /** whether an element that a monster consumes benefits its whole set [element.consume] */
  setConsumesTogether?: boolean;
  /**
   * whether a monster set consumes for its whole card at the start of its first turn, for the
   * monsters present then, or for each ability when a monster performs it [element.consume]
   */
  setConsumesAtStart?: boolean;
  /**
   * whether untargeted damage counts as performed even if it reaches nobody [ability.needs-
   * target]
   */
  untargetedDamageAlwaysPerformed?: boolean;
  /** whether allies act before the enemies of their set, or the party chooses [initiative.ties] */
  alliesActBeforeTheirSet?: boolean;
  /** whether the steps at the end of a round have a fixed order [round.end] */
  roundEndOrdered?: boolean;
  /**
   * whether a figure flying over a stun or immobilize trap blocks the movement of others
   * [move.flying]
   */
  flierAboveTrapBlocks?: boolean;
  /** whether losing flight over an obstacle deals damage [move.flying-lost] */
  lostFlightHurts?: boolean;
}

/**
 * A condition that the scene's edition has: ward in Frosthaven and Gloomhaven 2; regenerate,
 * brittle, bane and impair in Frosthaven; safeguard in Gloomhaven 2. Those from chill on are of
 * expansions; what they do is left to the party.
 */
export type Condition = "invisible" | "strengthen" | "bless" | "wound" | "poison" | "immobilize" | "disarm" | "stun" | "muddle" | "curse" | "ward" | "regenerate" | "brittle" | "bane" | "impair" | "safeguard" | "chill" | "infect" | "rupture" | "dodge" | "empower" | "enfeeble" | "poison-x" | "wound-x";

export type ElementName = "fire" | "ice" | "air" | "earth" | "light" | "dark";

/** One element, one of several ("fire/ice"), or any ("wild"). */
export type ElementChoice = string;

/** An element that is not named is inert. */
export interface Elements {
  fire?: "inert" | "waning" | "strong";
  ice?: "inert" | "waning" | "strong";
  air?: "inert" | "waning" | "strong";
  earth?: "inert" | "waning" | "strong";
  light?: "inert" | "waning" | "strong";
  dark?: "inert" | "waning" | "strong";
}

/** Names of monster sets. */
export type Sets = Array<Id>;

/**
 * A number that a card counts: the count named by per, multiplied by times, divided by divide
 * and rounded down, increased by plus, and limited to most. With figures, the figures of the
 * sets in of are counted.
 */
export interface Count {
  per: "damageDealt" | "targets" | "targetsDamaged" | "hexesMoved" | "hp" | "figures";
  times?: number;
  divide?: number;
  plus?: number;
  most?: number;
  of?: Sets;
}

/**
 * A number that is known when the figure attacks. hexesMoved counts the hexes that its last move
 * ability entered.
 */
export interface CountInAttack {
  per: "hexesMoved" | "hp" | "figures";
  times?: number;
  divide?: number;
  plus?: number;
  most?: number;
  of?: Sets;
}

/** A number that is known before the turn. */
export interface CountBeforeTurn {
  per: "hp" | "figures";
  times?: number;
  divide?: number;
  plus?: number;
  most?: number;
  of?: Sets;
}

/** A number of figures on the map. */
export interface CountOfFigures {
  per: "figures";
  times?: number;
  divide?: number;
  plus?: number;
  most?: number;
  of: Sets;
}

/** A number of tokens on the mat of the target of an attack. */
export interface CountOfTokens {
  per: "targetTokens";
  times?: number;
  divide?: number;
  plus?: number;
  most?: number;
}

/** A number that depends on the target of an attack. */
export interface CountOfTarget {
  per: "targetShield";
  times?: number;
  divide?: number;
  plus?: number;
  most?: number;
}

/** An effect of an attack besides damage. */
export type Effect = Condition | EffectPush | EffectPull | EffectInfuse | EffectDamage;

export type Effects = Array<Effect>;

export interface SceneMap {
  /**
   * How hexes are written in this scene and in answers about it: axial, or as [column,row]. In
   * odd-q and even-q, hexes are flat-top and the odd or even columns are shifted down; in odd-r
   * and even-r, hexes are pointy-top and the odd or even rows are shifted to the right. The
   * hexes of an area are always axial.
   */
  coordinates?: "axial" | "odd-q" | "even-q" | "odd-r" | "even-r";
  /** What surrounds the listed hexes: walls (the default), or more of a larger map. */
  edges?: "walls" | "open";
  /**
   * The map drawn in lines of text, instead of hexes. Every other column of text is a column of
   * hexes, and a line of text is half a hex high. '.', a capital letter or a digit is floor, 'o'
   * obstacle, 'd' difficult, 'i' icy, 't' trap, 'h' hazardous, '#' wall hex, '+' closed door,
   * '/' open door.
   */
  picture?: Array<string>;
  /** The hex at the first character of the picture; [0,0] if left out. */
  origin?: Hex;
  /** Every hex that a figure can stand in or fly over. */
  hexes?: Array<Hex>;
  /** Hexes that are completely wall. None of them may be in hexes. */
  wallHexes?: Array<Hex>;
  /**
   * Wall lines between adjacent hexes. One of the two hexes may be missing from the list of
   * hexes.
   */
  walls?: Array<Edge>;
  doors?: Array<Door>;
  obstacles?: Hexes;
  difficult?: Hexes;
  icy?: Hexes;
  hazardous?: Hexes;
  traps?: Array<Trap>;
  /** Hexes that are joined for steps of walking, jumping and flying. */
  links?: Array<Edge>;
  treasure?: Hexes;
  /** Hexes with a water tile. What the water is to most figures, the other lists say. */
  water?: Hexes;
  /** What a water tile that is created counts as; difficult if left out. */
  waterIs?: "difficult" | "corridor" | "icy" | "hazardous";
  /** The starting hexes of the characters. */
  startingHexes?: Hexes;
  /** They do not affect movement, and their hexes count as empty; the scenario says what they do. */
  pressurePlates?: Hexes;
  /** Hexes that the scenario calls negative. Figures avoid them as they avoid hazardous terrain. */
  negative?: Hexes;
  /**
   * Hexes by the letter or name with which the scenario marks them. Cards that name a place use
   * them.
   */
  marks?: Record<string, Hexes>;
  /**
   * Hexes of rooms that are not revealed yet. None of them may be in hexes. When a character
   * opens a door beside such a room, its hexes join the map; play its monsters and tiles as
   * spawn and tile steps then.
   */
  unrevealed?: Hexes;
}

export interface Door {
  at: Hex;
  open?: boolean;
  /** Nobody can open it. A locked door is not open. */
  locked?: boolean;
}

/**
 * A bare hex, or an object with only its hex, is the scenario's damage trap. A trap with
 * conditions and no damage deals no damage.
 */
export type Trap = Hex | TrapAt;

/** Any number; for a character and its summons also [leading, second]. */
export type Initiative = number | Array<number>;

/** A condition, gained before the figure's coming turn or, with thisTurn, during its own turn. */
export type HeldCondition = Condition | HeldConditionName;

export interface Retaliate {
  value: number;
  range?: number;
  /** What whoever it reaches gains or suffers after it. */
  effects?: Effects;
}

/** How long a bonus lasts; the default is the round. */
export type Lasts = "round" | "persistent" | LastsTurns | LastsRounds;

/** The attack of a figure that dies on every enemy adjacent to it, or on all figures. */
export interface DeathAttack {
  value: number | Relative;
  /** It first loses its negative conditions. */
  cured?: boolean;
  /** It attacks its allies adjacent to it too. */
  allies?: boolean;
}

export type AttackBonus = string;

/** An active bonus. */
export interface Bonus {
  kind: "shield" | "retaliate" | "attack" | "negate" | "attackersDisadvantage" | "attackersSuffer" | "onDeath" | "healEffect" | "healOnSummonKill" | "healAtEndOfRound" | "advantageNearby" | "attackNearby" | "attackersGain" | "retaliates" | "suffersKills" | "suffersUntilHealed" | "leavesHealed";
  /** Counted, if at all, only of healAtEndOfRound, shield and retaliate, and only figures. */
  value?: number | CountOfFigures;
  range?: number;
  /** Of retaliate: it reaches as many hexes as it deals damage. */
  rangeIsValue?: boolean;
  attack?: AttackBonus;
  /** Of attack: it counts only while the figure has all its hit points. */
  while?: "undamaged";
  /** Of onDeath, healEffect and attackersGain: what others gain. */
  condition?: Condition;
  attackAll?: DeathAttack;
  /** Of onDeath: the monster that is then spawned; its stat card is in the scene's monsters. */
  spawn?: BonusSpawn;
  /** Of attackNearby: how near allies must be; without it, anywhere. */
  within?: number;
  /**
   * Of advantageNearby and attackNearby: the sets of those who have it. Of suffersKills: the
   * sets whose deaths hurt the figure.
   */
  of?: Sets;
  /**
   * Of retaliate: what whoever it reaches gains or suffers after it. Of retaliates: what whoever
   * suffers damage from any retaliate of the figure gains or suffers.
   */
  effects?: Effects;
  /** Of shield, retaliate and attackersDisadvantage: it counts only against such attacks. */
  against?: "any" | "melee" | "ranged";
  /** Of shield and retaliate: it counts only until the figure's turn of the round begins. */
  beforeTurn?: boolean;
  /** Of shield and retaliate: it does not count while the figure has this condition. */
  unless?: Condition;
  /** Of shield and retaliate: it counts only while the figure has this condition. */
  onlyWith?: Condition;
  lasts?: Lasts;
  /** The turn or round in which the bonus began has not ended yet. */
  first?: boolean;
  uses?: number;
  /**
   * Of shield, attackersDisadvantage and negate, with uses: the item that gives the bonus. Its
   * character is asked each time whether to use it.
   */
  item?: Id;
}

/**
 * The base stat. "-" is a dash on the stat card: the figure does not perform attacks relative to
 * this stat.
 */
export type AttackStat = number | "-";

/**
 * The base stat. "-" is a dash on the stat card: the figure does not perform moves relative to
 * this stat.
 */
export type MoveStat = number | "-";

/** The base stat. "-" is a dash on the stat card: the figure's attacks are melee. */
export type RangeStat = number | "-";

/**
 * The range of an attack: a number, a number relative to the stat "range", "melee", or {"melee":
 * 2} for a melee attack that reaches so many hexes. If it is left out, the attack is melee,
 * except in Gloomhaven and Jaws of the Lion, where a monster, boss, ally or summon with that
 * stat attacks at that range.
 */
export type AttackRange = number | Relative | "melee" | AttackRangeMelee;

export interface Figure {
  id: Id;
  kind: "character" | "summon" | "monster" | "ally" | "objective" | "boss";
  side: "party" | "monsters";
  at: Hex;
  /**
   * The other hexes of an objective that stands in several: each adjacent to another of its
   * hexes [map.objective].
   */
  alsoAt?: Array<Hex>;
  /** The monster set. */
  name?: string;
  /**
   * The set whose ability cards the figure uses, if several sets share a deck; otherwise those
   * of its own set.
   */
  set?: string;
  rank?: "normal" | "elite" | "named";
  standee?: number;
  initiative?: Initiative;
  summoner?: Id;
  /**
   * Of several summons of one figure, those with a lower number were summoned before; one
   * without it before all that have one [initiative.summon].
   */
  summonOrder?: number;
  summonedThisRound?: boolean;
  origin?: "summoned" | "spawned";
  /** Hit points, at most maxHp. A figure without hp cannot die. */
  hp?: number;
  maxHp?: number;
  attack?: AttackStat;
  move?: MoveStat;
  range?: RangeStat;
  flying?: boolean;
  shield?: number;
  retaliate?: Array<Retaliate>;
  pierce?: number;
  targets?: number;
  /** The conditions, each listed once. */
  conditions?: Array<HeldCondition>;
  immunities?: Array<Condition | "push" | "pull">;
  /** Conditions that the figure always has. */
  permanent?: Array<Condition>;
  /** The hit points of the figure never drop below this number. */
  leastHp?: number;
  attackEffects?: Effects;
  /** All attacks by the figure have advantage. */
  advantage?: boolean;
  /** All attacks on the figure have disadvantage. */
  attackersDisadvantage?: boolean;
  /** The figure never focuses on figures of these kinds. */
  focusNot?: Array<"summon">;
  /** The figure draws from the modifier deck of the character, who must be the only one. */
  modifierDeck?: "character";
  /**
   * The figure moves towards the closest of the hexes that the map marks so; startingHex:
   * towards the closest starting hex.
   */
  headsFor?: Id;
  /** To the figure water tiles are corridors, and all other hexes obstacles. */
  waterOnly?: boolean;
  /** Terrain that does not affect the figure. */
  unaffectedBy?: Array<"hazardous" | "water">;
  /** What a character can lose to negate damage. */
  cards?: ScenarioRoomFigureCards;
  /** The figure, a monster, boss or ally, cannot be interacted with. It can have no conditions. */
  noInteraction?: boolean;
  bonuses?: Array<Bonus>;
  /** The figure has had its turn this round. */
  turnEnded?: boolean;
  /** Tokens on its mat (targetTokens). */
  tokens?: number;
  /** How many monsters its cards have spawned. */
  spawns?: number;
  /** Whatever an app keeps with the figure. Every scene of an answer has it as it was written. */
  app?: unknown;
}

export type Modifier = "miss" | "2x" | "bless" | "curse" | string;

/** An attack modifier card. Miss and 2x have the shuffle icon unless the card says otherwise. */
export type Card = Modifier | CardValue;

export type Cards = Array<Card>;

/**
 * Modifier decks by owner: monsters, allies, or the id of a character. The cards are listed from
 * the top.
 */
export type Decks = Record<string, Cards>;

/** A number, a number relative to the stat card's, or all. */
export type Targets = number | Relative | "all";

/**
 * Whom an ability affects. usual means the figure or its allies if the ability helps, and its
 * enemies if it harms.
 */
export type Whom = "usual" | "allies" | "selfAndAllies" | "enemies" | "alliesAndEnemies";

/**
 * Offsets from any common origin, at most 100, without duplicates. With a grey hex the attack is
 * melee; without one it is ranged and may not have a melee range. Each blue hex must hold an
 * ally.
 */
export interface Area {
  grey?: Hex;
  red: Array<Hex>;
  blue?: Hexes;
}

/** A conditional effect. Without if it always applies. */
export interface Add {
  if?: AddIf;
  value?: Change | CountOfTokens;
  targets?: Change;
  pierce?: number;
  effects?: Effects;
}

export type Change = number | Relative;

export type Abilities = Array<Ability>;

/** An attack that a figure makes while an enemy controls it. */
export interface ControlledAttack {
  value: number | Relative;
  range?: AttackRange;
  targets?: Targets;
  pierce?: number;
  effects?: Effects;
  advantage?: boolean;
  disadvantage?: boolean;
}

/**
 * One line of a card: an object with one field, the name of the ability. consume, rank and if
 * also have to, and optionally else.
 */
export interface Ability {
  move?: AbilityMove;
  teleport?: AbilityTeleport;
  attack?: AbilityAttack;
  heal?: AbilityHeal;
  /** For the figure itself or, with whom, for others within this many hexes. */
  shield?: AbilityShield;
  retaliate?: AbilityRetaliate;
  condition?: AbilityCondition;
  push?: Forced;
  pull?: Forced;
  damage?: AbilityDamage;
  loot?: AbilityLoot;
  infuse?: Array<ElementChoice>;
  consume?: Array<ElementChoice>;
  to?: Abilities;
  else?: Abilities;
  summon?: AbilitySummon;
  grant?: AbilityGrant;
  /** Figures of this rank perform to; others perform else. */
  rank?: "normal" | "elite";
  /** The condition. If it holds, the figure performs to; otherwise it performs else. */
  if?: AbilityIf;
  /** Whom the abilities below this one focus on. */
  focus?: AbilityFocus;
  create?: AbilityCreate;
  /**
   * A bonus for the round: for the figure itself or, with whom, for others within this many
   * hexes.
   */
  bonus?: AbilityBonus;
  /** The figure dies. */
  kill?: AbilityKill;
  /**
   * A normal monster becomes elite, an elite one normal, and has the stats that the scene's
   * monsters give for that rank. Only the first line of a card.
   */
  switchRank?: true;
  /**
   * Enemies perform attacks as allies of the figure: the targets of its last attack in
   * initiative order, or the nearest enemy.
   */
  control?: AbilityControl;
  /** The figure loses a condition. */
  remove?: AbilityRemove;
  /** A token of the scenario is placed. */
  token?: AbilityToken;
}

/** value means the same as points. */
export interface Forced {
  points?: number;
  value?: number;
  range?: number;
  targets?: Targets;
  effects?: Effects;
}

/**
 * The figure that acts (a monster, boss, ally or summon) and its card. Only a summon's card may
 * be left out.
 */
export interface Turn {
  figure: Id;
  abilities?: Abilities;
}

/**
 * What a set does this round. A figure without an initiative of its own has the card's
 * initiative.
 */
export interface MonsterCard {
  id?: string;
  name?: string;
  initiative?: number;
  /**
   * The id or the name of the character right after whom its figures act; the card's initiative
   * counts while that character is not on the map.
   */
  actsAfter?: string;
  /** The card's deck is shuffled at the end of the round. */
  shuffle?: boolean;
  abilities: Abilities;
  text?: PartyTexts;
}

/** A text that the engine does not carry out: the party resolves it. */
export type PartyTexts = Array<string | PartyText>;

/**
 * The text changes the ability at position with, or it is a line of its own, due after this many
 * abilities.
 */
export interface PartyText {
  says: string;
  why?: string;
  with?: number;
  after?: number;
  mark?: "the party resolves this";
}

/** The state of a round in progress, as standee play leaves it. */
export interface Progress {
  turn?: ProgressTurn;
  abilities?: Array<ProgressAbilitiesItem>;
  setInfusions?: Record<string, Array<ElementChoice>>;
  /**
   * The consumptions on a set's card that are paid. A consumption of a single element may be
   * written as that element.
   */
  setConsumed?: Record<string, Array<ElementName | ProgressSetConsumedValueItemPrice>>;
  /**
   * The elements that a set consumed when its first figure started its turn, in the states that
   * they had, while no figure of the set has performed an ability: if none does, the elements
   * come back.
   */
  setPledged?: Record<string, Elements>;
  /**
   * The figures of a set that were on the map when it consumed. Figures that appear later have
   * no benefit.
   */
  setBenefits?: Record<string, Array<string>>;
  /** The set or character that acts before others with the same initiative. */
  acting?: string;
  /**
   * The order that the party has chosen among figures tied in initiative: "monsters/guard" for a
   * set, otherwise an id. It holds for the rest of the round, also for focus.
   */
  decidedFirst?: Array<string>;
  /**
   * The foci of the figures that have looked for a focus in this turn; no focus if they found
   * none.
   */
  foci?: Array<ProgressFociItem>;
  /** Of two tied in initiative, the one that acts first because a focus was chosen. */
  decidedByFocus?: Array<ProgressDecidedByFocusItem>;
  shuffles?: number;
  lootPlaced?: number;
}

/** The score of another implementation on fixtures. */
export interface ScoreAnswer {
  format: "score-answer/1";
  /** The implementation, as a shell command. */
  command: string;
  total: ScoreAnswerScore;
  /** Fixtures that were not asked because the command was restarted too often. */
  notAsked: number;
  /** Fixtures that are not a turn or a play, and fixtures that expect nothing that is compared. */
  leftOut: number;
  editions: Record<string, ScoreAnswerScore>;
  /** A fixture counts for each clause that it names. */
  clauses: Record<string, ScoreAnswerScore>;
  /** The number of fixtures that the command does not support, by its reason. */
  unsupported: Record<string, number>;
  failures: Array<ScoreAnswerFailure>;
}

export interface ScoreAnswerScore {
  passed: number;
  failed: number;
  unsupported: number;
}

export interface ScoreAnswerFailure {
  file: string;
  edition: Edition;
  clauses: Array<ClauseId>;
  expected: string;
  answered: string;
}

/** A note, which says what has happened in words, or an event as in a round. */
export type SessionEvent = AnyOf<SessionEventNote | SessionEventAttack | SessionEventDamage | SessionEventNegate | SessionEventHeal | SessionEventGain | SessionEventLose | SessionEventNoEffect | SessionEventMove | SessionEventDeath | SessionEventExhausted | SessionEventDestroyed | SessionEventRemoved | SessionEventDismissed | SessionEventLootToken | SessionEventLoot | SessionEventTrap | SessionEventDoor | SessionEventInfuse | SessionEventInfusion | SessionEventConsume | SessionEventWane | SessionEventBonus | SessionEventBonusUsed | SessionEventBonusEnds | SessionEventStartTurn | SessionEventEndTurn | SessionEventEndRound | SessionEventShuffle | SessionEventCardJoins | SessionEventCardLeaves | SessionEventTile | SessionEventSummon | SessionEventSpawn | SessionEventChoice | SessionEventParty | SessionEventRank | SessionEventToken>;

/** Something for which a round has no event. */
export interface SessionEventNote {
  event: "initiative" | "card" | "correction" | "reveal" | "round" | "undo" | "redo" | "over";
  /** Whom it is about: a figure, the set of a card, or a room. */
  figure?: string;
  says: string;
  scene?: SessionEventBoard;
}

/**
 * The scene after the event, if it was asked for. A figure that is about to leave has 0 hit
 * points.
 */
export type SessionEventBoard = Scene;

export interface SessionState {
  scene: Scene;
  round: number;
  /** Who has still to act, in order; empty before all initiatives are known. */
  order: Array<RoundLineInitiativeInitiativeItem>;
  /** All figures in the order in which they act this round. */
  turns: Array<SessionStateTurn>;
  /** The ability decks of the sets on the map, by set. */
  decks: Record<string, SessionStateDeck>;
  /** The cards of the characters whose hands are counted, by id. */
  hands: Record<string, SessionStateHand>;
  /** How many commands can be taken back. */
  done: number;
  /** How many can be done again. */
  undone: number;
  /** What people call the hexes of the map, in the order of the scene: C5. */
  hexNames: Array<string>;
  /** The ids of the rooms that nobody has seen. */
  hiddenRooms: Array<string>;
  waiting: Waiting;
}

export interface SessionStateTurn {
  figure: Id;
  initiative?: number;
  /** Left out for those who act later, or not at all. */
  is?: "done" | "now" | "next";
}

export interface SessionStateDeck {
  /** Whose stat cards have the deck. */
  of: string;
  cards: Array<SessionStateCard>;
}

export interface SessionStateCard {
  id: string;
  name?: string;
  initiative?: number;
  shuffle?: boolean;
  /** Left out for cards that are still in the pile. */
  is?: "now" | "discarded";
}

export interface SessionStateHand {
  hand: number;
  discard: number;
  lost: number;
  /** For this round. */
  chosen: number;
}

/**
 * The document with which the game began, the seeds, and the commands. The game is what these
 * come to.
 */
export interface SavedSession {
  format: "session/1";
  start: Scene | Scenario | Fixture;
  seed?: number;
  /** The seed of the ability decks of a game without a seed. */
  abilities?: number;
  /** The commands. */
  journal: Array<string>;
  /** The commands that were taken back, the first of them last. */
  undone?: Array<string>;
  /** A hash of the board. */
  check?: string;
}

export interface SavedSessionNewRequest {
  input: Scene | Scenario | Fixture;
  seed?: number;
  options?: SavedSessionNewRequestOptions;
  language?: SavedSessionLanguage;
}

export interface SavedSessionLoadRequest {
  input: SavedSession;
  language?: SavedSessionLanguage;
}

export interface SavedSessionCommandRequest {
  /** The id of a game. */
  session: string;
  /** As people type it, or as JSON. */
  command: string | Record<string, unknown> | Array<unknown>;
  /** Each event has the scene after it. */
  boards?: boolean;
  /** What happened in words, too. */
  words?: boolean;
  language?: SavedSessionLanguage;
}

export interface SavedSessionCountRequest {
  /** The id of a game. */
  session: string;
  count?: number;
  language?: SavedSessionLanguage;
}

export interface SavedSessionRequest {
  /** The id of a game. */
  session: string;
  language?: SavedSessionLanguage;
}

/** The language of what the answer says to players; English if left out. */
export type SavedSessionLanguage = "en" | "de";

export interface SavedSessionBegun {
  /** The id of a game. */
  session: string;
  /**
   * What was wrong with a saved game that goes on all the same, or which stat cards a new game
   * lacks.
   */
  remark?: string;
  waiting: Waiting;
}

export interface SavedSessionCommanded {
  events: Array<SessionEvent>;
  text?: string;
  waiting: Waiting;
}

export interface SavedSessionUndone {
  /** The commands. */
  undone: string;
  waiting: Waiting;
}

export interface SavedSessionRedone {
  /** The commands. */
  redone: string;
  waiting: Waiting;
}

export interface SavedSessionHistoryRequest {
  /** The id of a game. */
  session: string;
  /** The number of the first command; 0 is what happened before any. */
  first?: number;
  /** Of how many commands; all if left out. */
  count?: number;
  /** Each event has the scene after it, without stat cards and decks. */
  boards?: boolean;
  language?: SavedSessionLanguage;
}

export interface SavedSessionHistory {
  commands: Array<SavedSessionHappened>;
}

/** A command and what happened. */
export interface SavedSessionHappened {
  /** Left out before the first command. */
  command?: string;
  events: Array<SessionEvent>;
}

export interface SavedSessionWhyRequest {
  /** The id of a game. */
  session: string;
  /** Whose last turn; left out: that of whoever the rules have played last. */
  figure?: Id;
  /** An enemy or a hex: why is it not the focus, or not where the figure ends? */
  whyNot?: Hex | string;
  /** The answer in words, too. */
  words?: boolean;
  language?: SavedSessionLanguage;
}

export interface SavedSessionWhy {
  figure: Id;
  why: Array<TurnAnswerReason>;
  whyNot?: Array<TurnAnswerWhyNot>;
  text?: string;
}

export interface SavedSessionReachRequest {
  /** The id of a game. */
  session: string;
  figure: Id;
  /** Where the way begins; left out: where the figure stands. */
  from?: Hex;
  /** Movement points; 99 if left out. */
  points?: number;
  jump?: boolean;
  language?: SavedSessionLanguage;
}

export interface SavedSessionReach {
  /**
   * The hexes in which it may end a move, with the best way to each: fewest negative hexes, then
   * fewest points.
   */
  hexes: Array<SavedSessionWay>;
  /** The enemies in its line of sight, nearest first. */
  enemies: Array<SavedSessionSeen>;
}

export interface SavedSessionWay {
  at: Hex;
  points: number;
  negativeHexes?: number;
  /** The hexes that it enters by its own steps, without the one in which it starts. */
  path: Array<Hex>;
}

export interface SavedSessionSeen {
  figure: Id;
  range: number;
}

export interface SavedSessionClosed {
}

/**
 * Whether there is a line of sight between two hexes. Points are exact: (x / over, y / over) on
 * the lattice where the centre of the axial hex [q,r] is (3q, q + 2r) and its corners lie (+-2,
 * 0) and (+-1, +-1) from there.
 */
export interface SightAnswer {
  format: "sight-answer/1";
  from: Hex;
  to: Hex;
  visible: boolean;
  clause: ClauseId;
  page: string;
  /** A clear line; if there is no line of sight, the line with the fewest walls in its way. */
  line: Array<SightAnswerPoint>;
  /** The centres of the two hexes, for placing the line on a drawn map. */
  centres: Array<SightAnswerPoint>;
  /** With the option all: the range between the two hexes, or null if it is not counted there. */
  range?: number | null;
  /** With the option all: every hex that the first one sees, and its range. */
  sees?: Array<SightAnswerSeesItem>;
  /** The hex sides in the way of that line, each given as the two hexes that it separates. */
  blockedBy: Array<Array<Hex>>;
}

export interface SightAnswerPoint {
  x: number;
  y: number;
  over: number;
}

/** An object with one field, the name of the step. */
export type Step = OneOf<{
  attack: StepAttack;
  damage: StepDamage;
  heal: StepHeal;
  gain: StepGain;
  lose: StepLose;
  shield: StepShield;
  retaliate: StepRetaliate;
  bonus: StepBonus;
  move: StepMove;
  teleport: StepTeleport;
  push: StepPush;
  pull: StepPush;
  /**
   * The id of a figure, or an object that also says whether it regenerates and who negates
   * damage.
   */
  startTurn: Id | StepStartTurnFigure;
  /** The id of a figure, or an object that also says who negates damage. */
  endTurn: Id | StepEndTurnFigure;
  endRound: true;
  infuse: ElementName;
  consume: ElementName;
  summon: StepSummon;
  /** The summon that its summoner sends away. */
  dismiss: Id;
  spawn: StepSpawn;
  loot: StepLoot;
  tile: StepTile;
  turn: StepTurn;
}>;

/**
 * One decision for each choice met, in order: the index of an option, or enough of its content
 * to identify it. Outside a turn, these are the choices that a death brings.
 */
export type StepChoose = Array<EventOptionChoice>;

/**
 * True if the target negates the damage, or the characters who do so. A character negates the
 * next source of damage to it; if it is named twice, the next two. With "source" it negates the
 * source with that number, counted from 1 among the sources that would damage it in the step.
 */
export type StepNegate = boolean | Array<Id | StepNegateItemWho>;

/**
 * For every hex in which the figure could end its move: who would focus on it there, and the
 * mean damage of each enemy's turn.
 */
export interface ThreatAnswer {
  format: "threat-answer/1";
  /** The name of the file, - for standard input. */
  file: string;
  figure: Id;
  /** In hex order. */
  hexes: Array<ThreatAnswerHexesItem>;
  /** Enemies left out because their set has no card. */
  withoutCard: Array<Id>;
  /** What is left to the party: the conditions whose rules text this project does not have. */
  notes?: Array<string>;
}

/** Mean damage, from the party's best choices (least) to its worst (most). */
export interface ThreatAnswerDamage {
  least: number;
  most: number;
}

/** One line for each scene, in the order given. */
export interface TurnAnswer {
  format: "turn-answer/1";
  /** The name of the file. */
  file: string;
  figure: Id;
  /** The focus, or all tied foci, sorted as byte strings; an empty list means no focus. */
  focus: Array<Id>;
  /**
   * Every outcome that the rules allow, sorted by end, then by targets. Each pair is listed
   * once, or once for each of the equally good paths through different negative hexes or past
   * different enemies whom the figure attacks along its move, and once for each course of the
   * rest of the turn. An option tells its first attack and the moves before it; then tells the
   * rest. Where the rest depends on whether an attack kills, there is an option for each.
   */
  options: Array<TurnAnswerOption>;
  /** Who chooses if there is more than one option. */
  decides: "party" | "summoner";
  why: Array<TurnAnswerReason>;
  /**
   * Contested readings of a rule that decided the answer: the reading taken, and the other
   * reading.
   */
  contested?: Array<PlayAnswerContestedItem>;
  /** Remarks on what decided the answer, and what is left to the party. */
  notes?: Array<string>;
  /** With --why-not: the questions focus and attack for an enemy, or the question end for a hex. */
  whyNot?: Array<TurnAnswerWhyNot>;
  /**
   * With --without: the clauses that the answer leaves out. Focus and options are those of the
   * executable rulebook without them, and why is empty.
   */
  without?: Array<ClauseId>;
  /** With --without: what differs from the answer by all rules; empty if nothing does. */
  changes?: TurnAnswerChanges;
}

export interface TurnAnswerOption {
  end: Hex;
  /** The start, then every hex entered, including those slid into. */
  path: Array<Hex>;
  /** The first, in order, of the foci that lead to this option; null means no focus. */
  focus: Id | null;
  /** The figures attacked, sorted as byte strings. If empty, the figure attacks nobody. */
  targets: Array<Id>;
  /** Movement points spent. */
  movement: number;
  /** Negative hexes entered. */
  negativeHexes: number;
  /** Targets attacked with disadvantage. */
  disadvantaged: Array<Id>;
  /** The hex that it attacks from or heads for, the first in order; null if there is none. */
  attackHex: Hex | null;
  /** The red hexes of an area attack. */
  area: Array<Hex>;
  /** The figures attacked along the path, sorted as byte strings. Missing if there are none. */
  along?: Array<Id>;
  /**
   * The figures that have left the map since the attack before, or since the start of the turn,
   * in that order. If the figure itself is among them, it does not make this attack. Missing if
   * there are none.
   */
  fallen?: Array<Id>;
  /**
   * The rest of the turn: the later attacks of its card in order, with the moves before them,
   * and the moves after the last attack. Each is planned from what the lines before it leave.
   * Missing if there is none.
   */
  then?: Array<TurnAnswerPart>;
}

/**
 * A later attack of a turn, or the moves after its last attack. The fields mean the same as in
 * an option.
 */
export interface TurnAnswerPart {
  end: Hex;
  /** The start, then every hex entered, including those slid into. */
  path: Array<Hex>;
  /** The first, in order, of the foci that lead to this option; null means no focus. */
  focus: Id | null;
  /** The figures attacked, sorted as byte strings. If empty, the figure attacks nobody. */
  targets: Array<Id>;
  /** Movement points spent. */
  movement: number;
  /** Negative hexes entered. */
  negativeHexes: number;
  /** Targets attacked with disadvantage. */
  disadvantaged: Array<Id>;
  /** The hex that it attacks from or heads for, the first in order; null if there is none. */
  attackHex: Hex | null;
  /** The red hexes of an area attack. */
  area: Array<Hex>;
  /** The figures attacked along the path, sorted as byte strings. Missing if there are none. */
  along?: Array<Id>;
  /**
   * The figures that have left the map since the attack before, or since the start of the turn,
   * in that order. If the figure itself is among them, it does not make this attack. Missing if
   * there are none.
   */
  fallen?: Array<Id>;
}

/**
 * A step of the reasoning, with its clause and page. A page in another edition's rulebook is
 * given as "as in Frosthaven p.27".
 */
export interface TurnAnswerReason {
  clause: ClauseId;
  page: string;
  says: string;
  kept: TurnAnswerNarrowed;
  dropped: TurnAnswerNarrowed;
}

/**
 * In how many of the options it happens: never, sometimes, always. For the question focus:
 * always if it is the only focus, sometimes if several tie.
 */
export type TurnAnswerHappens = "never" | "sometimes" | "always";

/** Why the figure does not focus on an enemy, attack it or end in a hex. */
export interface TurnAnswerWhyNot {
  question: "focus" | "attack" | "end";
  /** The enemy, for focus and attack. */
  figure?: Id;
  /** The hex, for end. */
  hex?: Hex;
  happens: TurnAnswerHappens;
  /**
   * What decided against it, or what blocks it, with one entry for each tied focus. kept lists
   * what won instead. Empty if it happens.
   */
  reasons: Array<TurnAnswerReason>;
  /**
   * The smallest changes to the scene that would make it happen, at most three, all of the same
   * size. A move counts the hexes that something is moved, opening a door counts 1, removing or
   * adding something counts 2. Each change was tried. Empty if it happens, or if no change makes
   * it happen.
   */
  changes: Array<TurnAnswerChange>;
  /** False if there are too many changes, so that the larger ones were not tried. */
  triedAll: boolean;
}

/**
 * One figure or tile is moved (from, to) or removed (at), one obstacle or trap is added (at), or
 * one door is opened (at).
 */
export interface TurnAnswerChange {
  change: "move" | "open" | "remove" | "add";
  what: "figure" | "obstacle" | "trap" | "hazardous" | "difficult" | "icy" | "door";
  /** The figure that is moved or removed. */
  figure?: Id;
  from?: Hex;
  to?: Hex;
  at?: Hex;
  happens: TurnAnswerHappens;
}

/** Figures or hexes; null if there are none. */
export type TurnAnswerNarrowed = null | TurnAnswerNarrowedFigures | TurnAnswerNarrowedHexes;

/** What a campaign tried and found. With --clause, only findings about these clauses. */
export interface VerifyAnswer {
  format: "verify-answer/1";
  /** The plan of the campaign. */
  plan: AgainstAnswerPlan;
  cases: VerifyAnswerCount;
  turns: VerifyAnswerCount;
  plays: VerifyAnswerCount;
  rounds: VerifyAnswerCount;
  /** Counts by the id of each clause that fired or was asked for. */
  clauses: Record<string, VerifyAnswerClausesValue>;
  /** Clauses of the executable rulebook that it never looked at. */
  neverFired: VerifyAnswerClauses;
  /** Clauses that the rulebook looked at but that were never decisive. */
  neverDecisive: VerifyAnswerClauses;
  /**
   * The number of findings of each kind. The first kind is a fault of the engine, the others are
   * in the rules.
   */
  found: VerifyAnswerFound;
  findings: Array<VerifyAnswerFinding>;
  /** With --rules: findings left out because the edition as printed has them too. */
  printedToo?: VerifyAnswerCount;
  /** With --rules: what the house rules do to cases that the executable rulebook plays. */
  houseRule?: VerifyAnswerHouseRule;
}

export type VerifyAnswerCount = number;

export type VerifyAnswerClauses = Array<ClauseId>;

/**
 * A scene whose turn is planned, a play if it has steps, or a round with its decisions if it has
 * round.
 */
export interface VerifyAnswerCase {
  scene: Scene;
  steps?: Array<Step>;
  round?: Record<string, unknown>;
}

export interface VerifyAnswerFinding {
  kind: "violation" | "order-dependence" | "overlap" | "gap" | "hidden-tie" | "no-consistent-outcome" | "ruling-against-text" | "edition-divergence";
  /** The clauses that the finding is about: one clause, or the two that conflict. */
  clauses: VerifyAnswerClauses;
  /** What detected it: rulebook, or the subject of a contradiction. */
  seenBy: string;
  edition: Edition;
  /** The number of the first case that shows the finding. */
  number: VerifyAnswerCount;
  /** One side: the engine, or the first order. */
  oneSays: string;
  /** The other side: the oracle, the rule, or the second order. */
  otherSays: string;
  /** The smallest case that shows the finding. */
  case: VerifyAnswerCase;
  /** The command line that shows the finding in full. */
  command: string;
}

export interface Waiting {
  /** What is needed. */
  for: "card" | "initiative" | "choice" | "draw" | "negate" | "character" | "party" | "reveal" | "round-over" | "over";
  /** Whom it is about: a figure, or the set of a card. */
  figure?: string;
  /** The question in words. */
  says: string;
  /** Every legal answer, but for the free forms in open. */
  answers: Array<WaitingAnswer>;
  /** Which free form is accepted besides; left out if the answers are complete. */
  open?: string;
  /** What the party carries out: the text of a card. */
  cardSays?: string;
  /** At the end of a round: no enemy is left, and no room is hidden. */
  cleared?: true;
  of?: EventChoiceKind;
  clause?: ClauseId;
  /** Who is attacked, where modifier cards are due. */
  target?: Id;
  /** How many modifier cards are due. */
  cards?: number;
}

export interface WaitingAnswer {
  /** As people type it. */
  command: string;
  /** The same as JSON; left out if there is none. */
  json?: string | Record<string, unknown> | Array<unknown>;
  /** What it means. */
  says?: string;
  option?: EventOption;
}

export interface AgainstAnswerPlanEditionsItemEdition {
  edition: Edition;
  rules: Rules;
}

export interface AgainstAnswerPlan {
  seed: number;
  /** The scope: all its scenes, or cases drawn from it. */
  scope?: string;
  /** The case of which small changes were tried. */
  around?: VerifyAnswerCase;
  /** The number of cases. Left out: the whole scope, or until time is up. */
  cases?: number;
  /** The rounds also use ability lines that no printed card has, generated from the schema. */
  anyLines?: boolean;
  /** The number of the one case that was tried. */
  case?: number;
  /** The editions, by name or with house rules. */
  editions: Array<Edition | AgainstAnswerPlanEditionsItemEdition>;
  /** The formulas of house rules by the names of their decisions. */
  formulas?: Record<string, string>;
  /** Index and count of each part; the whole campaign if left out. */
  shards?: Array<Array<number>>;
}

/**
 * Wrong rules that Standee knows, and how many of them would have changed one of the answers
 * that agree. A sample of these is looked at.
 */
export interface AgainstAnswerWrongRules {
  known: AgainstAnswerCount;
  wouldShow: AgainstAnswerCount;
}

/** What was learned of the command before. Left out if cases are drawn as they are. */
export interface AgainstAnswerLearned {
  /** How many questions were asked for it. */
  questions: AgainstAnswerCount;
  /** Whether the command answers turns. */
  turns: boolean;
  /** Whether it answers plays. */
  plays: boolean;
  /**
   * What it left unanswered or was not asked about: "ability/attack/area". Cases are drawn
   * without it.
   */
  unknown: Array<string>;
  /**
   * What it may support, as it crashed or hung instead of leaving it unanswered. Cases are drawn
   * without it.
   */
  failed?: Array<string>;
  /** It crashed or hung too often to be asked more. */
  cutShort?: true;
}

export interface DeckCard {
  id: string;
  name?: string;
  initiative?: number;
  /**
   * The id or the name of the character right after whom its figures act; the card's initiative
   * counts while that character is not on the map.
   */
  actsAfter?: string;
  /** The card's deck is shuffled at the end of the round. */
  shuffle?: boolean;
  abilities?: Abilities;
  text?: PartyTexts;
}

export interface CheckAnswerFailuresItemRowsItem {
  expected: string;
  answered: string;
}

export interface CheckAnswerFailuresItem {
  /** The name of the file, followed by a colon and the edition if the fixture has several. */
  file: string;
  /** Expected and actual values side by side; "-" for none. */
  rows: Array<CheckAnswerFailuresItemRowsItem>;
}

export interface DisputeAnswerDifferencesItem {
  what: string;
  claimed: string;
  actual: string;
}

export interface DisputeAnswerEditionWhyItem {
  clause: ClauseId | null;
  page: string;
  says: string;
  kept?: TurnAnswerNarrowed;
  dropped?: TurnAnswerNarrowed;
}

export interface DisputeAnswerEditionDetailsItem {
  says: string;
  /** The clauses that decide it. */
  clauses: DisputeAnswerClauses;
  /** Where the claim differs from the result, as JSON texts. */
  differences?: DisputeAnswerDifferences;
  /**
   * Of a claim about a turn that fails: why the turn does not have the first three foci, targets
   * and ends that the claim names and the turn lacks.
   */
  whyNot?: Array<DisputeAnswerWhyNot>;
  /** The reason why it cannot be judged. */
  reason?: string;
}

export interface DisputeAnswerEditionChangesItem {
  /** Its number, counted from 0. */
  claim: number;
  says: string;
  /** The verdict by all rules. */
  with: FixtureClaimVerdict;
  /** The verdict without the clauses. */
  without: FixtureClaimVerdict;
  differencesWith?: DisputeAnswerDifferences;
  differencesWithout?: DisputeAnswerDifferences;
}

export interface ErrorObject {
  /** Empty for the command line itself. */
  file: string;
  /** JSON pointer (RFC 6901) into the document; empty for the whole document. */
  pointer: string;
  found: string;
  expected: string;
  code: ErrorCode;
  clause?: ClauseId;
  /** The step of a play, counted from 0. */
  step?: number;
}

export interface AttackEvent {
  event: "attack";
  by: Id;
  target: Id;
  /** The enemy that controls the figure that attacks. */
  controlledBy?: Id;
  ability?: string;
  /** The base value. */
  value: number;
  /** The bonuses that applied, in order. */
  bonuses?: Array<string>;
  /** The reason for each bonus; empty if a step gives the bonus. */
  bonusNames?: Array<string>;
  ranged: boolean;
  draws: "one" | "advantage" | "disadvantage";
  afterBonuses: number;
  /** The owner of the deck that the cards come from. */
  deck?: string;
  /** The cards in the order drawn. */
  cards: Cards;
  /** The cards that apply, as positions in cards. */
  used: Array<number>;
  afterCards: number;
  /** The target's shield before pierce, if pierce has lowered it. */
  shieldBeforePierce?: number;
  /** The shield that is left after pierce. */
  shield: number;
  pierce?: number;
  afterShield: number;
  /** The damage that the target is about to suffer, after ward and brittle. */
  amount: number;
  /** card.when-dies if the figure attacks because it dies. */
  clause: ClauseId;
}

export interface DamageEvent {
  event: "damage";
  to: Id;
  /** Hit points lost. */
  amount: number;
  /** The damage suffered, if it is more than the hit points lost. */
  suffered?: number;
  source: "attack" | "retaliate" | "trap" | "hazardous" | "wound" | "bane" | "lost flying" | "direct";
  from?: string;
  hp?: number;
  clause: ClauseId;
}

export interface NegateEvent {
  event: "negate";
  figure: Id;
  amount: number;
  source: "attack" | "retaliate" | "trap" | "hazardous" | "wound" | "bane" | "lost flying" | "direct";
  hand: number;
  discard: number;
  bonus?: boolean;
  clause: ClauseId;
}

export interface HealEvent {
  event: "heal";
  to: Id;
  amount: number;
  by?: string;
  hp?: number;
  clause: ClauseId;
}

export interface GainEvent {
  event: "gain";
  to: Id;
  condition: Condition | "flying";
  /** The figure already had the condition. */
  again?: boolean;
  clause: ClauseId;
}

export interface LoseEvent {
  event: "lose";
  figure: Id;
  condition: Condition | "flying";
  clause: ClauseId;
}

export interface NoEffectEvent {
  event: "noEffect";
  figure: Id;
  /** What fails: a condition, push, pull, spawn, summon or grant. */
  of: string;
  why: string;
  clause: ClauseId;
}

export interface MoveEvent {
  event: "move";
  figure: Id;
  from: Hex;
  to: Hex;
  how: "walk" | "jump" | "fly" | "slide" | "teleport" | "push" | "pull" | "fall";
  clause: ClauseId;
}

export interface DeathEvent {
  event: "death";
  figure: Id;
  at: Hex;
  /** The figure that is credited with the kill. */
  credit?: string;
  clause: ClauseId;
}

export interface ExhaustedEvent {
  event: "exhausted";
  figure: Id;
  at: Hex;
  /** The figure that is credited with the kill. */
  credit?: string;
  clause: ClauseId;
}

export interface DestroyedEvent {
  event: "destroyed";
  figure: Id;
  at: Hex;
  /** The figure that is credited with the kill. */
  credit?: string;
  clause: ClauseId;
}

export interface RemovedEvent {
  event: "removed";
  figure: Id;
  at: Hex;
  /** The figure that is credited with the kill. */
  credit?: string;
  clause: ClauseId;
}

export interface DismissedEvent {
  event: "dismissed";
  figure: Id;
  at: Hex;
  /** The figure that is credited with the kill. */
  credit?: string;
  clause: ClauseId;
}

export interface LootTokenEvent {
  event: "lootToken";
  at: Hex;
  clause: ClauseId;
}

export interface LootEvent {
  event: "loot";
  figure: Id;
  tokens: Array<Hex>;
  treasure: Array<Hex>;
  clause: ClauseId;
}

export interface TrapEvent {
  event: "trap";
  figure: Id;
  at: Hex;
  clause: ClauseId;
}

export interface DoorEvent {
  event: "door";
  figure: Id;
  at: Hex;
  /** The hexes of the room behind the door. */
  reveals?: Array<Hex>;
  clause: ClauseId;
}

export interface InfuseEvent {
  event: "infuse";
  element: ElementName;
  clause: ClauseId;
}

export interface InfusionEvent {
  event: "infusion";
  element: ElementChoice;
  figure: Id;
  set?: string;
  clause: ClauseId;
}

export interface ConsumeEvent {
  event: "consume";
  element: ElementName;
  clause: ClauseId;
}

export interface WaneEvent {
  event: "wane";
  element: ElementName;
  state: "inert" | "waning" | "strong";
  clause: ClauseId;
}

export interface BonusEvent {
  event: "bonus";
  on: Id;
  bonus: Bonus;
  clause: ClauseId;
}

export interface BonusUsedEventBonusUses {
  uses: 0;
}

export interface BonusUsedEvent {
  event: "bonusUsed";
  on: Id;
  /** The bonus, with the uses that are left, possibly none. */
  bonus: Bonus | BonusUsedEventBonusUses;
  clause: ClauseId;
}

export interface BonusEndsEventBonusLastsLastsTurns {
  turns: 0;
}

export interface BonusEndsEventBonusLastsLastsRounds {
  rounds: 0;
}

export interface BonusEndsEventBonusLasts {
  lasts: BonusEndsEventBonusLastsLastsTurns | BonusEndsEventBonusLastsLastsRounds;
}

export interface BonusEndsEvent {
  event: "bonusEnds";
  on: Id;
  /** The bonus, with the uses, turns or rounds that are left, possibly none. */
  bonus: Bonus | BonusUsedEventBonusUses | BonusEndsEventBonusLasts;
  clause: ClauseId;
}

export interface StartTurnEvent {
  event: "startTurn";
  figure: Id;
  clause: ClauseId;
}

export interface EndTurnEvent {
  event: "endTurn";
  figure: Id;
  clause: ClauseId;
}

export interface EndRoundEvent {
  event: "endRound";
  clause: ClauseId;
}

export interface ShuffleEvent {
  event: "shuffle";
  deck: string;
  /** The deck has the ability cards of a set, not modifier cards. */
  abilities?: boolean;
  clause: ClauseId;
}

export interface CardJoinsEvent {
  event: "cardJoins";
  deck: string;
  card: Card;
  clause: ClauseId;
}

export interface CardLeavesEvent {
  event: "cardLeaves";
  deck: string;
  card: Card;
  clause: ClauseId;
}

export interface TileEvent {
  event: "tile";
  create?: "obstacle" | "difficult" | "icy" | "hazardous" | "trap" | "water";
  destroy?: "obstacle" | "difficult" | "icy" | "hazardous" | "trap" | "water";
  at: Hex;
  /** A trap that is created, if it is no plain damage trap. */
  trap?: Trap;
  clause: ClauseId;
}

export interface SummonEvent {
  event: "summon";
  by: Id;
  figure: Id;
  at: Hex;
  /** The figure as it comes onto the map. */
  placed?: Figure;
  clause: ClauseId;
}

export interface SpawnEvent {
  event: "spawn";
  /** The figure whose card spawns it. */
  by?: Id;
  figure: Id;
  at: Hex;
  /** The figure as it comes onto the map. */
  placed?: Figure;
  clause: ClauseId;
}

export interface ChoiceEvent {
  event: "choice";
  of: EventChoiceKind;
  figure?: Id;
  options: Array<EventOption>;
  chosen: number;
  /** The damage that the figure is about to suffer. */
  amount?: number;
  source?: "attack" | "retaliate" | "trap" | "hazardous" | "wound" | "bane" | "lost flying" | "direct";
  clause: ClauseId;
}

export interface PartyEvent {
  event: "party";
  figure: Id;
  says: string;
  clause: ClauseId;
}

export interface PlanEvent {
  event: "plan";
  figure: Id;
  /**
   * The enemies that it focuses on or may focus on; left out if the reasons are about something
   * else.
   */
  focus?: Array<Id>;
  why?: Array<TurnAnswerReason>;
  clause: ClauseId;
}

export interface RankEvent {
  event: "rank";
  figure: Id;
  rank: "normal" | "elite";
  clause: ClauseId;
}

export interface TokenEvent {
  event: "token";
  beside: string;
  /** That lie there now. */
  count: number;
  clause: ClauseId;
}

export interface FixturePlayExpectationDamageItem {
  to: Id;
  amount: number;
}

export interface FixtureRoundExpectationStopsActs {
  acts: Id;
}

/** The stat cards by rank; a boss is neither normal nor elite. */
export interface MonsterSetStats {
  normal?: MonsterSetStatCard;
  elite?: MonsterSetStatCard;
  boss?: MonsterSetStatCard;
}

/** The figures of another set that perform the card of this one. */
export interface MonsterSetCardFor {
  /** The set of these figures. */
  of: Id;
  /** Their standee numbers. */
  numbers: "even" | "odd";
}

export interface PlayAnswerContestedItem {
  clause: ClauseId;
  taken: string;
  otherwise: string;
}

export interface PropertyAnswerPropertiesItemCounterexample {
  /** The number of the first case. */
  number: PropertyAnswerCount;
  /** The case, shrunk. */
  case: VerifyAnswerCase;
  /** The events, or the options of the turn. */
  answer: Array<unknown>;
  replay: string;
}

export interface PropertyAnswerPropertiesItem {
  name: string;
  /** Whether no case refutes it, and it was decided where it could have failed. */
  holds: boolean;
  /** How often it was looked at. Only of a property that is not refuted, as are met and unknown. */
  moments?: PropertyAnswerCount;
  /** How often the left side of an implies held; all times if there is none. */
  met?: PropertyAnswerCount;
  /** How often it depended on what is not known. */
  unknown?: PropertyAnswerCount;
  /** Whenever it could have failed, it depended on what is not known. */
  neverDecided?: true;
  counterexample?: PropertyAnswerPropertiesItemCounterexample;
}

export interface RoundLineInitiativeInitiativeItem {
  initiative: number;
  /** The monster set; a character has none. */
  set?: string;
  figures: Array<Id>;
}

export interface RoundLineEventAttack {
  format: "round-line/1";
  event: "attack";
  by: Id;
  target: Id;
  controlledBy?: Id;
  ability?: string;
  value: number;
  bonuses?: Array<string>;
  bonusNames?: Array<string>;
  ranged: boolean;
  draws: "one" | "advantage" | "disadvantage";
  afterBonuses: number;
  deck?: string;
  cards: Cards;
  used: Array<number>;
  afterCards: number;
  shieldBeforePierce?: number;
  shield: number;
  pierce?: number;
  afterShield: number;
  amount: number;
  clause: ClauseId;
}

export interface RoundLineEventDamage {
  format: "round-line/1";
  event: "damage";
  to: Id;
  amount: number;
  suffered?: number;
  source: "attack" | "retaliate" | "trap" | "hazardous" | "wound" | "bane" | "lost flying" | "direct";
  from?: string;
  hp?: number;
  clause: ClauseId;
}

export interface RoundLineEventNegate {
  format: "round-line/1";
  event: "negate";
  figure: Id;
  amount: number;
  source: "attack" | "retaliate" | "trap" | "hazardous" | "wound" | "bane" | "lost flying" | "direct";
  hand: number;
  discard: number;
  bonus?: boolean;
  clause: ClauseId;
}

export interface RoundLineEventHeal {
  format: "round-line/1";
  event: "heal";
  to: Id;
  amount: number;
  by?: string;
  hp?: number;
  clause: ClauseId;
}

export interface RoundLineEventGain {
  format: "round-line/1";
  event: "gain";
  to: Id;
  condition: Condition | "flying";
  again?: boolean;
  clause: ClauseId;
}

export interface RoundLineEventLose {
  format: "round-line/1";
  event: "lose";
  figure: Id;
  condition: Condition | "flying";
  clause: ClauseId;
}

export interface RoundLineEventNoEffect {
  format: "round-line/1";
  event: "noEffect";
  figure: Id;
  of: string;
  why: string;
  clause: ClauseId;
}

export interface RoundLineEventMove {
  format: "round-line/1";
  event: "move";
  figure: Id;
  from: Hex;
  to: Hex;
  how: "walk" | "jump" | "fly" | "slide" | "teleport" | "push" | "pull" | "fall";
  clause: ClauseId;
}

export interface RoundLineEventDeath {
  format: "round-line/1";
  event: "death";
  figure: Id;
  at: Hex;
  credit?: string;
  clause: ClauseId;
}

export interface RoundLineEventExhausted {
  format: "round-line/1";
  event: "exhausted";
  figure: Id;
  at: Hex;
  credit?: string;
  clause: ClauseId;
}

export interface RoundLineEventDestroyed {
  format: "round-line/1";
  event: "destroyed";
  figure: Id;
  at: Hex;
  credit?: string;
  clause: ClauseId;
}

export interface RoundLineEventRemoved {
  format: "round-line/1";
  event: "removed";
  figure: Id;
  at: Hex;
  credit?: string;
  clause: ClauseId;
}

export interface RoundLineEventDismissed {
  format: "round-line/1";
  event: "dismissed";
  figure: Id;
  at: Hex;
  credit?: string;
  clause: ClauseId;
}

export interface RoundLineEventLootToken {
  format: "round-line/1";
  event: "lootToken";
  at: Hex;
  clause: ClauseId;
}

export interface RoundLineEventLoot {
  format: "round-line/1";
  event: "loot";
  figure: Id;
  tokens: Array<Hex>;
  treasure: Array<Hex>;
  clause: ClauseId;
}

export interface RoundLineEventTrap {
  format: "round-line/1";
  event: "trap";
  figure: Id;
  at: Hex;
  clause: ClauseId;
}

export interface RoundLineEventDoor {
  format: "round-line/1";
  event: "door";
  figure: Id;
  at: Hex;
  reveals?: Array<Hex>;
  clause: ClauseId;
}

export interface RoundLineEventInfuse {
  format: "round-line/1";
  event: "infuse";
  element: ElementName;
  clause: ClauseId;
}

export interface RoundLineEventInfusion {
  format: "round-line/1";
  event: "infusion";
  element: ElementChoice;
  figure: Id;
  set?: string;
  clause: ClauseId;
}

export interface RoundLineEventConsume {
  format: "round-line/1";
  event: "consume";
  element: ElementName;
  clause: ClauseId;
}

export interface RoundLineEventWane {
  format: "round-line/1";
  event: "wane";
  element: ElementName;
  state: "inert" | "waning" | "strong";
  clause: ClauseId;
}

export interface RoundLineEventBonus {
  format: "round-line/1";
  event: "bonus";
  on: Id;
  bonus: Bonus;
  clause: ClauseId;
}

export interface RoundLineEventBonusUsed {
  format: "round-line/1";
  event: "bonusUsed";
  on: Id;
  bonus: Bonus | BonusUsedEventBonusUses;
  clause: ClauseId;
}

export interface RoundLineEventBonusEnds {
  format: "round-line/1";
  event: "bonusEnds";
  on: Id;
  bonus: Bonus | BonusUsedEventBonusUses | BonusEndsEventBonusLasts;
  clause: ClauseId;
}

export interface RoundLineEventStartTurn {
  format: "round-line/1";
  event: "startTurn";
  figure: Id;
  clause: ClauseId;
}

export interface RoundLineEventEndTurn {
  format: "round-line/1";
  event: "endTurn";
  figure: Id;
  clause: ClauseId;
}

export interface RoundLineEventEndRound {
  format: "round-line/1";
  event: "endRound";
  clause: ClauseId;
}

export interface RoundLineEventShuffle {
  format: "round-line/1";
  event: "shuffle";
  deck: string;
  abilities?: boolean;
  clause: ClauseId;
}

export interface RoundLineEventCardJoins {
  format: "round-line/1";
  event: "cardJoins";
  deck: string;
  card: Card;
  clause: ClauseId;
}

export interface RoundLineEventCardLeaves {
  format: "round-line/1";
  event: "cardLeaves";
  deck: string;
  card: Card;
  clause: ClauseId;
}

export interface RoundLineEventTile {
  format: "round-line/1";
  event: "tile";
  create?: "obstacle" | "difficult" | "icy" | "hazardous" | "trap" | "water";
  destroy?: "obstacle" | "difficult" | "icy" | "hazardous" | "trap" | "water";
  at: Hex;
  trap?: Trap;
  clause: ClauseId;
}

export interface RoundLineEventSummon {
  format: "round-line/1";
  event: "summon";
  by: Id;
  figure: Id;
  at: Hex;
  placed?: Figure;
  clause: ClauseId;
}

export interface RoundLineEventSpawn {
  format: "round-line/1";
  event: "spawn";
  by?: Id;
  figure: Id;
  at: Hex;
  placed?: Figure;
  clause: ClauseId;
}

export interface RoundLineEventChoice {
  format: "round-line/1";
  event: "choice";
  of: EventChoiceKind;
  figure?: Id;
  options: Array<EventOption>;
  chosen: number;
  amount?: number;
  source?: "attack" | "retaliate" | "trap" | "hazardous" | "wound" | "bane" | "lost flying" | "direct";
  clause: ClauseId;
}

export interface RoundLineEventParty {
  format: "round-line/1";
  event: "party";
  figure: Id;
  says: string;
  clause: ClauseId;
}

export interface RoundLineEventPlan {
  format: "round-line/1";
  event: "plan";
  figure: Id;
  focus?: Array<Id>;
  why: Array<TurnAnswerReason>;
  clause: ClauseId;
}

export interface RoundLineEventRank {
  format: "round-line/1";
  event: "rank";
  figure: Id;
  rank: "normal" | "elite";
  clause: ClauseId;
}

export interface RoundLineEventToken {
  format: "round-line/1";
  event: "token";
  beside: string;
  count: number;
  clause: ClauseId;
}

export interface ScenarioAbilityDecksValue {
  draw?: Array<string>;
  discards?: Array<string>;
}

export interface ScenarioRoomFigureCards {
  hand?: number;
  discard?: number;
}

export interface EffectPush {
  push: number;
  /** The hexes entered, if they are chosen. */
  path?: Array<Hex>;
}

export interface EffectPull {
  pull: number;
  path?: Array<Hex>;
}

export interface EffectInfuse {
  infuse: ElementChoice;
}

export interface EffectDamageDamage {
  value: number | CountOfTarget;
  /** The figures adjacent to the target suffer the damage, and not the target. */
  around?: "target";
  whom?: Whom;
}

export interface EffectDamage {
  damage: EffectDamageDamage;
}

export interface TrapAt {
  at: Hex;
  damage?: number;
  conditions?: Array<Condition>;
}

export interface HeldConditionName {
  name: Condition;
  thisTurn?: boolean;
}

export interface LastsTurns {
  turns: number;
}

export interface LastsRounds {
  rounds: number;
}

/** Of onDeath: the monster that is then spawned; its stat card is in the scene's monsters. */
export interface BonusSpawn {
  name: Id;
  rank: "normal" | "elite";
  /** Only if a figure dies or becomes exhausted from the damage of the death. */
  ifKills?: boolean;
}

export interface AttackRangeMelee {
  melee: number;
}

export interface CardValue {
  value: Modifier;
  rolling?: boolean;
  effects?: Effects;
  pierce?: number;
  shuffle?: boolean;
}

export interface AddIf {
  consume?: Array<ElementChoice>;
  targetHas?: Condition;
  alliesNextToTarget?: number;
  /** The target stands in a hex with such a tile. */
  targetOn?: "water";
  /** The target has lost hit points. */
  targetDamaged?: boolean;
  /** The target is adjacent to the attacker. */
  targetAdjacent?: boolean;
  /**
   * At least so many figures of the sets "of", the attacker included, are adjacent to the
   * target.
   */
  nextToTarget?: number;
  of?: Sets;
  /** No figure of these sets, apart from the attacker, is within this range of the attacker. */
  noneOf?: Array<Id>;
  range?: number;
  /** The attacker loses this condition, which it has, if the party wants that. */
  lose?: Condition;
  /**
   * The id or the name of the character whose player says whether it is lost; while that
   * character is not on the map, it is not.
   */
  decides?: string;
}

export interface AbilityMove {
  points: number | Relative;
  jump?: boolean;
  /**
   * The figure moves towards the closest of the hexes that the map marks so, whomever it focuses
   * on; startingHex: towards the closest starting hex.
   */
  towards?: Id;
}

export interface AbilityTeleport {
  range: number;
}

export interface AbilityAttack {
  value: number | Relative | CountInAttack;
  range?: AttackRange | CountBeforeTurn;
  targets?: Targets;
  area?: Area;
  pierce?: number;
  effects?: Effects;
  adds?: Array<Add>;
  advantage?: boolean;
  disadvantage?: boolean;
  /** The figure makes as many attacks as targets says, all on its focus. */
  allOnOne?: boolean;
  /**
   * The attack targets every enemy within this many hexes of the hexes that the figure's last
   * move entered.
   */
  along?: number;
  /** The attack targets only enemies in hexes with that mark of the map, at any distance. */
  marked?: Id;
}

export interface AbilityHeal {
  value: number | Relative | Count;
  range?: number;
  self?: boolean;
  targets?: Targets;
  whom?: Whom;
  effects?: Effects;
  of?: Sets;
  /** What those gain from whom the heal removes a negative condition. */
  cured?: Effects;
  /** Figures of these sets are healed before all others. */
  first?: Sets;
}

/** For the figure itself or, with whom, for others within this many hexes. */
export interface AbilityShield {
  value: number | Relative;
  whom?: Whom;
  within?: number;
  targets?: Targets;
  of?: Sets;
}

export interface AbilityRetaliate {
  value: number | Relative;
  range?: number;
  effects?: Effects;
  whom?: Whom;
  within?: number;
  targets?: Targets;
  of?: Sets;
}

/** Only figures with or without a condition, or in hexes with such a tile. */
export interface AbilityConditionOnly {
  having?: Condition;
  lacking?: Condition;
  on?: "water";
}

export interface AbilityCondition {
  gain: Condition;
  range?: number;
  targets?: Targets;
  self?: boolean;
  whom?: Whom;
  effects?: Effects;
  of?: Sets;
  /** Only figures with or without a condition, or in hexes with such a tile. */
  only?: AbilityConditionOnly;
}

export interface AbilityDamage {
  value: number | Relative | Count;
  range?: number;
  targets?: Targets;
  self?: boolean;
  whom?: Whom;
  effects?: Effects;
  /** The one enemy that suffers the damage. */
  pick?: "focus" | "closest" | "mostHitPoints";
  /** Only enemies in line of sight. */
  sight?: boolean;
  /** The figures adjacent to the tile that the card has just created. */
  around?: "created";
  /** Only figures with or without a condition, or in hexes with such a tile. */
  only?: AbilityConditionOnly;
}

export interface AbilityLoot {
  range?: number;
}

export interface AbilitySummon {
  name: Id;
  rank?: "normal" | "elite";
  count?: number | Count;
  hp?: number | Count;
  maxHp?: number;
  attack?: AttackStat;
  move?: MoveStat;
  range?: RangeStat;
  flying?: boolean;
  /** Where the summon is placed: next to the figure, or next to the target of its last attack. */
  beside?: "self" | "target";
  /** The summon is placed in an unoccupied hex with such a tile. */
  on?: "water";
  /**
   * The figure is not summoned but spawned, in a hex with that mark of the map, or in the
   * closest empty hex.
   */
  marked?: Id;
  /**
   * Of the figures that the cards of this figure spawn, every so manieth is elite. Only beside
   * marked.
   */
  eliteEvery?: number;
}

export interface AbilityGrant {
  abilities: Abilities;
  range?: number;
  targets?: Targets;
  whom?: Whom;
  of?: Sets;
}

/** The condition. If it holds, the figure performs to; otherwise it performs else. */
export interface AbilityIf {
  /** The last ability of this kind above this one was performed. */
  performed?: "move" | "teleport" | "attack" | "heal" | "shield" | "retaliate" | "condition" | "push" | "pull" | "damage" | "loot" | "infuse" | "consume" | "summon" | "grant" | "rank" | "if" | "focus" | "create" | "bonus" | "kill" | "switchRank" | "control" | "remove" | "token";
  /** The number of the round. */
  round?: "odd" | "even";
  /** No figure of the sets has fewer hit points, or more, when the figure begins its card. */
  hitPoints?: "fewest" | "most";
  of?: Sets;
  /** The figure has this condition when it begins its card. */
  has?: Condition;
  /** The figure has at least so many tokens on its mat when it begins its card. */
  tokens?: number;
}

/** Whom the abilities below this one focus on. */
export interface AbilityFocus {
  /** The enemy that becomes the focus; lastInInitiative is the one with the highest initiative. */
  on?: "closest" | "farthest" | "fewestHitPoints" | "lastInInitiative";
  range?: number;
  not?: Array<"summon">;
}

export interface AbilityCreate {
  tile: "obstacle" | "difficult" | "icy" | "hazardous" | "trap" | "water";
  damage?: number;
  conditions?: Array<Condition>;
  /**
   * Where the tile is placed: in an adjacent empty hex, in the one of these that is closest to
   * an enemy (the default), under the figure or under the targets of its last attack.
   */
  at?: "adjacent" | "closestToEnemy" | "ownHex" | "targets";
}

/** What all figures adjacent to it suffer and gain when it dies. */
export interface AbilityBonusOnDeath {
  value?: number;
  condition?: Condition;
  attackAll?: DeathAttack;
}

/** A bonus for the round: for the figure itself or, with whom, for others within this many hexes. */
export interface AbilityBonus {
  attackersDisadvantage?: boolean;
  attackersSuffer?: number;
  /** Whoever attacks the figure gains this condition, at any range. */
  attackersGain?: Condition;
  /** A bonus that is written as on a figure; it may last longer than the round. */
  gives?: Bonus;
  attack?: Change;
  /** Its allies, of the sets if it names any, have this while they are within. */
  attackNearby?: Change;
  /** What all figures adjacent to it suffer and gain when it dies. */
  onDeath?: AbilityBonusOnDeath;
  whom?: Whom;
  within?: number;
  targets?: Targets;
  of?: Sets;
}

/** The figure dies. */
export interface AbilityKill {
  self?: true;
}

export interface AbilityControlAbilitiesItem {
  attack: ControlledAttack;
}

/**
 * Enemies perform attacks as allies of the figure: the targets of its last attack in initiative
 * order, or the nearest enemy.
 */
export interface AbilityControl {
  abilities: Array<AbilityControlAbilitiesItem>;
  /** The targets of the last attack. */
  whom?: "targets";
  /** Without whom: the nearest enemy within so many hexes. */
  range?: number;
}

/** The figure loses a condition. */
export interface AbilityRemove {
  condition: Condition;
}

/** A token of the scenario is placed. */
export interface AbilityToken {
  /** The places, in the order in which they are taken. */
  beside: Array<Id>;
  /** A place with so many tokens is passed over, except the last; 0: none is. */
  most?: number;
}

export interface ProgressTurn {
  figure: Id;
  usable?: Array<ElementName>;
  consumed?: Array<ElementName>;
  infusions?: Array<ElementChoice>;
  /** The set whose last turn the infusions wait for. */
  set?: string;
  over?: boolean;
}

export interface ProgressAbilitiesItem {
  by: Id;
  ability: string;
  targets: Array<string>;
}

export interface ProgressSetConsumedValueItemPrice {
  price: Array<ElementChoice>;
  /** Which of the card's consumptions with this price, from 0. */
  ordinal?: number;
  elements: Array<ElementName>;
}

export interface ProgressFociItem {
  figure: Id;
  focus?: Id;
  /** Where it stood when it looked for the focus. */
  from?: Hex;
}

export interface ProgressDecidedByFocusItem {
  first: Id;
  then: Id;
}

export interface SessionEventAttack {
  event: "attack";
  by: Id;
  target: Id;
  controlledBy?: Id;
  ability?: string;
  value: number;
  bonuses?: Array<string>;
  bonusNames?: Array<string>;
  ranged: boolean;
  draws: "one" | "advantage" | "disadvantage";
  afterBonuses: number;
  deck?: string;
  cards: Cards;
  used: Array<number>;
  afterCards: number;
  shieldBeforePierce?: number;
  shield: number;
  pierce?: number;
  afterShield: number;
  amount: number;
  clause: ClauseId;
  scene?: SessionEventBoard;
}

export interface SessionEventDamage {
  event: "damage";
  to: Id;
  amount: number;
  suffered?: number;
  source: "attack" | "retaliate" | "trap" | "hazardous" | "wound" | "bane" | "lost flying" | "direct";
  from?: string;
  hp?: number;
  clause: ClauseId;
  scene?: SessionEventBoard;
}

export interface SessionEventNegate {
  event: "negate";
  figure: Id;
  amount: number;
  source: "attack" | "retaliate" | "trap" | "hazardous" | "wound" | "bane" | "lost flying" | "direct";
  hand: number;
  discard: number;
  bonus?: boolean;
  clause: ClauseId;
  scene?: SessionEventBoard;
}

export interface SessionEventHeal {
  event: "heal";
  to: Id;
  amount: number;
  by?: string;
  hp?: number;
  clause: ClauseId;
  scene?: SessionEventBoard;
}

export interface SessionEventGain {
  event: "gain";
  to: Id;
  condition: Condition | "flying";
  again?: boolean;
  clause: ClauseId;
  scene?: SessionEventBoard;
}

export interface SessionEventLose {
  event: "lose";
  figure: Id;
  condition: Condition | "flying";
  clause: ClauseId;
  scene?: SessionEventBoard;
}

export interface SessionEventNoEffect {
  event: "noEffect";
  figure: Id;
  of: string;
  why: string;
  clause: ClauseId;
  scene?: SessionEventBoard;
}

export interface SessionEventMove {
  event: "move";
  figure: Id;
  from: Hex;
  to: Hex;
  how: "walk" | "jump" | "fly" | "slide" | "teleport" | "push" | "pull" | "fall";
  clause: ClauseId;
  scene?: SessionEventBoard;
}

export interface SessionEventDeath {
  event: "death";
  figure: Id;
  at: Hex;
  credit?: string;
  clause: ClauseId;
  scene?: SessionEventBoard;
}

export interface SessionEventExhausted {
  event: "exhausted";
  figure: Id;
  at: Hex;
  credit?: string;
  clause: ClauseId;
  scene?: SessionEventBoard;
}

export interface SessionEventDestroyed {
  event: "destroyed";
  figure: Id;
  at: Hex;
  credit?: string;
  clause: ClauseId;
  scene?: SessionEventBoard;
}

export interface SessionEventRemoved {
  event: "removed";
  figure: Id;
  at: Hex;
  credit?: string;
  clause: ClauseId;
  scene?: SessionEventBoard;
}

export interface SessionEventDismissed {
  event: "dismissed";
  figure: Id;
  at: Hex;
  credit?: string;
  clause: ClauseId;
  scene?: SessionEventBoard;
}

export interface SessionEventLootToken {
  event: "lootToken";
  at: Hex;
  clause: ClauseId;
  scene?: SessionEventBoard;
}

export interface SessionEventLoot {
  event: "loot";
  figure: Id;
  tokens: Array<Hex>;
  treasure: Array<Hex>;
  clause: ClauseId;
  scene?: SessionEventBoard;
}

export interface SessionEventTrap {
  event: "trap";
  figure: Id;
  at: Hex;
  clause: ClauseId;
  scene?: SessionEventBoard;
}

export interface SessionEventDoor {
  event: "door";
  figure: Id;
  at: Hex;
  reveals?: Array<Hex>;
  clause: ClauseId;
  scene?: SessionEventBoard;
}

export interface SessionEventInfuse {
  event: "infuse";
  element: ElementName;
  clause: ClauseId;
  scene?: SessionEventBoard;
}

export interface SessionEventInfusion {
  event: "infusion";
  element: ElementChoice;
  figure: Id;
  set?: string;
  clause: ClauseId;
  scene?: SessionEventBoard;
}

export interface SessionEventConsume {
  event: "consume";
  element: ElementName;
  clause: ClauseId;
  scene?: SessionEventBoard;
}

export interface SessionEventWane {
  event: "wane";
  element: ElementName;
  state: "inert" | "waning" | "strong";
  clause: ClauseId;
  scene?: SessionEventBoard;
}

export interface SessionEventBonus {
  event: "bonus";
  on: Id;
  bonus: Bonus;
  clause: ClauseId;
  scene?: SessionEventBoard;
}

export interface SessionEventBonusUsed {
  event: "bonusUsed";
  on: Id;
  bonus: Bonus | BonusUsedEventBonusUses;
  clause: ClauseId;
  scene?: SessionEventBoard;
}

export interface SessionEventBonusEnds {
  event: "bonusEnds";
  on: Id;
  bonus: Bonus | BonusUsedEventBonusUses | BonusEndsEventBonusLasts;
  clause: ClauseId;
  scene?: SessionEventBoard;
}

export interface SessionEventStartTurn {
  event: "startTurn";
  figure: Id;
  clause: ClauseId;
  scene?: SessionEventBoard;
}

export interface SessionEventEndTurn {
  event: "endTurn";
  figure: Id;
  clause: ClauseId;
  scene?: SessionEventBoard;
}

export interface SessionEventEndRound {
  event: "endRound";
  clause: ClauseId;
  scene?: SessionEventBoard;
}

export interface SessionEventShuffle {
  event: "shuffle";
  deck: string;
  abilities?: boolean;
  clause: ClauseId;
  scene?: SessionEventBoard;
}

export interface SessionEventCardJoins {
  event: "cardJoins";
  deck: string;
  card: Card;
  clause: ClauseId;
  scene?: SessionEventBoard;
}

export interface SessionEventCardLeaves {
  event: "cardLeaves";
  deck: string;
  card: Card;
  clause: ClauseId;
  scene?: SessionEventBoard;
}

export interface SessionEventTile {
  event: "tile";
  create?: "obstacle" | "difficult" | "icy" | "hazardous" | "trap" | "water";
  destroy?: "obstacle" | "difficult" | "icy" | "hazardous" | "trap" | "water";
  at: Hex;
  trap?: Trap;
  clause: ClauseId;
  scene?: SessionEventBoard;
}

export interface SessionEventSummon {
  event: "summon";
  by: Id;
  figure: Id;
  at: Hex;
  placed?: Figure;
  clause: ClauseId;
  scene?: SessionEventBoard;
}

export interface SessionEventSpawn {
  event: "spawn";
  by?: Id;
  figure: Id;
  at: Hex;
  placed?: Figure;
  clause: ClauseId;
  scene?: SessionEventBoard;
}

export interface SessionEventChoice {
  event: "choice";
  of: EventChoiceKind;
  figure?: Id;
  options: Array<EventOption>;
  chosen: number;
  amount?: number;
  source?: "attack" | "retaliate" | "trap" | "hazardous" | "wound" | "bane" | "lost flying" | "direct";
  clause: ClauseId;
  scene?: SessionEventBoard;
}

export interface SessionEventParty {
  event: "party";
  figure: Id;
  says: string;
  clause: ClauseId;
  scene?: SessionEventBoard;
}

export interface SessionEventRank {
  event: "rank";
  figure: Id;
  rank: "normal" | "elite";
  clause: ClauseId;
  scene?: SessionEventBoard;
}

export interface SessionEventToken {
  event: "token";
  beside: string;
  count: number;
  clause: ClauseId;
  scene?: SessionEventBoard;
}

export interface SavedSessionNewRequestOptions {
  abilities?: number;
}

export interface SightAnswerSeesItem {
  at: Hex;
  range?: number | null;
}

export interface StepAttack {
  by: Id;
  target: Id;
  value: number | Relative;
  draw?: Cards;
  range?: AttackRange;
  pierce?: number;
  /** Bonuses in the order given. Poison's +1 comes before them unless it is one of them. */
  bonuses?: Array<AttackBonus>;
  advantage?: boolean;
  disadvantage?: boolean;
  effects?: Effects;
  /** The target is in a red hex: line of sight is checked, but distance is not. */
  area?: boolean;
  /**
   * Which of the two compared cards a character or its summon uses with advantage. Refused if
   * the rules do not let it choose.
   */
  use?: number;
  /** The order in which the cards apply, as positions in draw. */
  order?: Array<number>;
  negate?: StepNegate;
  /** A name shared by the attacks of one ability, which may not target the same figure twice. */
  ability?: string;
  /**
   * The enemy that controls the figure that attacks. The attack is made as an ally of that
   * enemy.
   */
  controlledBy?: Id;
  choose?: StepChoose;
}

export interface StepDamage {
  to: Id;
  amount: number;
  from?: string;
  negate?: StepNegate;
  choose?: StepChoose;
}

export interface StepHeal {
  to: Id;
  amount: number;
  by?: string;
}

export interface StepGain {
  to: Id;
  condition: Condition;
}

export interface StepLose {
  figure: Id;
  condition: Condition | "flying";
  to?: Hex;
  choose?: StepChoose;
}

export interface StepShield {
  on: Id;
  value: number;
  lasts?: Lasts;
  uses?: number;
}

export interface StepRetaliate {
  on: Id;
  value: number;
  range?: number;
  lasts?: Lasts;
  uses?: number;
}

export interface StepBonus {
  on: Id;
  attack?: AttackBonus;
  negate?: boolean;
  lasts?: Lasts;
  uses?: number;
}

export interface StepMove {
  figure: Id;
  path: Array<Hex>;
  jump?: boolean;
  negate?: StepNegate;
  choose?: StepChoose;
}

export interface StepTeleport {
  figure: Id;
  to: Hex;
  /** The figure that forces the other to teleport. Without it a figure teleports itself. */
  by?: string;
  negate?: StepNegate;
  choose?: StepChoose;
}

export interface StepPush {
  by: Id;
  target: Id;
  points: number;
  path?: Array<Hex>;
  /** Whom the ability may move; enemies if left out. */
  whom?: Whom;
  negate?: StepNegate;
  choose?: StepChoose;
}

export interface StepStartTurnFigure {
  figure: Id;
  /** false: the character, which has regenerate, declines its heal. Default: true. */
  regenerate?: boolean;
  negate?: StepNegate;
  choose?: StepChoose;
}

export interface StepEndTurnFigure {
  figure: Id;
  negate?: StepNegate;
  choose?: StepChoose;
}

/** A figure as in a scene. Fields that follow from the step and the summoner may be left out. */
export interface StepSummonFigure {
  id: Id;
  kind?: "character" | "summon" | "monster" | "ally" | "objective" | "boss";
  side?: "party" | "monsters";
  at?: Hex;
  name?: string;
  set?: string;
  rank?: "normal" | "elite" | "named";
  standee?: number;
  initiative?: Initiative;
  summoner?: Id;
  summonOrder?: number;
  summonedThisRound?: boolean;
  origin?: "summoned" | "spawned";
  hp?: number;
  maxHp?: number;
  attack?: AttackStat;
  move?: MoveStat;
  range?: RangeStat;
  flying?: boolean;
  shield?: number;
  retaliate?: Array<Retaliate>;
  pierce?: number;
  targets?: number;
  conditions?: Array<HeldCondition>;
  immunities?: Array<Condition | "push" | "pull">;
  permanent?: Array<Condition>;
  leastHp?: number;
  attackEffects?: Effects;
  advantage?: boolean;
  attackersDisadvantage?: boolean;
  focusNot?: Array<"summon">;
  modifierDeck?: "character";
  headsFor?: Id;
  waterOnly?: boolean;
  unaffectedBy?: Array<"hazardous" | "water">;
  cards?: ScenarioRoomFigureCards;
  noInteraction?: boolean;
  bonuses?: Array<Bonus>;
  turnEnded?: boolean;
  tokens?: number;
  spawns?: number;
  app?: unknown;
}

export interface StepSummon {
  by: Id;
  /** A figure as in a scene. Fields that follow from the step and the summoner may be left out. */
  figure: StepSummonFigure;
  at?: Hex;
}

export interface StepSpawnFiguresItem {
  id: Id;
  kind?: "character" | "summon" | "monster" | "ally" | "objective" | "boss";
  side?: "party" | "monsters";
  at: Hex;
  name?: string;
  set?: string;
  rank?: "normal" | "elite" | "named";
  standee?: number;
  initiative?: Initiative;
  summoner?: Id;
  summonOrder?: number;
  summonedThisRound?: boolean;
  origin?: "summoned" | "spawned";
  hp?: number;
  maxHp?: number;
  attack?: AttackStat;
  move?: MoveStat;
  range?: RangeStat;
  flying?: boolean;
  shield?: number;
  retaliate?: Array<Retaliate>;
  pierce?: number;
  targets?: number;
  conditions?: Array<HeldCondition>;
  immunities?: Array<Condition | "push" | "pull">;
  permanent?: Array<Condition>;
  leastHp?: number;
  attackEffects?: Effects;
  advantage?: boolean;
  attackersDisadvantage?: boolean;
  focusNot?: Array<"summon">;
  modifierDeck?: "character";
  headsFor?: Id;
  waterOnly?: boolean;
  unaffectedBy?: Array<"hazardous" | "water">;
  cards?: ScenarioRoomFigureCards;
  noInteraction?: boolean;
  bonuses?: Array<Bonus>;
  turnEnded?: boolean;
  tokens?: number;
  spawns?: number;
  app?: unknown;
}

export interface StepSpawn {
  /** Monsters as in a scene. kind, side and origin may be left out. */
  figures: Array<StepSpawnFiguresItem>;
  by?: Id;
  choose?: StepChoose;
}

export interface StepLoot {
  figure: Id;
  range?: number;
}

export interface StepTile {
  create?: "obstacle" | "difficult" | "icy" | "hazardous" | "trap" | "water";
  destroy?: "obstacle" | "difficult" | "icy" | "hazardous" | "trap" | "water";
  at: Hex;
  damage?: number;
  conditions?: Array<Condition>;
}

export interface StepTurn {
  figure: Id;
  abilities?: Abilities;
  choose?: StepChoose;
  draw?: Cards;
  negate?: StepNegate;
}

export interface StepNegateItemWho {
  who: Id;
  source: number;
}

export interface ThreatAnswerHexesItemByItem {
  figure: Id;
  /** Whether the figure would be its focus; maybe means that it is tied with others. */
  focus: "yes" | "maybe" | "no";
  damage: ThreatAnswerDamage;
}

export interface ThreatAnswerHexesItem {
  at: Hex;
  /** Movement points of the best path there. */
  movement: number;
  negativeHexes: number;
  damage: ThreatAnswerDamage;
  /** The part of the damage that traps and hazardous terrain do on the best paths there. */
  onTheWay?: ThreatAnswerDamage;
  /** The enemies that threaten it there, in the order of the scene. */
  by: Array<ThreatAnswerHexesItemByItem>;
}

/** The foci with and without the clauses, if they differ. */
export interface TurnAnswerChangesFocus {
  with: Array<Id>;
  without: Array<Id>;
}

/** With --without: what differs from the answer by all rules; empty if nothing does. */
export interface TurnAnswerChanges {
  /** The options that exist only with the clauses. */
  onlyWith?: Array<TurnAnswerOption>;
  /** The options that exist only without the clauses. */
  onlyWithout?: Array<TurnAnswerOption>;
  /** The foci with and without the clauses, if they differ. */
  focus?: TurnAnswerChangesFocus;
}

export interface TurnAnswerNarrowedFigures {
  figures: Array<Id>;
}

export interface TurnAnswerNarrowedHexes {
  hexes: Array<Hex>;
}

export interface VerifyAnswerClausesValue {
  /** How often the rulebook looked at the clause. */
  fired: VerifyAnswerCount;
  /** How often something else would have been allowed without the clause. */
  decisive: VerifyAnswerCount;
}

/**
 * The number of findings of each kind. The first kind is a fault of the engine, the others are
 * in the rules.
 */
export interface VerifyAnswerFound {
  violation: VerifyAnswerCount;
  "order-dependence": VerifyAnswerCount;
  overlap: VerifyAnswerCount;
  gap: VerifyAnswerCount;
  "hidden-tie": VerifyAnswerCount;
  "no-consistent-outcome": VerifyAnswerCount;
  "ruling-against-text": VerifyAnswerCount;
  "edition-divergence": VerifyAnswerCount;
}

export interface VerifyAnswerHouseRuleFormulasItem {
  name: string;
  formula: string;
  /** The clause that it replaces. */
  clause: ClauseId;
  /** Whether a switch says the same, so that the engine plays by it too. */
  bySwitch: boolean;
  /** How often the rulebook came to it. */
  lookedAt: VerifyAnswerCount;
}

export interface VerifyAnswerHouseRuleEffectsItem {
  kind: "paradox" | "several" | "nothing" | "impossible" | "changed" | "tie-appears" | "tie-vanishes" | "refused";
  contradiction: boolean;
  /** The name of the formula that contradicts itself. */
  formula?: string;
  /** Cases that show it. */
  count: VerifyAnswerCount;
  /** The number of the first case. */
  number: VerifyAnswerCount;
  printed: string;
  house: string;
  /** The smallest case found. */
  case: VerifyAnswerCase;
  replay: string;
}

/** With --rules: what the house rules do to cases that the executable rulebook plays. */
export interface VerifyAnswerHouseRule {
  cases: VerifyAnswerCount;
  /** Cases with another answer, or none. */
  changed: VerifyAnswerCount;
  formulas: Array<VerifyAnswerHouseRuleFormulasItem>;
  effects: Array<VerifyAnswerHouseRuleEffectsItem>;
  /** Why nothing was found. */
  silences: Array<string>;
}
