import type { SightAnswer } from "forms";
import { figureAt } from "../scene/figures.ts";
import { sightAnswer, sightFrom, sightTo } from "../state/ask.ts";
import { placeName, shownScene } from "../state/shown.ts";
import { seen } from "../state/visible.ts";
import { t } from "../text/text.ts";
import { Clause } from "./Clause.tsx";
import { Problem } from "./Problem.tsx";

/** Which figures the first hex sees, nearest first. */
function Seen() {
  const all = seen.value;
  if (!all.length) return null;
  const figures = all
    .flatMap(({ at, range }) => {
      const figure = figureAt(shownScene.value, at);
      return figure && range ? [{ id: figure.id, at, range }] : [];
    })
    .sort((a, b) => a.range - b.range);
  return (
    <section class="card" aria-live="polite">
      <h2>{t("seesHexes", String(all.length))}</h2>
      {figures.length > 0 && (
        <table class="table">
          <thead>
            <tr>
              <th>{t("figure")}</th>
              <th>{t("place")}</th>
              <th>{t("range")}</th>
            </tr>
          </thead>
          <tbody>
            {figures.map(({ id, at, range }) => (
              <tr key={`${id} ${at.join()}`}>
                <td>{id}</td>
                <td>{placeName(at)}</td>
                <td>{range}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** Whether two hexes see each other, with the line that shows it or the walls in its way; or all that one sees. */
export function SightPanel() {
  const answer = sightAnswer.value;
  const [from, to] = [sightFrom.value, sightTo.value];
  const range = answer?.ok ? (answer.value as SightAnswer & { readonly range?: number | null }).range : undefined;
  return (
    <>
      <p class="hint">{t("sightSays")}</p>
      {from && (
        <p class="sight-pair">
          <span class="chip">{placeName(from)}</span> →{" "}
          {to ? <span class="chip">{placeName(to)}</span> : <span class="muted">{t("sightTo")}</span>}
        </p>
      )}
      {answer && !answer.ok && <Problem error={answer.error} />}
      {answer?.ok && to && (
        <section class={`card verdict ${answer.value.visible ? "good" : "bad"}`} aria-live="polite">
          <h2>{t(answer.value.visible ? "visible" : "notVisible")}</h2>
          <p>
            {t(answer.value.visible ? "visibleSays" : "notVisibleSays")}{" "}
            <Clause id={answer.value.clause} page={answer.value.page} />
          </p>
          {typeof range === "number" && <p>{t("rangeIs", String(range))}</p>}
        </section>
      )}
      {from && !to && <Seen />}
    </>
  );
}
