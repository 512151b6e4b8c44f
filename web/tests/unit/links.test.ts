import { expect, test } from "vitest";
import { hashIn } from "../../src/share/link.ts";
import { packed, unpacked } from "../../src/share/pack.ts";
import { lengthened, mostHexes, shortened, TooLarge } from "../../src/share/runs.ts";

const mark = "\u001f";

test("a list of hexes becomes runs and comes back", () => {
  const hexes = [
    [0, 0],
    [0, 1],
    [0, 2],
    [1, -1],
    [1, 0],
    [5, 7],
  ];
  const short = shortened({ map: { hexes } }) as { map: { hexes: string } };
  expect(short.map.hexes).toBe(`${mark}0:0~3;1:-1~2;5:7`);
  expect(lengthened(short)).toEqual({ map: { hexes } });
});

test("an initiative of two numbers is no hex", () => {
  const figure = { initiative: [14, 52] };
  expect(shortened(figure)).toEqual(figure);
});

test("a run of more hexes than any board has is refused", () => {
  expect(() => lengthened(`${mark}0:0~20000000`)).toThrow(TooLarge);
  expect(() => lengthened(`${mark}0:0~${mostHexes},0~2`)).toThrow(TooLarge);
  expect(() => lengthened(`${mark}0:0~-5`)).not.toThrow();
  expect(() => lengthened(`${mark}0:x`)).toThrow(TooLarge);
  expect(() => lengthened(`${mark}0:0~1e9`)).toThrow(TooLarge);
});

test("a document survives its link", async () => {
  const document = {
    format: "scene/1",
    edition: "frosthaven",
    map: {
      hexes: [
        [0, 0],
        [0, 1],
      ],
    },
    name: "Ü \u001e",
  };
  expect(await unpacked(await packed(document))).toEqual(document);
});

test("a link of another version, and one that swells, are refused", async () => {
  await expect(unpacked("2.abc")).rejects.toThrow();
  const bomb = await packed({ name: "a".repeat(5_000_000) });
  expect(bomb.length).toBeLessThan(20_000);
  await expect(unpacked(bomb)).rejects.toThrow(TooLarge);
});

test("the address of a board is found in what is pasted", () => {
  expect(hashIn("https://example.com/page/#s=1.abc&view=threat")).toEqual({ packed: "1.abc", view: "threat" });
  expect(hashIn("Look: http://10.0.0.7:8080/#view=sight&mover=UQgEBB and tell me")).toEqual({
    mover: "UQgEBB",
    view: "sight",
  });
  expect(hashIn("#s=1.abc")).toEqual({ packed: "1.abc" });
  for (const text of ["", "https://example.com/#top", "#table=ABCD2345", ".   #   .", "s=1.abc"])
    expect(hashIn(text), text).toBeUndefined();
});
