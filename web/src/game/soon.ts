import { signal } from "@preact/signals";
import { command } from "./game.ts";

// Numbers that are set in steps: the command is sent half a second after the last step.

const resting = 500;
const set = signal<Readonly<Record<string, unknown>>>({});
const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** What is being set under a name. */
export const beingSet = <T>(name: string): T | undefined => set.value[name] as T | undefined;

/** Sets a value under a name, and sends the command for it unless another value follows within half a second. */
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
