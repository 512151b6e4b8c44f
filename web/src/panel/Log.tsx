import { useEffect, useRef } from "preact/hooks";
import type { Event } from "forms";
import { lit } from "../state/shown.ts";
import { t } from "../text/text.ts";
import { Icon } from "../ui/Icon.tsx";
import { Clause } from "./Clause.tsx";
import { lineOf } from "./events.ts";
import { Reasons } from "./Reasons.tsx";

const hidden = new Set(["endTurn"]);

function Row({ event, at }: { event: Event; at: string }) {
  const line = lineOf(event);
  const show = (): void => {
    lit.value = {
      kept: line.figures.length ? { figures: [...line.figures] } : null,
      dropped: null,
      ...(line.arrow ? { arrow: line.arrow } : {}),
    };
  };
  if (event.event === "startTurn") return <li class="log-turn"><h3>{line.text}</h3></li>;
  if (event.event === "plan" && event.why?.length) {
    return (
      <li>
        <details class="log-plan">
          <summary>{line.text} <span class="muted">{t("why")}</span> <Icon name="down" size={14} /></summary>
          <Reasons why={event.why} at={at} />
        </details>
      </li>
    );
  }
  return (
    <li class={line.important ? "log-line important" : "log-line"} onPointerEnter={show} onPointerLeave={() => (lit.value = null)}>
      <span>{line.text}</span> <Clause id={event.clause} page="§" at={at} />
    </li>
  );
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
      {events.filter((e) => !hidden.has(e.event)).map((event, i) => <Row key={i} event={event} at={`log ${i}`} />)}
    </ol>
  );
}
