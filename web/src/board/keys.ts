import type { Hex } from "forms";
import { moved, withoutFigure } from "../scene/figures.ts";
import { edgeAt, same } from "../scene/hex.ts";
import { pickSightEnd } from "../state/ask.ts";
import { letGo } from "../game/board.ts";
import { editable } from "../state/shown.ts";
import {
  asked,
  cursor,
  cursorShown,
  cursorSide,
  edit,
  layout,
  linkFrom,
  mode,
  scene,
  selected,
  settle,
} from "../state/store.ts";
import { beginStroke, continueStroke, endStroke, placeFigure, select, tool } from "../state/tools.ts";
import { cancel, pick, setCursor } from "./pointer.ts";
import { pan, view, windowSize, zoom } from "./view.ts";

type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";
const isArrow = (name: string): name is Arrow => name.startsWith("Arrow");

/** The hex beside another in a direction of the screen; sideways on flat-top hexes it zigzags. */
function beside(hex: Hex, arrow: Arrow): Hex {
  const on = layout.value;
  const [q, r] = on.toAxial(hex);
  const step = arrow === "ArrowLeft" || arrow === "ArrowUp" ? -1 : 1;
  const across = on.pointy
    ? arrow === "ArrowUp" || arrow === "ArrowDown"
    : arrow === "ArrowLeft" || arrow === "ArrowRight";
  if (!across) return on.fromAxial(on.pointy ? [q + step, r] : [q, r + step]);
  const even = ((on.pointy ? r : q) & 1) === 0;
  const back = step > 0 ? (even ? 0 : -1) : even ? 1 : 0;
  return on.fromAxial(on.pointy ? [q + back, r + step] : [q + step, r + back]);
}

/** The edge of the cursor's hex that the keyboard has turned to. */
export const cursorEdge = (): [Hex, Hex] => {
  const hex = cursor.value;
  return [hex, layout.value.neighbours(hex)[cursorSide.value] ?? hex];
};

/** Keeps the cursor in the window. */
function follow(hex: Hex): void {
  const c = layout.value.centre(hex);
  const { x, y, scale } = view.value;
  const at = { x: c.x * scale + x, y: c.y * scale + y };
  const margin = 60;
  const dx = at.x < margin ? margin - at.x : Math.min(0, windowSize.value.width - margin - at.x);
  const dy = at.y < margin ? margin - at.y : Math.min(0, windowSize.value.height - margin - at.y);
  if (dx || dy) pan(dx, dy);
}

function arrow(name: Arrow, shift: boolean): void {
  const id = selected.value;
  const figure = scene.value.figures?.find((f) => f.id === id);
  const from = shift && figure ? figure.at : cursor.value;
  const to = beside(from, name);
  if (shift && figure && editable.value) edit((s) => moved(s, figure.id, to));
  setCursor(to);
  follow(to);
}

function act(): void {
  const hex = cursor.value;
  const now = tool.value;
  if (mode.value === "sight" && now.use === "select") return pickSightEnd(hex);
  if (now.use === "select" || !editable.value) return pick(hex);
  if (now.use === "place") {
    placeFigure(now.look, hex);
    tool.value = select;
    return;
  }
  if (now.brush === "link") return linkAt(hex);
  const edge = now.brush === "wall" ? cursorEdge() : edgeAt(layout.value, layout.value.centre(hex));
  continueStroke(beginStroke(now.brush, hex, edge), hex, edge);
  settle();
}

/** The first of two hexes is marked; the second is linked with it. */
function linkAt(hex: Hex): void {
  const from = linkFrom.value;
  linkFrom.value = from ? null : hex;
  if (!from || same(from, hex)) return;
  endStroke(beginStroke("link", from, cursorEdge()), hex);
  settle();
}

export function removeSelected(): void {
  const id = selected.value;
  if (!id || !editable.value) return;
  edit((s) => withoutFigure(s, id));
  selected.value = null;
}

/** Gives up what is under way on the board, and selects nothing. */
export function clear(): void {
  cancel();
  letGo();
  tool.value = select;
  selected.value = null;
  asked.value = null;
  cursorShown.value = false;
  linkFrom.value = null;
}

/** Keys while the board has the focus. Says whether it used the key. */
export function boardKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (isArrow(event.key)) arrow(event.key, event.shiftKey);
  else if (event.key === "Enter" || event.key === " ") act();
  else if (event.key === "," || event.key === ".")
    cursorSide.value = (cursorSide.value + (event.key === "." ? 1 : 5)) % 6;
  else if (event.key === "Delete" || event.key === "Backspace") removeSelected();
  else if (event.key === "+" || event.key === "=") zoom(1.2);
  else if (event.key === "-") zoom(1 / 1.2);
  else if (event.key === "Escape") clear();
  else return false;
  return true;
}
