import { computed, signal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { Edition } from "forms";
import { Board } from "../board/Board.tsx";
import { fit, fitSoon, view, windowSize, zoom } from "../board/view.ts";
import { FigureForm } from "../panel/FigureForm.tsx";
import { answerSentence } from "../panel/Outcome.tsx";
import { SceneForm } from "../panel/SceneForm.tsx";
import { TurnPanel } from "../panel/TurnPanel.tsx";
import { choices, inFull } from "../scene/editions.ts";
import { withNames } from "../scene/hex.ts";
import { editable, placeName, shownScene } from "../state/shown.ts";
import { words } from "../state/ask.ts";
import { drag, edit, layout, mode, modes, selectedFigure } from "../state/store.ts";
import { sameTool, tool, toolGroups, tools } from "../state/tools.ts";
import { wantRules } from "../state/rules.ts";
import { dark, toggleTheme } from "../state/theme.ts";
import { language, setLanguage, t } from "../text/text.ts";
import { dialog, Dialogs } from "./Dialogs.tsx";
import { IconButton, Select } from "./Controls.tsx";
import { ImportNotes } from "./ImportNotes.tsx";
import { Notice } from "./Notice.tsx";
import { Icon } from "./Icon.tsx";
import { ToolIcon } from "./ToolIcon.tsx";
import { BoardText } from "./BoardText.tsx";
import { askedNow, canRedoShown, canUndoShown, playing, redoShown, undoShown } from "../game/board.ts";
import { game } from "../game/game.ts";
import { GamePanel } from "../game/GamePanel.tsx";
import { OrderStrip } from "../game/OrderStrip.tsx";
import { isInvited, table } from "../game/table.ts";
import { ThreatPanel } from "../panel/ThreatPanel.tsx";
import { SightPanel } from "../panel/SightPanel.tsx";
import { DisputePanel } from "../panel/DisputePanel.tsx";
import { local } from "../state/storage.ts";

/** Whether the panel is a sheet below the board: as in phone.css. */
const below = matchMedia("(max-width: 820px)");
const isSheet = signal(below.matches);
below.addEventListener("change", () => (isSheet.value = below.matches));

/** Whether the board is too narrow for what lies on it elsewhere. */
const isNarrow = computed(() => isSheet.value || windowSize.value.width < 600);

const edition = computed(() => inFull(shownScene.value.edition));

function TopBar() {
  return (
    <header class="top">
      <h1>
        <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true" class="logo">
          <path d="M7 3h10l5 9-5 9H7l-5-9z" />
          <path
            class="logo-mark"
            d="M8 16.500h8M12 16.500V11M12 6.500a2.200 2.200 0 1 0 0 4.500 2.200 2.200 0 0 0 0-4.500z"
          />
        </svg>
        Standee
      </h1>
      <div class="top-group">
        <button type="button" class="button" aria-label={t("open")} onClick={() => (dialog.value = "open")}>
          <Icon name="open" size={18} />
          <span>{t("open")}</span>
        </button>
        <button type="button" class="button" aria-label={t("share")} onClick={() => (dialog.value = "share")}>
          <Icon name="share" size={18} />
          <span>{t("share")}</span>
        </button>
      </div>
      <div class="top-group">
        <IconButton icon="undo" label={`${t("undo")} (Ctrl+Z)`} disabled={!canUndoShown.value} onClick={undoShown} />
        <IconButton icon="redo" label={`${t("redo")} (Ctrl+Y)`} disabled={!canRedoShown.value} onClick={redoShown} />
      </div>
      <div class="top-space" />
      <Select
        label={t("edition")}
        class="edition"
        value={edition.value}
        options={choices()}
        disabled={playing.value}
        onOpen={wantRules}
        onChange={(edition: Edition) => edit((s) => ({ ...s, edition }))}
      />
      <div class="top-group">
        <IconButton icon={dark.value ? "sun" : "moon"} class="wide-only" label={t("theme")} onClick={toggleTheme} />
        <button
          type="button"
          class="icon-button text wide-only"
          lang={language.value === "en" ? "de" : "en"}
          title={t("language")}
          aria-label={`${language.value === "en" ? "DE" : "EN"}: ${t("language")}`}
          onClick={() => setLanguage(language.value === "en" ? "de" : "en")}
        >
          {language.value === "en" ? "DE" : "EN"}
        </button>
        <IconButton icon="help" label={`${t("help")} (?)`} onClick={() => (dialog.value = "help")} />
      </div>
    </header>
  );
}

function ToolRail() {
  return (
    <div
      class={editable.value ? "rail" : "rail idle"}
      role="toolbar"
      aria-label={t("tools")}
      aria-orientation="vertical"
    >
      {toolGroups.map(({ name, entries }) => (
        <div class="rail-group" key={name} role="group" aria-label={name ? t(name) : undefined}>
          {name && (
            <span class="rail-name" aria-hidden="true">
              {t(name)}
            </span>
          )}
          {entries.map((entry) => (
            <button
              key={entry.name}
              type="button"
              class="tool"
              title={`${t(entry.name)} (${entry.key.toUpperCase()})`}
              aria-label={t(entry.name)}
              aria-pressed={sameTool(tool.value, entry.tool)}
              onClick={() => (tool.value = entry.tool)}
            >
              <ToolIcon name={entry.name} />
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The name of the tool in use, for fingers, which see no tooltips. */
function ToolName() {
  const now = tools.find((entry) => sameTool(tool.value, entry.tool));
  if (!now || now.tool.use === "select" || !editable.value) return null;
  return (
    <p class="tool-name" aria-hidden="true">
      {t(now.name)}
    </p>
  );
}

const welcomed = signal(local.getItem("standee.welcomed") === "yes");

/** Whether there is something else to look at than a first board: a game or a table. */
const plays = computed(() => isInvited.value || !!table.value || !!game.value);

/** What this is, at the first visit. */
function Welcome() {
  if (welcomed.value || plays.value) return null;
  const done = (): void => {
    welcomed.value = true;
    local.setItem("standee.welcomed", "yes");
  };
  return (
    <section class="welcome" aria-label={t("welcome")}>
      <h2>{t("welcome")}</h2>
      <p>{t("welcomeSays")}</p>
      <div class="row">
        <button type="button" class="button primary small" onClick={() => (done(), (dialog.value = "open"))}>
          {t("setUpBoard")}
        </button>
        <button type="button" class="button small" onClick={done}>
          {t("gotIt")}
        </button>
      </div>
    </section>
  );
}

function Zoom() {
  return (
    <div class="zoom">
      <IconButton icon="minus" label={t("zoomOut")} onClick={() => zoom(1 / 1.25)} />
      <IconButton icon="fit" label={t("fit")} onClick={() => fit(shownScene.value)} />
      <IconButton icon="plus" label={t("zoomIn")} onClick={() => zoom(1.25)} />
    </div>
  );
}

function Tabs() {
  return (
    <nav class="tabs" aria-label={t("views")}>
      {modes.map((m) => (
        <button
          key={m}
          type="button"
          aria-current={mode.value === m ? "page" : undefined}
          onClick={() => (mode.value = m)}
        >
          <Icon name={m === "round" ? "play" : m} size={18} />
          <span>{t(m)}</span>
        </button>
      ))}
    </nav>
  );
}

/** How much of a small screen the panel takes. */
type Sheet = "low" | "half" | "high";
const sheet = signal<Sheet>("half");
const larger: Record<Sheet, Sheet> = { low: "half", half: "high", high: "high" };
const smaller: Record<Sheet, Sheet> = { low: "low", half: "low", high: "half" };

function setSheet(to: Sheet): void {
  sheet.value = to;
  fitSoon(() => shownScene.peek());
}

/** The top of the panel on a small screen: the answer in a sentence, and how tall the panel is. */
function SheetHead() {
  const pulled = useRef<number | null>(null);
  return (
    <header
      class="sheet-head"
      onPointerDown={(e) => {
        pulled.current = e.clientY;
      }}
      onPointerUp={(e) => {
        const by = pulled.current === null ? 0 : e.clientY - pulled.current;
        pulled.current = null;
        if (Math.abs(by) > 24) setSheet(by < 0 ? larger[sheet.value] : smaller[sheet.value]);
      }}
    >
      <span class="sheet-grip" aria-hidden="true" />
      <p class="sheet-says">{mode.value === "turn" ? answerSentence() : (askedNow.value ?? t(mode.value))}</p>
      <IconButton
        icon="down"
        label={t("smaller")}
        disabled={sheet.value === "low"}
        onClick={() => setSheet(smaller[sheet.value])}
      />
      <IconButton
        icon="up"
        label={t("larger")}
        disabled={sheet.value === "high"}
        onClick={() => setSheet(larger[sheet.value])}
      />
    </header>
  );
}

function Panel() {
  const now = mode.value;
  const form = edits.value && isNarrow.value ? <FigureForm /> : null;
  return (
    <aside class={`panel sheet-${sheet.value}`} aria-label={t(now)}>
      <SheetHead />
      <Tabs />
      <div class="panel-body">
        <ImportNotes />
        {isNarrow.value && <Welcome />}
        {now === "turn" && <TurnPanel form={form} />}
        {now === "round" && form}
        {now === "round" && <GamePanel />}
        {now === "threat" && <ThreatPanel />}
        {now === "sight" && <SightPanel />}
        {now === "dispute" && <DisputePanel />}
        {editable.value && now !== "round" && <SceneForm />}
      </div>
    </aside>
  );
}

/** Whether the selected figure is edited: elsewhere, selecting answers another question. */
const edits = computed(() => editable.value && (mode.value === "turn" || mode.value === "round"));

/** The form of the selected figure beside its token, where there is room on the board. */
function FigurePopover() {
  const figure = selectedFigure.value;
  if (!figure || !edits.value || drag.value || isNarrow.value || tool.value.use !== "select") return null;
  const { x, y, scale } = view.value;
  const { width, height } = windowSize.value;
  const c = layout.value.centre(figure.at);
  const [px, py] = [c.x * scale + x, c.y * scale + y];
  const beside = 40 * scale + 10;
  const right = px + beside + popoverWidth < width - 8;
  const left = right ? px + beside : Math.max(104, px - beside - popoverWidth);
  const top = Math.max(8, Math.min(py - 40, height - 270));
  return (
    <div class="figure-popover" style={{ left: `${left}px`, top: `${top}px`, width: `${popoverWidth}px` }}>
      <FigureForm />
    </div>
  );
}

const popoverWidth = 316;

/** The first paragraph of the answer in words: what happens, without the map. */
const inShort = (text: string): string => text.split("\n\n")[0]?.replace(/\s+/g, " ").trim() ?? "";

export function App() {
  return (
    <>
      <TopBar />
      <main class={playing.value ? "stage playing" : "stage"}>
        <Board />
        {!playing.value && <ToolRail />}
        {!playing.value && <ToolName />}
        {playing.value && <OrderStrip />}
        {!isNarrow.value && <Welcome />}
        {!playing.value && <FigurePopover />}
        <Zoom />
        <p class="hidden" role="status">
          {withNames(inShort(words.value), placeName)}
        </p>
        <BoardText />
        {!dialog.value && <Notice />}
      </main>
      <Panel />
      <Dialogs />
    </>
  );
}
