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
  "chill",
  "infect",
  "rupture",
  "dodge",
  "empower",
  "enfeeble",
  "poison-x",
  "wound-x",
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
  chill: "Ch",
  infect: "Nf",
  rupture: "Ru",
  dodge: "Do",
  empower: "Em",
  enfeeble: "En",
  "poison-x": "Px",
  "wound-x": "Wx",
};

/** Those that a figure is glad to have. */
export const helpful: ReadonlySet<Condition> = new Set([
  "invisible",
  "strengthen",
  "bless",
  "regenerate",
  "ward",
  "safeguard",
  "dodge",
  "empower",
]);

export const elements = ["fire", "ice", "air", "earth", "light", "dark"] as const;
