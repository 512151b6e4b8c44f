import { check, equal, eventually, readJson } from "../app.mjs";
import { cellar } from "./games.mjs";

export const tests = [
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
    name: "a dispute is made of a scenario, and undo gives the scenario back",
    test: async ({ app, page }) => {
      await app.open();
      await app.load(cellar());
      await app.view("Dispute");
      await page.getByRole("button", { name: "Turn this board into a dispute" }).click();
      await page.locator(".claim-picker").getByRole("combobox", { name: "Who acts?" }).selectOption("hound-1");
      await page.locator(".claim-picker .toggle").filter({ hasText: "Brute" }).click();
      await page.locator(".verdict-chip").first().waitFor();
      await page.getByRole("button", { name: "Undo" }).filter({ visible: true }).first().click({ clickCount: 3 });
      await eventually(async () =>
        equal((await page.evaluate(() => window.standee.scene())).format, "scenario/1", "the document"),
      );
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
