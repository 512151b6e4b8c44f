// What happened, turn by turn, each event with the clause of the rules by which it did.

import type { Clause, GameEvent as Event } from "standee";
import type { Order } from "./session.ts";
import { inWords, reasonInWords } from "./words.ts";

/** The events of a turn; without a figure those between turns, such as the end of the round. */
type Turn = { figure?: string; events: Event[] };

export function turnsOf(events: Event[]): Turn[] {
  const turns: Turn[] = [];
  let within = false;
  for (const event of events) {
    if (event.event === "startTurn") {
      turns.push({ figure: event.figure, events: [] });
    } else if (!within && (turns.length === 0 || turns.at(-1)!.figure !== undefined)) {
      turns.push({ events: [] });
    }
    within = event.event === "startTurn" || (within && event.event !== "endTurn");
    if (event.event !== "startTurn" && event.event !== "endTurn") {
      turns.at(-1)!.events.push(event);
    }
  }
  return turns;
}

/** The name of a clause, which opens to its text and its pages in the rulebooks. */
export function ClauseName({ id, clauses }: { id: string; clauses: Map<string, Clause> }) {
  const clause = clauses.get(id);
  const pages = Object.entries(clause?.pages ?? {}).map((page) => page.join(" "));
  return (
    <details class="clause">
      <summary>{id}</summary>
      {clause?.says} ({pages.join("; ")})
    </details>
  );
}

interface LogProps {
  order: Order;
  events: Event[];
  clauses: Map<string, Clause>;
}

export function Log({ order, events, clauses }: LogProps) {
  const turns = turnsOf(events);
  const line = (text: string, clause: string) => (
    <>
      {text} <ClauseName id={clause} clauses={clauses} />
    </>
  );
  return (
    <section aria-label="Log">
      <h2>Log</h2>
      <ul class="order" aria-label="Initiative order">
        {order.map(({ initiative, set, figures }) => (
          <li>
            <b>{initiative}</b> {set && `${set}: `}
            {figures.join(", ")}
          </li>
        ))}
      </ul>
      {turns.map(({ figure, events }, i) => (
        <details class="turn" open={i >= turns.length - 2}>
          <summary>{figure === undefined ? "Between turns" : `${figure}'s turn`}</summary>
          <ul>
            {events.length === 0 && <li>Nothing happens.</li>}
            {events.map((event) => (
              <li>
                {line(inWords(event), event.clause)}
                {event.event === "plan" && <ol>{event.why?.map((why) => <li>{line(reasonInWords(why), why.clause)}</li>)}</ol>}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
