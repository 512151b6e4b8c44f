import { beforeAll, expect, test, vi } from "vitest";
import type { GameEvent } from "forms";

// It needs the engine, which names no hex here.
vi.mock("../../src/state/shown.ts", () => ({ placeName: String }));

let module: typeof import("../../src/text/events.ts");
beforeAll(async () => {
  globalThis.localStorage ??= { getItem: () => null, setItem: () => undefined } as unknown as Storage;
  module = await import("../../src/text/events.ts");
});

const answer = (of: string, says: string): string =>
  module.lineOf({
    event: "choice",
    of,
    figure: "Brute",
    options: [{ says: "no" }, { says }],
    chosen: says === "no" ? 0 : 1,
    clause: "damage.negate",
  } as GameEvent).text;

test("a player that declines does so in a sentence", () => {
  expect(answer("negate", "no")).toBe("Brute does not negate the damage");
  expect(answer("item", "no")).toBe("Brute uses no item");
  expect(answer("regenerate", "no")).toBe("Brute declines the heal of regenerate");
});

test("any other answer is told as it was chosen", () => {
  expect(answer("negate", "negate hand")).toBe("Chosen: negate hand");
  expect(answer("element", "no")).toBe("Chosen: no");
});

test("an option that is a figure names it once", () => {
  expect(module.optionText({ says: "Brute", figure: "Brute" })).toBe("Brute");
});
