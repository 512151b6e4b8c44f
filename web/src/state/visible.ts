import { effect, signal } from "@preact/signals";
import type { Hex, SightAnswer } from "forms";
import { patientAsker } from "../engine/client.ts";
import { requestOf, resultOf } from "../engine/engine.ts";
import { sightFrom, sightTo } from "./ask.ts";
import { considered, mode } from "./store.ts";

/** A hex that another sees, and how many hexes away it is by range; none where range does not reach it. */
export interface Seen {
  readonly at: Hex;
  readonly range?: number | null;
}

/** Everything that the first hex sees, while no second one is picked. */
export const seen = signal<readonly Seen[]>([]);

/** Keeps it up to date. Called once. */
export function startSeeing(): void {
  effect(() => {
    const { scene } = considered.value;
    const [from, to] = [sightFrom.value, sightTo.value];
    if (mode.value !== "sight" || !from || to) {
      if (seen.peek().length) seen.value = [];
      return;
    }
    void patientAsker.ask("seen", "sight", requestOf(scene, { from, to: from, all: true })).then((text) => {
      const result = text === undefined ? undefined : resultOf<SightAnswer>(text);
      if (result) seen.value = result.ok ? (result.value.sees ?? []) : [];
    });
  });
}
