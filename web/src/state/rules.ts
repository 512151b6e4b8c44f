import { computed, signal } from "@preact/signals";
import type { Condition } from "forms";
import { patientAsker } from "../engine/client.ts";
import { resultOf } from "../engine/engine.ts";
import { inFull, type FullEdition } from "../scene/editions.ts";
import { scene } from "./store.ts";

export interface Rule {
  readonly name: string;
  readonly clause: string;
  readonly says: string;
  readonly values: { readonly type?: string; readonly enum?: readonly string[] };
  readonly editions: Readonly<Record<FullEdition, unknown>>;
}

/** Every switch in which editions differ, as the engine lists them. */
export const rules = signal<readonly Rule[]>([]);

export async function learnRules(): Promise<void> {
  const text = await patientAsker.ask("rules", "rules", "{}");
  if (text === undefined) return;
  const result = resultOf<{ rules: Rule[] }>(text);
  if (result.ok) rules.value = result.value.rules;
}

const everywhere: readonly Condition[] = [
  "invisible",
  "strengthen",
  "bless",
  "wound",
  "poison",
  "immobilize",
  "disarm",
  "stun",
  "muddle",
  "curse",
];

/** The conditions of the scene's edition. */
export const knownConditions = computed<ReadonlySet<string>>(() => {
  const rule = rules.value.find((r) => r.name === "addedConditions");
  const own = (scene.value.rules as Record<string, unknown> | undefined)?.addedConditions;
  const added = own ?? rule?.editions[inFull(scene.value.edition)];
  return new Set<string>([...everywhere, ...(Array.isArray(added) ? (added as string[]) : [])]);
});
