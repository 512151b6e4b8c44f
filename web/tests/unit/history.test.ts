import { expect, test } from "vitest";
import { changeOf, packedStates, unpackedStates } from "../../src/state/history.ts";

const text = JSON.stringify;

/** Numbers that are the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
}

const figure = (id: string, q: number): unknown => ({ id, at: [q, 0], hp: 5 });
const board = (figures: unknown[], more = {}): unknown => ({
  scene: {
    map: {
      hexes: [
        [0, 0],
        [1, 0],
      ],
    },
    figures,
    ...more,
  },
});

test("states come back exactly, fields in their order", () => {
  const states = [
    board([figure("A", 0), figure("B", 1)]),
    board([figure("A", 1), figure("B", 1)]),
    board([figure("A", 1)]),
    board([figure("A", 1)], { turn: { figure: "A" } }),
    { name: "x", ...(board([]) as object) },
    board([figure("A", 0), figure("B", 1), figure("C", 1)]),
  ];
  expect(unpackedStates(packedStates(states)).map(text)).toEqual(states.map(text));
});

test("moving one of many figures is a small change", () => {
  const many = Array.from({ length: 100 }, (_, i) => figure(`F${i}`, i));
  const moved = many.map((f, i) => (i === 50 ? figure("F50", 99) : f));
  expect(text(changeOf(board(many), board(moved))).length).toBeLessThan(200);
});

test("a thousand random states come back", () => {
  const random = numbers(7);
  const value = (depth: number): unknown => {
    const kind = Math.floor(random() * (depth > 2 ? 3 : 5));
    if (kind === 0) return Math.floor(random() * 10);
    if (kind === 1) return ["a", "b", ""][Math.floor(random() * 3)];
    if (kind === 2) return random() < 0.5 ? null : true;
    const size = Math.floor(random() * 4);
    if (kind === 3) return Array.from({ length: size }, () => value(depth + 1));
    return Object.fromEntries(Array.from({ length: size }, () => ["xyzw"[Math.floor(random() * 4)], value(depth + 1)]));
  };
  const states = Array.from({ length: 1000 }, () => value(0));
  expect(unpackedStates(packedStates(states)).map(text)).toEqual(states.map(text));
});
