import type { Figure } from "forms";
import { describeFigure } from "../board/describe.ts";
import { conditionName, figureOf, lookOf } from "../scene/figures.ts";
import { same } from "../scene/hex.ts";
import { selected } from "../state/store.ts";
import { IconButton } from "../ui/Controls.tsx";
import { properName, t, titled } from "../text/text.ts";
import { ConditionMark } from "../ui/Marks.tsx";
import { board, command, game, moment, nameOfHex, now, playable, quoted, typed } from "./game.ts";
import { knownConditions } from "./CharacterTurn.tsx";
import { Cards } from "./RoundStart.tsx";
import { beingSet, setSoon } from "./soon.ts";
import { Stepper } from "./Stepper.tsx";
import { g } from "./text.ts";
import { pickedHex, picking } from "./turn.ts";

function HitPoints({ one }: { one: Figure }) {
  const shown = beingSet<number>(one.id) ?? one.hp ?? 0;
  return (
    <Stepper
      label={g("hp")}
      value={shown}
      least={1}
      most={999}
      shown={one.maxHp === undefined ? String(shown) : `${shown}/${one.maxHp}`}
      onChange={(hp) => setSoon(one.id, hp, `hp ${quoted(one.id)} ${hp}`)}
    />
  );
}

function Conditions({ one }: { one: Figure }) {
  const held = new Set((one.conditions ?? []).map(conditionName));
  return (
    <fieldset class="action-part">
      <legend>{g("conditions")}</legend>
      <div class="chips">
        {knownConditions().map((condition) => (
          <button
            key={condition}
            type="button"
            class="toggle"
            aria-pressed={held.has(condition)}
            onClick={() => void command(`${held.has(condition) ? "lose " : ""}${condition} ${quoted(one.id)}`)}
          >
            <ConditionMark name={condition} />
            {titled(condition)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function Hand({ one }: { one: Figure }) {
  const name = `cards of ${one.id}`;
  const counted = game.value?.state.hands[one.id];
  const hand = beingSet<typeof counted>(name) ?? counted;
  if (!hand) {
    return (
      <button type="button" class="button big" onClick={() => void command(`cards ${quoted(one.id)} 10`)}>
        {g("countCards")}
      </button>
    );
  }
  const set = (fields: Partial<typeof hand>): void => {
    const to = { ...hand, ...fields };
    setSoon(name, to, `cards ${quoted(one.id)} ${to.hand} ${to.discard} ${to.lost}`);
  };
  return (
    <fieldset class="action-part">
      <legend>
        {g("cards")}
        {hand.chosen > 0 ? `, ${hand.chosen} ${g("chosenCount")}` : ""}
      </legend>
      <div class="action-row">
        <Stepper label={g("hand")} value={hand.hand} onChange={(n) => set({ hand: n })} />
        <Stepper label={g("discarded")} value={hand.discard} onChange={(discard) => set({ discard })} />
        <Stepper label={g("lostCount")} value={hand.lost} onChange={(lost) => set({ lost })} />
      </div>
    </fieldset>
  );
}

function Items({ one }: { one: Figure }) {
  return (
    <fieldset class="action-part">
      <legend>{g("items")}</legend>
      <div class="chips">
        {[
          ["shield 1", g("itemShield", 1)],
          ["shield 2", g("itemShield", 2)],
          ["disadvantage", g("itemDisadvantage")],
          ["negate", g("itemNegate")],
        ].map(([item, says]) => (
          <button
            key={item}
            type="button"
            class="button big"
            onClick={() => void command(`item ${quoted(one.id)} ${item}`)}
          >
            {says}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function statsOf(one: Figure): string {
  const cards = one.name ? now.value?.monsters?.[one.name] : undefined;
  const parts = [
    one.initiative === undefined ? "" : `${g("initiative")} ${String(one.initiative)}`,
    typeof one.move === "number" ? `${g("move")} ${one.move}` : "",
    typeof one.attack === "number" ? `${g("attack")} ${one.attack}` : "",
    one.range ? `${g("range")} ${String(one.range)}` : "",
    one.shield ? `${g("shield")} ${one.shield}` : "",
    one.flying ? t("flying") : "",
    cards && one.rank ? one.rank : "",
  ];
  return parts.filter(Boolean).join(" · ");
}

function setOf(one: Figure): string | undefined {
  const decks = game.value?.state.decks ?? {};
  return Object.keys(decks).find(
    (set) => decks[set]?.of === (one.name ?? one.set ?? one.id) && one.kind !== "character",
  );
}

/** A figure that was touched: how it stands, and what can be corrected. */
export function FigureCard() {
  const scene = board.value;
  const one = scene ? figureOf(scene, selected.value) : undefined;
  if (!one) return null;
  const set = setOf(one);
  const character = one.kind === "character";
  return (
    <section class="figure-card" aria-label={g("correct", one.id)}>
      <header>
        <span class={`swatch swatch-${lookOf(one)}`} />
        <h2>{one.id}</h2>
        <span class="muted">{nameOfHex(one.at)}</span>
        <IconButton icon="close" label={t("close")} onClick={() => (selected.value = null)} />
      </header>
      <p class="hidden">{describeFigure(one)}</p>
      <p class="muted">{statsOf(one)}</p>
      {set && (
        <details class="action-more">
          <summary>{g("decks")}</summary>
          <Cards set={set} />
        </details>
      )}
      {moment.value === null && game.value?.mayPlay && (
        <>
          {one.hp !== undefined && (
            <div class="action-row">
              <HitPoints one={one} />
            </div>
          )}
          <Conditions one={one} />
          <details class="action-more">
            <summary>{g("moreToCorrect")}</summary>
            {character && <Hand one={one} />}
            {character && <Items one={one} />}
            <div class="chips">
              <button
                type="button"
                class="button big"
                onClick={() => {
                  picking.value = { command: `${quoted(one.id)} at HEX`, says: g("pickNewHex", one.id) };
                  selected.value = null;
                }}
              >
                {g("putElsewhere")}
              </button>
              {character ? (
                <button type="button" class="button big" onClick={() => void command(`exhaust ${quoted(one.id)}`)}>
                  {g("exhausted")}
                </button>
              ) : (
                <>
                  {one.hp !== undefined && (
                    <button type="button" class="button big" onClick={() => void command(`kill ${quoted(one.id)}`)}>
                      {g("dies")}
                    </button>
                  )}
                  <button type="button" class="button big" onClick={() => void command(`remove ${quoted(one.id)}`)}>
                    {g("removeIt")}
                  </button>
                </>
              )}
            </div>
          </details>
        </>
      )}
    </section>
  );
}

/** A hex that was touched: its door, its loot, and who may come there. */
export function HexCard() {
  const hex = pickedHex.value;
  const scene = now.value;
  if (!hex || !scene || !playable.value) return null;
  const door = scene.map.doors?.find((d) => same(d.at, hex));
  const loot = scene.loot?.some((h) => same(h, hex));
  const at = typed(hex);
  const sets = Object.keys(scene.monsters ?? {});
  return (
    <section class="figure-card" aria-label={g("hexIs", nameOfHex(hex))}>
      <header>
        <h2>{g("hexIs", nameOfHex(hex))}</h2>
        <IconButton icon="close" label={t("close")} onClick={() => (pickedHex.value = null)} />
      </header>
      <div class="chips">
        {door && (
          <button
            type="button"
            class="button big"
            onClick={() => void command(`${door.open ? "close" : "open"} ${at}`)}
          >
            {door.open ? g("closeDoor") : g("openDoor")}
          </button>
        )}
        <button type="button" class="button big" onClick={() => void command(`${loot ? "no " : ""}token ${at}`)}>
          {loot ? g("takeLoot") : g("putLoot")}
        </button>
        {sets.flatMap((set) =>
          (["", "elite "] as const).map((rank) => (
            <button
              key={set + rank}
              type="button"
              class="button big"
              onClick={() => void command(`spawn ${quoted(set)} ${rank}at ${at}`)}
            >
              + {properName(set)} {rank && g("elite")}
            </button>
          )),
        )}
      </div>
    </section>
  );
}
