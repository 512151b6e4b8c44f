import type { Hex, SceneMap as Map } from "forms";
import { layoutOf, shown, type Layout } from "./hex.ts";

/** Names of hexes as people say them: a letter for the column and a number for the row, "C5". */
export interface HexNames {
  /** "C5"; a hex left of or above the map as "[q,r]". */
  name(hex: Hex): string;
  /** The hex of a name, in capital or small letters. */
  find(name: string): Hex | undefined;
}

const height = ([q, r]: Hex): number => 2 * r + q;

/** 1 is "A", 27 is "AA". */
function columnName(number: number): string {
  let name = "";
  for (let n = number; n > 0; n = Math.floor((n - 1) / 26)) name = String.fromCharCode(65 + ((n - 1) % 26)) + name;
  return name;
}

const columnNumber = (letters: string): number =>
  [...letters.toUpperCase()].reduce((so, letter) => so * 26 + letter.charCodeAt(0) - 64, 0);

/** The names of the hexes of a map. They count from its first column and its topmost hex, as the engine's do. */
export function namesOf(map: Pick<Map, "hexes" | "coordinates">, layout: Layout = layoutOf(map.coordinates)): HexNames {
  let [firstColumn, firstHalf] = [Infinity, Infinity];
  for (const hex of map.hexes ?? []) {
    const axial = layout.toAxial(hex);
    firstColumn = Math.min(firstColumn, axial[0]);
    firstHalf = Math.min(firstHalf, height(axial));
  }
  if (firstColumn === Infinity) [firstColumn, firstHalf] = [0, 0];
  const name = (hex: Hex): string => {
    const axial = layout.toAxial(hex);
    if (axial[0] < firstColumn || height(axial) < firstHalf) return shown(hex);
    return columnName(axial[0] - firstColumn + 1) + String(Math.floor((height(axial) - firstHalf) / 2) + 1);
  };
  const find = (text: string): Hex | undefined => {
    const [, letters = "", digits = ""] = /^([a-z]{1,3})(\d{1,4})$/i.exec(text.trim()) ?? [];
    const row = Number(digits);
    if (!letters || row < 1) return undefined;
    const q = firstColumn + columnNumber(letters) - 1;
    // Neighbouring columns are half a hex apart: the half has the parity of the column.
    const half = firstHalf + 2 * (row - 1) + (Math.abs(q - firstHalf) % 2);
    return layout.fromAxial([q, (half - q) / 2]);
  };
  return { name, find };
}
