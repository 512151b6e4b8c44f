// What the types forbid: each line below a comment is an error.

import type { Scene, Standee, Step } from "standee";

declare const standee: Standee;
declare const scene: Scene;

// @ts-expect-error a step has a name
export const none: Step = {};
// @ts-expect-error a step has only one name
export const two: Step = { damage: { to: "A", amount: 1 }, heal: { to: "A", amount: 1 } };
// @ts-expect-error an option that the method does not have
standee.turn(scene, { figur: "A" });
// @ts-expect-error a play has steps
standee.play(scene);
// @ts-expect-error a turn of a figure or of a set
standee.act(scene, {});
// @ts-expect-error a source that does not exist
standee.import({}, { from: "wish" });
// @ts-expect-error a link is written from a scene
standee.import("link", { from: "mover", link: true });
// @ts-expect-error only a link that is written can drop something
standee.import("link", { from: "mover", drop: true });
// @ts-expect-error rooms have names
standee.import({}, { from: "vgb", tiles: {}, reveal: [1] });
// @ts-expect-error a game needs a board
standee.import({}, { from: "ghs-game" });
// @ts-expect-error no such rank
standee.import({}, { from: "ghs", rank: "boss" });
// @ts-expect-error no such edition
export const chess: Scene = { format: "scene/1", edition: "chess", map: { hexes: [] } };
// @ts-expect-error a hex has two numbers
export const hex: Scene["figures"] = [{ id: "A", kind: "monster", side: "monsters", at: [0] }];
