import { signal } from "@preact/signals";

export type DialogName = "open" | "share" | "help";
export const dialog = signal<DialogName | null>(null);

export function Dialogs() {
  return null;
}
