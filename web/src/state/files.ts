import type { MonsterSet } from "forms";
import { asker } from "../engine/client.ts";
import { linesOf, requestOf } from "../engine/engine.ts";
import { NotADocument } from "../scene/document.ts";
import { Refused } from "./judge.ts";
import { keepSources } from "./sources.ts";
import { edit, scene } from "./store.ts";
import { local } from "./storage.ts";

// Files of other programs, as they are dropped on the page, some at a time.

type Json = Readonly<Record<string, unknown>>;

/** Files that belong together, by what they are. */
export interface Dropped {
  readonly tiles?: Json;
  readonly scenario?: Json;
  readonly savedState?: Json;
  readonly monsters: readonly Json[];
  readonly decks: readonly Json[];
  readonly sets: readonly MonsterSet[];
  /** Files of ours. */
  readonly own: readonly Json[];
}

/** What the text of a file holds: JSON, or the map tiles in Virtual Gloomhaven Board's source, kept as a text. */
export const jsonIn = (text: string): unknown =>
  /^\s*module BoardMapTile\b/.test(text) ? { tiles: text } : JSON.parse(text);

const isList = (value: unknown): boolean => Array.isArray(value);
const isObject = (value: unknown): boolean => typeof value === "object" && value !== null && !Array.isArray(value);

const kinds: readonly (readonly [keyof Dropped, (file: Json) => boolean])[] = [
  ["sets", (f) => f.format === "monster/1"],
  ["tiles", (f) => (isObject(f.tiles) || typeof f.tiles === "string") && !("map" in f)],
  ["scenario", (f) => "mapTileData" in f],
  ["savedState", (f) => "gameState" in f],
  ["monsters", (f) => isList(f.stats) && !("format" in f)],
  ["decks", (f) => isList(f.abilities) && !("format" in f)],
];

export function sorted(files: readonly Json[]): Dropped {
  const dropped: Dropped = { monsters: [], decks: [], sets: [], own: [] };
  return files.reduce<Dropped>((so, file) => {
    const kind = kinds.find(([, is]) => is(file))?.[0] ?? "own";
    const before = so[kind];
    return { ...so, [kind]: Array.isArray(before) ? [...before, file] : file };
  }, dropped);
}

/** What another program's file becomes, and what the importer left out or assumed, in its English words. */
export interface Imported {
  readonly value: unknown;
  readonly notes: readonly string[];
}

/** The second line of an import's answer. */
interface Notes {
  readonly format: "notes/1";
  readonly notes: readonly string[];
}

export async function imported(from: string, input: unknown, options: Json = {}): Promise<Imported> {
  const request = requestOf(input, { from, ...options, notes: true });
  const text = await asker.ask(`import ${Math.random()}`, "import", request);
  const result = text === undefined ? undefined : linesOf<unknown>(text);
  if (!result?.ok) throw result ? new Refused(result.error) : new NotADocument();
  const [value, said] = result.value;
  return { value, notes: (said as Notes | undefined)?.notes ?? [] };
}

const tilesName = "standee.tiles";

/** The shapes of map tiles, which are kept for the next scenario. */
function tilesOf(dropped: Dropped): Json | string | undefined {
  const kept = keptTiles(dropped);
  return typeof kept?.tiles === "string" ? kept.tiles : kept;
}

function keptTiles(dropped: Dropped): Json | undefined {
  try {
    if (dropped.tiles) local.setItem(tilesName, JSON.stringify(dropped.tiles));
  } catch {
    // No room: the shapes are there for this scenario only.
  }
  if (dropped.tiles) return dropped.tiles;
  try {
    return (JSON.parse(local.getItem(tilesName) ?? "null") as Json | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export class NoTiles extends Error {}

/** How a scenario is set up. */
export interface Setup {
  readonly players: number;
  readonly level: number;
  /** Whether the rooms behind closed doors lie open. */
  readonly allRooms: boolean;
  /** Who plays: NAME, or NAME::HIT-POINTS; empty: those of the importer. */
  readonly characters?: readonly string[];
}

/** Whether there is a scenario or a saved state among the files; throws if the shapes of its tiles are not known. */
export function hasScenario(dropped: Dropped): boolean {
  if (!dropped.scenario && !dropped.savedState) return false;
  if (!tilesOf(dropped)) throw new NoTiles();
  return true;
}

/** A scenario of Virtual Gloomhaven Board; with `rooms`, with those that are hidden, for a game. */
export async function scenarioOf(dropped: Dropped, setup: Setup, rooms = false): Promise<Imported> {
  const input = dropped.savedState ?? dropped.scenario;
  const scenario = dropped.savedState && dropped.scenario ? { scenario: dropped.scenario } : {};
  const ghs = [...dropped.monsters, ...dropped.decks];
  keepSources(dropped.monsters, dropped.decks);
  return imported("vgb", input, {
    tiles: tilesOf(dropped),
    ...scenario,
    ...(ghs.length ? { ghs } : {}),
    ...(dropped.savedState ? {} : { players: setup.players }),
    ...(!dropped.savedState && setup.characters?.length ? { character: setup.characters } : {}),
    level: setup.level,
    ...(setup.allRooms && !rooms ? { reveal: ["all"] } : {}),
    ...(rooms ? { rooms } : {}),
  });
}

/** The names of the sets whose cards were added, and what the importer said. */
interface Added {
  readonly names: readonly string[];
  readonly notes: readonly string[];
}

/** Adds stat cards, with their ability cards, to the scene. */
export async function addMonsters(dropped: Dropped): Promise<Added> {
  const level = scene.value.level ?? 1;
  keepSources(dropped.monsters, dropped.decks);
  const sets = [...dropped.sets];
  const notes: string[] = [];
  for (const monster of dropped.monsters) {
    const deck = dropped.decks.find((d) => d.name === (monster.deck ?? monster.name));
    const result = await imported("ghs", monster, { level, ...(deck ? { deck } : {}) });
    const set = result.value as MonsterSet;
    sets.push(set);
    notes.push(...result.notes.map((note) => `${set.name}: ${note}`));
  }
  if (sets.length) {
    const named = Object.fromEntries(sets.map((set) => [set.name, set]));
    edit((s) => ({ ...s, monsters: { ...s.monsters, ...named } }));
  }
  return { names: sets.map((set) => set.name), notes };
}
