import { effect, signal } from "@preact/signals";
import { local } from "./storage.ts";

const kept = local.getItem("standee.theme");
export const dark = signal(kept ? kept === "dark" : matchMedia("(prefers-color-scheme: dark)").matches);

effect(() => {
  document.documentElement.dataset.theme = dark.value ? "dark" : "light";
});

export function toggleTheme(): void {
  dark.value = !dark.value;
  local.setItem("standee.theme", dark.value ? "dark" : "light");
}
