import type { Figure, MonsterSet, Scene } from "forms";
import { tidy } from "../scene/map.ts";
import { setsOfOtherLevel } from "../scene/sets.ts";
import { imported } from "./files.ts";
import { sourceOf } from "./sources.ts";
import { edit, notice, scene } from "./store.ts";
import { t } from "../text/text.ts";

const stats = ["hp", "maxHp", "attack", "move", "range", "shield", "retaliate", "pierce", "targets", "flying"] as const;
type Stats = Readonly<Partial<Record<(typeof stats)[number], unknown>>>;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const cardOf = (figure: Figure, set: MonsterSet): Stats =>
  ((figure.rank === "elite" || figure.rank === "normal" ? set.stats[figure.rank] : set.stats.boss) ?? {}) as Stats;

/** A figure with the stats of another stat card wherever it had those of the old one. Lost hit points stay lost. */
export function withStatsOf(figure: Figure, old: MonsterSet, fresh: MonsterSet): Figure {
  const [was, is] = [cardOf(figure, old), cardOf(figure, fresh)];
  const own = figure as unknown as Stats;
  const next: Record<string, unknown> = { ...figure };
  for (const stat of stats)
    if (stat !== "hp" && own[stat] !== undefined && same(own[stat], was[stat])) next[stat] = is[stat];
  if (typeof own.hp === "number" && typeof was.maxHp === "number" && typeof is.maxHp === "number") {
    const lost = Math.max(0, was.maxHp - own.hp);
    next.hp = Math.max(1, is.maxHp - lost);
  }
  return tidy(next) as unknown as Figure;
}

const withSets = (s: Scene, level: number | undefined, sets: readonly MonsterSet[]): Scene => {
  const fresh = Object.fromEntries(sets.map((set) => [set.name, set]));
  const figures = s.figures?.map((figure) => {
    const [old, next] = [s.monsters?.[figure.name ?? ""], fresh[figure.name ?? ""]];
    return old && next ? withStatsOf(figure, old, next) : figure;
  });
  return tidy({ ...s, level, figures, monsters: s.monsters && { ...s.monsters, ...fresh } });
};

/** Sets the level of the scenario, and takes the stat cards of that level where their files are known. */
export async function setLevel(level: number | undefined): Promise<void> {
  const sets: MonsterSet[] = [];
  const missing: string[] = [];
  for (const set of setsOfOtherLevel({ ...scene.value, level } as Scene)) {
    const source = sourceOf(set.name);
    if (source)
      sets.push(
        (await imported("ghs", source.monster, { level: level ?? 1, ...(source.deck ? { deck: source.deck } : {}) }))
          .value as MonsterSet,
      );
    else missing.push(set.name);
  }
  edit((s) => withSets(s, level, sets), "level");
  if (missing.length) notice.value = { text: t("levelStays", missing.join(", ")), bad: true };
}
