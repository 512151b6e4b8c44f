import type { Element, Rules, Scene } from "forms";
import { elements } from "../scene/conditions.ts";
import { tidy } from "../scene/map.ts";
import { rules, type Rule } from "../state/rules.ts";
import { edit, scene } from "../state/store.ts";
import { t, type TextKey } from "../text/text.ts";
import { NumberField, Section, Select } from "../ui/Controls.tsx";
import { inFull } from "../scene/editions.ts";

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
    <div class="elements" role="group" aria-label={t("elements")}>
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
            data-short={name.slice(0, 2)}
            onClick={() => turnTo(element, nextState[state])}
          />
        );
      })}
    </div>
  );
}

const shownValue = (value: unknown): string =>
  typeof value === "boolean" ? t(value ? "yes" : "no") : Array.isArray(value) ? value.join(" ") : String(value);

function House({ rule }: { rule: Rule }) {
  const set = scene.value.rules as Record<string, unknown> | undefined;
  const own = set?.[rule.name];
  const edition = rule.editions[inFull(scene.value.edition)];
  const values: unknown[] = rule.values.enum ? [...rule.values.enum] : [true, false];
  const change = (text: string): void =>
    edit((s) => {
      const value = text === "" ? undefined : (JSON.parse(text) as unknown);
      const next = tidy({ ...(s.rules as Record<string, unknown> | undefined), [rule.name]: value });
      return tidy({ ...s, rules: Object.keys(next).length ? (next as Rules) : undefined });
    });
  return (
    <Select
      label={rule.says}
      class={own === undefined ? "rule" : "rule changed"}
      value={own === undefined ? "" : JSON.stringify(own)}
      options={[
        ["", `${t("asEdition")}: ${shownValue(edition)}`],
        ...values.map((v) => [JSON.stringify(v), shownValue(v)] as const),
      ]}
      onChange={change}
    />
  );
}

/** Level, elements, edges and house rules. */
export function SceneForm() {
  const now = scene.value;
  const switches = rules.value.filter((r) => r.values.enum || r.values.type === "boolean");
  const count = Object.keys(now.rules ?? {}).length;
  const setEdges = (edges: "walls" | "open"): void =>
    edit((s: Scene) => ({ ...s, map: tidy({ ...s.map, edges: edges === "walls" ? undefined : edges }) }));
  return (
    <Section title={t("scene")} note={count ? `${t("houseRules")}: ${count}` : undefined}>
      <div class="fields two">
        <NumberField
          label={t("level")}
          value={now.level}
          placeholder="1"
          onChange={(level) => edit((s) => tidy({ ...s, level }), "level")}
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
      <Elements />
      <Section title={t("houseRules")} note={count ? String(count) : undefined}>
        <div class="rules">
          {switches.map((rule) => (
            <House key={rule.name} rule={rule} />
          ))}
        </div>
      </Section>
    </Section>
  );
}
