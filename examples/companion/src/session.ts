// What the app knows. A round is a pure function of the scene in which it begins and of what people
// said since, so these two are all that is kept. The engine plays the round from its beginning after
// every input. To undo is to drop the last input and play again.

import type { GameEvent as Event, RoundFixture, FixtureDecision, FixtureRound, MonsterCard, RoundLine, Scene, Step } from "standee";
import type { Engine } from "./engine.ts";

/** A decision that the engine asked for, or what a character does on its turn. */
export type Input = { decision: FixtureDecision } | { figure: string; steps: Step[] };

/** What people choose before a round. */
export interface Preparation {
  initiatives: Record<string, number>;
  /** By set. */
  cards: Record<string, MonsterCard>;
  /** The ids of the ability cards that had left the decks before, by set. */
  drawn: Record<string, string[]>;
  /** In the first round, if the app draws the modifier cards. */
  seed?: number;
}

export interface Round extends Preparation {
  /** As the round begins. */
  scene: Scene;
  inputs: Input[];
}

export interface Session {
  /** As it was loaded. */
  scene: Scene;
  /** The last one is being played. */
  rounds: Round[];
}

export type Stop = Extract<RoundLine, { stop: string }>;
export type Order = Extract<RoundLine, { initiative: unknown }>["initiative"];

/** A round as the engine plays it: who acts when, what happened, and why it goes no further. */
export interface Played {
  order: Order;
  events: Event[];
  stop: Stop;
}

export function newSession(scene: Scene): Session {
  return { scene, rounds: [] };
}

/** Begins a round in `scene`: that of the session, or the one in which the last round ended. */
export function startRound(session: Session, scene: Scene, preparation: Preparation): Session {
  return { ...session, rounds: [...session.rounds, { scene, ...preparation, inputs: [] }] };
}

function withInputs(session: Session, change: (inputs: Input[]) => Input[]): Session {
  const round = session.rounds.at(-1)!;
  return { ...session, rounds: [...session.rounds.slice(0, -1), { ...round, inputs: change(round.inputs) }] };
}

export function addInput(session: Session, input: Input): Session {
  return withInputs(session, (inputs) => [...inputs, input]);
}

/** Drops the last input; in a round without one, the round. */
export function undo(session: Session): Session {
  return session.rounds.at(-1)?.inputs.length
    ? withInputs(session, (inputs) => inputs.slice(0, -1))
    : { ...session, rounds: session.rounds.slice(0, -1) };
}

/** The round as a file has it; `standee round` plays it too. */
export function fileOf({ scene, initiatives, cards, seed, inputs }: Round): RoundFixture {
  const figures = scene.figures?.map((figure) => ({
    ...figure,
    ...(figure.id in initiatives && { initiative: initiatives[figure.id]! }),
  }));
  const round: FixtureRound & { characters: object } = {
    decide: inputs.flatMap((input) => ("decision" in input ? [input.decision] : [])),
    characters: Object.fromEntries(
      inputs.flatMap((input) => ("figure" in input ? [[input.figure, input.steps]] : [])),
    ),
    ...(seed !== undefined && { seed }),
  };
  return { scene: { ...scene, cards, ...(figures && { figures }) }, round };
}

/** Plays the current round up to where it stops; undefined before the first round. */
export async function play(engine: Engine, session: Session): Promise<Played | undefined> {
  const round = session.rounds.at(-1);
  if (!round) {
    return undefined;
  }
  const lines = await engine("round", fileOf(round));
  return {
    order: lines.flatMap((line) => ("initiative" in line ? line.initiative : [])),
    events: lines.filter((line) => "event" in line),
    stop: lines.find((line) => "stop" in line)!,
  };
}

/** Chooses an option: by its content, which stays right if a later version lists more options. */
export function choose(stop: Extract<Stop, { stop: "choice" }>, index: number): Input {
  return { decision: stop.options[index]! };
}
