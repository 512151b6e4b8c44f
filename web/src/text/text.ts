import { judging } from "./judging.ts";
import { language } from "./language.ts";
import { opening } from "./opening.ts";
import { page } from "./page.ts";
import { round } from "./round.ts";
import { scene } from "./scene.ts";
import { turn } from "./turn.ts";

export { language, languages, setLanguage, type Language } from "./language.ts";
export { ruleText } from "./rules.ts";
export { capital, properName, titled, word } from "./words.ts";

/** Every text of the page: English, German. */
const texts = { ...page, ...turn, ...scene, ...round, ...judging, ...opening } as const;

export type TextKey = keyof typeof texts;

/** A text in the language of the page, with its {0}, {1} filled in. */
export function t(key: TextKey, ...values: readonly string[]): string {
  const text: string = texts[key][language.value === "de" ? 1 : 0];
  return values.length ? text.replace(/\{(\d)\}/g, (_, i: string) => values[Number(i)] ?? "") : text;
}
