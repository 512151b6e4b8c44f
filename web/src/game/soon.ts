import { signal } from "@preact/signals";
import { command } from "./game.ts";

// Numbers that fingers set step by step: the command is sent when they rest.

const resting = 500;
const set = signal<Readonly<Record<string, unknown>>>({});
const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** What is being set under a name. */
export const beingSet = <T>(name: string): T | undefined => set.value[name] as T | undefined;

/** Sets a value under a name. Of several in a short time only the last one is sent. */
export function setSoon(name: string, value: unknown, text: string): void {
  set.value = { ...set.value, [name]: value };
  clearTimeout(timers.get(name));
  const timer = setTimeout(() => {
    void command(text).finally(() => {
      if (timers.get(name) !== timer) return;
      timers.delete(name);
      const { [name]: _, ...others } = set.value;
      set.value = others;
    });
  }, resting);
  timers.set(name, timer);
}
