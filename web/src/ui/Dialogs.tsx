import { signal } from "@preact/signals";
import { pendingScenario } from "../state/open.ts";
import { HelpDialog } from "./HelpDialog.tsx";
import { OpenDialog } from "./OpenDialog.tsx";
import { ScenarioDialog } from "./ScenarioDialog.tsx";
import { ShareDialog } from "./ShareDialog.tsx";

export type DialogName = "open" | "share" | "help";
export const dialog = signal<DialogName | null>(null);
export const closeDialog = (): void => void (dialog.value = null);

export function Dialogs() {
  const now = dialog.value;
  if (pendingScenario.value) return <ScenarioDialog onClose={closeDialog} />;
  if (now === "open") return <OpenDialog onClose={closeDialog} />;
  if (now === "share") return <ShareDialog onClose={closeDialog} />;
  return now === "help" ? <HelpDialog onClose={closeDialog} /> : null;
}
