import { load, Refused, type RoundLine, type Scene, type Step } from "standee";

const scene: Scene = {
  format: "scene/1",
  edition: "frosthaven",
  map: { hexes: [[0, 0], [1, 0], [2, 0], [3, 0]] },
  app: { table: 7 },
  figures: [
    { id: "Guard", kind: "monster", side: "monsters", name: "Guard", at: [0, 0], hp: 5, initiative: 30 },
    { id: "Brute", kind: "character", side: "party", at: [3, 0], hp: 9, initiative: 20, app: "Ann" },
  ],
};

/** What a step is about: only one of its fields is there. */
function told(step: Step): string {
  if (step.damage !== undefined) return `${step.damage.amount} damage to ${step.damage.to}`;
  return step.attack === undefined ? "something else" : `an attack by ${step.attack.by}`;
}

/** Why a round stops, for its last line. */
export function stopOf(line: RoundLine): string | undefined {
  return "stop" in line ? line.stop : undefined;
}

const standee = await load();
const steps: Step[] = [{ damage: { to: "Brute", amount: 2 } }];
console.log(steps.map(told).join(", "));
for (const event of standee.play({ scene, steps }).events) {
  if (event.event === "damage") console.log(event.to, "has", event.hp, "hit points");
}
try {
  standee.play({ scene, steps: [{ damage: { to: "Nobody", amount: 2 } }] });
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  console.log(error.code, "in step", error.step);
}
