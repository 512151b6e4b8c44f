// The same package from CommonJS.
import standee = require("standee");
import type { Scene } from "standee";

const scene: Scene = { format: "scene/1", edition: "fh", map: { hexes: [[0, 0]] } };
export const answer = standee.load().then((engine) => engine.show(scene).format);
