import { clear } from "../board/keys.ts";
import { fit } from "../board/view.ts";
import { closeClause } from "../panel/Clause.tsx";
import { stepOption } from "../panel/Outcome.tsx";
import { openFiles, openText } from "../state/open.ts";
import { shownScene } from "../state/shown.ts";
import { redoShown, undoShown } from "../game/board.ts";
import { mode, modes } from "../state/store.ts";
import { tool, tools } from "../state/tools.ts";
import { dialog } from "./Dialogs.tsx";

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

function withControl(key: string, shift: boolean): boolean {
  if (key === "z") shift ? redoShown() : undoShown();
  else if (key === "y") redoShown();
  else if (key === "o") dialog.value = "open";
  else return false;
  return true;
}

function alone(key: string): boolean {
  const view = modes[Number(key) - 1];
  const entry = tools.find((e) => e.key === key.toLowerCase());
  if (view) mode.value = view;
  else if (key === "0") fit(shownScene.value);
  else if (key === "[") stepOption(-1);
  else if (key === "]") stepOption(1);
  else if (key === "Escape") closeClause() || clear();
  else if (key === "?") dialog.value = "help";
  else if (entry) tool.value = entry.tool;
  else return false;
  return true;
}

/** Keys of the whole page, and files and texts dropped or pasted on it. */
export function listen(): void {
  addEventListener("keydown", (event) => {
    if (event.defaultPrevented || typing(event.target) || document.querySelector("dialog[open]")) return;
    const used =
      event.ctrlKey || event.metaKey
        ? withControl(event.key.toLowerCase(), event.shiftKey)
        : !event.altKey && alone(event.key);
    if (used) event.preventDefault();
  });
  addEventListener("dragover", (event) => event.preventDefault());
  addEventListener("drop", (event) => {
    event.preventDefault();
    const files = event.dataTransfer?.files;
    if (files?.length) void openFiles(files);
    else {
      const text = event.dataTransfer?.getData("text/plain");
      if (text) void openText(text);
    }
  });
  addEventListener("paste", (event) => {
    const text = event.clipboardData?.getData("text/plain");
    if (!text || typing(event.target) || dialog.value) return;
    event.preventDefault();
    void openText(text);
  });
}
