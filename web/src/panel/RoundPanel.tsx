import { computed } from "@preact/signals";
import type { GameEvent as Event, RoundLine, RoundLineInitiative } from "forms";
import { roundLines } from "../state/ask.ts";
import { leaveRound, refusal } from "../state/rounds.ts";
import { stop } from "../state/shown.ts";
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

function Order() {
  const line = order.value;
  if (!line || !document_.value.round) return null;
  return (
    <ol class="order" aria-label={t("initiative")}>
      {line.initiative.map((entry) => (
        <li key={`${entry.initiative} ${entry.figures.join()}`}>
          <b>{entry.initiative}</b>{" "}
          <span>
            {entry.set ? `${entry.set}: ` : ""}
            {entry.figures.join(", ")}
          </span>
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
