import { useEffect } from "preact/hooks";
import type { Condition, Figure } from "forms";
import { conditions, elements, helpful } from "../scene/conditions.ts";
import { conditionsOf } from "../state/rules.ts";
import { titled, word } from "../text/text.ts";
import { ConditionMark } from "../ui/Marks.tsx";
import { command, figure, game, now, quoted, waiting } from "./game.ts";
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
  picking,
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
          <button type="button" class="button primary big grow" disabled={far} onClick={() => void moveAlong()}>
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
        onClick={() => void attackTargets()}
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
      <button type="button" class="button primary big" onClick={() => void heal()}>
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
      <button type="button" class="button primary big" onClick={() => void command(`loot ${range}`)}>
        {g("lootNow", range)}
      </button>
    </div>
  );
}

function BonusForm() {
  const lasts = ["", "persistent", "once"] as const;
  const value = numbers.value.value;
  return (
    <fieldset class="action-part">
      <legend>{g("bonus")}</legend>
      <div class="action-row">
        <Stepper label={g("value")} value={value} onChange={(value) => setNumbers({ value })} />
      </div>
      <div class="chips">
        {(["shield", "retaliate"] as const).flatMap((kind) =>
          lasts.map((last) => (
            <button
              key={kind + last}
              type="button"
              class="button big"
              onClick={() => void command(`${kind} ${value} ${last}`.trim())}
            >
              {g(kind)} {value}, {last === "" ? g("thisRound") : g(last)}
            </button>
          )),
        )}
      </div>
    </fieldset>
  );
}

function ElementsForm() {
  const there = now.value?.elements ?? {};
  return (
    <fieldset class="action-part">
      <legend>{g("element")}</legend>
      <div class="chips">
        {elements.map((element) => (
          <button key={element} type="button" class="button big" onClick={() => void command(`infuse ${element}`)}>
            {g("infuse")}: {word(element)}
          </button>
        ))}
        {elements
          .filter((element) => there[element] && there[element] !== "inert")
          .map((element) => (
            <button key={element} type="button" class="button big" onClick={() => void command(`consume ${element}`)}>
              {g("consume")}: {word(element)}
            </button>
          ))}
      </div>
    </fieldset>
  );
}

function MoreForm({ id }: { id: string }) {
  const hand = game.value?.state.hands[id];
  return (
    <div class="action-form">
      <BonusForm />
      <ElementsForm />
      {hand && hand.chosen > 0 && (
        <fieldset class="action-part">
          <legend>{g("lostCards")}</legend>
          <div class="chips">
            <button type="button" class="button big" onClick={() => void command("lose card")}>
              {g("loseOne")}
            </button>
            {hand.chosen > 1 && (
              <button type="button" class="button big" onClick={() => void command("lose 2 cards")}>
                {g("loseTwo")}
              </button>
            )}
          </div>
        </fieldset>
      )}
      <SummonForm />
    </div>
  );
}

function SummonForm() {
  return (
    <fieldset class="action-part">
      <legend>{g("summonIt")}</legend>
      <form
        class="summon-form"
        onSubmit={(e) => {
          e.preventDefault();
          const data = new FormData(e.currentTarget);
          const text = (name: string): string => String(data.get(name) ?? "").trim();
          const stats = (["hp", "attack", "move", "range"] as const)
            .filter((name) => text(name))
            .map((name) => `${name} ${text(name)}`);
          picking.value = {
            command: `summon ${quoted(text("name") || "summon")} at HEX ${stats.join(" ")}`,
            says: g("pickPlace"),
          };
        }}
      >
        <label class="field wide">
          <span>{g("nameOf")}</span>
          <input type="text" name="name" required />
        </label>
        {(["hp", "attack", "move", "range"] as const).map((name) => (
          <label key={name} class="field">
            <span>{name === "hp" ? g("hp") : g(name)}</span>
            <input type="number" name={name} min={0} inputMode="numeric" />
          </label>
        ))}
        <button type="submit" class="button big wide">
          {g("placeHint")}
        </button>
      </form>
    </fieldset>
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
        {hand ? ` · ${g("cards")}: ${hand.hand} ${g("hand")}` : ""}
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
  return (
    <section class="asks" aria-label={g("turnOf", id)}>
      <Head one={one} />
      <div class="segments" role="group" aria-label={g("turnOf", id)}>
        {actions.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={action.value === name}
            onClick={() => {
              action.value = name;
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
          <button type="button" class="button primary big grow" onClick={() => void command("rest")}>
            {g("rest")}
          </button>
        )}
        <button type="button" class="button big grow" onClick={() => void command("end")}>
          {g("endTurn")}
        </button>
      </div>
    </section>
  );
}
