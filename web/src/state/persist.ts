import { effect } from "@preact/signals";
import { mode, modes, work, type Work } from "./store.ts";

const name = "standee.work";

/** What was on the board when the page was last open. */
export function kept(): Work | null {
  try {
    const text = localStorage.getItem(name);
    const value = text ? (JSON.parse(text) as { work: Work; mode: string }) : null;
    if (!value?.work?.document?.scene?.map) return null;
    mode.value = modes.find((m) => m === value.mode) ?? "turn";
    return value.work;
  } catch {
    return null;
  }
}

/** Keeps the board in this browser from now on. */
export function startKeeping(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = (): void => {
    try {
      localStorage.setItem(name, JSON.stringify({ work: work.peek(), mode: mode.peek() }));
    } catch {
      localStorage.removeItem(name);
    }
  };
  effect(() => {
    void [work.value, mode.value];
    clearTimeout(timer);
    timer = setTimeout(save, 150);
  });
  addEventListener("pagehide", save);
}
