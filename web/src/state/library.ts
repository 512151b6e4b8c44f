import { signal } from "@preact/signals";
import type { Mode } from "./store.ts";

export interface Sample {
  readonly view: Mode;
  readonly path: string;
  readonly document: unknown;
}

export interface Shipped {
  readonly path: string;
  readonly document: { readonly name?: string; readonly question?: string; readonly editions?: readonly string[] };
}

export interface Contradiction {
  readonly title: string;
  readonly question: string;
  readonly parts: readonly { readonly label: string; readonly text: string }[];
  readonly path: string;
}

export interface Library {
  readonly samples: readonly Sample[];
  readonly disputes: readonly Shipped[];
  readonly contradictions: readonly Contradiction[];
}

/** What comes with the page, once it has been asked for. */
export const library = signal<Library | null>(null);
let loading = false;

export async function loadLibrary(): Promise<void> {
  if (loading || library.value) return;
  loading = true;
  try {
    library.value = (await (await fetch(new URL("library.json", document.baseURI))).json()) as Library;
  } finally {
    loading = false;
  }
}
