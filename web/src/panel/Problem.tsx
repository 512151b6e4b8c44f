import type { EngineError } from "../engine/engine.ts";
import { refusal } from "../text/refusals.ts";
import { withNames } from "../state/shown.ts";
import { t } from "../text/text.ts";
import { Clause } from "./Clause.tsx";

/** What the engine did not accept, in the words of the table; where exactly, on demand. */
export function Problem({ error }: { error: EngineError }) {
  return (
    <div class="problem" role="alert">
      <p>
        <strong>{t("notPossible")}</strong> {withNames(refusal(error))}
      </p>
      {error.clause && <Clause id={error.clause} page="" />}
      {error.pointer && (
        <details>
          <summary>{t("details")}</summary>
          <p>
            <code>{error.pointer}</code> {error.found}
            {error.expected && `; ${t("expected")}: ${error.expected}`}
          </p>
        </details>
      )}
    </div>
  );
}
