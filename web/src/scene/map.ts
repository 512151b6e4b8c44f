import type { Edge, Hex, SceneMap as Map, Scene, Trap, TrapAt } from "forms";
import { key, same } from "./hex.ts";

export const grounds = ["obstacles", "difficult", "icy", "hazardous", "treasure"] as const;
export type Ground = (typeof grounds)[number];

export type Tile = Ground | "trap" | "doorClosed" | "doorOpen" | "wallHex" | "loot" | "floor" | "nothing";

const isHex = (trap: Trap): trap is Hex => Array.isArray(trap);
export const trapAt = (trap: Trap): Hex => (isHex(trap) ? trap : trap.at);
export const trapFields = (trap: Trap): TrapAt => (isHex(trap) ? { at: trap } : trap);

const without = (hexes: Hex[] | undefined, hex: Hex): Hex[] | undefined => {
  const left = hexes?.filter((h) => !same(h, hex));
  return left?.length ? left : undefined;
};
const added = (hexes: Hex[] | undefined, hex: Hex): Hex[] =>
  hexes?.some((h) => same(h, hex)) ? hexes : [...(hexes ?? []), hex];

export const sameEdge = (a: Edge, b: Edge): boolean =>
  (same(a[0], b[0]) && same(a[1], b[1])) || (same(a[0], b[1]) && same(a[1], b[0]));

/** The object without the fields that are undefined, in the order it had. */
export function tidy<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, v]) => v !== undefined)) as T;
}

export function isFloor(map: Map, hex: Hex): boolean {
  return !!map.hexes?.some((h) => same(h, hex));
}

/** What lies on a hex, the uppermost first. */
export function tilesAt(scene: Scene, hex: Hex): Tile[] {
  const map = scene.map;
  const tiles: Tile[] = [];
  if (scene.loot?.some((h) => same(h, hex))) tiles.push("loot");
  const door = map.doors?.find((d) => same(d.at, hex));
  if (door) tiles.push(door.open ? "doorOpen" : "doorClosed");
  if (map.traps?.some((t) => same(trapAt(t), hex))) tiles.push("trap");
  for (const ground of grounds) if (map[ground]?.some((h) => same(h, hex))) tiles.push(ground);
  if (map.wallHexes?.some((h) => same(h, hex))) tiles.push("wallHex");
  if (isFloor(map, hex)) tiles.push("floor");
  return tiles;
}

/** The map with every overlay tile of a hex removed. */
function cleared(map: Map, hex: Hex): Map {
  const next: Map = { ...map };
  for (const ground of grounds) next[ground] = without(map[ground], hex);
  const traps = map.traps?.filter((t) => !same(trapAt(t), hex));
  next.traps = traps?.length ? traps : undefined;
  const doors = map.doors?.filter((d) => !same(d.at, hex));
  next.doors = doors?.length ? doors : undefined;
  return next;
}

/** The scene with this tile on a hex, in place of whatever lay there. A hex that was outside becomes floor. */
export function painted(scene: Scene, hex: Hex, tile: Tile): Scene {
  const map = scene.map;
  if (tile === "loot") {
    return { ...withFloor(scene, hex), loot: added(scene.loot, hex) };
  }
  const bare = cleared(map, hex);
  if (tile === "nothing" || tile === "wallHex") {
    const next: Map = {
      ...bare,
      hexes: without(map.hexes, hex) ?? [],
      wallHexes: tile === "wallHex" ? added(map.wallHexes, hex) : without(map.wallHexes, hex),
    };
    if (tile === "nothing" && next.walls) {
      const walls = next.walls.filter(([a, b]) => [a, b].some((h) => h && !same(h, hex) && isFloor(next, h)));
      next.walls = walls.length ? walls : undefined;
    }
    const links = next.links?.filter(([a, b]) => !same(a, hex) && !same(b, hex));
    next.links = links?.length ? links : undefined;
    return tidy({
      ...scene,
      map: tidy(next),
      loot: without(scene.loot, hex),
      figures: scene.figures?.filter((f) => ![f.at, ...(f.alsoAt ?? [])].some((h) => same(h, hex))),
    });
  }
  const next: Map = { ...bare, hexes: added(map.hexes, hex), wallHexes: without(map.wallHexes, hex) };
  if (tile === "trap") next.traps = [...(bare.traps ?? []), hex];
  else if (tile === "doorClosed" || tile === "doorOpen")
    next.doors = [...(bare.doors ?? []), { at: hex, open: tile === "doorOpen" }];
  else if (tile !== "floor") next[tile] = added(bare[tile], hex);
  return { ...scene, map: tidy(next) };
}

function withFloor(scene: Scene, hex: Hex): Scene {
  return isFloor(scene.map, hex) ? scene : painted(scene, hex, "floor");
}

export function withWall(scene: Scene, edge: Edge, wall: boolean): Scene {
  const rest = scene.map.walls?.filter((w) => !sameEdge(w, edge)) ?? [];
  const walls = wall ? [...rest, edge] : rest;
  return { ...scene, map: tidy({ ...scene.map, walls: walls.length ? walls : undefined }) };
}

export function withLink(scene: Scene, edge: Edge): Scene {
  const has = scene.map.links?.some((l) => sameEdge(l, edge));
  const links = has ? scene.map.links?.filter((l) => !sameEdge(l, edge)) : [...(scene.map.links ?? []), edge];
  return { ...scene, map: tidy({ ...scene.map, links: links?.length ? links : undefined }) };
}

export function hasWall(map: Map, edge: Edge): boolean {
  return !!map.walls?.some((w) => sameEdge(w, edge));
}

export function withTrap(scene: Scene, trap: TrapAt): Scene {
  const traps = (scene.map.traps ?? []).map((t) => {
    if (!same(trapAt(t), trap.at)) return t;
    const fields = tidy(trap);
    return Object.keys(fields).length === 1 ? trap.at : fields;
  });
  return { ...scene, map: { ...scene.map, traps } };
}

export const hexSet = (hexes: readonly Hex[] | undefined): Set<string> => new Set((hexes ?? []).map(key));
