import { signal } from "@preact/signals";
import type { Edition } from "forms";
import { t } from "../text/text.ts";

/** Those with a rulebook of their own. */
export const editions: readonly Extract<Edition, "gloomhaven" | "jaws-of-the-lion" | "frosthaven" | "gloomhaven-2">[] =
  ["frosthaven", "gloomhaven-2", "gloomhaven", "jaws-of-the-lion"];

/** An edition as the engine lists it. */
export interface KnownEdition {
  readonly name: Edition;
  readonly short: Edition;
  readonly title: string;
}

/** All that the engine knows, those with a rulebook first; none until it has said. */
export const known = signal<readonly KnownEdition[]>([]);

const short: Partial<Record<Edition, Edition>> = {
  gh: "gloomhaven",
  jotl: "jaws-of-the-lion",
  fh: "frosthaven",
  gh2: "gloomhaven-2",
};

export const inFull = (edition: Edition): Edition =>
  short[edition] ?? known.value.find((k) => k.short === edition)?.name ?? edition;

const isOwn = (edition: string): edition is (typeof editions)[number] =>
  (editions as readonly string[]).includes(edition);

/** What people call an edition. */
export const titleOf = (edition: string): string =>
  isOwn(edition) ? t(edition) : (known.value.find((k) => k.name === edition)?.title ?? edition);

export const isEdition = (value: unknown): value is Edition =>
  typeof value === "string" &&
  (value in short || isOwn(value) || known.value.some((k) => k.name === value || k.short === value));

/** The choice of an edition: those with a rulebook, then all others by their titles. */
export const choices = (): readonly (readonly [Edition, string])[] => [
  ...editions.map((e) => [e, t(e)] as const),
  ...known.value.filter((k) => !isOwn(k.name)).map((k) => [k.name, k.title] as const),
];
