import type { Condition, Figure, Hex, Scene } from "forms";
import { same } from "./hex.ts";
import { isFloor, tidy } from "./map.ts";

export type Kind = Figure["kind"];

/** What a figure token shows by shape and colour. */
export type Look = "character" | "summon" | "ally" | "objective" | "boss" | "normal" | "elite" | "named";

export function lookOf(figure: Figure): Look {
  return figure.kind === "monster" ? (figure.rank ?? "normal") : figure.kind;
}

export const looks: readonly Look[] = ["character", "summon", "ally", "normal", "elite", "named", "boss", "objective"];

/** The hexes in which a figure stands: an objective may stand in several. */
export const hexesOf = (figure: Figure): readonly Hex[] => [figure.at, ...(figure.alsoAt ?? [])];
const standsIn = (figure: Figure, hex: Hex): boolean => hexesOf(figure).some((h) => same(h, hex));

export const figureAt = (scene: Scene, hex: Hex): Figure | undefined => scene.figures?.find((f) => standsIn(f, hex));
export const figureOf = (scene: Scene, id: string | null | undefined): Figure | undefined =>
  id ? scene.figures?.find((f) => f.id === id) : undefined;

export const conditionName = (held: NonNullable<Figure["conditions"]>[number]): Condition =>
  typeof held === "string" ? held : held.name;

/** Figures that the engine can plan a turn for. */
export const acts = (figure: Figure): boolean => figure.kind !== "character" && figure.kind !== "objective";

const letters: Record<Look, string> = {
  character: "C",
  summon: "S",
  ally: "Y",
  normal: "M",
  elite: "E",
  named: "N",
  boss: "B",
  objective: "O",
};

function freeId(scene: Scene, letter: string): string {
  for (let n = 1; ; ++n) {
    const id = `${letter}${n}`;
    if (!figureOf(scene, id)) return id;
  }
}

/** A new figure to edit further. A character gets the next free initiative. */
export function newFigure(scene: Scene, look: Look, at: Hex): Figure {
  const id = freeId(scene, letters[look]);
  const monster = look === "normal" || look === "elite" || look === "named";
  const kind: Kind = monster ? "monster" : look;
  const side = monster || look === "boss" ? "monsters" : "party";
  const base: Figure = { id, kind, side, at };
  if (monster) base.rank = look;
  if (look === "character") {
    const taken = (scene.figures ?? []).filter((f) => f.kind === "character").length;
    return { ...base, initiative: 20 + 10 * taken, hp: 10, maxHp: 10 };
  }
  if (look === "objective") return { ...base, hp: 10, maxHp: 10 };
  const stats = { hp: 6, maxHp: 6, move: 2, attack: 2 };
  if (look === "summon") {
    const summoner = scene.figures?.find((f) => f.kind === "character")?.id;
    return tidy({ ...base, summoner, standee: 1, ...stats });
  }
  return { ...base, initiative: 50, ...stats };
}

export function withFigure(scene: Scene, figure: Figure): Scene {
  const figures = scene.figures ?? [];
  const known = figures.some((f) => f.id === figure.id);
  return { ...scene, figures: known ? figures.map((f) => (f.id === figure.id ? figure : f)) : [...figures, figure] };
}

/** The scene without a figure, its summons, and a turn of either. */
export function withoutFigure(scene: Scene, id: string): Scene {
  const gone = new Set([id, ...(scene.figures ?? []).filter((f) => f.summoner === id).map((f) => f.id)]);
  const turn = scene.turn && gone.has(scene.turn.figure) ? undefined : scene.turn;
  return tidy({ ...scene, figures: scene.figures?.filter((f) => !gone.has(f.id)), turn });
}

/**
 * The scene with a figure moved; two figures change places. A figure stays where there is no floor, and an objective of
 * several hexes stays where it is.
 */
export function moved(scene: Scene, id: string, to: Hex): Scene {
  const figure = figureOf(scene, id);
  if (!figure || same(figure.at, to) || !isFloor(scene.map, to)) return scene;
  if (figure.alsoAt?.length || figureAt(scene, to)?.alsoAt?.length) return scene;
  return {
    ...scene,
    figures: scene.figures?.map((f) => {
      if (f.id === id) return { ...f, at: to };
      return same(f.at, to) ? { ...f, at: figure.at } : f;
    }),
  };
}

export function renamed(scene: Scene, from: string, to: string): Scene {
  if (!to || from === to || figureOf(scene, to)) return scene;
  const turn = scene.turn?.figure === from ? { ...scene.turn, figure: to } : scene.turn;
  const figures = scene.figures?.map((f) => {
    const next = f.id === from ? { ...f, id: to } : f;
    return next.summoner === from ? { ...next, summoner: to } : next;
  });
  return tidy({ ...scene, figures, turn });
}
