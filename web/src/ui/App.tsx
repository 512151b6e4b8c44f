import { computed } from "@preact/signals";
import type { Edition } from "forms";
import { Board } from "../board/Board.tsx";
import { fit, zoom } from "../board/view.ts";
import { FigureForm } from "../panel/FigureForm.tsx";
import { SceneForm } from "../panel/SceneForm.tsx";
import { TrapForm } from "../panel/TrapForm.tsx";
import { TurnPanel } from "../panel/TurnPanel.tsx";
import { choices, inFull } from "../scene/editions.ts";
import { editable, shownScene } from "../state/shown.ts";
import { words } from "../state/ask.ts";
import { edit, mode, modes, scene } from "../state/store.ts";
import { sameTool, tool, tools } from "../state/tools.ts";
import { dark, toggleTheme } from "../state/theme.ts";
import { language, setLanguage, t } from "../text/text.ts";
import { dialog, Dialogs } from "./Dialogs.tsx";
import { IconButton, Select } from "./Controls.tsx";
import { ImportNotes } from "./ImportNotes.tsx";
import { Notice } from "./Notice.tsx";
import { Icon } from "./Icon.tsx";
import { ToolIcon } from "./ToolIcon.tsx";
import { BoardText } from "./BoardText.tsx";
import { canRedoShown, canUndoShown, playing, redoShown, undoShown } from "../game/board.ts";
import { GamePanel } from "../game/GamePanel.tsx";
import { OrderStrip } from "../game/OrderStrip.tsx";
import { g } from "../game/text.ts";
import { ThreatPanel } from "../panel/ThreatPanel.tsx";
import { SightPanel } from "../panel/SightPanel.tsx";
import { DisputePanel } from "../panel/DisputePanel.tsx";

const edition = computed(() => inFull(scene.value.edition));

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
        <IconButton
          icon="undo"
          label={`${t("undo")} (Ctrl+Z)`}
          disabled={!canUndoShown.value}
          onClick={undoShown}
        />
        <IconButton
          icon="redo"
          label={`${t("redo")} (Ctrl+Y)`}
          disabled={!canRedoShown.value}
          onClick={redoShown}
        />
      </div>
      <div class="top-space" />
      <Select
        label={t("edition")}
        class="edition"
        value={edition.value}
        options={choices()}
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
      {tools.map((group, i) => (
        <div class="rail-group" key={i}>
          {group.map((entry) => (
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
  const now = tools.flat().find((entry) => sameTool(tool.value, entry.tool));
  if (!now || now.tool.use === "select" || !editable.value) return null;
  return (
    <p class="tool-name" aria-hidden="true">
      {t(now.name)}
    </p>
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
          <span>{m === "round" ? g("play") : t(m)}</span>
        </button>
      ))}
    </nav>
  );
}

function Panel() {
  const now = mode.value;
  return (
    <aside class="panel" aria-label={now === "round" ? g("play") : t(now)}>
      <Tabs />
      <div class="panel-body">
        <ImportNotes />
        {now === "turn" && <FigureForm />}
        {now === "turn" && <TrapForm />}
        {now === "turn" && <TurnPanel />}
        {now === "round" && <GamePanel />}
        {now === "threat" && <ThreatPanel />}
        {now === "sight" && <SightPanel />}
        {now === "dispute" && <DisputePanel />}
        {editable.value && now !== "round" && <SceneForm />}
      </div>
    </aside>
  );
}

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
        <Zoom />
        <p class="hidden" role="status">
          {inShort(words.value)}
        </p>
        <BoardText />
        {!dialog.value && <Notice />}
      </main>
      <Panel />
      <Dialogs />
    </>
  );
}
