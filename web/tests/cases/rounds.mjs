import { check, equal, eventually, readJson } from "../app.mjs";

async function openRoom({ app, page }) {
  await app.open();
  await app.openPart("New");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Room .*Round$/ })
    .click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.getByLabel("Brute", { exact: true }).fill("30 71");
  await page.getByLabel("Tinkerer", { exact: true }).fill("45");
  await app.pickCard("rust-hound", "3");
  await app.pickCard("marsh-slinger", "8");
}

const cards = async (page, text) => {
  await page.getByLabel("Cards drawn").fill(text);
  await page.getByRole("button", { name: "Use these cards" }).click();
};

export const tests = [
  {
    name: "a round with choices, entered cards, undo and a reload",
    test: async (t) => {
      const { app, page } = t;
      await openRoom(t);
      await page.getByLabel("Draw the modifier cards here").uncheck();
      await page.getByRole("button", { name: "Begin the round" }).click();
      await app.shows("The party chooses: H2");
      await app.click([2, 1]);
      await app.shows("Cards to draw for H2's attack on Brute: 1");
      await cards(page, "+1");
      await app.shows("Cards to draw for H1's attack on Brute: 1");
      await app.shows("Brute suffers 2");
      await page.getByRole("button", { name: "Take back" }).click();
      await app.shows("Cards to draw for H2's attack on Brute: 1");
      await page.waitForTimeout(300);
      await page.reload();
      await app.shows("Cards to draw for H2's attack on Brute: 1");
      await cards(page, "-1");
      await app.shows("Cards to draw for H1's attack on Brute: 1");
      await cards(page, "+0");
      await app.shows("Brute acts");
      await page.getByRole("button", { name: "Act on the board" }).click();
      await page.getByRole("combobox", { name: "Target" }).selectOption("H1");
      await page.getByLabel("Cards drawn").fill("2x");
      await page.getByRole("button", { name: "Attack", exact: true }).click();
      await app.shows("H1 dies");
      await page.getByRole("button", { name: "End the turn" }).click();
      await app.shows("Tinkerer acts");
      await page.getByRole("button", { name: "Pass" }).click();
      await app.shows("S1's card says");
      await page.getByRole("button", { name: "Done" }).click();
      await page.getByRole("button", { name: "Done" }).click();
      await app.shows("The round is over");
      await page.getByRole("button", { name: "Next round" }).click();
      await app.shows("A round");
      check(!(await app.scene()).figures.some((f) => f.id === "H1"), "H1 is gone");
    },
  },
  {
    name: "a round that draws its own cards",
    test: async (t) => {
      const { app, page } = t;
      await openRoom(t);
      await page.getByRole("button", { name: "Begin the round" }).click();
      await page.locator(".choices button").first().click();
      await app.shows("Brute acts");
      await page.getByRole("button", { name: "Pass" }).click();
      await app.shows("Tinkerer acts");
      await eventually(async () => check((await page.locator(".log-turn").count()) >= 3, "turns in the log"));
    },
  },
  {
    name: "a dispute from the shelf: verdicts, reasons, the board after the steps",
    test: async ({ app, page }) => {
      await app.open();
      await app.openPart("Disputes");
      await page.getByRole("searchbox").fill("brittle");
      await page.locator(".browse-list button").first().click();
      await page.getByRole("dialog").waitFor({ state: "detached" });
      await app.shows("The rules leave this open or to the party: A, B.");
      await eventually(async () => {
        equal(
          await page.locator(".verdict-chip").allTextContents(),
          ["the party chooses", "the party chooses"],
          "the verdicts",
        );
        check((await page.locator(".reasons .reason").count()) > 3, "steps of the reasoning");
      });
      await page.getByRole("button", { name: "Next step" }).click();
      await app.shows("Step 1 of 1: attack");
      await page.waitForFunction(() =>
        document.querySelector(".token[data-id=Drifter] .hp-text")?.textContent.startsWith("3"),
      );
      await page.getByRole("button", { name: "Gloomhaven 2nd ed." }).click();
      await app.shows("Gloomhaven 2nd ed.", ".verdicts");
    },
  },
  {
    name: "a dispute made of the board",
    test: async ({ app, page }) => {
      await app.open();
      await page.locator(".chip-focus").waitFor();
      await app.view("Dispute");
      await page.getByRole("button", { name: "Turn this board into a dispute" }).click();
      await app.shows("holds", ".verdicts");
      const document = await page.evaluate(() => window.standee.scene());
      equal(document.claims[0].expect, { may: { end: [1, 1], targets: ["C1", "S"] } }, "the claim");
      const saved = page.waitForEvent("download");
      await page.getByText("Save as a fixture").click();
      await page.getByRole("button", { name: "Save as JSON" }).click();
      check((await saved).suggestedFilename().endsWith(".json"), "a JSON file");
    },
  },
  {
    name: "window.standee loads, shows and answers",
    test: async ({ app, page }) => {
      await app.open();
      const demo = readJson("fixtures/turns/demo.json");
      await app.load(demo);
      equal(await page.evaluate(() => window.standee.scene()), demo, "the document");
    },
  },
];
