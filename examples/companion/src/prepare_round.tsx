// The form before a round: initiatives, ability cards, and at first who draws modifier cards.

import { useMemo, useState } from "preact/hooks";
import type { Scene } from "standee";
import { decksOf, drawCard } from "./decks.ts";
import { Form } from "./form.tsx";
import type { Preparation } from "./session.ts";

interface PrepareRoundProps {
  scene: Scene;
  number: number;
  drawn: Preparation["drawn"];
  onStart: (preparation: Preparation) => void;
}

export function PrepareRound({ scene, number, drawn, onStart }: PrepareRoundProps) {
  const characters = (scene.figures ?? []).filter(({ kind }) => kind === "character").map(({ id }) => id);
  const decks = useMemo(() => decksOf(scene), [scene]);
  const [cards, setCards] = useState<Preparation["cards"]>({});

  const drawAll = () => {
    const random = decks.flatMap((deck) => {
      const card = drawCard(deck, drawn[deck.set]);
      return card ? [[deck.set, card]] : [];
    });
    setCards({ ...cards, ...Object.fromEntries(random) });
  };
  const start = (fields: Record<string, string>) =>
    onStart({
      initiatives: Object.fromEntries(characters.map((id) => [id, Number(fields[id])])),
      cards: Object.fromEntries(decks.map(({ set }) => [set, cards[set]!])),
      drawn,
      ...(fields.appDraws && { seed: Math.floor(Math.random() * 1e6) }),
    });
  return (
    <Form onFields={start}>
      <h2>Prepare round {number}</h2>
      <fieldset>
        <legend>Initiatives of the characters</legend>
        {characters.map((id) => (
          <label>
            {id} <input name={id} type="number" min={1} max={99} required />
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>Ability cards of the monsters</legend>
        {decks.map((deck) => (
          <label>
            {deck.set}
            <select
              required
              value={cards[deck.set] ? deck.cards.indexOf(cards[deck.set]!) : ""}
              onInput={(event) => setCards({ ...cards, [deck.set]: deck.cards[Number(event.currentTarget.value)]! })}
            >
              <option value="">Which card?</option>
              {deck.cards.map(({ initiative, name }, i) => (
                <option value={i}>
                  {initiative} {name}
                </option>
              ))}
            </select>
          </label>
        ))}
        <button type="button" onClick={drawAll}>
          Draw for us
        </button>
      </fieldset>
      {number === 1 && (
        <label>
          <input type="checkbox" name="appDraws" /> The app draws the modifier cards too
        </label>
      )}
      <button class="main">Start round {number}</button>
    </Form>
  );
}
