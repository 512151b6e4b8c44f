import { beforeAll, describe, expect, it } from "vitest";
import type { Party } from "../../src/game/party.ts";

let module: typeof import("../../src/game/party.ts");
beforeAll(async () => {
  globalThis.localStorage ??= { getItem: () => null, setItem: () => undefined } as unknown as Storage;
  module = await import("../../src/game/party.ts");
});

const nobody = { name: "" };
const party = (...members: Party["members"]): Party => ({
  players: 2,
  level: 1,
  members: [...members, nobody, nobody, nobody, nobody].slice(0, 4),
});

describe("a party", () => {
  it("is the importer's, where nobody has said who plays", () => {
    expect(module.charactersOf(party())).toEqual([]);
  });

  it("has as many characters as there are players, those without a name under that of the importer", () => {
    const who = party({ name: "Brute", hp: 10 }, { name: "" }, { name: "Nobody's third", hp: 5 });
    expect(module.charactersOf(who)).toEqual(["Brute::10", "C2"]);
  });

  it("has names without colons, which part the importer's fields", () => {
    expect(module.charactersOf(party({ name: " Red: Guard " }))).toEqual(["Red Guard", "C2"]);
  });

  it("is dealt its cards, unless the scenario says how many", () => {
    const figure = { id: "Brute", kind: "character", side: "party", at: [0, 0] };
    const start = {
      scene: {
        figures: [figure, { ...figure, id: "C2", cards: { hand: 3 } }, { ...figure, id: "G", kind: "monster" }],
      },
    };
    const dealt = module.withHands(start, party({ name: "Brute", cards: 10 }, { name: "", cards: 8 })) as typeof start;
    expect(dealt.scene.figures.map((f) => (f as { cards?: unknown }).cards)).toEqual([
      { hand: 10 },
      { hand: 3 },
      undefined,
    ]);
  });
});
