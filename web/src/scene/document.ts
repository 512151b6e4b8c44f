import type { Edition, Fixture, FixtureClaim, FixtureRound, Scene, Step } from "forms";
import { inFull } from "./editions.ts";

/** A scene with whatever its file says beside it. `bare`: the file is the scene itself. */
export interface Document {
  readonly bare: boolean;
  readonly scene: Scene;
  readonly steps?: readonly Step[];
  readonly round?: FixtureRound;
  readonly claims?: readonly FixtureClaim[];
  readonly editions?: readonly Scene["edition"][];
  readonly question?: string;
  readonly name?: string;
  /** Every other field of the file, kept as it is. */
  readonly rest: Readonly<Record<string, unknown>>;
  /** The names of the fields in the order in which the file has them. */
  readonly order?: readonly string[];
}

/** The board of a dispute that is about no board. */
const noScene: Scene = { format: "scene/1", edition: "frosthaven", map: { hexes: [] } };

export const isAboutNoBoard = (document: Document): boolean => document.scene === noScene;

export type Method = "turn" | "play" | "round" | "rule";

const named = ["scene", "steps", "round", "claims", "editions", "question", "name"] as const;

export class NotADocument extends Error {
  constructor() {
    super("not a document that the page can show");
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * A turn, play or round of several editions in the first of them, because a board shows one edition. Whether there is
 * such an edition is for the engine to judge.
 */
function inFirstEdition(file: Record<string, unknown>): Record<string, unknown> {
  const { editions, differs, ...value } = file;
  const all = Array.isArray(editions) && editions.every((e) => typeof e === "string") ? (editions as Edition[]) : [];
  if (!all[0] || !isObject(value.scene)) return file;
  const edition = inFull(all[0]);
  const own = Object.entries(isObject(differs) ? differs : {}).find(([e]) => inFull(e as Edition) === edition);
  return { ...value, ...(isObject(own?.[1]) ? own[1] : {}), scene: { ...value.scene, edition } };
}

/** What was read from JSON as a document; what it may hold is for the engine to judge. */
export function documentOf(value: unknown): Document {
  if (!isObject(value)) throw new NotADocument();
  if ("map" in value && "edition" in value) {
    return { bare: true, scene: value as unknown as Scene, rest: {} };
  }
  const sceneless = value.scene === undefined && Array.isArray(value.claims);
  if (!sceneless && (!isObject(value.scene) || !isObject(value.scene.map))) throw new NotADocument();
  const shown = value.claims === undefined ? inFirstEdition(value) : value;
  const fixture = shown as unknown as Exclude<Fixture, Scene>;
  const rest = Object.fromEntries(Object.entries(shown).filter(([k]) => !(named as readonly string[]).includes(k)));
  const scene = sceneless ? { scene: noScene } : {};
  return {
    ...pick(fixture as unknown as Record<string, unknown>),
    ...scene,
    bare: false,
    rest,
    order: Object.keys(value),
  } as Document;
}

function pick(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(named.filter((n) => value[n] !== undefined).map((n) => [n, value[n]]));
}

/** The document as its file has it. */
export function written(document: Document): unknown {
  if (document.bare) return document.scene;
  const fields = { ...pick(document as unknown as Record<string, unknown>), ...document.rest };
  if (fields.scene === noScene) delete fields.scene;
  const place = (name: string): number => {
    const at = document.order?.indexOf(name) ?? -1;
    return at < 0 ? Infinity : at;
  };
  return Object.fromEntries(Object.entries(fields).sort(([a], [b]) => Math.sign(place(a) - place(b) || 0)));
}

export function methodOf(document: Document): Method {
  if (document.claims) return "rule";
  if (document.steps) return "play";
  return document.round ? "round" : "turn";
}

export const withScene = (document: Document, scene: Scene): Document => ({ ...document, scene });

/** The document as the scene alone: without steps, claims and expectations. */
export const sceneOnly = (document: Document): Document => ({ bare: true, scene: document.scene, rest: {} });
