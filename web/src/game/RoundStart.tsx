import { computed, effect, signal } from "@preact/signals";
import type { Figure, SessionStateDeck } from "forms";
import { properName } from "../text/text.ts";
import { Icon } from "../ui/Icon.tsx";
import { cardLines, cardOf } from "./cards.ts";
import { command, game, now, quoted, supply } from "./game.ts";
import { once } from "./once.ts";
import { g } from "./text.ts";

// Before the turns: the initiative of each character, and the ability card of each set.

const typedIn = signal<Readonly<Record<string, string>>>({});
const picking = signal<string | null>(null);

const gameId = computed(() => game.value?.id ?? "");
const isAtTable = (id: string): boolean => id.startsWith("table ");
let gameBefore = "";
effect(() => {
  // A table that was away has its game under another number. Any other game begins with empty fields.
  if (!isAtTable(gameBefore) || !isAtTable(gameId.value)) typedIn.value = {};
  gameBefore = gameId.value;
  picking.value = null;
});

/** The characters of which no initiative is known, and the sets that have no card. */
export interface Needs {
  readonly characters: readonly Figure[];
  readonly sets: readonly string[];
}

export function needsOf(): Needs {
  const scene = now.value;
  const turns = game.value?.state.turns ?? [];
  const unknown = new Set(turns.filter((turn) => turn.initiative === undefined).map((turn) => turn.figure));
  const figures = scene?.figures ?? [];
  const characters = figures.filter((f) => f.kind === "character" && unknown.has(f.id));
  const waits = game.value?.state.waiting;
  const named = waits?.for === "card" && waits.figure ? [waits.figure] : [];
  const sets = Object.entries(game.value?.state.decks ?? {})
    .filter(([, deck]) => !deck.cards.some((card) => card.is === "now") && setActs(deck, figures))
    .map(([set]) => set);
  return { characters, sets: [...new Set([...named, ...sets])] };
}

const isUnknown = (id: string): boolean => needsOf().characters.some((one) => one.id === id);
const hasNoCard = (set: string): boolean => needsOf().sets.includes(set);

const setActs = (deck: SessionStateDeck, figures: readonly Figure[]): boolean =>
  figures.some((f) => f.kind !== "character" && (f.name ?? f.set ?? f.id) === deck.of);

function CharacterRow({ one }: { one: Figure }) {
  const text = typedIn.value[one.id] ?? "";
  const take = (): void => {
    if (text.trim()) void enterInitiative(one.id);
  };
  return (
    <li class="need">
      <label>
        <span>{one.id}</span>
        <input
          type="text"
          inputMode="numeric"
          autocomplete="off"
          aria-label={g("initiativeOf", one.id)}
          placeholder="1–99"
          value={text}
          onInput={(e) => (typedIn.value = { ...typedIn.value, [one.id]: e.currentTarget.value })}
          onKeyDown={(e) => e.key === "Enter" && take()}
        />
      </label>
      <button type="button" class="button big" disabled={!text.trim()} onClick={once(take)}>
        {g("enterAll")}
      </button>
      <RestButton one={one} />
    </li>
  );
}

/** A long rest is possible where cards have been discarded, or where they are not counted. */
function RestButton({ one }: { one: Figure }) {
  const hand = game.value?.state.hands[one.id];
  if (hand && hand.discard < 2) {
    if (hand.hand >= 2) return null;
    return (
      <button
        type="button"
        class="button big"
        onClick={once(() => void supply(`exhaust ${quoted(one.id)}`, () => isUnknown(one.id)))}
      >
        {g("exhausted")}
      </button>
    );
  }
  return (
    <button
      type="button"
      class="button big"
      onClick={once(() => void supply(`rest long ${quoted(one.id)}`, () => isUnknown(one.id)))}
    >
      {g("longRest")}
    </button>
  );
}

/** Sends what was typed under a name, and empties the field if it was accepted. */
async function enter(name: string, text: string): Promise<boolean> {
  const accepted = await command(text);
  if (accepted) typedIn.value = Object.fromEntries(Object.entries(typedIn.value).filter(([other]) => other !== name));
  return accepted;
}
const enterInitiative = (id: string): Promise<boolean> =>
  enter(id, `initiative ${quoted(id)} ${typedIn.value[id]?.trim()}`);

/** Cards of a deck by what they do. */
export function Cards({ set, onPick }: { set: string; onPick?: (id: string) => void }) {
  const deck = game.value?.state.decks[set];
  const scene = now.value;
  if (!deck || !scene) return null;
  return (
    <ul class="ability-cards">
      {deck.cards.map((card) => {
        const lines = cardLines(cardOf(scene, deck.of, card.id));
        const away = card.is === "discarded";
        const face = (
          <>
            <b class="card-initiative">{card.initiative ?? "–"}</b>
            <span class="card-lines">
              {card.name && <strong>{card.name}</strong>}
              {lines.map((line, i) => (
                <span key={i}>{line}</span>
              ))}
            </span>
            <span class="card-is">
              {card.shuffle && <Icon name="round" size={14} />}
              {away ? g("isDiscarded") : card.is === "now" ? g("isNow") : ""}
            </span>
          </>
        );
        return (
          <li key={card.id} class={card.is ? `card-${card.is}` : ""}>
            {onPick ? (
              <button type="button" class="ability-card" disabled={away} onClick={() => onPick(card.id)}>
                {face}
              </button>
            ) : (
              <div class="ability-card">{face}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The monsters of a set: its deck may be that of several, and have a name of its own. */
const monstersOf = (set: string): string => game.value?.state.decks[set]?.of ?? set;

function SetRow({ set }: { set: string }) {
  const opened = picking.value === set;
  const has = !!game.value?.state.decks[set];
  const other = typedIn.value[set] ?? "";
  return (
    <li class="need need-set">
      <div class="need-line">
        <span>{properName(monstersOf(set))}</span>
        {has && (
          <button
            type="button"
            class="button big"
            onClick={once(() => void supply(`draw ${quoted(set)}`, () => hasNoCard(set)))}
          >
            {g("drawCard")}
          </button>
        )}
        <button
          type="button"
          class="button big"
          aria-expanded={opened}
          onClick={() => (picking.value = opened ? null : set)}
        >
          {g("pickCard")}
          <Icon name="down" size={14} />
        </button>
      </div>
      {(opened || !has) && (
        <>
          <Cards
            set={set}
            onPick={(id) => {
              picking.value = null;
              void supply(`card ${quoted(set)} ${quoted(id)}`, () => hasNoCard(set));
            }}
          />
          <div class="need-line">
            <label class="grow">
              <span class="muted">{g("otherCard")}</span>
              <input
                type="text"
                inputMode="numeric"
                aria-label={`${g("otherCard")}: ${g("initiativeOf", properName(set))}`}
                placeholder={g("initiative")}
                value={other}
                onInput={(e) => (typedIn.value = { ...typedIn.value, [set]: e.currentTarget.value })}
              />
            </label>
            <button
              type="button"
              class="button big"
              disabled={!other.trim()}
              onClick={() => void enter(set, `card ${quoted(set)} hand ${other.trim()}`)}
            >
              {g("setIt")}
            </button>
          </div>
        </>
      )}
    </li>
  );
}

async function enterAll(characters: readonly Figure[]): Promise<void> {
  for (const one of characters) if (typedIn.value[one.id]?.trim() && !(await enterInitiative(one.id))) return;
}

/** Whether somebody has had a turn already: a room was revealed, and its monsters have no card. */
const underWay = (): boolean => !!now.value?.progress?.turn || !!now.value?.figures?.some((f) => f.turnEnded);

export function RoundStart() {
  const { characters, sets } = needsOf();
  const decks = game.value?.state.decks ?? {};
  const drawable = sets.filter((set) => decks[set]);
  const ready = characters.filter((one) => typedIn.value[one.id]?.trim());
  return (
    <section class="asks" tabIndex={-1} aria-live="polite">
      <h2>{underWay() ? g("cardsMissing") : g("newRound")}</h2>
      {characters.length > 0 && (
        <ul class="needs">
          {characters.map((one) => (
            <CharacterRow key={one.id} one={one} />
          ))}
        </ul>
      )}
      {characters.length > 1 && ready.length > 1 && (
        <button type="button" class="button primary big" onClick={() => void enterAll(ready)}>
          {g("enterAll")}
        </button>
      )}
      {drawable.length > 1 && (
        <button
          type="button"
          class="button primary big"
          onClick={once(() => void supply("draw all", () => needsOf().sets.length > 0))}
        >
          {g("drawAll")}
        </button>
      )}
      {sets.length > 0 && (
        <ul class="needs">
          {sets.map((set) => (
            <SetRow key={set} set={set} />
          ))}
        </ul>
      )}
    </section>
  );
}
