import type { Condition } from "forms";

export const conditions: readonly Condition[] = [
  "invisible",
  "strengthen",
  "bless",
  "regenerate",
  "ward",
  "safeguard",
  "wound",
  "poison",
  "brittle",
  "bane",
  "impair",
  "immobilize",
  "disarm",
  "stun",
  "muddle",
  "curse",
];

export const conditionLetters: Record<Condition, string> = {
  invisible: "In",
  strengthen: "St",
  bless: "Bl",
  regenerate: "Re",
  ward: "Wa",
  safeguard: "Sa",
  wound: "Wo",
  poison: "Po",
  brittle: "Br",
  bane: "Ba",
  impair: "Im",
  immobilize: "Ib",
  disarm: "Di",
  stun: "Su",
  muddle: "Mu",
  curse: "Cu",
};

/** Those that a figure is glad to have. */
export const helpful: ReadonlySet<Condition> = new Set([
  "invisible",
  "strengthen",
  "bless",
  "regenerate",
  "ward",
  "safeguard",
]);

export const elements = ["fire", "ice", "air", "earth", "light", "dark"] as const;
