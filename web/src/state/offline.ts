import { signal } from "@preact/signals";

/** Whether everything is in this browser, also what the first visit spares. */
export const everythingKept = signal(false);

/** Keeps all of the page in this browser, for tables without a network. */
export async function keepEverything(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (data === "kept everything") everythingKept.value = true;
  });
  active?.postMessage("keep everything");
}
