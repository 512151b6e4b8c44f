import type { Edition } from "forms";

export const editions: readonly Extract<Edition, "gloomhaven" | "jaws-of-the-lion" | "frosthaven" | "gloomhaven-2">[] =
  ["frosthaven", "gloomhaven-2", "gloomhaven", "jaws-of-the-lion"];

const short: Partial<Record<Edition, Edition>> = {
  gh: "gloomhaven",
  jotl: "jaws-of-the-lion",
  fh: "frosthaven",
  gh2: "gloomhaven-2",
};

export type FullEdition = (typeof editions)[number];

export const inFull = (edition: Edition): FullEdition => (short[edition] ?? edition) as FullEdition;

export const isEdition = (value: unknown): value is Edition =>
  typeof value === "string" && (value in short || (editions as readonly string[]).includes(value));
