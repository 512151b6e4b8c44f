// The same package from CommonJS.
import standee = require("standee");
import worker = require("standee/worker");
import type { Scene } from "standee";

const scene: Scene = { format: "scene/1", edition: "fh", map: { hexes: [[0, 0]] } };
export const answer = standee.load().then((engine) => engine.show(scene).format);
export const later = worker.loadInWorker().then((engine) => engine.show(scene));
