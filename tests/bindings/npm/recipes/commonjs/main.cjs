const { load, Refused } = require("standee");

load().then((standee) => {
  const scene = { format: "scene/1", edition: "chess", map: { hexes: [[0, 0]] } };
  try {
    standee.turn(scene);
  } catch (error) {
    console.log(error instanceof Refused, error.code, error.pointer, standee.rules().length > 10);
  }
});
