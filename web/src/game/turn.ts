import { batch, computed, effect, signal } from "@preact/signals";
import type { Condition, EventOption, Hex } from "forms";
import { figureAt, figureOf } from "../scene/figures.ts";
import { key, same } from "../scene/hex.ts";
import { isFloor } from "../scene/map.ts";
import { drag, selected } from "../state/store.ts";
import type { Reach } from "./engine.ts";
import {
  answer,
  board,
  command,
  figure,
  game,
  now,
  playable,
  quoted,
  refusal,
  skipShowing,
  typed,
  waiting,
} from "./game.ts";

// What a character does in its turn, as it is put together by dragging and clicking.

export type Action = "move" | "attack" | "heal" | "loot" | "more";
export const actions: readonly Action[] = ["move", "attack", "heal", "loot", "more"];
export const action = signal<Action>("move");

/** The character whose turn it is. */
export const acting = computed(() => (waiting.value?.for === "character" ? waiting.value.figure : undefined));

/** The numbers of each character's last move and attack, which are offered again. */
export interface Numbers {
  readonly points: number;
  readonly jump: boolean;
  readonly value: number;
  readonly range: number;
  readonly heal: number;
  readonly healRange: number;
  readonly loot: number;
}
const usual: Numbers = { points: 3, jump: false, value: 2, range: 1, heal: 2, healRange: 1, loot: 1 };
const remembered = signal<Readonly<Record<string, Numbers>>>({});
export const numbers = computed<Numbers>(() => remembered.value[acting.value ?? ""] ?? usual);
export function setNumbers(fields: Partial<Numbers>): void {
  remembered.value = { ...remembered.value, [acting.value ?? ""]: { ...numbers.value, ...fields } };
}

/** What an attack does besides its value. */
export interface AttackMore {
  readonly pierce: number;
  readonly push: number;
  readonly pull: number;
  readonly luck: "" | "advantage" | "disadvantage";
  readonly conditions: readonly Condition[];
}
const plain: AttackMore = { pierce: 0, push: 0, pull: 0, luck: "", conditions: [] };
export const attackMore = signal<AttackMore>(plain);
export const targets = signal<readonly string[]>([]);
export const healed = signal("");

/** The hexes that have been picked for a move, in order. */
export const waypoints = signal<readonly Hex[]>([]);
/** What the next hex that is picked is for, where it is for no action: to correct a place, say. */
export interface Picking {
  /** The command, with HEX for the hex. */
  readonly command: string;
  readonly says: string;
}
export const picking = signal<Picking | null>(null);
/** A hex that was picked for what lies in it: a door, loot. */
export const pickedHex = signal<Hex | null>(null);

/** Where the acting character can go from where it stands or from the last hex picked, and whom it sees. */
export const reach = signal<Reach | null>(null);

/** Movement points that the hexes picked so far cost. */
const spent = signal(0);
export const pointsLeft = computed(() => Math.max(0, numbers.value.points - spent.value));

/** The way to a hex, from the last hex picked. */
export const wayTo = (hex: Hex): Reach["hexes"][number] | undefined =>
  reach.value?.hexes.find((way) => same(way.at, hex));

/** The way that is shown: what has been picked, and where the figure is being dragged. */
export const shownWay = computed(() => {
  const id = acting.value;
  const from = figure(id)?.at;
  if (!id || !from) return null;
  const dragged = drag.value?.id === id && !same(drag.value.to, from) ? drag.value.to : null;
  if (!dragged) return pickedWay.value.length > 1 ? { path: pickedWay.value, points: spent.value } : null;
  const way = wayTo(dragged);
  return { path: way ? [from, ...way.path] : [from, dragged], points: way?.points, ...(way ? {} : { none: true }) };
});

const pickedWay = signal<readonly Hex[]>([]);

export function forgetMove(): void {
  batch(() => {
    waypoints.value = [];
    pickedWay.value = [];
    spent.value = 0;
  });
}

/** The enemies that an attack of this range can reach. */
export const inRange = computed(() => {
  const most = Math.max(1, numbers.value.range);
  return new Set(reach.value?.enemies.filter((enemy) => enemy.range <= most).map((enemy) => enemy.figure));
});

function addWaypoint(hex: Hex): void {
  const way = wayTo(hex);
  const from = figure(acting.value)?.at;
  if (!way || !from) return;
  batch(() => {
    pickedWay.value = [...(pickedWay.value.length ? pickedWay.value : [from]), ...way.path];
    waypoints.value = [...waypoints.value, hex];
    spent.value += way.points;
  });
}

const jumping = (): string => (numbers.value.jump ? " jump" : "");

export async function moveAlong(hexes: readonly Hex[] = waypoints.value): Promise<void> {
  const text = `move ${hexes.map(typed).join(" ")}${jumping()} points ${numbers.value.points}`;
  if (await answer(text)) forgetMove();
}

/** The attack as a command. */
export function attackText(): string {
  const { value, range } = numbers.value;
  const { pierce, push, pull, luck, conditions } = attackMore.value;
  return [
    "attack",
    ...targets.value.map(quoted),
    value,
    ...(range > 1 ? ["range", range] : ["melee"]),
    ...(pierce ? ["pierce", pierce] : []),
    ...(push ? ["push", push] : []),
    ...(pull ? ["pull", pull] : []),
    ...(luck ? [luck] : []),
    ...conditions,
  ].join(" ");
}

export async function attackTargets(): Promise<void> {
  if (!(await answer(attackText()))) return;
  batch(() => {
    targets.value = [];
    attackMore.value = plain;
  });
}

export async function heal(): Promise<void> {
  const { heal, healRange } = numbers.value;
  const whom = healed.value || acting.value || "";
  if (await answer(`heal ${heal} ${quoted(whom)} range ${healRange}`)) healed.value = "";
}

/** Picks a target, or lets it go. A target further away than the attack reaches takes the range to it. */
export function toggleTarget(id: string): void {
  if (targets.value.includes(id)) {
    targets.value = targets.value.filter((t) => t !== id);
    return;
  }
  batch(() => {
    targets.value = [...targets.value, id];
    const far = reach.value?.enemies.find((e) => e.figure === id)?.range ?? 1;
    if (far > numbers.value.range) setNumbers({ range: far });
  });
}

// On the board

/** Whether a figure may be dragged: the character whose turn it is. */
export const canDrag = (id: string): boolean => playable.value && acting.value === id;

/** A figure was dropped: it moves, or it attacks whoever stands there. */
export function dropped(id: string, to: Hex): void {
  refusal.value = null;
  const scene = now.value;
  const there = scene ? figureAt(scene, to) : undefined;
  if (!scene || there?.id === id) return;
  const enemy = there && there.side !== figureOf(scene, id)?.side;
  if (enemy) {
    batch(() => {
      action.value = "attack";
      targets.value = [];
      toggleTarget(there.id);
    });
    return;
  }
  forgetMove();
  void moveAlong([to]);
}

function pickForMove(hex: Hex): boolean {
  if (same(waypoints.value.at(-1), hex)) {
    void moveAlong();
    return true;
  }
  if (!wayTo(hex)) return false;
  addWaypoint(hex);
  return true;
}

/** A hex was picked in the turn of a character. Says whether that meant something there. */
function pickInTurn(hex: Hex): boolean {
  const scene = now.value;
  const there = scene ? figureAt(scene, hex) : undefined;
  if (action.value === "move" && !there) return pickForMove(hex);
  if (action.value === "attack" && there && there.side !== figure(acting.value)?.side) {
    toggleTarget(there.id);
    return true;
  }
  if (action.value === "heal" && there && there.side === figure(acting.value)?.side) {
    healed.value = there.id;
    return true;
  }
  return false;
}

/** The hex in which an option ends: a push has only its path. */
export const endOf = (option: Pick<EventOption, "end" | "path">): Hex | undefined => option.end ?? option.path?.at(-1);

/** The only answer that a hex, or the figure in it, means. */
export function answerAt(hex: Hex): string | undefined {
  const asks = waiting.value;
  const scene = now.value;
  if (!asks || !scene) return undefined;
  const id = figureAt(scene, hex)?.id;
  if (asks.for === "reveal")
    return asks.answers.find((a) => a.command === game.value?.state.hexNames[indexOf(hex)])?.command;
  if (asks.for !== "choice") return undefined;
  const fits = asks.answers.filter(
    ({ option }) =>
      option &&
      (same(endOf(option), hex) || (!endOf(option) && (option.figure === id || option.targets?.join() === id) && id)),
  );
  return fits.length === 1 ? fits[0]?.command : undefined;
}

const indexOf = (hex: Hex): number => now.value?.map.hexes?.findIndex((h) => same(h, hex)) ?? -1;

/** A hex of the board was picked, by a pointer or by the keyboard. */
export function picked(hex: Hex): void {
  skipShowing();
  refusal.value = null;
  const shown = board.value;
  if (!shown) return;
  const for_ = picking.value;
  if (playable.value && for_) {
    picking.value = null;
    void command(for_.command.replace("HEX", typed(hex)));
    return;
  }
  const meant = playable.value ? answerAt(hex) : undefined;
  if (meant !== undefined) {
    void answer(meant);
    return;
  }
  if (playable.value && acting.value && pickInTurn(hex)) return;
  const there = figureAt(shown, hex);
  batch(() => {
    selected.value = there?.id === selected.value ? null : (there?.id ?? null);
    pickedHex.value = !there && isFloor(shown.map, hex) && !same(pickedHex.value, hex) ? hex : null;
  });
}

/** Gives up what has been put together. */
export function giveUp(): void {
  batch(() => {
    picking.value = null;
    pickedHex.value = null;
    targets.value = [];
    forgetMove();
  });
}

let asks = 0;

/** Keeps `reach` as it should be. */
export function startReach(): void {
  effect(() => {
    const id = acting.value;
    const current = game.value;
    const from = waypoints.value.at(-1);
    const { jump } = numbers.value;
    if (!id || !current) {
      reach.value = null;
      return;
    }
    const number = ++asks;
    void current.engine.ask<Reach>("reach", { figure: id, jump, ...(from ? { from } : {}) }).then((answer) => {
      if (number === asks) reach.value = answer.ok ? answer.value : null;
    });
  });
  effect(() => {
    // Another turn: nothing of the last one is left.
    void [acting.value, game.value?.state.done];
    giveUp();
    healed.value = "";
  });
  effect(() => {
    attackMore.value = plain;
    if (acting.value) action.value = "move";
  });
}

/** Where it can end a move with the points that are left. */
export const open = computed(() =>
  playable.value && acting.value && action.value === "move"
    ? (reach.value?.hexes.filter((way) => way.points <= pointsLeft.value) ?? [])
    : [],
);
export const keyOf = key;
