import { options } from "preact";

/** How long an edit may wait for its answer before it is drawn without: less than a frame, in milliseconds. */
const patience = 12;

let awaited: Promise<unknown> | undefined;

/**
 * Draws what has just changed together with what this brings, if that comes at once: the browser then paints one
 * frame in place of two, and the answer does not wait for the first of them.
 */
export function drawWith(coming: Promise<unknown>): void {
  const timeout = new Promise((resolve) => setTimeout(resolve, patience));
  const waiting = Promise.race([coming, timeout]).finally(() => {
    if (awaited === waiting) awaited = undefined;
  });
  awaited = waiting;
}

const drawnNext: (() => void)[] = [];

/** Resolves when the next drawing is done. */
export const drawn = (): Promise<void> => new Promise((resolve) => drawnNext.push(resolve));

function drawAll(draw: () => void): void {
  draw();
  for (const resolve of drawnNext.splice(0)) resolve();
}

options.debounceRendering = (draw) =>
  queueMicrotask(() => {
    if (awaited) void awaited.then(() => drawAll(draw));
    else drawAll(draw);
  });
