import type { ElementName as Element, Scene } from "forms";
import { elements } from "../scene/conditions.ts";
import { tidy } from "../scene/map.ts";
import { edit, scene } from "../state/store.ts";
import { properName, t, type TextKey } from "../text/text.ts";
import { setsOfOtherLevel } from "../scene/sets.ts";
import { setLevel } from "../state/levels.ts";
import { ElementMark } from "../ui/Marks.tsx";
import { Steps } from "../ui/Steps.tsx";
import { Section, Select } from "../ui/Controls.tsx";
import { HouseRules } from "./HouseRules.tsx";

type State = "inert" | "waning" | "strong";
const nextState: Record<State, State> = { inert: "strong", strong: "waning", waning: "inert" };
export const elementText: Record<Element, TextKey> = {
  fire: "fire",
  ice: "ice",
  air: "air",
  earth: "earth",
  light: "lightElement",
  dark: "darkElement",
};

function Elements() {
  const now = scene.value.elements ?? {};
  const turnTo = (element: Element, state: State): void =>
    edit((s) => {
      const left = tidy({ ...s.elements, [element]: state === "inert" ? undefined : state });
      return tidy({ ...s, elements: Object.keys(left).length ? left : undefined });
    });
  return (
    <fieldset class="elements">
      <legend>{t("elements")}</legend>
      {elements.map((element) => {
        const state = now[element] ?? "inert";
        const name = t(elementText[element]);
        return (
          <button
            key={element}
            type="button"
            class={`element element-${element} element-${state}`}
            title={`${name}: ${t(state)}`}
            aria-label={`${name}: ${t(state)}`}
            onClick={() => turnTo(element, nextState[state])}
          >
            <ElementMark name={element} />
          </button>
        );
      })}
    </fieldset>
  );
}

/** Level, elements, edges and house rules. */
export function SceneForm() {
  const now = scene.value;
  const others = setsOfOtherLevel(now);
  const count = Object.keys(now.rules ?? {}).length;
  const setEdges = (edges: "walls" | "open"): void =>
    edit((s: Scene) => ({ ...s, map: tidy({ ...s.map, edges: edges === "walls" ? undefined : edges }) }));
  return (
    <Section title={t("scene")} note={count ? `${t("houseRules")}: ${count}` : undefined}>
      <div class="fields one">
        <Steps
          label={t("level")}
          value={now.level ?? 1}
          least={0}
          most={7}
          onChange={(level) => void setLevel(level)}
        />
        <Select
          label={t("edges")}
          value={now.map.edges ?? "walls"}
          options={[
            ["walls", t("edgesWalls")],
            ["open", t("edgesOpen")],
          ]}
          onChange={setEdges}
        />
      </div>
      {others.length > 0 && (
        <p class="warning">{t("levelStays", others.map((set) => properName(set.name)).join(", "))}</p>
      )}
      <Elements />
      <Section title={t("houseRules")} note={count ? String(count) : undefined}>
        <HouseRules />
      </Section>
    </Section>
  );
}
