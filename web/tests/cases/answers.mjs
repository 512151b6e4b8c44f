import { readdirSync } from "node:fs";
import { join } from "node:path";
import { check, commandAnswer, equal, eventually, inFirstEdition, methodOf, readJson, root } from "../app.mjs";

/** Every so-manieth fixture of each kind. */
function chosen() {
  const under = (folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map(String)
      .filter((f) => f.endsWith(".json"))
      .sort()
      .map((f) => join(folder, f));
  const some = (folder, count) => {
    const all = under(folder);
    const step = all.length / count;
    return Array.from({ length: Math.min(count, all.length) }, (_, i) => all[Math.floor(i * step)]);
  };
  return [
    ...some("fixtures/turns", 110),
    ...some("fixtures/plays", 50),
    ...some("fixtures/rounds", 40),
    ...some("fixtures/disputes", 40),
  ];
}

export const tests = [
  {
    name: "over 200 fixtures the page's answers are the command's",
    test: async ({ app, page, note }) => {
      await app.open();
      const files = chosen();
      const wrong = [];
      for (const file of files) {
        const document = readJson(file);
        await page.evaluate((d) => window.standee.load(d), document);
        const answer = await page.evaluate(() => window.standee.answer());
        if (answer !== (await commandAnswer(methodOf(document), inFirstEdition(document)))) wrong.push(file);
      }
      note(`${files.length} fixtures`);
      check(files.length >= 200, "too few fixtures");
      equal(wrong, [], "answers that differ");
    },
  },
  {
    name: "why not: an enemy and a hex, and a change to try",
    test: async ({ app, page }) => {
      await app.open();
      await app.click([6, -1]);
      await app.shows("Why is C2 not the focus?");
      const change = page.locator(".change").first();
      await change.hover();
      await page.locator(".change-line").waitFor();
      await change.click();
      await page.locator(".chip-focus").getByText("C2").waitFor();
      await page.keyboard.press("Control+z");
      await app.click([2, -1]);
      await app.shows("Why does it not end its move in ⬡C1?");
    },
  },
  {
    name: "hovering over a reason shows what it kept and dropped, and its clause opens",
    test: async ({ app, page }) => {
      await app.open();
      await page.locator(".reasons .reason").nth(2).hover();
      await page.locator(".overlay .kept").waitFor();
      await page.locator(".overlay .dropped").waitFor();
      await page.locator(".reason .clause").first().click();
      await page.locator(".clause-text").getByText("monster.focus-path").waitFor();
    },
  },
  {
    name: "two editions side by side, and options step by step",
    test: async ({ app, page }) => {
      await app.open();
      await page.getByLabel("Compare with").selectOption("gloomhaven");
      await page
        .locator(".compared")
        .getByText(/answer/)
        .first()
        .waitFor();
      await app.load(readJson("fixtures/turns/demo.json").scene);
      await app.newBoard();
      await app.shows("The rules leave this to the party.");
      const first = await page.locator(".chip-way").first().textContent();
      await page.keyboard.press("]");
      await eventually(async () =>
        check((await page.locator(".chip-way").first().textContent()) !== first, "another option"),
      );
      await page.getByRole("button", { name: "Apply, then next figure" }).click();
      await app.shows("Applied", ".stage");
    },
  },
  {
    name: "line of sight between two hexes",
    test: async ({ app, page }) => {
      await app.open();
      await app.view("Sight");
      await app.drag([0, 0], [3, 1]);
      await page.locator(".verdict").waitFor();
      await page.locator(".sight-line").waitFor();
      await app.drag([0, 0], [6, -3]);
      await app.shows("No line of sight");
      await app.click([0, 0]);
      await eventually(async () => equal(await page.locator(".verdict").count(), 0, "verdicts on one hex"));
      await app.click([6, -3]);
      await app.shows("No line of sight");
    },
  },
  {
    name: "a threat map with numbers",
    test: async ({ app, page }) => {
      await app.open();
      await page.keyboard.press("Control+o");
      await page.getByRole("dialog").getByRole("button", { name: "New", exact: true }).click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: /Threat$/ })
        .click();
      await page.locator(".heat text").first().waitFor();
      await eventually(async () => check((await page.locator(".heat text").count()) > 5, "numbers on the board"));
    },
  },
];
