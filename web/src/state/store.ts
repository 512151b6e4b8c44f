import { batch, computed, signal } from "@preact/signals";
import type { Figure, Hex, Scene, SceneMap } from "forms";
import { type Document, withScene } from "../scene/document.ts";
import { blankScene } from "../scene/start.ts";
import { figureOf, moved } from "../scene/figures.ts";
import { layoutOf } from "../scene/hex.ts";

export type Mode = "turn" | "round" | "threat" | "sight" | "dispute";
export const modes: readonly Mode[] = ["turn", "round", "threat", "sight", "dispute"];

/** All that undo takes back. */
export interface Work {
  readonly document: Document;
  /** The cards of each deck that were drawn since it was shuffled, by the name of the deck. */
  readonly drawn?: Readonly<Record<string, readonly string[]>>;
}

export const fresh = (document: Document): Work => ({ document });

const start: Document = { bare: true, scene: blankScene(), rest: {} };

export const work = signal<Work>(fresh(start));
export const before = signal<readonly Work[]>([]);
export const after = signal<readonly Work[]>([]);
let joined: string | undefined;

export const canUndo = computed(() => before.value.length > 0);
export const canRedo = computed(() => after.value.length > 0);

export const mode = signal<Mode>("turn");
export const selected = signal<string | null>(null);
export const asked = signal<Hex | null>(null);
export const cursor = signal<Hex>([0, 0]);
export const cursorShown = signal(false);
/** The side of the cursor's hex, clockwise from north, on which the keyboard draws walls. */
export const cursorSide = signal(0);
/** The hex from which the keyboard draws a link. */
export const linkFrom = signal<Hex | null>(null);
export const optionIndex = signal(0);
/** A message for a moment: what was done, or what went wrong. */
export const notice = signal<{ readonly text: string; readonly bad: boolean } | null>(null);

/** What the last import left out or assumed, in the English of the engine. */
export const importNotes = signal<readonly string[]>([]);

/** A figure on its way over the board, and where it would land. */
export interface Drag {
  readonly id: string;
  readonly from: Hex;
  readonly to: Hex;
}
export const drag = signal<Drag | null>(null);

export const document_ = computed(() => work.value.document);
export const scene = computed(() => document_.value.scene);

/** The document with the figure that is being dragged where it would land. */
export const considered = computed<Document>(() => {
  const moving = drag.value;
  const doc = document_.value;
  return moving && mode.value !== "round" ? withScene(doc, moved(doc.scene, moving.id, moving.to)) : doc;
});

/** The map of a game that the board shows in place of the scene. */
export const gameMap = signal<SceneMap | undefined>(undefined);

const coordinates = computed(() => (gameMap.value ?? scene.value.map).coordinates ?? "axial");
/** How the hexes of the board that is shown lie. */
export const layout = computed(() => layoutOf(coordinates.value));

export const selectedFigure = computed<Figure | undefined>(() => figureOf(scene.value, selected.value));

/** How many steps undo goes back. */
const mostSteps = 500;

/**
 * Replaces the work. Changes with the same `join` in a row, such as those of one brush stroke or of typing in
 * one field, are undone together.
 */
export function change(next: Work, join?: string): void {
  if (next === work.value) return;
  batch(() => {
    if (!join || join !== joined) before.value = [...before.value.slice(1 - mostSteps), work.value];
    joined = join;
    after.value = [];
    work.value = next;
  });
}

/** A way back to the work as it is now: what was done since is neither undone nor redone. */
export function checkpoint(): () => void {
  const [now, past, future, picked] = [work.value, before.value, after.value, selected.value];
  return () =>
    batch(() => {
      work.value = now;
      before.value = past;
      after.value = future;
      selected.value = picked;
      settle();
    });
}

/** Ends a run of joined changes. */
export function settle(): void {
  joined = undefined;
}

export function edit(next: (scene: Scene) => Scene, join?: string): void {
  const current = work.value;
  const changed = next(current.document.scene);
  if (changed !== current.document.scene) change({ ...current, document: withScene(current.document, changed) }, join);
}

export function editDocument(next: (document: Document) => Document, join?: string): void {
  const current = work.value;
  change({ ...current, document: next(current.document) }, join);
}

/** How many documents have been opened. */
export const opened = signal(0);

/** Puts a board on the table with its own past and future, and nothing selected. */
export function begin(next: Work, past: readonly Work[] = [], future: readonly Work[] = []): void {
  batch(() => {
    before.value = past;
    after.value = future;
    work.value = next;
    joined = undefined;
    selected.value = null;
    asked.value = null;
    drag.value = null;
    optionIndex.value = 0;
    importNotes.value = [];
    opened.value += 1;
  });
}

export function undo(): void {
  const last = before.value.at(-1);
  if (!last) return;
  batch(() => {
    after.value = [...after.value, work.value];
    before.value = before.value.slice(0, -1);
    work.value = last;
    settle();
    forgetGone();
  });
}

export function redo(): void {
  const next = after.value.at(-1);
  if (!next) return;
  batch(() => {
    before.value = [...before.value, work.value];
    after.value = after.value.slice(0, -1);
    work.value = next;
    settle();
    forgetGone();
  });
}

function forgetGone(): void {
  if (selected.value && !figureOf(scene.value, selected.value)) selected.value = null;
}

export function editFigure(id: string, fields: Partial<Figure>, join?: string): void {
  edit((s) => {
    const figures = s.figures?.map((f) => (f.id === id ? withFields(f, fields) : f));
    return { ...s, figures };
  }, join);
}

function withFields(figure: Figure, fields: Partial<Figure>): Figure {
  const next: Record<string, unknown> = { ...figure, ...fields };
  for (const name of Object.keys(next)) if (next[name] === undefined) delete next[name];
  return next as unknown as Figure;
}
