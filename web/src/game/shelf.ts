import { signal } from "@preact/signals";
import type { SavedSession } from "forms";

/** A game as this browser keeps it. */
export interface Kept {
  readonly id: string;
  readonly name: string;
  /** When it was last played, in milliseconds. */
  readonly played: number;
  readonly round: number;
  readonly saved: SavedSession;
  /** The game of Gloomhaven Secretariat with which it began, to be given back. */
  readonly secretariat?: unknown;
}

export type Entry = Omit<Kept, "saved" | "secretariat">;

/** The games that this browser keeps, the one played last first. */
export const shelf = signal<readonly Entry[]>([]);

const request = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("no database"));
  });

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= (() => {
    const opening = indexedDB.open("standee.games", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("games", { keyPath: "id" });
    return request(opening);
  })();
  return opened;
}

async function games(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  return (await database()).transaction("games", mode).objectStore("games");
}

export async function readShelf(): Promise<void> {
  const all = await request((await games("readonly")).getAll() as IDBRequest<Kept[]>);
  shelf.value = all
    .map(({ id, name, played, round }): Entry => ({ id, name, played, round }))
    .sort((a, b) => b.played - a.played);
}

function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel("standee.games");
  } catch {
    return undefined; // as where nothing may be kept
  }
}

/** Tells the other tabs of this browser which game has gone on. */
const channel = openChannel();

export function onKeptElsewhere(then: (id: string) => void): void {
  channel?.addEventListener("message", ({ data }: MessageEvent<string>) => then(data));
}

export async function keep(game: Kept): Promise<void> {
  await request((await games("readwrite")).put(game));
  channel?.postMessage(game.id);
  await readShelf();
}

export async function keptGame(id: string): Promise<Kept | undefined> {
  return request((await games("readonly")).get(id) as IDBRequest<Kept | undefined>);
}

export async function forget(id: string): Promise<void> {
  await request((await games("readwrite")).delete(id));
  await readShelf();
}
