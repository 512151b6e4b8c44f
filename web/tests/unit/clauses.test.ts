import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { clauseTitles } from "../../src/text/clauseTitles.ts";

const root = join(import.meta.dirname, "..", "..", "..");
const ids = [...readFileSync(join(root, "lib/clauses/ids.hpp"), "utf8").matchAll(/^ +"([a-z.-]+)",$/gm)].map(
  (match) => match[1],
);

test("every clause has a German title, in the order of the ids, and nothing else has one", () => {
  expect(Object.keys(clauseTitles)).toEqual(ids);
  expect(ids.length).toBeGreaterThan(150);
});

test("no two clauses have the same title", () => {
  const titles = Object.values(clauseTitles);
  expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
});
