import { shown } from "../scene/hex.ts";
import { sightAnswer, sightFrom, sightTo } from "../state/ask.ts";
import { t } from "../text/text.ts";
import { Clause } from "./Clause.tsx";
import { Problem } from "./Problem.tsx";

/** Whether two hexes see each other, with the line that shows it or the walls in its way. */
export function SightPanel() {
  const answer = sightAnswer.value;
  const [from, to] = [sightFrom.value, sightTo.value];
  return (
    <>
      <p class="hint">{t("sightSays")}</p>
      {from && (
        <p class="sight-pair">
          <span class="chip">{shown(from)}</span> →{" "}
          {to ? <span class="chip">{shown(to)}</span> : <span class="muted">{t("sightTo")}</span>}
        </p>
      )}
      {answer && !answer.ok && <Problem error={answer.error} />}
      {answer?.ok && (
        <section class={`card verdict ${answer.value.visible ? "good" : "bad"}`} aria-live="polite">
          <h2>{t(answer.value.visible ? "visible" : "notVisible")}</h2>
          <p>
            {t(answer.value.visible ? "visibleSays" : "notVisibleSays")}{" "}
            <Clause id={answer.value.clause} page={answer.value.page} />
          </p>
        </section>
      )}
    </>
  );
}
