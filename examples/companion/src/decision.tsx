// What the engine asks for when a round stops in the turn of a monster, summon or ally.

import { useState } from "preact/hooks";
import type { Clause, EventOption } from "standee";
import { Form, StepForm } from "./form.tsx";
import { ClauseName } from "./log.tsx";
import { choose, type Input, type Stop } from "./session.ts";
import { cardsIn, optionInWords } from "./words.ts";

interface DecisionProps<Kind extends string> {
  stop: Extract<Stop, { stop: Kind }>;
  onInput: (input: Input) => void;
}

interface ChoiceProps extends DecisionProps<"choice"> {
  clauses: Map<string, Clause>;
  /** People look at an option, or at none any more. */
  onLook: (option?: EventOption) => void;
}

export function Choice({ stop, clauses, onInput, onLook }: ChoiceProps) {
  const looking = (option: EventOption) => ({
    onMouseEnter: () => onLook(option),
    onFocus: () => onLook(option),
    onMouseLeave: () => onLook(),
    onBlur: () => onLook(),
  });
  return (
    <section>
      <h2>
        {stop.figure ?? "The party"}: choose the {stop.of}
      </h2>
      <p>
        The rules leave this to you: <ClauseName id={stop.clause} clauses={clauses} />
      </p>
      {stop.options.map((option, i) => (
        <button class="option" onClick={() => onInput(choose(stop, i))} {...looking(option)}>
          {optionInWords(option)}
        </button>
      ))}
    </section>
  );
}

const modifiers = ["+0", "+1", "-1", "+2", "-2", "miss", "2x", "bless", "curse"];

export function Draw({ stop, onInput }: DecisionProps<"draw">) {
  const [text, setText] = useState("");
  return (
    <Form onFields={() => onInput({ decision: cardsIn(text) })}>
      <h2>
        {stop.figure} attacks {stop.target}
      </h2>
      <label>
        Draw {stop.cards} modifier {stop.cards === 1 ? "card" : "cards"}
        <input required value={text} placeholder="+1" onInput={(event) => setText(event.currentTarget.value)} />
      </label>
      <p class="row">
        {modifiers.map((card) => (
          <button type="button" onClick={() => setText(`${text} ${card}`.trim())}>
            {card}
          </button>
        ))}
      </p>
      <button class="main">Attack with this</button>
    </Form>
  );
}

export function CarryOut({ stop, onInput }: DecisionProps<"party">) {
  return (
    <section>
      <h2>{stop.figure}'s card says</h2>
      <blockquote>{stop.says}</blockquote>
      <p>Carry it out at the table. If it changes the board, write down how.</p>
      <button class="main" onClick={() => onInput({ decision: "done" })}>
        Done, the board is the same
      </button>
      <StepForm label="Done, with these steps" onSteps={(steps) => onInput({ decision: steps })} />
    </section>
  );
}
