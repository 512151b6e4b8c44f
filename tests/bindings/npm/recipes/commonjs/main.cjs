const { load, Refused } = require("standee");
const { loadInWorker } = require("standee/worker");

const scene = { format: "scene/1", edition: "chess", map: { hexes: [[0, 0]] } };

load().then(async (standee) => {
  try {
    standee.turn(scene);
  } catch (error) {
    console.log(error instanceof Refused, error.code, error.pointer, standee.rules().length > 10);
  }
  const worker = await loadInWorker();
  await worker.turn(scene).catch((error) => console.log(error instanceof Refused, error.code));
  worker.terminate();
});
