import type { Condition, Figure, Initiative, Scene } from "forms";
import { useEffect, useState } from "preact/hooks";
import { conditions, helpful } from "../scene/conditions.ts";
import { acts, conditionName, lookOf, looks, renamed, withoutFigure, type Look } from "../scene/figures.ts";
import { edit, editFigure, mode, notice, scene, selected, selectedFigure } from "../state/store.ts";
import { letAct } from "../state/turns.ts";
import { knownConditions, wantRules } from "../state/rules.ts";
import { refusalOf } from "../state/judge.ts";
import { isSoundFigure } from "../scene/sound.ts";
import { refusal } from "../text/refusals.ts";
import { t, titled } from "../text/text.ts";
import { ConditionMark } from "../ui/Marks.tsx";
import { Check, Field, IconButton, NumberField, Section, Select, TextField } from "../ui/Controls.tsx";

const shownInitiative = (initiative: Initiative | undefined): string =>
  initiative === undefined ? "" : Array.isArray(initiative) ? initiative.join(" ") : String(initiative);

function initiativeOf(text: string): Initiative | undefined {
  const numbers = text
    .split(/[\s,/]+/)
    .filter(Boolean)
    .map(Number)
    .filter(Number.isFinite);
  return numbers.length > 1 ? numbers.slice(0, 2) : numbers[0];
}

function become(figure: Figure, look: Look): Partial<Figure> {
  const monster = look === "normal" || look === "elite" || look === "named";
  return {
    kind: monster ? "monster" : look,
    rank: monster ? look : undefined,
    side: monster || look === "boss" ? "monsters" : "party",
    summoner:
      look === "summon" ? (figure.summoner ?? scene.value.figures?.find((f) => f.kind === "character")?.id) : undefined,
  };
}

function Conditions({ figure }: { figure: Figure }) {
  const held = new Set((figure.conditions ?? []).map(conditionName));
  const toggle = (name: Condition): void => {
    const list = held.has(name)
      ? figure.conditions?.filter((c) => conditionName(c) !== name)
      : [...(figure.conditions ?? []), name];
    editFigure(figure.id, { conditions: list?.length ? list : undefined });
  };
  const offered = conditions.filter((c) => knownConditions.value.has(c) || held.has(c));
  return (
    <div class="conditions" role="group" aria-label={t("conditions")}>
      {offered.map((name) => (
        <button
          key={name}
          type="button"
          class={`condition-button ${helpful.has(name) ? "helpful" : "harmful"}`}
          title={titled(name)}
          aria-label={titled(name)}
          aria-pressed={held.has(name)}
          onClick={() => toggle(name)}
        >
          <ConditionMark name={name} />
        </button>
      ))}
    </div>
  );
}

function Stats({ figure }: { figure: Figure }) {
  const join = (name: string): string => `${figure.id} ${name}`;
  const number = (name: "move" | "attack" | "range" | "shield" | "pierce" | "targets"): number | undefined => {
    const value = figure[name];
    return typeof value === "number" ? value : undefined;
  };
  const retaliate = figure.retaliate?.[0];
  return (
    <div class="fields">
      <NumberField
        label={t("statMove")}
        value={number("move")}
        placeholder="–"
        onChange={(move) => editFigure(figure.id, { move }, join("move"))}
      />
      <NumberField
        label={t("statAttack")}
        value={number("attack")}
        placeholder="–"
        onChange={(attack) => editFigure(figure.id, { attack }, join("attack"))}
      />
      <NumberField
        label={t("statRange")}
        value={number("range")}
        placeholder="–"
        onChange={(range) => editFigure(figure.id, { range }, join("range"))}
      />
      <NumberField
        label={t("shield")}
        value={number("shield")}
        placeholder="–"
        onChange={(shield) => editFigure(figure.id, { shield: shield || undefined }, join("shield"))}
      />
      <NumberField
        label={t("retaliate")}
        value={retaliate?.value}
        placeholder="–"
        onChange={(value) =>
          editFigure(figure.id, { retaliate: value ? [{ ...retaliate, value }] : undefined }, join("retaliate"))
        }
      />
      <NumberField
        label={t("pierce")}
        value={number("pierce")}
        placeholder="–"
        onChange={(pierce) => editFigure(figure.id, { pierce: pierce || undefined }, join("pierce"))}
      />
      <Check
        label={t("flying")}
        value={!!figure.flying}
        onChange={(flying) => editFigure(figure.id, { flying: flying || undefined })}
      />
    </div>
  );
}

const stats = [
  "hp",
  "maxHp",
  "move",
  "attack",
  "range",
  "initiative",
  "shield",
  "retaliate",
  "pierce",
  "targets",
] as const;

/** A figure of a set with a stat card has its stats from there. */
function setName(id: string, name: string): void {
  const known = scene.value.monsters?.[name] !== undefined;
  const fields = known ? Object.fromEntries(stats.map((stat) => [stat, undefined])) : {};
  editFigure(id, { ...fields, name: name || undefined });
}

/** All fields of the figure as in a scene file, for what the form does not show. The engine judges it first. */
function Raw({ figure }: { figure: Figure }) {
  const [problem, setProblem] = useState("");
  const take = async (text: string): Promise<void> => {
    const next = parsed(text);
    if (!isSoundFigure(next)) return setProblem(t("notAFigure"));
    const change = (s: Scene): Scene => ({
      ...s,
      figures: s.figures?.map((f) => (f.id === figure.id ? (next as Figure) : f)),
    });
    const error = await refusalOf(change(scene.value));
    setProblem(error ? refusal(error) : "");
    if (error) return;
    edit(change);
    selected.value = (next as Figure).id;
  };
  return (
    <>
      <Field label={t("jsonHelp")}>
        <textarea
          rows={8}
          spellcheck={false}
          aria-invalid={problem !== ""}
          value={JSON.stringify(figure, null, 1)}
          onChange={(e) => void take(e.currentTarget.value)}
        />
      </Field>
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface HitPointsProps {
  readonly figure: Figure;
}

/** Hit points, one up or down at a time or typed. Below 1 there are none: whoever is at 1 dies. */
function HitPoints({ figure: { id, hp, maxHp } }: HitPointsProps) {
  const set = (to: number | undefined): void => {
    if (to !== undefined && to < 1) return;
    const most = to !== undefined && maxHp !== undefined ? Math.max(to, maxHp) : maxHp;
    editFigure(id, { hp: to, maxHp: most }, `${id} hp`);
  };
  const lower = (): void => {
    if (hp === undefined) return;
    if (hp > 1) return set(hp - 1);
    selected.value = null;
    edit((s) => withoutFigure(s, id));
    notice.value = { text: t("dies", id), bad: false };
  };
  return (
    <div class="hit-points">
      <IconButton
        icon={hp === 1 ? "skull" : "minus"}
        label={t(hp === 1 ? "itDies" : "oneLess")}
        disabled={hp === undefined}
        onClick={lower}
      />
      <NumberField label={t("hp")} value={hp} least={1} placeholder="–" onChange={set} />
      <span aria-hidden="true">/</span>
      <NumberField
        label={t("maxHp")}
        value={maxHp}
        least={1}
        placeholder="–"
        onChange={(to) => (to === undefined || to >= 1) && editFigure(id, { maxHp: to }, `${id} maxHp`)}
      />
      <IconButton icon="plus" label={t("oneMore")} disabled={hp === undefined} onClick={() => set((hp ?? 0) + 1)} />
    </div>
  );
}

/** Everything about the figure that is selected. */
export function FigureForm() {
  useEffect(wantRules, []);
  const figure = selectedFigure.value;
  if (!figure) return null;
  const { id } = figure;
  const summoners = (scene.value.figures ?? []).filter((f) => f.kind !== "summon" && f.kind !== "objective");
  return (
    <section class="card figure-form" aria-label={`${t("figure")} ${id}`}>
      <header>
        <h2>
          <span class={`swatch swatch-${lookOf(figure)}`} aria-hidden="true" />
          {id}
        </h2>
        {acts(figure) && mode.value === "turn" && scene.value.turn?.figure !== id && (
          <button type="button" class="button small" onClick={() => letAct(id)}>
            {t("letAct")}
          </button>
        )}
        <IconButton
          icon="trash"
          label={t("remove")}
          class="small"
          onClick={() => ((selected.value = null), edit((s) => withoutFigure(s, id)))}
        />
        <IconButton icon="close" label={t("close")} class="small" onClick={() => (selected.value = null)} />
      </header>
      <div class="figure-row">
        <HitPoints figure={figure} />
        <TextField
          label={t("initiative")}
          class="number"
          value={shownInitiative(figure.initiative)}
          placeholder="–"
          onChange={(text) => editFigure(id, { initiative: initiativeOf(text) })}
        />
      </div>
      <Conditions figure={figure} />
      <Section title={t("statsAndMore")} note={t(lookOf(figure))}>
        <Stats figure={figure} />
        <div class="fields two">
          <TextField
            label={t("id")}
            value={id}
            onChange={(to) => (edit((s) => renamed(s, id, to)), (selected.value = to))}
          />
          <TextField
            label={t("name")}
            value={figure.name ?? ""}
            offered={Object.keys(scene.value.monsters ?? {})}
            onChange={(name) => setName(id, name)}
          />
          <Select
            label={t("kind")}
            value={lookOf(figure)}
            options={looks.map((l) => [l, t(l)] as const)}
            onChange={(look) => editFigure(id, become(figure, look))}
          />
          <Select
            label={t("side")}
            value={figure.side}
            options={[
              ["party", t("party")],
              ["monsters", t("monsters")],
            ]}
            onChange={(side) => editFigure(id, { side })}
          />
          {figure.kind === "summon" && (
            <Select
              label={t("summoner")}
              value={figure.summoner ?? ""}
              options={[["", "–"], ...summoners.map((f) => [f.id, f.id] as const)]}
              onChange={(to) => editFigure(id, { summoner: to || undefined })}
            />
          )}
        </div>
        <Section title="JSON">
          <Raw figure={figure} />
        </Section>
      </Section>
    </section>
  );
}
