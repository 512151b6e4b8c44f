import { useEffect, useRef } from "preact/hooks";
import type { GameEvent as Event, Hex } from "forms";
import { same } from "../scene/hex.ts";
import { lit } from "../state/shown.ts";
import { t } from "../text/text.ts";
import { Icon } from "../ui/Icon.tsx";
import { Clause } from "./Clause.tsx";
import { lineOf } from "../text/events.ts";
import { Reasons } from "./Reasons.tsx";

const hidden = new Set(["endTurn"]);

function Row({ event, way, at }: { event: Event; way: readonly Hex[]; at: string }) {
  const line = lineOf(event, way);
  const show = (): void => {
    lit.value = {
      kept: line.figures.length ? { figures: [...line.figures] } : null,
      dropped: null,
      ...(line.arrow ? { arrow: line.arrow } : {}),
    };
  };
  if (event.event === "startTurn")
    return (
      <li class="log-turn">
        <h3>{line.text}</h3>
      </li>
    );
  if (event.event === "plan" && event.why?.length) {
    return (
      <li>
        <details class="log-plan">
          <summary>
            {line.text} <span class="muted">{t("why")}</span> <Icon name="down" size={14} />
          </summary>
          <Reasons why={event.why} at={at} />
        </details>
      </li>
    );
  }
  return (
    <li
      class={line.important ? "log-line important" : "log-line"}
      onPointerEnter={show}
      onPointerLeave={() => (lit.value = null)}
    >
      <span>{line.text}</span>
      {"\u00a0"}
      <Clause id={event.clause} page="§" at={at} />
    </li>
  );
}

type Move = Extract<Event, { event: "move" }>;

const follows = (a: Event | undefined, b: Event): a is Move =>
  a?.event === "move" && b.event === "move" && a.figure === b.figure && a.how === b.how && same(a.to, b.from);

/** The events with the steps of one way as one event. */
function joined(events: readonly Event[]): { event: Event; way: Hex[] }[] {
  const rows: { event: Event; way: Hex[] }[] = [];
  for (const event of events) {
    const last = rows.at(-1);
    if (last && event.event === "move" && follows(last.event, event)) {
      last.way.push(event.to);
      last.event = { ...last.event, to: event.to };
    } else rows.push({ event, way: event.event === "move" ? [event.from, event.to] : [] });
  }
  return rows;
}

/** What happened, turn by turn, with the arithmetic of each attack. */
export function Log({ events, follow = false }: { events: readonly Event[]; follow?: boolean }) {
  const box = useRef<HTMLOListElement>(null);
  const count = events.length;
  useEffect(() => {
    if (follow && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [count, follow]);
  return (
    <ol class="log" ref={box} tabIndex={0} aria-label={t("log")}>
      {joined(events.filter((e) => !hidden.has(e.event))).map(({ event, way }, i) => (
        <Row key={i} event={event} way={way} at={`log ${i}`} />
      ))}
    </ol>
  );
}
