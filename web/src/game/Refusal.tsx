import type { EngineError } from "../engine/engine.ts";
import { t } from "../text/text.ts";
import { refusal, refusedLine } from "./game.ts";
import { g } from "./text.ts";

/** Whether a refusal says in sentences of its own what to do: about a command as such, as in the terminal. */
const isInSentences = (error: EngineError): boolean => error.code === "refused" && error.pointer === "/command";

/** Why the last command was refused: beside the line in which it was typed, and otherwise above the game. */
export function Refusal({ line }: { readonly line?: string }) {
  const error = refusal.value;
  if (!error || refusedLine.value !== line) return null;
  return (
    <div class="problem" role="alert">
      <p>
        <strong>{t("notPossible")}:</strong> {error.found}
      </p>
      {error.expected && (
        <p class="muted">{isInSentences(error) ? error.expected : `${g("needed")}: ${error.expected}`}</p>
      )}
    </div>
  );
}
