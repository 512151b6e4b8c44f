import { signal } from "@preact/signals";
import type { Hex, Scene } from "forms";
import { hexesOf as hexesOfFigure } from "../scene/figures.ts";
import { layoutOf, size, type Point } from "../scene/hex.ts";

/** Where the board lies in its window: a point p of the board is at p * scale + (x, y). */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export const view = signal<View>({ x: 0, y: 0, scale: 1 });
/** The size of the window, in pixels. */
export const windowSize = signal({ width: 800, height: 600 });

const least = 0.15;
const most = 4;

export const toBoard = (point: Point): Point => {
  const { x, y, scale } = view.value;
  return { x: (point.x - x) / scale, y: (point.y - y) / scale };
};

export function zoom(factor: number, about?: Point): void {
  const { x, y, scale } = view.value;
  const to = Math.min(most, Math.max(least, scale * factor));
  const at = about ?? { x: windowSize.value.width / 2, y: windowSize.value.height / 2 };
  view.value = { x: at.x - ((at.x - x) * to) / scale, y: at.y - ((at.y - y) * to) / scale, scale: to };
}

export function pan(dx: number, dy: number): void {
  const { x, y, scale } = view.value;
  view.value = { x: x + dx, y: y + dy, scale };
}

export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What lies and stands on a large cut-out of a map; of other maps, all hexes. */
function middleOf(scene: Scene): Hex[] {
  const { map, figures = [] } = scene;
  const stood = figures.flatMap(hexesOfFigure);
  const placed = [...stood, ...(map.obstacles ?? []), ...(map.icy ?? []), ...(map.wallHexes ?? [])];
  const large = map.edges === "open" && (map.hexes?.length ?? 0) > 300 && placed.length > 0;
  return large ? placed : hexesOf(scene);
}

const hexesOf = ({ map }: Scene): Hex[] => [...(map.hexes ?? []), ...(map.wallHexes ?? [])];

/** The rectangle round the map, or round these hexes of it, with a margin. */
export function boundsOf(scene: Scene, margin = 10, hexes: readonly Hex[] = hexesOf(scene)): Bounds {
  const layout = layoutOf(scene.map.coordinates);
  const centres = (hexes.length ? hexes : [[0, 0] as [number, number]]).map((h) => layout.centre(h));
  const xs = centres.map((c) => c.x);
  const ys = centres.map((c) => c.y);
  const [left, right] = [Math.min(...xs) - size - margin, Math.max(...xs) + size + margin];
  const [top, bottom] = [Math.min(...ys) - size - margin, Math.max(...ys) + size + margin];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The part of the window that the tools leave free: they are on the left, or below on a small screen. */
function free(): { left: number; width: number; height: number } {
  const { width, height } = windowSize.value;
  const rail = document.querySelector(".rail")?.getBoundingClientRect();
  if (!rail) return { left: 0, width, height };
  if (rail.width > rail.height) return { left: 0, width, height: height - rail.height };
  const left = rail.width + 16;
  return { left, width: width - left, height };
}

/** Shows the whole map. */
export const fit = (scene: Scene): void => fitTo(boundsOf(scene, 16));

/** Shows the whole map once what lies beside it has taken its room. */
export const fitSoon = (scene: () => Scene): void =>
  void requestAnimationFrame(() => requestAnimationFrame(() => fit(scene())));

/**
 * Puts the focus on the board once the dialog with what was chosen is gone. For half a second it puts it there again if
 * drawing the board anew has lost it.
 */
export function focusBoard(): void {
  let frames = 30;
  let focused = false;
  const look = (): void => {
    const mayTake = !focused || document.activeElement === document.body;
    if (mayTake && !document.querySelector("dialog[open]")) {
      document.querySelector<HTMLElement>(".board")?.focus({ preventScroll: true });
      focused = true;
    }
    if (--frames > 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Shows what matters of a map that has just been opened. */
export function fitMiddle(scene: Scene): void {
  const hexes = middleOf(scene);
  fitTo(boundsOf(scene, hexes.length < hexesOf(scene).length ? 4 * size : 16, hexes));
}

/** The size of the corner below, to the right, that the buttons of the view lie in. */
function corner(): { width: number; height: number } {
  const buttons = document.querySelector(".zoom");
  return { width: (buttons?.clientWidth ?? 0) + 12, height: (buttons?.clientHeight ?? 0) + 12 };
}

function fitTo(bounds: Bounds): void {
  const { left, width, height } = free();
  const { width: taken, height: low } = corner();
  const within = (tall: number): number =>
    Math.min(1.5, Math.max(least, Math.min(width / bounds.width, tall / bounds.height)));
  const most = within(height);
  const reaches = (width - bounds.width * most) / 2 < taken;
  const scale = reaches ? within(height - low) : most;
  const space = height - bounds.height * scale;
  view.value = {
    x: left + (width - bounds.width * scale) / 2 - bounds.x * scale,
    y: (reaches ? Math.min(space / 2, space - low) : space / 2) - bounds.y * scale,
    scale,
  };
}
