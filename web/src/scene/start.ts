import type { Edition, Figure, Hex, Scene } from "forms";
import { layoutOf, type Coordinates } from "./hex.ts";
import { tidy } from "./map.ts";

/** What a new board looks like. */
export const shapes = ["room", "hall", "two", "empty"] as const;
export type Shape = (typeof shapes)[number];

export interface NewBoard {
  readonly edition: Edition;
  readonly level: number;
  /** The number of characters. */
  readonly players: number;
  readonly shape: Shape;
  readonly coordinates: Coordinates;
}

interface Plan {
  /** The places of the floor as column and row. */
  readonly floor: readonly Hex[];
  readonly door?: Hex;
  readonly characters: readonly Hex[];
  readonly monster?: Hex;
}

const rectangle = (columns: number, rows: number, from = 0): Hex[] =>
  Array.from({ length: columns }, (_, c) => Array.from({ length: rows }, (_, r): Hex => [from + c, r])).flat();

const column = (at: number, rows: readonly number[]): Hex[] => rows.map((r): Hex => [at, r]);

const plans: Readonly<Record<Shape, Plan>> = {
  room: { floor: rectangle(8, 6), characters: column(6, [3, 2, 4, 1]), monster: [1, 3] },
  hall: { floor: rectangle(14, 4), characters: column(12, [1, 2, 0, 3]), monster: [1, 1] },
  two: {
    floor: [...rectangle(5, 5), [5, 2], ...rectangle(5, 5, 6)],
    door: [5, 2],
    characters: column(9, [2, 1, 3, 0]),
    monster: [1, 2],
  },
  empty: { floor: [[0, 0]], characters: [] },
};

const character = (id: string, at: Hex, number: number): Figure => ({
  id,
  kind: "character",
  side: "party",
  at,
  initiative: 20 + 10 * number,
  hp: 10,
  maxHp: 10,
});

/** A board of plain floor, with a monster to act and the characters. */
export function newScene({ edition, level, players, shape, coordinates }: NewBoard): Scene {
  const plan = plans[shape];
  const layout = layoutOf(coordinates === "axial" ? "odd-q" : coordinates);
  const to = (hex: Hex): Hex => (coordinates === "axial" ? layout.toAxial(hex) : hex);
  const scene: Scene = {
    format: "scene/1",
    edition,
    level,
    map: tidy({
      coordinates: coordinates === "axial" ? undefined : coordinates,
      hexes: plan.floor.map(to),
      doors: plan.door && [{ at: to(plan.door), open: true }],
    }),
  };
  if (!plan.monster) return scene;
  const monster: Figure = {
    id: "M1",
    kind: "monster",
    side: "monsters",
    at: to(plan.monster),
    rank: "normal",
    initiative: 50,
    hp: 6,
    maxHp: 6,
    move: 2,
    attack: 2,
  };
  const party = plan.characters.slice(0, players).map((at, i) => character(`C${i + 1}`, to(at), i));
  return {
    ...scene,
    figures: [monster, ...party],
    turn: { figure: "M1", abilities: [{ move: { points: "+0" } }, { attack: { value: "+0" } }] },
  };
}

/** What is on the table before anything is opened. */
export const blankScene = (): Scene =>
  newScene({ edition: "frosthaven", level: 1, players: 1, shape: "room", coordinates: "axial" });
