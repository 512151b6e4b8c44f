import type { MonsterCard, DeckCard, Scene } from "forms";
import { tidy } from "../scene/map.ts";
import { edit, scene } from "../state/store.ts";
import { t } from "../text/text.ts";
import { IconButton, NumberField, Section, Select } from "../ui/Controls.tsx";
import { Abilities } from "./Abilities.tsx";
import { setOf } from "./events.ts";

export const setsOf = (s: Scene): string[] => [
  ...new Set((s.figures ?? []).map(setOf).filter((name) => name !== null)),
];

const plainCard = (s: Scene, set: string): MonsterCard => {
  const acting = s.figures?.find((f) => f.id === s.turn?.figure);
  const abilities = acting && setOf(acting) === set ? s.turn?.abilities : undefined;
  return { initiative: 50, abilities: abilities ?? [{ move: { points: "+0" } }, { attack: { value: "+0" } }] };
};

function setCard(set: string, card: MonsterCard | undefined, join?: string): void {
  edit((s) => {
    const cards = tidy({ ...s.cards, [set]: card }) as Record<string, MonsterCard>;
    return tidy({ ...s, cards: Object.keys(cards).length ? cards : undefined });
  }, join);
}

/** A card of the stat card's file as it lies on the table. */
function drawnCard(card: DeckCard): MonsterCard {
  return { ...card, abilities: card.abilities ?? [] } as MonsterCard;
}

const nameOf = (card: DeckCard): string => `${card.initiative ?? "?"} · ${card.name ?? card.id}`;

function OneSet({ set }: { set: string }) {
  const now = scene.value;
  const deck = now.monsters?.[set]?.cards ?? [];
  const card = now.cards?.[set];
  const pick = (id: string): void => {
    const chosen = deck.find((c) => c.id === id);
    setCard(set, chosen ? drawnCard(chosen) : plainCard(now, set));
  };
  const random = (): void => {
    const drawn = deck[Math.floor(Math.random() * deck.length)];
    if (drawn) setCard(set, drawnCard(drawn));
  };
  if (!card && !deck.length) {
    return (
      <div class="set-row">
        <b>{set}</b>
        <button type="button" class="button small" onClick={() => setCard(set, plainCard(now, set))}>
          {t("addCard")}
        </button>
      </div>
    );
  }
  return (
    <div class="set">
      {deck.length > 0 && (
        <div class="set-row">
          <Select
            label={set}
            class="row"
            value={card?.id ?? ""}
            options={[["", card && !card.id ? t("ownCard") : "–"], ...deck.map((c) => [c.id, nameOf(c)] as const)]}
            onChange={pick}
          />
          <IconButton icon="round" label={t("drawCard")} onClick={random} />
        </div>
      )}
      {card && (
        <Section title={deck.length ? t("card") : set} note={`${t("initiative")} ${card.initiative ?? "–"}`}>
          <NumberField
            label={t("initiative")}
            value={card.initiative}
            onChange={(initiative) => setCard(set, tidy({ ...card, initiative }), `${set} initiative`)}
          />
          <Abilities abilities={card.abilities} onChange={(abilities) => setCard(set, { ...card, abilities })} />
          <button type="button" class="link" onClick={() => setCard(set, undefined)}>
            {t("remove")}
          </button>
        </Section>
      )}
    </div>
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
