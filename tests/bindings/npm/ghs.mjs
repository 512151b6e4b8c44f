// standee/ghs with recorded games of Gloomhaven Secretariat: levels of single monsters, elements that always are, and
// elements that a set has partly consumed.
// usage: node ghs.mjs REPOSITORY

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { load } from "standee";
import { monstersOf, toGame, toScene, withAlways } from "standee/ghs";

const root = process.argv[2];
const read = (file) => JSON.parse(readFileSync(path.join(root, file), "utf8"));
const standee = await load();

const game = read("tests/import/ghs/mill/game.json");
const model = game.game ?? game;
const card = read("fixtures/monsters/rust-hound.json");
const board = { ...read("tests/import/ghs/mill/board.json"), monsters: { "rust-hound": card } };
const place = { "rust-hound-5": [4, 0] };
const element = (state, type) => state.elementBoard.find((one) => one.type === type).state;
const setElement = (state, type, value) => ({
  ...state,
  elementBoard: state.elementBoard.map((one) => (one.type === type ? { ...one, state: value } : one)),
});

// There and back again: nothing has changed, and the game that was passed stays as it is.
{
  const before = JSON.stringify(model);
  const { scene } = toScene(standee, model, board, { place });
  assert.equal(scene.elements.earth, "strong"); // always
  const { game: after, notes } = toGame(standee, model, scene);
  assert.deepEqual(after, model);
  assert.deepEqual(notes, []);
  assert.equal(JSON.stringify(model), before);
}

// The app's own classes have toModel().
assert.deepEqual(toScene(standee, { toModel: () => model }, board, { place }), toScene(standee, model, board, { place }));

// An element that always is serves each set, and stays in the game.
{
  const { scene, notes } = toScene(standee, model, board, { place });
  assert.ok(!notes.some((note) => note.includes("always")));
  const consumed = { ...scene, elements: { ...scene.elements, earth: undefined } };
  assert.equal(withAlways(model, consumed).elements.earth, "strong");
  assert.equal(element(toGame(standee, model, JSON.parse(JSON.stringify(consumed))).game, "earth"), "always");
}

// What the acting set has consumed in part is paid for its other figures, and only for them.
{
  const { scene, notes } = toScene(standee, model, board, { place });
  assert.ok(!notes.some((note) => note.includes("partlyConsumed")));
  assert.deepEqual(scene.progress.setConsumed["rust-hound"], ["light"]);
  assert.ok(scene.progress.setBenefits["rust-hound"].includes("dog"));
  assert.ok(!scene.elements.light);
  assert.equal(element(toGame(standee, model, scene).game, "light"), "partlyConsumed");
  const resting = { ...model, monsters: model.monsters.map((monster) => ({ ...monster, active: false })) };
  assert.equal(toScene(standee, resting, board, { place }).scene.progress?.setConsumed, undefined);
}

// A set with a level of its own keeps it: its stat card is that of its level, not of the scenario's.
{
  const raised = { ...card, level: 5 };
  const own = { ...model, monsters: model.monsters.map((monster) => ({ ...monster, level: 5 })) };
  const { scene } = toScene(standee, own, { ...board, monsters: { "rust-hound": raised } }, { place });
  assert.deepEqual(scene.levels, { "rust-hound": 5 });
  assert.equal(scene.level ?? 1, model.level); // 1 is not written, as it is the default
  assert.throws(() => standee.show({ ...scene, levels: {} }), { code: "out-of-range" });
  assert.throws(() => toScene(standee, own, { ...board, monsters: { "rust-hound": card } }, { place }), { code: "out-of-range" });
  const shown = standee.show(scene);
  assert.deepEqual(shown.levels, { "rust-hound": 5 });
}

// Stat cards come from the app's files, each at the level that the game says.
{
  const files = (level) => ({
    name: "hound", edition: "gh", deck: "hound",
    stats: [{ level: 1, type: "normal", health: 4, movement: 3, attack: 2 }, { level, type: "normal", health: 9, movement: 3, attack: 4 }],
  });
  const monsters = monstersOf(
    standee,
    { level: 1, elementBoard: [], monsters: [{ name: "hound", level: 3 }, { name: "unknown", level: 1 }] },
    (name) => (name === "hound" ? { monster: files(3) } : undefined),
  );
  assert.deepEqual(Object.keys(monsters), ["hound"]);
  assert.equal(monsters.hound.level, 3);
  assert.equal(monsters.hound.stats.normal.hp, 9);
}

// What the engine plays goes into the game.
{
  const { scene } = toScene(standee, setElement(model, "fire", "always"), board, { place });
  const played = standee.play({ scene, steps: [{ damage: { to: "Brute", amount: 3 } }] });
  const { game: after } = toGame(standee, setElement(model, "fire", "always"), played.scene);
  assert.equal(after.characters[0].health, model.characters[0].health - 3);
  assert.equal(element(after, "fire"), "always");
}
console.log("Gloomhaven Secretariat: games go in and out");
