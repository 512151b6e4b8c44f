import { elements } from "../scene/conditions.ts";
import { conditionName, lookOf } from "../scene/figures.ts";
import { shownFigure, shownScene } from "../state/shown.ts";
import { selected } from "../state/store.ts";
import { t, word } from "../text/text.ts";
import { ElementMark } from "../ui/Marks.tsx";
import { elementText } from "./SceneForm.tsx";

/** The elements that are not inert. */
export function ElementsNow() {
  const states = shownScene.value.elements ?? {};
  const active = elements.filter((e) => (states[e] ?? "inert") !== "inert");
  if (!active.length) return null;
  return (
    <ul class="elements-now" aria-label={t("elements")}>
      {active.map((e) => (
        <li key={e}>
          <span class={`element-now element-${e}`}>
            <ElementMark name={e} size={16} />
          </span>{" "}
          {t(elementText[e])}: {t(states[e] ?? "inert")}
        </li>
      ))}
    </ul>
  );
}

/** The figure that is selected, as it stands in the round. */
export function FigureNow() {
  const figure = selected.value ? shownFigure(selected.value) : undefined;
  if (!figure) return null;
  const conditions = (figure.conditions ?? []).map(conditionName).map(word);
  return (
    <section class="card figure-now" aria-label={`${t("figure")} ${figure.id}`}>
      <h2>
        <span class={`swatch swatch-${lookOf(figure)}`} aria-hidden="true" /> {figure.id}{" "}
        {figure.hp !== undefined && (
          <span class="muted">{`${figure.hp}/${figure.maxHp ?? figure.hp} ${t("hitPoints")}`}</span>
        )}
      </h2>
      {conditions.length > 0 && <p>{conditions.join(", ")}</p>}
      {figure.shield !== undefined && <p class="muted">{`${t("shield")} ${figure.shield}`}</p>}
    </section>
  );
}
