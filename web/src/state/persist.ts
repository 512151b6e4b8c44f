import { effect } from "@preact/signals";
import { linkToBoard } from "../share/link.ts";
import { mode, modes, work, type Work } from "./store.ts";

const name = "standee.work";

const linkName = "standee.link";

/** What was on the board when the page was last open, unless the address is a link to something else. */
export function kept(): Work | null {
  try {
    if (location.hash && location.hash !== localStorage.getItem(linkName)) return null;
    const text = localStorage.getItem(name);
    const value = text ? (JSON.parse(text) as { work: Work; mode: string }) : null;
    if (!value?.work?.document?.scene?.map) return null;
    mode.value = modes.find((m) => m === value.mode) ?? "turn";
    return value.work;
  } catch {
    return null;
  }
}

/** Keeps the board in this browser, and as a link in the address of the page, from now on. */
export function startKeeping(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const first = work.peek();
  const save = (): void => {
    try {
      localStorage.setItem(name, JSON.stringify({ work: work.peek(), mode: mode.peek() }));
    } catch {
      localStorage.removeItem(name);
    }
  };
  const linked = async (): Promise<void> => {
    if (work.peek() === first) return;
    const link = new URL(await linkToBoard());
    history.replaceState(null, "", link.hash);
    localStorage.setItem(linkName, link.hash);
  };
  effect(() => {
    void [work.value, mode.value];
    clearTimeout(timer);
    timer = setTimeout(() => {
      save();
      void linked();
    }, 200);
  });
  addEventListener("pagehide", save);
}
