import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Scene } from "forms";
import { expectOf, freshClaim, outcomeOf, pickedOf, playVerbs, turnVerbs } from "../../src/scene/claims.ts";
import { documentOf } from "../../src/scene/document.ts";
import { excessOf, isShallow, isSoundDocument } from "../../src/scene/sound.ts";
import { newScene, shapes } from "../../src/scene/start.ts";

const root = join(import.meta.dirname, "..", "..", "..");
const under = (folder: string): unknown[] =>
  readdirSync(join(root, folder), { recursive: true })
    .map(String)
    .filter((f) => f.endsWith(".json"))
    .map((f) => JSON.parse(readFileSync(join(root, folder, f), "utf8")) as unknown);

test("every fixture that is a document is sound", () => {
  const all = ["turns", "plays", "rounds", "disputes"].flatMap((folder) => under(join("fixtures", folder)));
  const read = all.filter((value) => !Array.isArray(value)).map(documentOf);
  expect(read.filter((document) => !isSoundDocument(document))).toEqual([]);
  expect(read.length).toBeGreaterThan(1000);
});

const scene = { format: "scene/1", edition: "frosthaven", map: { hexes: [[0, 0]] } };

test("a document of several editions is shown in the first, of whatever family", () => {
  const shown = documentOf({
    scene,
    steps: [],
    editions: ["crimson-scales", "frosthaven"],
    differs: { "crimson-scales": { expect: { gone: [] } } },
  });
  expect(shown.scene.edition).toBe("crimson-scales");
  expect(shown).not.toHaveProperty("editions");
});

const bad: readonly (readonly [string, unknown])[] = [
  ["hexes that are a number", { ...scene, map: { hexes: 5 } }],
  ["a hex that is a text", { ...scene, map: { hexes: ["a"] } }],
  ["a hex of three numbers", { ...scene, map: { hexes: [[0, 0, 0]] } }],
  ["a figure that is nothing", { ...scene, figures: [null] }],
  ["a figure without a place", { ...scene, figures: [{ id: "A", kind: "monster", side: "monsters" }] }],
  ["a figure of no known kind", { ...scene, figures: [{ id: "A", kind: "x", side: "monsters", at: [0, 0] }] }],
  [
    "conditions that are nothing",
    { ...scene, figures: [{ id: "A", kind: "monster", side: "monsters", at: [0, 0], conditions: [null] }] },
  ],
  ["a door that is nothing", { ...scene, map: { hexes: [[0, 0]], doors: [null] } }],
  ["a wall of one hex", { ...scene, map: { hexes: [[0, 0]], walls: [[[0, 0]]] } }],
  ["coordinates that do not exist", { ...scene, map: { hexes: [[0, 0]], coordinates: "round" } }],
  ["a hex far away", { ...scene, map: { hexes: [[1e9, 0]] } }],
  ["abilities that are nothing", { ...scene, turn: { figure: "A", abilities: [null] } }],
  ["claims that are texts", { scene, claims: ["x"] }],
  ["steps that are numbers", { scene, steps: [5] }],
];

for (const [what, value] of bad)
  test(`${what}: not sound`, () => {
    expect(isSoundDocument(documentOf(value))).toBe(false);
  });

test("what is nested very deeply is not looked at", () => {
  let deep: unknown = 1;
  for (let i = 0; i < 5000; ++i) deep = [deep];
  expect(isShallow(deep)).toBe(false);
  expect(isShallow(scene)).toBe(true);
});

test("new boards of every shape are sound, in both ways of drawing", () => {
  for (const shape of shapes)
    for (const coordinates of ["axial", "odd-r"] as const)
      for (const players of [1, 2, 3, 4]) {
        const made = newScene({ edition: "gloomhaven", level: 5, players, shape, coordinates });
        expect(isSoundDocument(documentOf(made))).toBe(true);
        const places = (made.figures ?? []).map((f) => f.at.join());
        expect(new Set(places).size).toBe(places.length);
        const floor = new Set((made.map.hexes ?? []).map((hex) => hex.join()));
        expect(places.every((at) => floor.has(at))).toBe(true);
        expect(made.edition).toBe("gloomhaven");
        expect(made.level).toBe(5);
      }
});

test("a claim that was picked is read back as it was", () => {
  const made = newScene({ edition: "frosthaven", level: 1, players: 2, shape: "room", coordinates: "axial" });
  for (const verb of [...turnVerbs, ...playVerbs]) {
    const picked = freshClaim(made, verb);
    const again = pickedOf(expectOf(picked));
    expect(again?.verb).toBe(verb);
    expect(again && expectOf(again)).toEqual(expectOf(picked));
  }
  expect(pickedOf({ figures: { A: { hp: 1, at: [0, 0] } } })).toBeUndefined();
});

test("who is right is whoever's claim holds", () => {
  expect(outcomeOf(["holds", "fails"])).toEqual({ right: [0], open: [] });
  expect(outcomeOf(["the party chooses", "open", null])).toEqual({ right: [], open: [0, 1] });
});

test("a board that is too large for the page says of what it has too much", () => {
  const rows = (count: number) => Array.from({ length: count }, (_, r): [number, number] => [0, r]);
  const scene = (hexes: number): Scene => ({ format: "scene/1", edition: "frosthaven", map: { hexes: rows(hexes) } });
  expect(excessOf(scene(4000))).toBeUndefined();
  expect(excessOf(scene(4001))).toEqual({ of: "hexes", found: 4001, most: 4000 });
});
