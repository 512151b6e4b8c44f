import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Ability, Scene } from "forms";
import {
  amountOf,
  amountText,
  effectsOf,
  effectsText,
  formOf,
  forms,
  hiddenFields,
  valueOf,
  withValue,
} from "../../src/scene/abilityForms.ts";
import { deckOf, setOf, setsOfOtherLevel, undrawn, withDrawn } from "../../src/scene/sets.ts";
import { abilityLine } from "../../src/text/cardWords.ts";

const root = join(import.meta.dirname, "..", "..", "..");
const schema = JSON.parse(readFileSync(join(root, "docs/schema/scene.schema.json"), "utf8")) as {
  $defs: { ability: { properties: Record<string, unknown> } };
};

/** Every ability of every fixture, those inside others too. */
function* abilities(value: unknown): Generator<Ability> {
  if (typeof value !== "object" || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    if (["abilities", "to", "else"].includes(name) && Array.isArray(part)) yield* part as Ability[];
    yield* abilities(part);
  }
}

const fixtures = readdirSync(join(root, "fixtures"), { recursive: true })
  .map(String)
  .filter((f) => f.endsWith(".json"))
  .map((f) => JSON.parse(readFileSync(join(root, "fixtures", f), "utf8")) as unknown);
const all = fixtures.flatMap((f) => [...abilities(f)]).filter((a) => typeof a === "object" && a !== null);

test("every kind of ability that the engine knows has a form", () => {
  const kinds = Object.keys(schema.$defs.ability.properties).filter((k) => !["to", "else"].includes(k));
  expect(forms.map((form) => form.name).sort()).toEqual(kinds.sort());
});

test("a form changes nothing when a field is entered as it is", () => {
  for (const ability of all) {
    const form = formOf(ability);
    if (!form) continue;
    for (const field of [...form.fields, ...(form.beside ?? [])]) {
      const value = valueOf(ability, form, field);
      if (value === undefined) continue;
      const typed = field.entry === "amount" ? amountOf(amountText(value)) : value;
      const same = field.entry === "effects" ? effectsOf(effectsText(value)) : typed;
      expect(withValue(ability, form, field, same)).toEqual(ability);
    }
  }
  expect(all.length).toBeGreaterThan(1000);
});

test("effects that are objects survive their line of text", () => {
  const effects = ["wound", { push: 2 }, { infuse: "fire" }, { damage: { value: 1, all: [1, 2] } }];
  expect(effectsOf(effectsText(effects))).toEqual(effects);
  expect(effectsText(effects)).not.toContain("[object");
});

test("what a form does not show is named", () => {
  const ability: Ability = { attack: { value: 2, adds: [{ value: 1 }] } };
  const form = formOf(ability);
  expect(form && hiddenFields(ability, form)).toEqual(["adds"]);
});

test("every ability has words", () => {
  for (const ability of all) if (formOf(ability)) expect(abilityLine(ability)).not.toMatch(/undefined|\[object|^$/);
  expect(abilityLine({ move: { points: "+1" } })).toBe("Move +1");
  expect(abilityLine({ attack: { value: "+0", range: 3, effects: ["poison"] } })).toBe("Attack +0, Range 3, poison");
  const compared: Ability = { if: { hitPoints: "fewest", of: ["imp"] }, to: [{ heal: { value: 3 } }] };
  expect(abilityLine(compared)).toBe("If, Hit points: fewest, imp (Heal 3)");
  const poisoned: Ability = { if: { has: "poison" }, to: [{ heal: { value: 3 } }] };
  expect(abilityLine(poisoned)).toBe("If, Has poison (Heal 3)");
});

const set = { format: "monster/1", name: "Bandit Guard", edition: "gloomhaven", deck: "guard", stats: {} } as const;
const card = (id: string) => ({ id, initiative: 10, abilities: [] });
const scene = {
  format: "scene/1",
  edition: "gloomhaven",
  level: 3,
  map: { hexes: [[0, 0]] },
  monsters: { "Bandit Guard": { ...set, cards: [card("1"), card("2"), card("3")] } },
} as unknown as Scene;

test("a set draws from the deck that its stat card names", () => {
  const figure = { id: "G1", kind: "monster", side: "monsters", at: [0, 0], name: "Bandit Guard" } as const;
  expect(setOf(scene, { ...figure, at: [0, 0] })).toBe("guard");
  expect(deckOf(scene, "guard").length).toBe(3);
  expect(setsOfOtherLevel(scene).map((s) => s.name)).toEqual(["Bandit Guard"]);
});

test("a card that was drawn is not drawn again before the deck is empty", () => {
  const deck = deckOf(scene, "guard");
  let drawn: readonly string[] = [];
  for (let i = 0; i < 3; ++i) {
    const [next] = undrawn(deck, drawn);
    expect(drawn).not.toContain(next?.id);
    drawn = withDrawn(deck, drawn, next?.id ?? "");
  }
  expect(new Set(drawn).size).toBe(3);
  expect(undrawn(deck, drawn).length).toBe(3);
  expect(withDrawn(deck, drawn, "2")).toEqual(["2"]);
});
