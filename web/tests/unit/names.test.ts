import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Hex, Scene } from "forms";
import { layouts } from "../../src/scene/hex.ts";
import { namesOf } from "../../src/scene/names.ts";

const root = join(import.meta.dirname, "..", "..", "..");

test("columns have letters and rows have numbers, from the first column and the topmost hex", () => {
  const names = namesOf({
    hexes: [
      [0, 0],
      [0, 1],
      [1, 0],
      [2, -1],
      [3, -1],
    ],
  });
  const said = [
    [0, 0],
    [0, 1],
    [1, 0],
    [2, -1],
    [3, -1],
  ].map((hex) => names.name(hex as Hex));
  expect(said).toEqual(["A1", "A2", "B1", "C1", "D1"]);
  expect(names.name([-1, 0])).toBe("[-1,0]");
});

test("the 27th column is AA", () => {
  expect(namesOf({ hexes: [[0, 0]] }).name([26, -13])).toBe("AA1");
});

test("every hex of the fixtures is found by its name, in every way of writing hexes", () => {
  const folder = join(root, "fixtures/turns");
  const files = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((f) => f.endsWith(".json"))
    .slice(0, 150);
  let count = 0;
  for (const file of files) {
    const read = JSON.parse(readFileSync(join(folder, file), "utf8")) as { scene?: Scene } & Scene;
    const { map } = read.scene ?? read;
    for (const coordinates of layouts) {
      const names = namesOf({ ...map, coordinates });
      for (const hex of map.hexes ?? []) {
        const name = names.name(hex);
        if (name.startsWith("[")) continue;
        expect(names.find(name), `${file} ${coordinates} ${name}`).toEqual(hex);
        ++count;
      }
    }
  }
  expect(count).toBeGreaterThan(1000);
});

test("small letters are as good, and nonsense is no name", () => {
  const names = namesOf({
    hexes: [
      [0, 0],
      [1, 0],
    ],
  });
  expect(names.find("b1")).toEqual([1, 0]);
  for (const text of ["", "1", "B", "B0", "B1x", "[1,0]"]) expect(names.find(text)).toBeUndefined();
});
