import { batch, signal } from "@preact/signals";
import type { Hex } from "forms";
import { edgeAt, same, type Point } from "../scene/hex.ts";
import { figureAt, moved } from "../scene/figures.ts";
import { isFloor } from "../scene/map.ts";
import { currentOption, pickSightEnd, sightFrom, sightTo, turnAnswer } from "../state/ask.ts";
import { maySlide, pickedInGame, playing, showNow, slid } from "../game/board.ts";
import { takePick } from "../state/picking.ts";
import { editable, shownScene } from "../state/shown.ts";
import {
  asked,
  checkpoint,
  cursor,
  cursorShown,
  drag,
  edit,
  layout,
  mode,
  optionIndex,
  selected,
  settle,
} from "../state/store.ts";
import { beginStroke, continueStroke, endStroke, placeFigure, select, tool, type Stroke } from "../state/tools.ts";
import { pan, toBoard, zoom } from "./view.ts";

/** Where a lifted token is drawn: under the pointer, on the board. */
export const lifted = signal<Point | null>(null);
export const hovered = signal<{ readonly hex: Hex; readonly edge: [Hex, Hex] } | null>(null);

type Gesture =
  | { readonly kind: "pan"; moved: boolean; last: Point; readonly hex: Hex }
  | {
      readonly kind: "figure";
      moved: boolean;
      readonly start: Point;
      readonly id: string;
      readonly at: Hex;
      readonly offset: Point;
    }
  | { readonly kind: "stroke"; readonly stroke: Stroke; last: Hex }
  | { readonly kind: "sight"; readonly from: Hex }
  | { readonly kind: "pinch"; distance: number; middle: Point };

let gesture: Gesture | null = null;
/** Takes back what the first finger has done, once a second one makes it a pinch. */
let takeBack = (): void => undefined;
const down = new Map<number, Point>();
const slack = 5;

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** What a click on a hex, or Enter at the cursor, does with the tool for selecting. */
export function pick(hex: Hex): void {
  if (playing.value) return pickedInGame(hex);
  const shown = shownScene.value;
  const figure = figureAt(shown, hex);
  if (takePick(hex, figure?.id)) return;
  batch(() => {
    if (figure) {
      selected.value = figure.id;
      asked.value = null;
      return;
    }
    const answer = turnAnswer.value;
    const options = mode.value === "turn" && answer?.ok ? answer.value.options : [];
    const option = options.findIndex((o) => same(o.end, hex));
    if (option >= 0 && !same(currentOption.value?.end, hex)) optionIndex.value = option;
    asked.value = isFloor(shown.map, hex) && !same(asked.value, hex) && option < 0 ? hex : null;
    selected.value = null;
  });
}

function begin(at: Point, panning: boolean): Gesture {
  showNow();
  const point = toBoard(at);
  const hex = layout.value.at(point);
  const now = tool.value;
  if (panning) return { kind: "pan", moved: false, last: at, hex };
  if (mode.value === "sight" && now.use === "select") {
    pickSightEnd(hex);
    return { kind: "sight", from: hex };
  }
  if (!editable.value || now.use === "select") {
    const figure = figureAt(shownScene.value, hex);
    if (!figure || !(editable.value || maySlide(figure.id))) return { kind: "pan", moved: false, last: at, hex };
    const c = layout.value.centre(hex);
    return {
      kind: "figure",
      moved: false,
      start: at,
      id: figure.id,
      at: hex,
      offset: { x: c.x - point.x, y: c.y - point.y },
    };
  }
  if (now.use === "place") {
    placeFigure(now.look, hex);
    tool.value = select;
    return { kind: "pan", moved: true, last: at, hex };
  }
  const edge = edgeAt(layout.value, point);
  const stroke = beginStroke(now.brush, hex, edge);
  continueStroke(stroke, hex, edge);
  return { kind: "stroke", stroke, last: hex };
}

function wayBack(): () => void {
  const back = checkpoint();
  const [used, from, to] = [tool.value, sightFrom.value, sightTo.value];
  return () =>
    batch(() => {
      back();
      tool.value = used;
      sightFrom.value = from;
      sightTo.value = to;
    });
}

export function pointerDown(at: Point, id: number, panning: boolean): void {
  down.set(id, at);
  cursorShown.value = false;
  if (down.size === 2) {
    const [a, b] = [...down.values()] as [Point, Point];
    cancel();
    takeBack();
    gesture = { kind: "pinch", distance: far(a, b), middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } };
    return;
  }
  if (down.size === 1) {
    takeBack = wayBack();
    gesture = begin(at, panning);
  }
}

export function pointerMove(at: Point, id: number): void {
  const point = toBoard(at);
  const edge = edgeAt(layout.value, point);
  const was = hovered.value;
  if (!was || !same(was.hex, edge[0]) || !same(was.edge[1], edge[1])) hovered.value = { hex: edge[0], edge };
  if (!down.has(id)) return;
  down.set(id, at);
  if (gesture) go(gesture, at, point, edge);
}

function go(now: Gesture, at: Point, point: Point, edge: [Hex, Hex]): void {
  if (now.kind === "pan") {
    if (!now.moved && far(at, now.last) < slack) return;
    now.moved = true;
    pan(at.x - now.last.x, at.y - now.last.y);
    now.last = at;
  } else if (now.kind === "pinch") {
    pinch(now);
  } else if (now.kind === "stroke") {
    continueStroke(now.stroke, edge[0], edge);
    now.last = edge[0];
  } else if (now.kind === "sight") {
    if (same(edge[0], now.from)) return;
    batch(() => {
      sightFrom.value = now.from;
      sightTo.value = edge[0];
    });
  } else {
    if (!now.moved && far(at, now.start) < slack) return;
    now.moved = true;
    lift(now.id, now.at, { x: point.x + now.offset.x, y: point.y + now.offset.y });
  }
}

function lift(id: string, from: Hex, to: Point): void {
  const hex = layout.value.at(to);
  const landing = isFloor(shownScene.value.map, hex) ? hex : (drag.value?.to ?? from);
  batch(() => {
    lifted.value = to;
    if (!drag.value || !same(drag.value.to, landing)) drag.value = { id, from, to: landing };
  });
}

function pinch(now: Extract<Gesture, { kind: "pinch" }>): void {
  const [a, b] = [...down.values()];
  if (!a || !b) return;
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  pan(middle.x - now.middle.x, middle.y - now.middle.y);
  zoom(far(a, b) / (now.distance || 1), middle);
  now.distance = far(a, b);
  now.middle = middle;
}

export function pointerUp(at: Point, id: number): void {
  down.delete(id);
  const now = gesture;
  gesture = null;
  if (!now) return;
  const hex = layout.value.at(toBoard(at));
  if (now.kind === "pan" && !now.moved) pick(now.hex);
  if (now.kind === "stroke") {
    endStroke(now.stroke, hex);
    settle();
  }
  if (now.kind === "figure") drop(now);
}

function drop(now: Extract<Gesture, { kind: "figure" }>): void {
  const moving = drag.value;
  batch(() => {
    drag.value = null;
    lifted.value = null;
    if (!now.moved || !moving) pick(now.at);
    else if (playing.value) slid(moving.id, moving.to);
    else edit((s) => moved(s, moving.id, moving.to));
  });
}

/** Gives a drag up: nothing has moved. */
export function cancel(): void {
  gesture = null;
  batch(() => {
    drag.value = null;
    lifted.value = null;
  });
}

export function pointerLost(id: number): void {
  down.delete(id);
  cancel();
}

export function setCursor(hex: Hex): void {
  cursor.value = hex;
  cursorShown.value = true;
}
