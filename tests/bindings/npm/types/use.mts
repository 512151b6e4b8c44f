// How an app uses every method, with strict types. Compiled under several settings; never run.

import { load, NotLoaded, Refused, type ErrorCode, type RoundLine, type Scene, type Standee, type Step } from "standee";
import { monstersOf, toGame, toScene, type GhsGameModel } from "standee/ghs";
import { loadInWorker, type WorkerStandee } from "standee/worker";
import type { AttackEvent, GameEvent, Scenario, SceneMap, Session, SessionEvent, TurnAnswer, TurnFixture } from "standee";

const map: SceneMap = { hexes: [[0, 0], [1, 0]] };
export const scene: Scene = {
  format: "scene/1",
  edition: "frosthaven",
  map,
  app: { name: "Ann" },
  figures: [
    { id: "A", kind: "monster", side: "monsters", at: [0, 0], attack: 2, app: 7 },
    { id: "C1", kind: "character", side: "party", at: [1, 0], initiative: 20 },
  ],
  turn: { figure: "A", abilities: [{ attack: { value: "+1", effects: ["wound", { push: 2 }] } }] },
};
const fixture: TurnFixture = { scene, expect: { options: [{ end: [0, 0], targets: ["C1"] }] } };

export function figureOf(step: Step): string {
  if (step.attack !== undefined) {
    return step.attack.by;
  }
  return step.move?.figure ?? "";
}
const steps: Step[] = [{ damage: { to: "C1", amount: 2 } }, { attack: { by: "A", target: "C1", value: 2, draw: ["+0"] } }];

function hitPoints(event: GameEvent): number | undefined {
  return event.event === "damage" ? event.hp : undefined;
}

function ofGame(standee: Standee, event: SessionEvent): string {
  if (event.event === "damage") {
    return `${event.to} suffers ${event.amount}`;
  }
  if (event.event === "reveal" || event.event === "card") {
    return event.says;
  }
  return event.scene ? standee.turn(event.scene).figure : (event.figure ?? event.event);
}

export function playOn(standee: Standee, game: Session): string[] {
  const answer = game.waiting.answers[0];
  const { events, text } = game.command(answer?.json ?? answer?.command ?? "draw", { words: true });
  const { why, whyNot } = game.why("A", { whyNot: [0, 0] });
  return [...events.map((event) => ofGame(standee, event)), text, ...why.map(({ says }) => says), String(whyNot?.length)];
}

function ofStop(line: RoundLine): string {
  if (!("stop" in line)) {
    return "event" in line ? line.event : "";
  }
  return line.stop === "choice" ? `${line.of}: ${line.options.length}` : line.stop;
}

export function codeOf(error: unknown): ErrorCode | "not-loaded" | undefined {
  if (error instanceof NotLoaded) {
    return "not-loaded";
  }
  return error instanceof Refused ? error.code : undefined;
}

export async function play(standee: Standee): Promise<string[]> {
  const answer: TurnAnswer = standee.turn(fixture, { whyNot: [1, 0], without: ["monster.focus-path"] });
  const attacks: AttackEvent[] = standee.play({ scene, steps }).events.filter((event) => event.event === "attack");
  const lines = standee.round(scene, { decide: [0, { end: [0, 0], targets: ["C1"] }, ["+0"], "done"], brief: true });
  standee.act(scene, { set: "A", first: true });
  standee.apply(scene, lines.filter((line) => "event" in line));
  standee.sight(scene, { from: "A", to: [1, 0], all: true });
  standee.check(fixture);
  const text: string = standee.words("turn", fixture, { width: 60 });
  const link: string = standee.import(scene, { from: "mover", link: true }).link;
  const { imported, notes } = standee.import("link", { from: "mover", notes: true });
  const board: Scene = imported;
  const game = standee.session(board, { seed: 1 });
  game.command(game.waiting.answers[0]?.command ?? "draw", { boards: true });
  return [text, link, ...notes, ...attacks.map((event) => event.by), ...lines.map(ofStop), String(hitPoints(answer.options.length > 0 ? { event: "wane", element: "fire", state: "inert", clause: "x" } : { event: "endRound", clause: "x" }))];
}

/** What an import writes follows from its options. */
export function imports(standee: Standee, file: object): Scenario[] {
  standee.import(file, { from: "ghs", level: 3, characters: 4, characterHp: 10, rank: "elite" });
  const board: Scene = standee.import(file, { from: "vgb", tiles: "", reveal: ["all"] });
  const rooms: Scenario = standee.import(file, { from: "vgb", tiles: {}, rooms: true });
  const listed: string = standee.import(file, { from: "ghs-scenario", list: true }).rooms;
  const drawn = standee.import(file, { from: "ghs-scenario", room: { a: [listed] }, notes: true });
  const live: Scene = standee.import(file, { from: "ghs-game", scene: board });
  const withDecks = standee.import(file, { from: "ghs-game", scene: rooms, decks: true });
  const game: object = standee.import(file, { from: "ghs-game", scene: live, update: true, notes: true }).imported;
  return [rooms, drawn.imported, ...("rooms" in withDecks ? [withDecks] : []), ...(game === file ? [rooms] : [])];
}

export async function inWorker(engine: WorkerStandee): Promise<number> {
  const { options } = await engine.turn(scene, { figure: "A" });
  const game = await engine.session(scene);
  const events = await game.command("draw");
  const { text: told } = await game.command("draw", { words: true, boards: true });
  const { why } = await game.why();
  const board: Scene = await engine.import("link", { from: "mover" });
  const text: string = await engine.words("sight", board, { from: "A", to: "C1" });
  await game.close();
  engine.terminate();
  return options.length + events.length + text.length + told.length + why.length;
}

export async function secretariat(standee: Standee, game: GhsGameModel & { name: string }): Promise<string> {
  monstersOf(standee, game, () => undefined);
  const there = toScene(standee, game, scene, { place: { A: [0, 0] } });
  return toGame(standee, { toModel: () => game }, there.scene).game.name;
}

export const engines = Promise.all([
  load(),
  load("https://example.org/standee.wasm", new Uint8Array(8)),
  loadInWorker({ core: "https://example.org/standee.wasm" }),
]);
