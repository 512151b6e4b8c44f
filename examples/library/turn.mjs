import { load, Refused } from "standee";

/** @type {import("standee").Scene} */
const scene = {
  format: "scene/1",
  edition: "frosthaven",
  map: { hexes: [[0, 0], [1, 0], [2, 0], [3, 0]] },
  figures: [
    { id: "Guard", kind: "monster", side: "monsters", at: [0, 0], initiative: 30 },
    { id: "Brute", kind: "character", side: "party", at: [3, 0], initiative: 20 },
  ],
  turn: { figure: "Guard", abilities: [{ move: { points: 2 } }, { attack: { value: 3 } }] },
};

const standee = await load();
const answer = standee.turn(scene);
for (const option of answer.options) {
  console.log("ends in", option.end, "and attacks", option.targets.join(", "));
}
for (const reason of answer.why) {
  console.log(`because ${reason.says} (${reason.page})`);
}
try {
  standee.turn(scene, { figure: "Nobody" });
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  console.log(`${error.code}: ${error.message}`);
}
