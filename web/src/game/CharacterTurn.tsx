import { useEffect } from "preact/hooks";
import type { Condition, Figure } from "forms";
import { conditions, helpful } from "../scene/conditions.ts";
import { conditionsOf } from "../state/rules.ts";
import { selected } from "../state/store.ts";
import { titled } from "../text/text.ts";
import { ConditionMark } from "../ui/Marks.tsx";
import { answer, figure, game, now, refusal, waiting } from "./game.ts";
import { MoreForm } from "./MoreForm.tsx";
import { once } from "./once.ts";
import { Stepper } from "./Stepper.tsx";
import { g } from "./text.ts";
import {
  action,
  actions,
  attackMore,
  attackTargets,
  attackText,
  forgetMove,
  heal,
  healed,
  inRange,
  moveAlong,
  numbers,
  reach,
  setNumbers,
  shownWay,
  targets,
  toggleTarget,
  waypoints,
  type Action,
} from "./turn.ts";

function MoveForm({ id }: { id: string }) {
  const { points, jump } = numbers.value;
  const way = shownWay.value;
  const far = way?.points !== undefined && way.points > points;
  return (
    <div class="action-form">
      <div class="action-row">
        <Stepper label={g("points")} value={points} onChange={(points) => setNumbers({ points })} />
        <button type="button" class="toggle" aria-pressed={jump} onClick={() => setNumbers({ jump: !jump })}>
          {g("jump")}
        </button>
      </div>
      {waypoints.value.length === 0 ? (
        <p class="hint">{g("moveHint", id)}</p>
      ) : (
        <div class="action-row">
          <button type="button" class="button primary big grow" disabled={far} onClick={once(() => void moveAlong())}>
            {far ? g("tooFar", way?.points ?? 0, points) : g("moveHere", way?.points ?? 0, points)}
          </button>
          <button type="button" class="button big" onClick={forgetMove}>
            {g("clear")}
          </button>
        </div>
      )}
    </div>
  );
}

/** The conditions that the edition of the game has. */
export const knownConditions = (): readonly Condition[] => {
  const has = now.value ? conditionsOf(now.value) : new Set<string>();
  return conditions.filter((c) => has.has(c));
};

function Targets({ id }: { id: string }) {
  const seen = reach.value?.enemies ?? [];
  if (!seen.length) return <p class="hint">{g("nobodySeen")}</p>;
  return (
    <ul class="targets" aria-label={g("pickTarget")}>
      {seen.map((enemy) => {
        const on = targets.value.includes(enemy.figure);
        const near = inRange.value.has(enemy.figure);
        const one = figure(enemy.figure);
        return (
          <li key={enemy.figure}>
            <button
              type="button"
              class={near ? "target" : "target far"}
              aria-pressed={on}
              onClick={() => toggleTarget(enemy.figure)}
            >
              <b>{enemy.figure}</b>
              <span>
                {one?.hp === undefined ? "" : `${one.hp}♥ · `}
                {g("rangeIs", enemy.range)}
              </span>
            </button>
          </li>
        );
      })}
      <li class="hidden">{id}</li>
    </ul>
  );
}

function AttackMoreForm() {
  const more = attackMore.value;
  const set = (fields: Partial<typeof more>): void => void (attackMore.value = { ...more, ...fields });
  return (
    <details class="action-more">
      <summary>{g("adds")}</summary>
      <div class="action-row">
        <Stepper label={g("pierce")} value={more.pierce} onChange={(pierce) => set({ pierce })} />
        <Stepper label={g("push")} value={more.push} onChange={(push) => set({ push })} />
        <Stepper label={g("pull")} value={more.pull} onChange={(pull) => set({ pull })} />
      </div>
      <div class="chips">
        {(["advantage", "disadvantage"] as const).map((luck) => (
          <button
            key={luck}
            type="button"
            class="toggle"
            aria-pressed={more.luck === luck}
            onClick={() => set({ luck: more.luck === luck ? "" : luck })}
          >
            {g(luck)}
          </button>
        ))}
        {knownConditions()
          .filter((c) => !helpful.has(c))
          .map((condition) => (
            <button
              key={condition}
              type="button"
              class="toggle"
              aria-pressed={more.conditions.includes(condition)}
              onClick={() =>
                set({
                  conditions: more.conditions.includes(condition)
                    ? more.conditions.filter((c) => c !== condition)
                    : [...more.conditions, condition],
                })
              }
            >
              <ConditionMark name={condition} />
              {titled(condition)}
            </button>
          ))}
      </div>
    </details>
  );
}

function AttackForm({ id }: { id: string }) {
  const { value, range } = numbers.value;
  const chosen = targets.value;
  return (
    <div class="action-form">
      <div class="action-row">
        <Stepper label={g("value")} value={value} onChange={(value) => setNumbers({ value })} />
        <Stepper
          label={g("range")}
          value={range}
          least={1}
          shown={range === 1 ? g("melee") : String(range)}
          onChange={(range) => setNumbers({ range })}
        />
      </div>
      <Targets id={id} />
      <AttackMoreForm />
      <button
        type="button"
        class="button primary big"
        disabled={!chosen.length}
        title={chosen.length ? attackText() : undefined}
        onClick={once(() => void attackTargets())}
      >
        {chosen.length ? g("attackNow", chosen.join(", "), value) : g("pickTarget")}
      </button>
    </div>
  );
}

function HealForm({ id }: { id: string }) {
  const { heal: value, healRange } = numbers.value;
  const allies = now.value?.figures?.filter((f) => f.side === "party" && f.kind !== "objective") ?? [];
  const whom = healed.value || id;
  return (
    <div class="action-form">
      <div class="action-row">
        <Stepper label={g("value")} value={value} onChange={(heal) => setNumbers({ heal })} />
        <Stepper label={g("range")} value={healRange} least={1} onChange={(healRange) => setNumbers({ healRange })} />
      </div>
      <div class="chips" role="group" aria-label={g("pickHealed")}>
        {allies.map((ally) => (
          <button
            key={ally.id}
            type="button"
            class="toggle"
            aria-pressed={whom === ally.id}
            onClick={() => (healed.value = ally.id)}
          >
            {ally.id} {ally.hp === undefined ? "" : `${ally.hp}♥`}
          </button>
        ))}
      </div>
      <button type="button" class="button primary big" onClick={once(() => void heal())}>
        {g("healNow", whom, value)}
      </button>
    </div>
  );
}

function LootForm() {
  const range = numbers.value.loot;
  return (
    <div class="action-form">
      <div class="action-row">
        <Stepper label={g("range")} value={range} onChange={(loot) => setNumbers({ loot })} />
      </div>
      <button type="button" class="button primary big" onClick={once(() => void answer(`loot ${range}`))}>
        {g("lootNow", range)}
      </button>
    </div>
  );
}

const forms: Record<Action, (props: { id: string }) => preact.JSX.Element> = {
  move: MoveForm,
  attack: AttackForm,
  heal: HealForm,
  loot: LootForm,
  more: MoreForm,
};

function Head({ one }: { one: Figure | undefined }) {
  const hand = one ? game.value?.state.hands[one.id] : undefined;
  return (
    <header class="turn-head">
      <h2>{g("turnOf", one?.id ?? "")}</h2>
      <p class="muted">
        {one?.hp === undefined ? "" : `${one.hp}/${one.maxHp ?? one.hp}♥`}
        {hand ? ` · ${g("handCount", hand.hand)}` : ""}
      </p>
    </header>
  );
}

/** The turn of a character: what it does, and the end of its turn. */
export function CharacterTurn() {
  const asks = waiting.value;
  const id = asks?.figure ?? "";
  const one = figure(id);
  useEffect(() => {
    if (one?.move !== undefined && typeof one.move === "number") setNumbers({ points: one.move });
  }, [id]);
  const Form = forms[action.value];
  const rest = asks?.answers.find((answer) => answer.command === "rest");
  const ends = asks?.answers.some((answer) => answer.command === "end");
  return (
    <section class="asks" tabIndex={-1} aria-label={g("turnOf", id)}>
      <Head one={one} />
      <div class="segments" role="group" aria-label={g("turnOf", id)}>
        {actions.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={action.value === name}
            onClick={() => {
              action.value = name;
              refusal.value = null;
              forgetMove();
            }}
          >
            {g(name)}
          </button>
        ))}
      </div>
      <Form id={id} />
      <div class="action-row end-row">
        {rest && (
          <button type="button" class="button primary big grow" onClick={once(() => void answer("rest"))}>
            {g("rest")}
          </button>
        )}
        {ends && (
          <button
            type="button"
            class="button big grow"
            onClick={once(() => {
              selected.value = null;
              void answer("end");
            })}
          >
            {g("endTurn")}
          </button>
        )}
      </div>
    </section>
  );
}
