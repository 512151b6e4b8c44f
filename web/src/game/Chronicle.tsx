import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Figure, GameEvent as Event, Hex, SessionEvent, TurnAnswer } from "forms";
import { asker } from "../engine/client.ts";
import { resultOf, spokenRequest, type Result } from "../engine/engine.ts";
import { lineOf } from "../text/events.ts";
import { figureOf } from "../scene/figures.ts";
import { withNames } from "../scene/hex.ts";
import { onLanguageChange } from "../text/language.ts";
import { Problem } from "../panel/Problem.tsx";
import { Reasons } from "../panel/Reasons.tsx";
import { Icon } from "../ui/Icon.tsx";
import {
  boardAt,
  figure,
  game,
  isLive,
  moment,
  moments,
  nameOfHex,
  now,
  position,
  sameMoment,
  show,
  showAt,
  type Moment,
} from "./game.ts";
import { g } from "./text.ts";

// What happened, line by line, and the way back through it.

const notes = new Set(["initiative", "card", "correction", "reveal", "round", "undo", "redo", "over"]);
const silent = new Set(["endTurn", "plan"]);

interface Row {
  readonly at: Moment;
  readonly event: SessionEvent;
  readonly way: readonly Hex[];
}

type Moved = SessionEvent & { readonly figure: string; readonly how: string; readonly from: Hex; readonly to: Hex };
const moves = (event: SessionEvent): event is Moved => event.event === "move";

/** The rows of the log: the steps of one way are one row, which shows the last of them. */
function rowsOf(all: readonly Moment[]): readonly Row[] {
  const rows: Row[] = [];
  for (const at of all) {
    const event = game.value?.history[at.command]?.events[at.event];
    if (!event || silent.has(event.event)) continue;
    const last = rows.at(-1);
    if (
      moves(event) &&
      last &&
      moves(last.event) &&
      last.event.figure === event.figure &&
      last.event.how === event.how
    ) {
      rows[rows.length - 1] = {
        at,
        event: { ...event, from: last.event.from } as SessionEvent,
        way: [...last.way, event.to],
      };
    } else rows.push({ at, event, way: moves(event) ? [event.from, event.to] : [] });
  }
  return rows;
}

function textOf({ event, way }: Row): { readonly text: string; readonly important: boolean } {
  if (notes.has(event.event)) return { text: event.says ?? "", important: event.event !== "initiative" };
  const line = lineOf(event as unknown as Event, way);
  return { text: withNames(line.text, nameOfHex), important: !!line.important };
}

/** Why a figure did what it did: asked for when somebody wants to know. */
interface Explained {
  readonly at: Moment;
  readonly figure: string;
  /** The board before its turn. */
  readonly scene: object;
  readonly answer: Result<TurnAnswer>;
}
const reasons = signal<Explained | null>(null);

async function explain(at: Moment, figure: string): Promise<void> {
  if (sameMoment(reasons.value?.at ?? null, at)) {
    reasons.value = null;
    return;
  }
  const scene = await boardAt(at);
  show(at);
  const live = now.value;
  if (!scene || !live) return;
  const { progress: _, ...plain } = scene;
  await ask({ at, figure, scene: { ...plain, ...(live.monsters ? { monsters: live.monsters } : {}) } });
}

async function ask(question: Omit<Explained, "answer">): Promise<void> {
  const text = await asker.ask("game why", "turn", spokenRequest(question.scene, { figure: question.figure }));
  reasons.value = text === undefined ? null : { ...question, answer: resultOf<TurnAnswer>(text) };
}

onLanguageChange(() => {
  if (reasons.value) void ask(reasons.value);
});

/** The kind of a figure at an event. The board of now does not have whoever has died since. */
function useKind(id: string, { command, event }: Moment): Figure["kind"] | undefined {
  const [before, setBefore] = useState<Figure["kind"]>();
  const here = figure(id)?.kind;
  useEffect(() => {
    if (!here) void boardAt({ command, event }).then((scene) => setBefore(scene && figureOf(scene, id)?.kind));
  }, [here, id, command, event]);
  return here ?? before;
}

function TurnRow({ row, current }: { row: Row; current: boolean }) {
  const id = row.event.figure ?? "";
  const kind = useKind(id, row.at);
  const found = reasons.value && sameMoment(reasons.value.at, row.at) ? reasons.value.answer : undefined;
  return (
    <li class={current ? "log-turn log-here" : "log-turn"}>
      <div class="log-turn-line">
        <button type="button" class="log-turn-name" onClick={() => show(row.at)}>
          {id}
        </button>
        {kind && kind !== "character" && (
          <button type="button" class="link" aria-expanded={!!found} onClick={() => void explain(row.at, id)}>
            {g("why")}
          </button>
        )}
      </div>
      {found?.ok && <Reasons why={found.value.why} at={`why ${row.at.command} ${row.at.event}`} />}
      {found && !found.ok && <Problem error={found.error} />}
    </li>
  );
}

function LogRow({ row, current }: { row: Row; current: boolean }) {
  if (row.event.event === "startTurn") return <TurnRow row={row} current={current} />;
  const { text, important } = textOf(row);
  const round = row.event.event === "round";
  return (
    <li class={`log-line ${important ? "important" : ""} ${current ? "log-here" : ""} ${round ? "log-round" : ""}`}>
      <button type="button" aria-current={current ? "true" : undefined} onClick={() => show(row.at)}>
        {text}
      </button>
    </li>
  );
}

/** The last lines; the whole evening may have thousands. */
const most = 150;

export function Chronicle() {
  const box = useRef<HTMLOListElement>(null);
  const all = moments.value;
  const here = moment.value;
  const until = here ? Math.min(all.length, position.value + most / 2) : all.length;
  const rows = rowsOf(all.slice(Math.max(0, until - most), until));
  const count = all.length;
  useEffect(() => {
    const list = box.current;
    if (!list) return;
    const line = list.querySelector(".log-here");
    if (line) line.scrollIntoView({ block: "nearest" });
    else list.scrollTop = list.scrollHeight;
  }, [count, here]);
  if (!rows.length) return null;
  return (
    <section class="chronicle" aria-label={g("history")}>
      <h2>{g("history")}</h2>
      <ol class="log" ref={box} tabIndex={0} aria-label={g("history")}>
        {rows.map((row) => (
          <LogRow key={`${row.at.command} ${row.at.event}`} row={row} current={!!here && sameMoment(here, row.at)} />
        ))}
      </ol>
    </section>
  );
}

/** A slider through all that has happened. */
export function Scrubber() {
  const last = moments.value.length;
  const at = position.value;
  if (!last) return null;
  const move = (to: number): void => showAt(Math.max(0, Math.min(last, to)));
  return (
    <div class="scrubber" role="group" aria-label={g("goBack")}>
      <button
        type="button"
        class="icon-button"
        aria-label={g("oneBack")}
        disabled={at <= 0}
        onClick={() => move(at - 1)}
      >
        <Icon name="left" />
      </button>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={g("goBack")}
        aria-valuetext={at >= last ? g("live") : g("eventOf", at + 1, last)}
        onInput={(e) => move(Number(e.currentTarget.value))}
      />
      <button
        type="button"
        class="icon-button"
        aria-label={g("oneOn")}
        disabled={at >= last}
        onClick={() => move(at + 1)}
      >
        <Icon name="right" />
      </button>
      <button
        type="button"
        class={moment.value ? "button small live-button" : "button small live-button is-live"}
        disabled={!moment.value}
        onClick={() => show(null)}
      >
        {g("live")}
      </button>
    </div>
  );
}

/** A line that says that the board is not that of now. */
export function LookingBack() {
  if (isLive.value || !moment.value) return null;
  return (
    <div class="looking-back" role="status">
      <span>{g("lookingBack")}</span>
      <button type="button" class="button small" onClick={() => show(null)}>
        {g("backToNow")}
      </button>
    </div>
  );
}
