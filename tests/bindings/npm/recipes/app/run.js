import { load } from "standee";
import { loadInWorker } from "standee/worker";
import { scene } from "./scene.js";

const stopOf = (lines) => lines.at(-1).stop;

/** Plays a turn and a round on this thread and in a Worker; what came of it, as text. */
export async function run({ core, importers, worker } = {}) {
  const standee = await load(core, importers);
  await standee.loadImporters();
  const engine = await loadInWorker({ worker, core, importers });
  const ends = [standee.turn(scene, { figure: "Guard" }), await engine.turn(scene, { figure: "Guard" })];
  const rounds = [standee.act(scene, { set: "Guard", seed: 1 }), await engine.act(scene, { set: "Guard", seed: 1 })];
  const refused = await engine.turn({ ...scene, edition: "chess" }).catch((error) => `${error.name} ${error.code}`);
  const game = await engine.session(scene, { seed: 1 });
  const { kind, figure } = { kind: game.waiting.for, figure: game.waiting.figure ?? "" };
  engine.terminate();
  const stopped = await engine.version().catch((error) => error.message);
  const same = JSON.stringify(ends[0]) === JSON.stringify(ends[1]) && JSON.stringify(rounds[0]) === JSON.stringify(rounds[1]);
  return [ends[0].options[0].end.join(), stopOf(rounds[0]), refused, kind, figure, same, stopped].join("; ");
}
