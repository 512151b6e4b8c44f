import { useState } from "preact/hooks";
import type { MonsterCard, Scene } from "forms";
import { tidy } from "../scene/map.ts";
import { deckOf, setOf, setsOf, type DeckCard } from "../scene/sets.ts";
import { drawCard, setCard, shuffleDeck, takeCard } from "../state/decks.ts";
import { scene, work } from "../state/store.ts";
import { cardWords } from "../text/cardWords.ts";
import { properName, t } from "../text/text.ts";
import { NumberField, Section, TextField } from "../ui/Controls.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Abilities } from "./Abilities.tsx";

function plainCard(s: Scene, set: string): MonsterCard {
  const acting = s.figures?.find((f) => f.id === s.turn?.figure);
  const abilities = acting && setOf(s, acting) === set ? s.turn?.abilities : undefined;
  return { initiative: 50, abilities: abilities ?? [{ move: { points: "+0" } }, { attack: { value: "+0" } }] };
}

const byInitiative = (a: DeckCard, b: DeckCard): number => (a.initiative ?? 100) - (b.initiative ?? 100);

interface CardProps {
  readonly card: Pick<MonsterCard, "initiative" | "actsAfter" | "name" | "abilities" | "text">;
}

/** A card by its initiative and what it does. */
function CardText({ card }: CardProps) {
  return (
    <>
      <b class="initiative">{card.initiative ?? "–"}</b>
      <span class="card-does">
        {card.name && <span class="muted">{card.name} </span>}
        {cardWords(card)}
      </span>
    </>
  );
}

interface DeckProps {
  readonly set: string;
  readonly onPick: () => void;
}

/** The cards of a deck, to pick the one that was drawn at the table. */
function Deck({ set, onPick }: DeckProps) {
  const deck = [...deckOf(scene.value, set)].sort(byInitiative);
  const drawn = work.value.drawn?.[set] ?? [];
  const now = scene.value.cards?.[set]?.id;
  return (
    <ul class="deck" aria-label={`${t("cardsOfRound")}: ${properName(set)}`}>
      {deck.map((card) => (
        <li key={card.id}>
          <button
            type="button"
            class={drawn.includes(card.id) && card.id !== now ? "deck-card drawn" : "deck-card"}
            aria-pressed={card.id === now}
            onClick={() => (takeCard(set, card), onPick())}
          >
            <CardText card={{ ...card, abilities: card.abilities ?? [] }} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function OneSet({ set }: { set: string }) {
  const now = scene.value;
  const deck = deckOf(now, set);
  const card = now.cards?.[set];
  const drawn = work.value.drawn?.[set]?.length ?? 0;
  const [open, setOpen] = useState(false);
  return (
    <section class="set" aria-label={properName(set)}>
      <header class="set-head">
        <h3>{properName(set)}</h3>
        {deck.length > 0 && (
          <>
            <span class="note">
              {drawn > 0 && t("drawnOf", String(Math.min(drawn, deck.length)), String(deck.length))}
            </span>
            {drawn > 0 && (
              <button type="button" class="link" onClick={() => shuffleDeck(set)}>
                {t("shuffle")}
              </button>
            )}
            <button type="button" class="button small" onClick={() => drawCard(set)}>
              <Icon name="round" size={16} />
              {t("draw")}
            </button>
          </>
        )}
      </header>
      {card && (
        <p class="card-now">
          <CardText card={card} />
        </p>
      )}
      <div class="row">
        {deck.length > 0 && (
          <button type="button" class="link" aria-expanded={open} onClick={() => setOpen(!open)}>
            {t(open ? "closeDeck" : "pickCard")}
          </button>
        )}
        {!card && (
          <button type="button" class="link" onClick={() => setCard(set, plainCard(now, set))}>
            {t("ownCardEnter")}
          </button>
        )}
        {card && (
          <button type="button" class="link" onClick={() => setCard(set, undefined)}>
            {t("putBack")}
          </button>
        )}
      </div>
      {open && <Deck set={set} onPick={() => setOpen(false)} />}
      {card && (
        <Section title={t("changeCard")}>
          <NumberField
            label={t("initiative")}
            value={card.initiative}
            onChange={(initiative) => setCard(set, tidy({ ...card, initiative }), `${set} initiative`)}
          />
          <TextField
            label={t("actsAfter")}
            value={card.actsAfter ?? ""}
            offered={(now.figures ?? []).filter((f) => f.kind === "character").map((f) => f.id)}
            onChange={(name) => setCard(set, tidy({ ...card, actsAfter: name.trim() || undefined }))}
          />
          <Abilities abilities={card.abilities} onChange={(abilities) => setCard(set, { ...card, abilities })} />
        </Section>
      )}
    </section>
  );
}

/** The ability card of each monster set this round. */
export function SetCards() {
  const sets = setsOf(scene.value);
  if (!sets.length) return null;
  return (
    <fieldset class="sets">
      <legend>{t("cardsOfRound")}</legend>
      {sets.map((set) => (
        <OneSet key={set} set={set} />
      ))}
    </fieldset>
  );
}
