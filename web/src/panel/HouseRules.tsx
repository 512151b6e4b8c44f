import type { ComponentChildren } from "preact";
import { inFull } from "../scene/editions.ts";
import { useEffect } from "preact/hooks";
import { ownValue, rules, wantRules, setList, setRule, type Rule } from "../state/rules.ts";
import { scene } from "../state/store.ts";
import { ruleText, t, word } from "../text/text.ts";
import { CountField, Select } from "../ui/Controls.tsx";

interface Props {
  readonly rule: Rule;
}

const ofEdition = ({ editions }: Rule): unknown => editions[inFull(scene.value.edition)];
const now = (rule: Rule): unknown => ownValue(rule.name) ?? ofEdition(rule);

function shownValue(value: unknown): string {
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  if (Array.isArray(value)) return value.length ? value.map((v) => word(String(v))).join(", ") : t("none");
  return value === null ? t("noLimit") : word(String(value));
}

/** A switch of two or more values; one of them is what the edition says. */
function OneOf({ rule, values }: Props & { readonly values: readonly unknown[] }) {
  const own = ownValue(rule.name);
  const [text, lang] = ruleText(rule.name, rule.says);
  return (
    <div lang={lang}>
      <Select
        label={text}
        class={own === undefined ? "rule" : "rule changed"}
        value={own === undefined ? "" : JSON.stringify(own)}
        options={[
          ["", `${t("asEdition")}: ${shownValue(ofEdition(rule))}`],
          ...values.map((v) => [JSON.stringify(v), shownValue(v)] as const),
        ]}
        onChange={(value) => setRule(rule, value === "" ? undefined : JSON.parse(value))}
      />
    </div>
  );
}

/** What a rule of several fields says, and a button that leaves it to the edition again. */
function Group({ rule, children }: Props & { readonly children: ComponentChildren }) {
  const changed = ownValue(rule.name) !== undefined;
  const [text, lang] = ruleText(rule.name, rule.says);
  return (
    <fieldset class={changed ? "rule changed" : "rule"} lang={lang}>
      <legend>{text}</legend>
      {children}
      {changed && (
        <button type="button" class="link" onClick={() => setRule(rule, undefined)}>
          {t("asEdition")}: {shownValue(ofEdition(rule))}
        </button>
      )}
    </fieldset>
  );
}

/** A number for each level. */
function Numbers({ rule }: Props) {
  const values = now(rule) as readonly number[];
  const set = (at: number, value: number): void =>
    setList(
      rule,
      values.map((old, i) => (i === at ? value : old)),
      `${rule.name} ${at}`,
    );
  return (
    <Group rule={rule}>
      <div class="by-level">
        {values.map((value, i) => (
          <CountField
            key={i}
            label={t("atLevel", String(i))}
            value={value}
            most={rule.values.items?.maximum}
            onChange={(to) => set(i, to)}
          />
        ))}
      </div>
    </Group>
  );
}

/** Any of several words. */
function AnyOf({ rule, values }: Props & { readonly values: readonly string[] }) {
  const chosen = new Set(now(rule) as readonly string[]);
  const toggle = (value: string): void =>
    setList(
      rule,
      values.filter((v) => chosen.has(v) !== (v === value)),
    );
  return (
    <Group rule={rule}>
      <div class="any-of">
        {values.map((value) => (
          <button
            key={value}
            type="button"
            class="toggle"
            aria-pressed={chosen.has(value)}
            onClick={() => toggle(value)}
          >
            {word(value)}
          </button>
        ))}
      </div>
    </Group>
  );
}

const mostAtFirst = 25;

/** A number, or no limit. */
function Limit({ rule }: Props) {
  const own = ownValue(rule.name);
  const edition = ofEdition(rule);
  const kind = own === undefined ? "" : own === null ? "none" : "limited";
  const [text, lang] = ruleText(rule.name, rule.says.replace(/; null.*$/, ""));
  const set = (to: string): void =>
    setRule(rule, to === "" ? undefined : to === "none" ? null : typeof edition === "number" ? edition : mostAtFirst);
  return (
    <div class="limit" lang={lang}>
      <Select
        label={text}
        class={own === undefined ? "rule" : "rule changed"}
        value={kind}
        options={[
          ["", `${t("asEdition")}: ${shownValue(edition)}`],
          ["none", t("noLimit")],
          ["limited", t("limited")],
        ]}
        onChange={set}
      />
      {typeof own === "number" && (
        <CountField
          label={t("most")}
          value={own}
          most={rule.values.anyOf?.[0]?.maximum}
          onChange={(to) => setRule(rule, to, rule.name)}
        />
      )}
    </div>
  );
}

function House({ rule }: Props) {
  const { type, items, anyOf } = rule.values;
  if (rule.values.enum) return <OneOf rule={rule} values={rule.values.enum} />;
  if (type === "boolean") return <OneOf rule={rule} values={[true, false]} />;
  if (anyOf) return <Limit rule={rule} />;
  if (items?.enum) return <AnyOf rule={rule} values={items.enum} />;
  return items ? <Numbers rule={rule} /> : null;
}

/** Every switch in which editions differ, to be set otherwise than the edition does. */
export function HouseRules() {
  useEffect(wantRules, []);
  return (
    <div class="rules">
      {rules.value.map((rule) => (
        <House key={rule.name} rule={rule} />
      ))}
    </div>
  );
}
