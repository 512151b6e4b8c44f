import { signal } from "@preact/signals";
import type { Hex } from "forms";

/** What the next click on the board is for, instead of selecting. */
export interface Picking {
  /** Names it: one button, one picking. */
  readonly name: string;
  take(hex: Hex, figure: string | undefined): void;
}

export const picking = signal<Picking | null>(null);

/** Gives a click to whatever waits for one. Says whether something did. */
export function takePick(hex: Hex, figure: string | undefined): boolean {
  const now = picking.peek();
  if (!now) return false;
  picking.value = null;
  now.take(hex, figure);
  return true;
}

export const startPicking = (next: Picking): void =>
  void (picking.value = picking.peek()?.name === next.name ? null : next);
