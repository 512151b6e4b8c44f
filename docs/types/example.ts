// How an app uses the types; compiled by make types.
import type { RoundLine, Scene, TurnAnswer } from "./standee";

export const scene: Scene = {
  format: "scene/1",
  edition: "frosthaven",
  map: { hexes: [[0, 0], [1, 0]] },
  figures: [
    { id: "A", kind: "monster", side: "monsters", at: [0, 0], attack: 2 },
    { id: "C1", kind: "character", side: "party", at: [1, 0], initiative: 20 },
  ],
  turn: { figure: "A", abilities: [{ attack: { value: "+1", effects: ["wound", { push: 2 }] } }] },
};

/** Where the figure may end its turn. */
export function ends(answer: TurnAnswer): Array<[number, number]> {
  return answer.options.map((option) => option.end);
}

/** Why the round stopped, for its last line. */
export function stop(line: RoundLine): string | undefined {
  return "stop" in line ? line.stop : undefined;
}
