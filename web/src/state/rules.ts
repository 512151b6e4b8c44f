import { computed, signal } from "@preact/signals";
import type { Condition, Edition, Rules, Scene } from "forms";
import { asker, patientAsker } from "../engine/client.ts";
import { resultOf } from "../engine/engine.ts";
import { inFull, known, type KnownEdition } from "../scene/editions.ts";
import { tidy } from "../scene/map.ts";
import { edit, scene } from "./store.ts";

type Json = Record<string, unknown>;

/** What a switch can be set to, as a JSON schema says it. */
export interface Values {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly items?: Values;
  readonly anyOf?: readonly Values[];
  readonly minimum?: number;
  readonly maximum?: number;
}

export interface Rule {
  readonly name: string;
  readonly clause: string;
  readonly says: string;
  readonly values: Values;
  readonly editions: Readonly<Partial<Record<Edition, unknown>>>;
}

/** Every switch in which editions differ, as the engine lists them. */
export const rules = signal<readonly Rule[]>([]);

let learning = false;

/** Learns the rules when somebody is about to need them: they are in the second module, which the first visit spares. */
export function wantRules(): void {
  if (learning) return;
  learning = true;
  void asker.rest().then(learnRules);
}

async function learnRules(): Promise<void> {
  const text = await patientAsker.ask("rules", "rules", "{}");
  if (text === undefined) return;
  const result = resultOf<{ rules: Rule[]; editions: KnownEdition[] }>(text);
  if (!result.ok) return;
  known.value = result.value.editions;
  rules.value = result.value.rules;
}

const ownValueIn = (board: Scene, name: string): unknown => (board.rules as Json | undefined)?.[name];

/** What the scene sets a switch to; undefined if it leaves it to the edition. */
export const ownValue = (name: string): unknown => ownValueIn(scene.value, name);

/** Sets a switch; undefined leaves it to the edition. */
export function setRule(rule: Rule, value: unknown, join?: string): void {
  edit((s) => {
    const next = tidy({ ...(s.rules as Json | undefined), [rule.name]: value });
    return tidy({ ...s, rules: Object.keys(next).length ? (next as Rules) : undefined });
  }, join);
}

/** Sets a switch that is a list, and leaves it to the edition if that says the same. */
export function setList(rule: Rule, list: readonly unknown[], join?: string): void {
  const asEdition = JSON.stringify(list) === JSON.stringify(rule.editions[inFull(scene.value.edition)]);
  setRule(rule, asEdition ? undefined : list, join);
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

/** The conditions of a board's edition; those of every edition until the rules are known. */
export function conditionsOf(board: Scene): ReadonlySet<string> {
  const rule = rules.value.find((r) => r.name === "addedConditions");
  const added = ownValueIn(board, "addedConditions") ?? rule?.editions[inFull(board.edition)];
  return new Set<string>([...everywhere, ...(Array.isArray(added) ? (added as string[]) : [])]);
}

export const knownConditions = computed(() => conditionsOf(scene.value));
