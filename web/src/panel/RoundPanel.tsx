import { computed } from "@preact/signals";
import type { Event, RoundLine, RoundLineInitiative } from "forms";
import { roundLines } from "../state/ask.ts";
import { leaveRound, refusal } from "../state/rounds.ts";
import { lookOf } from "../scene/figures.ts";
import { shownScene, stop } from "../state/shown.ts";
import { canUndo, document_, undo, work } from "../state/store.ts";
import { t } from "../text/text.ts";
import { Icon } from "../ui/Icon.tsx";
import { CharacterTurn } from "./CharacterTurn.tsx";
import { Log } from "./Log.tsx";
import { Problem } from "./Problem.tsx";
import { ElementsNow, FigureNow } from "./RoundNow.tsx";
import { RoundStart } from "./RoundStart.tsx";
import { RoundStop } from "./RoundStop.tsx";

const parsed = (text: string): RoundLine => JSON.parse(text) as RoundLine;

/** Everything that has happened this round, those parts first that were played before. */
const events = computed<Event[]>(() => {
  const before = work.value.played.flatMap((part) => part.log.map(parsed));
  const now = roundLines.value;
  const lines = [...before, ...(now?.ok && document_.value.round ? now.value : [])];
  return lines.filter((line) => "event" in line) as unknown as Event[];
});

const order = computed<RoundLineInitiative | undefined>(() => {
  const now = roundLines.value;
  const lines = now?.ok ? now.value : [];
  return lines.find((line): line is RoundLineInitiative => "initiative" in line);
});

type Entry = RoundLineInitiative["initiative"][number];
type When = "done" | "now" | "next" | "later";

/** Whether the figures of an entry have acted, act now, or come next, as the board at the stop says. */
function whenOf(entries: readonly Entry[]): When[] {
  const { figures = [] } = shownScene.value;
  const here = (id: string) => figures.find((f) => f.id === id);
  const acting = stop.value && "figure" in stop.value ? stop.value.figure : undefined;
  const isOver = stop.value?.stop === "over";
  const isDone = (entry: Entry): boolean => isOver || entry.figures.every((id) => here(id)?.turnEnded || !here(id));
  let hasNext = false;
  return entries.map((entry) => {
    if (acting !== undefined && entry.figures.includes(acting)) return "now";
    if (isDone(entry)) return "done";
    if (hasNext) return "later";
    hasNext = true;
    return "next";
  });
}

const whenText = { done: "orderDone", now: "orderNow", next: "orderNext", later: "orderLater" } as const;

/** The whole initiative order: who has acted, who acts, who comes next. */
function Order() {
  const line = order.value;
  if (!line || !document_.value.round) return null;
  const when = whenOf(line.initiative);
  const { figures = [] } = shownScene.value;
  return (
    <ol class="order" aria-label={t("initiative")}>
      {line.initiative.map((entry, i) => (
        <li
          key={`${entry.initiative} ${entry.figures.join()}`}
          class={`order-${when[i]}`}
          aria-current={when[i] === "now" ? "step" : undefined}
        >
          <b>{entry.initiative}</b>
          <span class="order-who">
            {entry.set && <span class="order-set">{entry.set}</span>}
            {entry.figures.map((id) => {
              const figure = figures.find((f) => f.id === id);
              return (
                <span key={id} class={figure ? "order-figure" : "order-figure gone"}>
                  {figure && <span class={`swatch swatch-${lookOf(figure)}`} aria-hidden="true" />}
                  {id}
                </span>
              );
            })}
          </span>
          <span class="order-when">{t(whenText[when[i] ?? "later"])}</span>
        </li>
      ))}
    </ol>
  );
}

export function RoundPanel() {
  const now = work.value;
  const running = !!document_.value.round;
  const lines = roundLines.value;
  return (
    <>
      {!running && !now.acting && <RoundStart />}
      {refusal.value && <Problem error={refusal.value} />}
      {running && lines && !lines.ok && <Problem error={lines.error} />}
      {running && <Order />}
      {running && <ElementsNow />}
      {running && <FigureNow />}
      {now.acting && <CharacterTurn id={now.acting} />}
      {running && stop.value && <RoundStop stop={stop.value} />}
      {(running || now.acting) && (
        <div class="row spread">
          <button type="button" class="button small" disabled={!canUndo.value} onClick={undo}>
            <Icon name="undo" size={16} />
            {t("takeBack")}
          </button>
          <button type="button" class="link" onClick={leaveRound}>
            {t("leaveRound")}
          </button>
        </div>
      )}
      {events.value.length > 0 && <Log events={events.value} follow />}
    </>
  );
}
