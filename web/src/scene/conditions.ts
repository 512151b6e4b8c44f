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
