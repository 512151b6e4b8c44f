import type { EngineError } from "../engine/engine.ts";
import { t } from "../text/text.ts";
import { Clause } from "./Clause.tsx";

/** What the engine did not accept, and where. */
export function Problem({ error }: { error: EngineError }) {
  return (
    <div class="problem" role="alert">
      <p>
        <strong>{t("notPossible")}</strong> {error.pointer && <code>{error.pointer}</code>}
      </p>
      <p>
        {error.found}
        {error.expected && (
          <>
            {" "}
            ·{" "}
            <span class="muted">
              {t("expected")}: {error.expected}
            </span>
          </>
        )}
      </p>
      {error.clause && <Clause id={error.clause} page="" />}
    </div>
  );
}
