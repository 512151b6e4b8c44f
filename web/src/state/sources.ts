import { local } from "./storage.ts";

// The monster files of Gloomhaven Secretariat that were opened here: they hold every level, a stat card only one.

type Json = Readonly<Record<string, unknown>>;

export interface Source {
  readonly monster: Json;
  readonly deck?: Json;
}

const listName = "standee.sources";

function read(): Record<string, Source> {
  try {
    const value: unknown = JSON.parse(local.getItem(listName) ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, Source>) : {};
  } catch {
    return {};
  }
}

/** Remembers files. Where there is no room for them, those of before go. */
export function keepSources(monsters: readonly Json[], decks: readonly Json[]): void {
  const fresh = Object.fromEntries(
    monsters.map((monster) => {
      const deck = decks.find((d) => d.name === (monster.deck ?? monster.name));
      return [String(monster.name), deck ? { monster, deck } : { monster }];
    }),
  );
  for (const sources of [{ ...read(), ...fresh }, fresh]) {
    try {
      local.setItem(listName, JSON.stringify(sources));
      return;
    } catch {
      local.removeItem(listName);
    }
  }
}

export const sourceOf = (set: string): Source | undefined => read()[set];
