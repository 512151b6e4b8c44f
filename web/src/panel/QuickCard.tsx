import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Ability, AbilityAttack, AbilityMove, Scene } from "forms";
import { amountOf, amountText } from "../scene/abilityForms.ts";
import { tidy } from "../scene/map.ts";
import { edit, scene } from "../state/store.ts";
import { cardLine } from "../text/cardWords.ts";
import { t, type TextKey } from "../text/text.ts";
import { Icon } from "../ui/Icon.tsx";
import { Abilities } from "./Abilities.tsx";
import { AreaPad } from "./AreaPad.tsx";

const setAbilities = (abilities: Ability[]): void =>
  edit((s: Scene) => (s.turn ? { ...s, turn: { ...s.turn, abilities } } : s));

interface InputProps {
  readonly label: TextKey;
  readonly value: unknown;
  readonly empty: string;
  /** The figure's own value, which a relative amount changes. */
  readonly stat?: number | undefined;
  readonly onChange: (value: unknown) => void;
}

/** A small field with its label above: the numbers of a card in one row. */
function Input({ label, value, empty, stat, onChange }: InputProps) {
  const relative = typeof value === "string" && /^[+-]\d+$/.test(value) && stat !== undefined;
  return (
    <label class="quick-field">
      <span>{t(label)}</span>
      <input
        type="text"
        inputMode="text"
        value={amountText(value)}
        placeholder={empty}
        spellcheck={false}
        onFocus={(e) => e.currentTarget.select()}
        onChange={(e) => onChange(amountOf(e.currentTarget.value))}
      />
      {relative && <span class="quick-sum">= {Math.max(0, stat + Number(value))}</span>}
    </label>
  );
}

interface Stats {
  readonly move?: number | undefined;
  readonly attack?: number | undefined;
  readonly range?: number | undefined;
}

const plain = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);

/** The stats of a figure, from its stat card where it does not give them itself. */
function statsOf(s: Scene, id: string): Stats {
  const figure = s.figures?.find((f) => f.id === id);
  const cards = s.monsters?.[figure?.name ?? ""]?.stats;
  const card = figure?.rank === "normal" || figure?.rank === "elite" ? cards?.[figure.rank] : cards?.boss;
  const of = (stat: keyof Stats): number | undefined => plain(figure?.[stat] ?? card?.[stat]);
  return { move: of("move"), attack: of("attack"), range: of("range") };
}

const all = signal(false);
const pad = signal(false);

/** The first ability of a kind, and the card with other fields in it; an ability without its amount goes. */
function first<K extends "move" | "attack">(abilities: readonly Ability[], kind: K) {
  const at = abilities.findIndex((a) => a[kind] !== undefined);
  const now = abilities[at]?.[kind] as (K extends "move" ? AbilityMove : AbilityAttack) | undefined;
  const put = (fields: Readonly<Record<string, unknown>>, amount: "points" | "value"): void => {
    const next = tidy({ ...now, ...fields });
    const ability = { [kind]: next } as unknown as Ability;
    if (amount in fields && fields[amount] === undefined) setAbilities(abilities.filter((_, i) => i !== at));
    else if (at >= 0) setAbilities(abilities.map((a, i) => (i === at ? { ...a, ...ability } : a)));
    else setAbilities(kind === "move" ? [ability, ...abilities] : [...abilities, ability]);
  };
  return { now, put };
}

/** What the figure performs: the numbers that nearly every card has in a row, and everything else on demand. */
export function QuickCard() {
  const turn = scene.value.turn;
  if (!turn) return null;
  const abilities = turn.abilities ?? [];
  const move = first(abilities, "move");
  const attack = first(abilities, "attack");
  const others = abilities.filter((a) => a !== abilities.find((b) => b.move) && a !== abilities.find((b) => b.attack));
  const { area } = attack.now ?? {};
  const stats = statsOf(scene.value, turn.figure);
  const set = (fields: Readonly<Record<string, unknown>>): void =>
    attack.put(attack.now ? fields : { value: "+0", ...fields }, "value");
  return (
    <section class="quick" aria-label={t("card")}>
      <div class="quick-row">
        <Input
          label="move"
          value={move.now?.points}
          empty="–"
          stat={stats.move}
          onChange={(points) => move.put({ points }, "points")}
        />
        <Input
          label="attack"
          value={attack.now?.value}
          empty="–"
          stat={stats.attack}
          onChange={(value) => set({ value })}
        />
        <Input
          label="range"
          value={attack.now?.range}
          empty={t("melee")}
          stat={stats.range}
          onChange={(range) => set({ range })}
        />
        <Input label="targets" value={attack.now?.targets} empty="1" onChange={(targets) => set({ targets })} />
        <button
          type="button"
          class="quick-area"
          aria-expanded={pad.value}
          aria-label={`${t("area")}: ${area ? `${area.red.length} ${t("red")}` : t("none")}`}
          onClick={() => (pad.value = !pad.value)}
        >
          <span>{t("area")}</span>
          <span class="quick-area-now">{area ? area.red.length : "–"}</span>
        </button>
      </div>
      <div class="quick-more">
        {others.length > 0 && <span class="muted">{cardLine(others)}</span>}
        <button type="button" class="link" aria-expanded={all.value} onClick={() => (all.value = !all.value)}>
          {t(all.value ? "closeCard" : "wholeCard")} <Icon name="down" size={14} />
        </button>
      </div>
    </section>
  );
}

/** What the row of numbers leaves out: the area of the attack, and the whole card. */
export function CardDetails() {
  const box = useRef<HTMLElement>(null);
  const turn = scene.value.turn;
  useEffect(() => {
    if (pad.value || all.value) box.current?.closest(".panel-body")?.scrollTo({ top: 0 });
  }, [pad.value, all.value]);
  if (!turn || !(pad.value || all.value)) return null;
  const abilities = turn.abilities ?? [];
  const attack = first(abilities, "attack");
  return (
    <section class="quick card-details" ref={box} aria-label={t("wholeCard")}>
      {pad.value && (
        <AreaPad
          area={attack.now?.area}
          onChange={(area) => attack.put(attack.now ? { area } : { value: "+0", area }, "value")}
        />
      )}
      {all.value && <Abilities abilities={abilities} onChange={setAbilities} />}
    </section>
  );
}
