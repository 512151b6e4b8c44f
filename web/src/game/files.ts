import { asker } from "../engine/client.ts";
import { requestOf, resultOf } from "../engine/engine.ts";
import { written } from "../scene/document.ts";
import { boards, current } from "../state/boards.ts";
import { charactersOf, withHands, type Party } from "./party.ts";
import { hasScenario, imported, jsonIn, scenarioOf, sorted, type Dropped } from "../state/files.ts";
import { Refused } from "../state/judge.ts";
import { document_ } from "../state/store.ts";
import type { Figure, Scene } from "forms";

// Files with which a game can begin: ours, and those of other programs.

/** A game that could begin. */
export interface Found {
  readonly start: unknown;
  readonly name: string;
  /** What the importer left out or assumed. */
  readonly notes: readonly string[];
  readonly secretariat?: unknown;
}

type Json = Readonly<Record<string, unknown>>;

interface Read {
  readonly name: string;
  readonly text: string;
  /** None: a drawn map. */
  readonly json?: Json | undefined;
}

const parsed = (text: string): Json | undefined => {
  try {
    const value = jsonIn(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : undefined;
  } catch {
    return undefined;
  }
};

async function read(file: File): Promise<Read> {
  const text = await file.text();
  return { name: file.name, text, json: parsed(text) };
}

const base = (name: string): string => name.replace(/\.(json|txt)$/i, "");

/** Whether a file is a scenario, a section or a game of Gloomhaven Secretariat. */
const isListed = ({ json }: Read): boolean =>
  !!json && Array.isArray(json.rooms) && !("format" in json) && "index" in json;
const isSection = (file: Read): boolean => isListed(file) && "parent" in (file.json ?? {});
const isLive = ({ json }: Read): boolean => !!json && "playerCount" in json && "figures" in json && "monsters" in json;

/** The room that a drawing is of, by the name of its file: "room-9.2.txt". */
const roomOf = (file: Read): string | undefined => /room[-_ ]?([\w.]+?)\.(?:json|txt)$/i.exec(file.name)?.[1];

/** Where a drawn room lies: "@6,-2" in the name of its file. */
function drawingOf(file: Read): unknown {
  const at = /@(-?\d+),(-?\d+)/.exec(file.name);
  const drawing = file.json ?? { picture: file.text.replace(/\s+$/, "").split("\n") };
  return at ? { drawing, at: [Number(at[1]), Number(at[2])] } : drawing;
}

async function listedScenario(files: readonly Read[], party: Party): Promise<Found> {
  const scenario = files.find((file) => isListed(file) && !isSection(file));
  const characters = charactersOf(party);
  const dropped = sorted(files.flatMap((file) => (file.json ? [file.json] : [])));
  const rooms = files.filter((file) => !isListed(file) && roomOf(file));
  const { value, notes } = await imported("ghs-scenario", scenario?.json, {
    players: party.players,
    level: party.level,
    ...(characters.length ? { character: characters } : {}),
    sections: files.filter(isSection).map((file) => file.json),
    ghs: [...dropped.monsters, ...dropped.decks],
    room: Object.fromEntries(rooms.map((file) => [roomOf(file), drawingOf(file)])),
  });
  return { start: withHands(value, party), name: String(scenario?.json?.name ?? base(scenario?.name ?? "")), notes };
}

/** A game of Gloomhaven Secretariat, on the board of the page. */
async function liveGame(file: Read, scene: Scene): Promise<Found> {
  const { value, notes } = await imported("ghs-game", file.json, { scene });
  return { start: value, name: base(file.name), notes, secretariat: file.json };
}

async function boardScenario(dropped: Dropped, party: Party): Promise<Found> {
  const { value, notes } = await scenarioOf(
    dropped,
    { ...party, characters: charactersOf(party), allRooms: false },
    true,
  );
  const title = (dropped.scenario ?? dropped.savedState)?.title;
  return { start: withHands(value, party), name: typeof title === "string" ? title : "", notes };
}

/** A document of ours: the engine judges it. */
async function own(file: Read): Promise<Found> {
  const json = file.json as Json & { readonly start?: Json };
  const named = json.name ?? json.start?.name;
  const name = typeof named === "string" ? named : base(file.name);
  if (json.format === "session/1") return { start: json, name, notes: [] };
  const text = await asker.ask("game file", "show", requestOf(json));
  const shown = text === undefined ? undefined : resultOf<unknown>(text);
  if (shown && !shown.ok) throw new Refused(shown.error);
  return { start: json, name, notes: [] };
}

/** The game that files are. Throws if they are none. */
export async function gameOf(files: Iterable<File>, party: Party): Promise<Found> {
  const all = await Promise.all([...files].map(read));
  const live = all.find(isLive);
  if (live) {
    const drawn = all.find((file) => file.json?.format === "scene/1" || "map" in (file.json ?? {}));
    return liveGame(live, (drawn?.json as unknown as Scene | undefined) ?? document_.value.scene);
  }
  if (all.some((file) => isListed(file) && !isSection(file))) return listedScenario(all, party);
  const dropped = sorted(all.flatMap((file) => (file.json ? [file.json] : [])));
  if (hasScenario(dropped)) return boardScenario(dropped, party);
  const [first] = all.filter((file) => file.json);
  if (!first) throw new SyntaxError("no JSON");
  return own(first);
}

/**
 * An importer puts all characters at 99 and draws cards, so that a turn can be answered. A game begins without both: the
 * players say when they act, and draw.
 */
function unbegun(scene: Scene): Scene {
  const characters = scene.figures?.filter((f) => f.kind === "character") ?? [];
  if (!characters.length || !characters.every((f) => f.initiative === 99 && !f.turnEnded)) return scene;
  const { cards: _, ...rest } = scene;
  const waiting = ({ initiative: _i, ...figure }: Figure): Figure => figure;
  return { ...rest, figures: (scene.figures ?? []).map((f) => (f.kind === "character" ? waiting(f) : f)) };
}

/** The game of the board of the page. */
export function gameOfBoard(): Found {
  const document = document_.value;
  const { name: _n, question: _q, ...whole } = written(document) as Json;
  const isScenario = whole.format === "scenario/1";
  const named = boards.value.find((board) => board.id === current.value)?.name ?? document.name;
  return { start: isScenario ? whole : unbegun(document.scene), name: named ?? "", notes: [] };
}
