import { readFileSync } from "node:fs";
import { join } from "node:path";
import { check, equal, eventually, readJson, root } from "../app.mjs";

const mill = (name) => join(root, "tests/import/ghs/mill", name);
const panel = (page) => page.locator(".panel");
const hitPoints = (page, id) => page.locator(`.board .token[data-id="${id}"] .hp-text`).textContent();

export const tests = [
  {
    name: "a game of Secretariat is loaded onto the board, goes on, and is given back",
    test: async ({ app, page }) => {
      const board = readJson("tests/import/ghs/mill/board.json");
      board.monsters = { "rust-hound": readJson("fixtures/monsters/rust-hound.json") };
      await app.open();
      await app.load(board);
      await app.view("Play");
      await panel(page).locator('input[type="file"]').setInputFiles(mill("game.json"));
      await page.locator(".game-title").getByText("Round 3").waitFor();
      equal(await hitPoints(page, "Brute"), "4/10", "hit points of a character");
      equal(
        (await page.locator(".board .token").evaluateAll((all) => all.map((token) => token.dataset.id))).sort(),
        ["Brute", "dog"],
        "who is on the board: the dead and the exhausted are off it",
      );
      await panel(page)
        .getByText(/need a place.*: rust-hound-5/)
        .waitFor();
      await app.click((await page.evaluate(() => window.standee.scene())).figures.find((f) => f.id === "Brute").at);
      await panel(page).getByRole("button", { name: "Hit points: Less", exact: true }).click();
      await eventually(async () => equal(await hitPoints(page, "Brute"), "3/10", "hit points after a correction"));
      await page.locator(".game-head").getByRole("button", { name: "Share and save" }).click();
      const saved = page.waitForEvent("download");
      await page
        .getByRole("dialog")
        .getByRole("button", { name: /Secretariat/ })
        .click();
      const game = JSON.parse(readFileSync(await (await saved).path(), "utf8"));
      const before = readJson("tests/import/ghs/mill/game.json");
      equal(Object.keys(game).sort(), Object.keys(before).sort(), "the fields of the game");
      const brute = game.characters.find((one) => one.health === 3);
      check(brute, "the hit points go back");
    },
  },
];
