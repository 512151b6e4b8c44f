import type { Hex, Scene } from "forms";
import { layoutOf, type Coordinates } from "./hex.ts";

/** A board of plain floor, with a monster to act and a character to attack. */
export function blankScene(columns = 8, rows = 6, coordinates: Coordinates = "axial", empty = false): Scene {
  const layout = layoutOf(coordinates === "axial" ? "odd-q" : coordinates);
  const to = (hex: Hex): Hex => (coordinates === "axial" ? layout.toAxial(hex) : hex);
  const hexes: Hex[] = [];
  for (let c = 0; c < columns; ++c) for (let r = 0; r < rows; ++r) hexes.push(to([c, r]));
  const scene: Scene = { format: "scene/1", edition: "frosthaven", map: { hexes } };
  if (coordinates !== "axial") scene.map = { coordinates, hexes };
  if (empty) return scene;
  const middle = Math.floor(rows / 2);
  return {
    ...scene,
    figures: [
      {
        id: "M1",
        kind: "monster",
        side: "monsters",
        at: to([1, middle]),
        rank: "normal",
        initiative: 50,
        hp: 6,
        maxHp: 6,
        move: 2,
        attack: 2,
      },
      { id: "C1", kind: "character", side: "party", at: to([columns - 2, middle]), initiative: 20, hp: 10, maxHp: 10 },
    ],
    turn: { figure: "M1", abilities: [{ move: { points: "+0" } }, { attack: { value: "+0" } }] },
  };
}
