import { expect, test } from "vitest";
import { isDrawn } from "../../src/scene/drawn.ts";

test("maps are known by their signs, also with mistakes", () => {
  expect(isDrawn(".   t   .\n  .   .\n.   .   .")).toBe(true);
  expect(isDrawn(".   x   .\n  .   .")).toBe(true);
  expect(isDrawn("..o.\n.d..")).toBe(true);
  expect(isDrawn("A   B\n  C")).toBe(true);
  expect(isDrawn(".   o   #")).toBe(true);
  expect(isDrawn(".")).toBe(true);
});

test("words, addresses and data are no map", () => {
  for (const text of [
    "",
    "hello",
    "hi",
    "A",
    "hello\nworld",
    "What does it do?\nI do not know.",
    "https://example.com/",
    "[1, 2, 3]",
    "#s=1.abc",
  ])
    expect(isDrawn(text), text).toBe(false);
});
