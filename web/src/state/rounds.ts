import { signal } from "@preact/signals";
import type { Figure, FixtureDecision, FixtureRound, RoundLine, Scene, Step } from "forms";
import { asker } from "../engine/client.ts";
import { linesOf, type EngineError } from "../engine/engine.ts";
import type { Document } from "../scene/document.ts";
import { tidy } from "../scene/map.ts";
import { roundLines } from "./ask.ts";
import { lastLine } from "./shown.ts";
import { afterRound } from "../scene/sets.ts";
import { change, document_, notice, work, type Played, type Work } from "./store.ts";
import { play } from "./turns.ts";
import { t } from "../text/text.ts";

/** What the engine did not accept of the latest decision. */
export const refusal = signal<EngineError | null>(null);

const withRound = (document: Document, scene: Scene, round: FixtureRound | undefined): Document =>
  tidy({ ...document, bare: false, scene, round });

async function tried(document: Document): Promise<boolean> {
  const text = await asker.ask(
    `try ${Math.random()}`,
    "round",
    JSON.stringify({ scene: document.scene, round: document.round }),
  );
  const result = text === undefined ? undefined : linesOf<RoundLine>(text);
  refusal.value = result && !result.ok ? result.error : null;
  return !!result?.ok;
}

/** Begins the round with the cards and initiatives of the scene. With a seed the modifier cards are drawn here. */
export async function beginRound(seed: number | undefined): Promise<void> {
  const document = withRound(document_.value, document_.value.scene, tidy({ decide: [], seed }));
  if (await tried(document)) change({ ...work.value, document, played: work.value.played });
}

/** Takes one more decision, if the engine accepts it. */
export async function decide(decision: FixtureDecision): Promise<boolean> {
  const { scene, round } = document_.value;
  const document = withRound(document_.value, scene, { ...round, decide: [...(round?.decide ?? []), decision] });
  const accepted = await tried(document);
  if (accepted) change({ ...work.value, document });
  return accepted;
}

/** The character passes: its turn begins and ends. */
export async function pass(id: string): Promise<void> {
  const { scene, round } = document_.value;
  const characters = typeof round?.characters === "object" ? round.characters : {};
  const document = withRound(document_.value, scene, { ...round, characters: { ...characters, [id]: "pass" } });
  if (await tried(document)) change({ ...work.value, document });
}

const logNow = (): Played[] => {
  const lines = roundLines.value;
  const log = lines?.ok
    ? lines.value.filter((l) => "event" in l || "initiative" in l).map((l) => JSON.stringify(l))
    : [];
  return [...work.value.played, { log }];
};

/** What has been drawn of the decks stays drawn. */
const keptDrawn = (): Pick<Work, "drawn"> => (work.value.drawn ? { drawn: work.value.drawn } : {});

const linesToLog = (events: readonly unknown[]): Played => ({ log: events.map((e) => JSON.stringify(e)) });

/** The players carry the character's turn out on the board. */
export async function act(id: string): Promise<void> {
  const last = lastLine.value;
  if (!last || !("stop" in last)) return;
  const seed = document_.value.round?.seed;
  const played = await play(last.scene, [{ startTurn: id }]);
  if (!played) return;
  const scene = tidy({ ...played.scene, seed: played.scene.seed ?? seed });
  change({
    document: withRound(document_.value, scene, undefined),
    ...keptDrawn(),
    played: [...logNow(), linesToLog(played.events)],
    acting: id,
  });
}

/** One step of a character's turn. */
export async function step(one: Step): Promise<boolean> {
  const played = await play(document_.value.scene, [one]);
  if (!played) return false;
  change({
    ...work.value,
    document: { ...document_.value, scene: played.scene },
    played: [...work.value.played, linesToLog(played.events)],
  });
  return true;
}

/** Ends the character's turn; the round goes on from the board as it is. */
export async function endTurn(): Promise<void> {
  const id = work.value.acting;
  if (!id) return;
  const played = await play(document_.value.scene, [{ endTurn: id }]);
  if (!played) return;
  const document = withRound(document_.value, played.scene, tidy({ decide: [], seed: seedFor(played.scene) }));
  if (!(await tried(document))) {
    notice.value = {
      text: refusal.value ? `${refusal.value.found}; ${refusal.value.expected}` : t("notPossible"),
      bad: true,
    };
    return;
  }
  const { acting: _, ...rest } = work.value;
  change({ ...rest, document, played: [...work.value.played, linesToLog(played.events)] });
}

/** A round that draws its own cards goes on doing so. */
const seedFor = (scene: Scene): number | undefined => (scene.decks?.monsters ? (scene.seed ?? 1) : undefined);

/** The table for the next round: other cards, other initiatives. */
export function nextRound(): void {
  const last = lastLine.value;
  if (!last || !("stop" in last) || last.stop !== "over") return;
  const figures = last.scene.figures?.map((f): Figure =>
    f.kind === "character" ? tidy({ ...f, initiative: undefined }) : f,
  );
  const scene = tidy({ ...last.scene, cards: undefined, figures });
  const drawn = afterRound(last.scene, work.value.drawn ?? {});
  change({ document: withRound(document_.value, scene, undefined), played: logNow(), drawn });
}

/** Leaves the round; the board stays as the round began. */
export function leaveRound(): void {
  const last = lastLine.value;
  const scene = last && "stop" in last ? last.scene : document_.value.scene;
  refusal.value = null;
  change({ document: withRound(document_.value, scene, undefined), ...keptDrawn(), played: [] });
}
