import { afterEach, expect, test } from "vitest";
import { gameSays } from "../../src/text/gameSays.ts";
import { language } from "../../src/text/language.ts";

afterEach(() => void (language.value = "en"));

test("English stays as the engine says it", () => {
  language.value = "en";
  expect(gameSays("Which of these does hound-1 do?")).toBe("Which of these does hound-1 do?");
});

test("a sentence with a row is said in German, with its names, hexes and numbers", () => {
  language.value = "de";
  expect(gameSays("Which of these does hound-1 do?")).toBe("Was davon tut hound-1?");
  expect(gameSays("goes to B1 by D2 > C2 > B1 and attacks Brute and Tink")).toBe(
    "geht nach B1 über D2 > C2 > B1 und greift Brute und Tink an",
  );
  expect(gameSays("Brute is about to suffer 3 damage. It has 8 hit points. Does it negate the damage?")).toBe(
    "Brute soll 3 Schaden erleiden und hat 8 Lebenspunkte. Wird der Schaden verhindert?",
  );
  expect(gameSays("rust-hound acts at 26 (card 3): Move +0. Attack +0.")).toBe(
    "rust-hound handelt bei 26 (Karte 3): Bewegung +0. Angriff +0.",
  );
});

test("a sentence without a row stays as it is", () => {
  language.value = "de";
  expect(gameSays("Something drips. Which of these does it do?")).toBe("Something drips. Which of these does it do?");
});
