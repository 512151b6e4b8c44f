import { effect, signal, untracked } from "@preact/signals";
import { local } from "../state/storage.ts";

export type Language = "en" | "de";
export const languages: readonly Language[] = ["en", "de"];

/** Texts by key: English, German. */
export type Texts = Readonly<Record<string, readonly [string, string]>>;

const remembered = (): Language => {
  const kept = local.getItem("standee.language");
  if (kept === "en" || kept === "de") return kept;
  return typeof navigator !== "undefined" && navigator.language.startsWith("de") ? "de" : "en";
};

export const language = signal<Language>(remembered());

export function setLanguage(to: Language): void {
  language.value = to;
  local.setItem("standee.language", to);
}

/** Does something whenever the language changes, and not before. */
export function onLanguageChange(then: () => void): void {
  let spoken = language.peek();
  effect(() => {
    if (language.value === spoken) return;
    spoken = language.value;
    untracked(then);
  });
}

if (typeof document !== "undefined")
  effect(() => {
    document.documentElement.lang = language.value;
  });
