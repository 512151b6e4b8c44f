import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { elements } from "../scene/conditions.ts";
import { wantRules } from "../state/rules.ts";
import { properName, t, titled } from "../text/text.ts";
import { IconButton } from "../ui/Controls.tsx";
import { ElementMark } from "../ui/Marks.tsx";
import { Asks } from "./Asks.tsx";
import { Chronicle, LookingBack, Scrubber } from "./Chronicle.tsx";
import { CommandLine } from "./CommandLine.tsx";
import { FigureCard, HexCard } from "./FigureCard.tsx";
import { canRedo, canUndo, command, game, isLive, isRemote, leaveGame, quoted, redo, remark, undo } from "./game.ts";
import { Refusal } from "./Refusal.tsx";
import { Cards } from "./RoundStart.tsx";
import { ShareGame } from "./ShareGame.tsx";
import { StartGame } from "./StartGame.tsx";
import { leaveTable, table, tableProblem } from "./table.ts";
import { g } from "./text.ts";
import { giveUp, picking } from "./turn.ts";

const sharing = signal(false);

const strengthOf = (strength: string | undefined): string => t(strength === "strong" ? "strong" : "waning");

function Elements() {
  const there = game.value?.state.scene.elements ?? {};
  const shown = elements.filter((element) => there[element] && there[element] !== "inert");
  if (!shown.length) return null;
  return (
    <ul class="elements-now">
      {shown.map((element) => (
        <li
          key={element}
          class={`element element-${element} element-${there[element]}`}
          title={`${titled(element)}: ${strengthOf(there[element])}`}
        >
          <ElementMark name={element} size={18} />
          <span class="hidden">
            {titled(element)}: {strengthOf(there[element])}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Head() {
  const current = game.value;
  if (!current) return null;
  return (
    <header class="game-head">
      <div class="game-title">
        <h2>{g("roundN", current.state.round)}</h2>
        <span class="muted">{table.value ? g("atTable", current.name) : current.name}</span>
      </div>
      <Elements />
      <IconButton icon="undo" class="in-bar" label={g("undo")} disabled={!canUndo.value} onClick={() => void undo()} />
      <IconButton icon="redo" class="in-bar" label={g("redo")} disabled={!canRedo.value} onClick={() => void redo()} />
      <IconButton icon="share" label={g("shareGame")} onClick={() => (sharing.value = true)} />
    </header>
  );
}

/** What stays in sight wherever the panel is scrolled to. */
function Warnings() {
  return (
    <div class="game-warnings">
      {tableProblem.value === "offline" && (
        <p class="problem" role="status">
          {g("offline")}
        </p>
      )}
      <Refusal />
    </div>
  );
}

function PickingNow() {
  const now = picking.value;
  if (!now) return null;
  return (
    <div class="looking-back" role="status">
      <span>{now.says}</span>
      <button type="button" class="button small" onClick={giveUp}>
        {t("cancel")}
      </button>
    </div>
  );
}

function Decks() {
  const decks = game.value?.state.decks ?? {};
  const sets = Object.keys(decks);
  if (!sets.length) return null;
  return (
    <details class="action-more">
      <summary>{g("decks")}</summary>
      {sets.map((set) => (
        <section key={set} class="deck">
          <h3>
            {properName(set)}
            <span class="muted">{g("inPile", decks[set]?.cards.filter((card) => !card.is).length ?? 0)}</span>
          </h3>
          <Cards set={set} />
        </section>
      ))}
    </details>
  );
}

function Rooms() {
  const rooms = game.value?.state.hiddenRooms ?? [];
  if (!rooms.length) return null;
  return (
    <details class="action-more">
      <summary>{g("reveal")}</summary>
      <div class="chips">
        {rooms.map((room) => (
          <button key={room} type="button" class="button big" onClick={() => void command(`reveal ${quoted(room)}`)}>
            {room}
          </button>
        ))}
      </div>
    </details>
  );
}

function Foot() {
  return (
    <footer class="game-foot">
      {game.value?.mayPlay && <CommandLine label={g("typeIt")} hint={g("commandHint")} />}
      {game.value?.mayPlay && <Rooms />}
      <Decks />
      <button type="button" class="link" onClick={() => (isRemote.value ? leaveTable() : leaveGame())}>
        {isRemote.value ? g("leaveTable") : g("leave")}
      </button>
    </footer>
  );
}

/** The game, or how one begins. */
export function GamePanel() {
  useEffect(() => () => giveUp(), []);
  useEffect(wantRules, []);
  const box = useRef<HTMLDivElement>(null);
  const current = game.value;
  const asked = current && isLive.value ? current.state.waiting.says : "";
  useEffect(() => {
    if (!asked) return;
    box.current?.scrollIntoView({ block: "start" }); // A new question is in sight.
    // The button that was pressed is gone: the keyboard goes on at the question.
    if (document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>(".asks")?.focus({ preventScroll: true });
  }, [asked]);
  if (!current) return <StartGame />;
  return (
    <div class="game" ref={box}>
      <Head />
      <Warnings />
      {remark.value && <p class="contested">{remark.value}</p>}
      <PickingNow />
      <LookingBack />
      {isLive.value && !current.mayPlay && (
        <p class="hint">
          {g("onlyLook")} {current.state.waiting.says}
        </p>
      )}
      <FigureCard />
      <HexCard />
      {isLive.value && current.mayPlay && <Asks />}
      <Scrubber />
      <Chronicle />
      <Foot />
      {sharing.value && <ShareGame onClose={() => (sharing.value = false)} />}
    </div>
  );
}
