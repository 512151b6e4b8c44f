import { signal } from "@preact/signals";
import type { Hex, Scene } from "forms";
import type { Look } from "../scene/figures.ts";
import { figureAt, newFigure, withFigure } from "../scene/figures.ts";
import { hasWall, isFloor, painted, tilesAt, withLink, withWall, type Tile } from "../scene/map.ts";
import { edit, scene, selected } from "./store.ts";

export type Brush = Tile | "wall" | "link";
export type Tool =
  | { readonly use: "select" }
  | { readonly use: "paint"; readonly brush: Brush }
  | { readonly use: "place"; readonly look: Look };

export const select: Tool = { use: "select" };
export const tool = signal<Tool>(select);

export interface ToolEntry {
  readonly name: Brush | Look | "select";
  readonly key: string;
  readonly tool: Tool;
}

const paint = (brush: Brush, key: string): ToolEntry => ({ name: brush, key, tool: { use: "paint", brush } });
const place = (look: Look, key: string): ToolEntry => ({ name: look, key, tool: { use: "place", look } });

/** A row of tools under a name. */
export interface ToolGroup {
  readonly name: "figures" | "mapTools" | "terrain" | null;
  readonly entries: readonly ToolEntry[];
}

export const toolGroups: readonly ToolGroup[] = [
  { name: null, entries: [{ name: "select", key: "v", tool: select }] },
  {
    name: "figures",
    entries: [
      place("character", "c"),
      place("summon", "s"),
      place("normal", "m"),
      place("elite", "e"),
      place("boss", "b"),
      place("ally", "y"),
      place("objective", "j"),
    ],
  },
  {
    name: "mapTools",
    entries: [
      paint("floor", "f"),
      paint("nothing", "x"),
      paint("wall", "w"),
      paint("wallHex", "q"),
      paint("doorClosed", "n"),
      paint("link", "k"),
    ],
  },
  {
    name: "terrain",
    entries: [
      paint("obstacles", "o"),
      paint("trap", "t"),
      paint("hazardous", "z"),
      paint("difficult", "d"),
      paint("icy", "i"),
      paint("treasure", "r"),
      paint("loot", "l"),
    ],
  },
];

export const tools: readonly ToolEntry[] = toolGroups.flatMap((group) => group.entries);

export const sameTool = (a: Tool, b: Tool): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What one brush stroke does: decided by where it begins. */
export interface Stroke {
  readonly brush: Brush;
  readonly tile: Tile;
  readonly wall: boolean;
  readonly from: Hex;
  readonly join: string;
}

let strokes = 0;

export function beginStroke(brush: Brush, hex: Hex, edge: [Hex, Hex]): Stroke {
  const now = scene.value;
  const join = `stroke ${++strokes}`;
  const wall = brush === "wall" ? !hasWall(now.map, edge) : false;
  if (brush === "wall" || brush === "link") return { brush, tile: "floor", wall, from: hex, join };
  const there = tilesAt(now, hex);
  if (brush === "doorClosed" && there.includes("doorClosed")) return { brush, tile: "doorOpen", wall, from: hex, join };
  const again = brush !== "floor" && there.includes(brush);
  return { brush, tile: again || there.includes("doorOpen") ? "floor" : brush, wall, from: hex, join };
}

export function continueStroke(stroke: Stroke, hex: Hex, edge: [Hex, Hex]): void {
  if (stroke.brush === "link") return;
  if (stroke.brush === "wall") {
    edit(
      (s) =>
        hasWall(s.map, edge) === stroke.wall || !edge.some((h) => isFloor(s.map, h))
          ? s
          : withWall(s, edge, stroke.wall),
      stroke.join,
    );
    return;
  }
  edit((s) => {
    const there = tilesAt(s, hex);
    const done = stroke.tile === "nothing" ? there.length === 0 : there[0] === stroke.tile;
    return done ? s : erasesLoot(painted(s, hex, stroke.tile), stroke, hex);
  }, stroke.join);
}

function erasesLoot(s: Scene, stroke: Stroke, hex: Hex): Scene {
  if (stroke.tile !== "floor" || stroke.brush !== "loot") return s;
  const loot = s.loot?.filter((h) => h[0] !== hex[0] || h[1] !== hex[1]);
  return { ...s, loot: loot ?? [] };
}

export function endStroke(stroke: Stroke, hex: Hex): void {
  if (stroke.brush !== "link" || (hex[0] === stroke.from[0] && hex[1] === stroke.from[1])) return;
  edit((s) => (isFloor(s.map, hex) && isFloor(s.map, stroke.from) ? withLink(s, [stroke.from, hex]) : s));
}

/** Puts a new figure on a hex and selects it; where one stands, selects that. */
export function placeFigure(look: Look, hex: Hex): void {
  const there = figureAt(scene.value, hex);
  if (there) {
    selected.value = there.id;
    return;
  }
  edit((s) => {
    const ground = isFloor(s.map, hex) ? s : painted(s, hex, "floor");
    const figure = newFigure(ground, look, hex);
    selected.value = figure.id;
    return withFigure(ground, figure);
  });
}
