import { spawnSync } from "node:child_process";
import { check, command, commandAnswer, equal, eventually } from "../app.mjs";

async function openEmpty({ app }) {
  await app.open();
  await app.newBoard("Empty: draw it yourself");
}

const floor = [
  [1, 0],
  [2, 0],
  [3, 0],
  [1, 1],
  [2, 1],
];

export const tests = [
  {
    name: "a scene built by hand has the command's answer",
    test: async (t) => {
      const { app, page } = t;
      await openEmpty(t);
      await page.getByRole("button", { name: "Zoom out" }).click({ clickCount: 3 });
      await app.tool("Floor");
      for (const hex of floor) await app.click(hex);
      await app.tool("Obstacle");
      await app.click([2, 0]);
      await app.tool("Normal monster");
      await app.click([0, 0]);
      await app.tool("Character");
      await app.click([3, 0]);
      await page.getByLabel("Who acts?").selectOption("M1");
      await page.locator(".outcome").waitFor();
      const scene = await app.scene();
      equal(scene.map.hexes.length, 6, "hexes");
      equal(scene.map.obstacles, [[2, 0]], "obstacles");
      const answer = await page.evaluate(() => window.standee.answer());
      equal(answer, await commandAnswer("turn", scene), "the answer");
      equal(JSON.parse(answer).focus, ["C1"], "the focus");
      await eventually(async () => equal(await page.locator(".chip-focus").textContent(), "C1", "the focus shown"));
    },
  },
  {
    name: "a wall line is drawn on an edge, and a door opens",
    test: async ({ app, page }) => {
      await app.open();
      const scene = { format: "scene/1", edition: "frosthaven", map: { hexes: floor }, figures: [] };
      await app.load(scene);
      await app.tool("Wall line");
      const [a, b] = [await app.at([1, 0]), await app.at([2, 0])];
      await page.mouse.click((a.x + b.x) / 2 + 1, (a.y + b.y) / 2);
      equal((await app.scene()).map.walls?.[0]?.map(String).sort(), ["1,0", "2,0"], "the wall");
      await app.tool("Door");
      await app.click([1, 1]);
      await app.click([1, 1]);
      equal((await app.scene()).map.doors, [{ at: [1, 1], open: true }], "the door");
    },
  },
  {
    name: "dragging asks what if, Escape gives up, undo and redo",
    test: async ({ app, page }) => {
      await app.open();
      await page.locator(".chip-focus").waitFor();
      const before = await app.answer();
      await app.drag([6, -1], [0, 1], false);
      await page.waitForFunction(() => document.querySelector(".reasons").textContent.includes("C1 or C2 or S"));
      await page.keyboard.press("Escape");
      await page.mouse.up();
      equal((await app.figure("C2")).at, [6, -1], "C2 after Escape");
      await app.drag([3, -1], [4, 0]);
      equal((await app.figure("C1")).at, [4, 0], "C1 after the drag");
      const after = await app.answer();
      check(JSON.stringify(after) !== JSON.stringify(before), "the answer changes");
      await page.keyboard.press("Control+z");
      equal(await app.answer(), before, "the answer after undo");
      await page.keyboard.press("Control+y");
      equal(await app.answer(), after, "the answer after redo");
    },
  },
  {
    name: "a hundred edits are undone one by one",
    test: async ({ app, page }) => {
      await app.open();
      const start = await app.scene();
      await app.tool("Icy terrain");
      const hexes = start.map.hexes.slice(0, 20);
      for (const hex of hexes) await app.click(hex);
      for (let i = 0; i < hexes.length; ++i) await page.keyboard.press("Control+z");
      equal(await app.scene(), start, "the scene");
    },
  },
  {
    name: "figures are edited in a form",
    test: async ({ app, page }) => {
      await app.open();
      await app.click([6, -1]);
      const form = page.locator(".figure-form");
      await form.getByLabel("Hit points").fill("3");
      await form.getByRole("button", { name: "Poison", exact: true }).click();
      equal((await app.figure("C2")).hp, 3, "hit points");
      equal((await app.figure("C2")).conditions, ["poison"], "conditions");
      await page.keyboard.press("Escape");
    },
  },
  {
    name: "house rules that are lists and numbers are set, and left to the edition again",
    test: async ({ app, page }) => {
      await app.open();
      const set = async () => (await app.scene()).rules;
      await page.locator(".panel summary").getByText("Scene").click();
      await page.locator(".panel summary").getByText("House rules").click();
      await page.locator(".rules .rule").first().waitFor();
      const known = spawnSync(command, ["rules", "--json"], { encoding: "utf8" }).stdout;
      await eventually(async () =>
        equal(await page.locator(".rules .rule").count(), JSON.parse(known).rules.length, "switches"),
      );

      const hazardous = page.getByRole("group", { name: /damage of hazardous terrain/ });
      await hazardous.getByLabel("Level 3").fill("7");
      equal((await set()).hazardousDamage, [1, 2, 2, 7, 3, 3, 3, 4], "the damage by level");
      await hazardous.getByLabel("Level 3").fill("");
      await page.keyboard.press("Tab");
      equal(await hazardous.getByLabel("Level 3").inputValue(), "7", "the number of a field that was left empty");
      await hazardous.getByRole("button", { name: /^as in the edition/ }).click();
      equal(await set(), undefined, "the rules");

      const conditions = page.getByRole("group", { name: /conditions that exist besides/ });
      await conditions.getByRole("button", { name: "safeguard", exact: true }).click();
      await conditions.getByRole("button", { name: "bane", exact: true }).click();
      equal((await set()).addedConditions, ["ward", "regenerate", "brittle", "impair", "safeguard"], "conditions");
      equal(await app.answer(), JSON.parse(await commandAnswer("turn", await app.scene())), "the answer");
      await conditions.getByRole("button", { name: "safeguard", exact: true }).click();
      await conditions.getByRole("button", { name: "bane", exact: true }).click();
      equal(await set(), undefined, "the rules");

      await page.getByLabel(/How many loot tokens/).selectOption("limited");
      await page.getByLabel("At most").fill("12");
      equal((await set()).lootLimit, 12, "the limit");
      await page.getByLabel(/How many loot tokens/).selectOption("no limit");
      equal(await set(), { lootLimit: null }, "no limit");
      await page.getByRole("button", { name: /Deutsch/ }).click();
      await page.getByLabel("Wie viele Beutemarker es in einem Szenario gibt").selectOption("begrenzt");
      await eventually(async () =>
        equal(await page.locator('.rules [lang="en"]').count(), 0, "house rules in English"),
      );
    },
  },
  {
    name: "a map drawn in text is opened",
    test: async ({ app, page }) => {
      await app.open();
      await app.paste(".   t   .\n  .   .\n.   .   .");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      const scene = await app.scene();
      equal(scene.map.hexes.length, 8, "hexes");
      equal(scene.map.traps.length, 1, "traps");
    },
  },
  {
    name: "the keyboard alone draws, places and asks",
    test: async (t) => {
      const { app, page } = t;
      await app.open();
      await page.keyboard.press("Control+o");
      const map = page.getByRole("dialog").getByRole("button", { name: "One room" });
      await map.focus();
      await page.keyboard.press("Enter");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      const before = (await app.scene()).figures.length;
      await page.getByRole("application").focus();
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("o");
      await page.keyboard.press("Enter");
      equal((await app.scene()).map.obstacles?.length, 1, "obstacles");
      await page.keyboard.press("c");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      const scene = await app.scene();
      equal(scene.figures.length, before + 1, "figures");
      const placed = scene.figures.at(-1);
      await page.keyboard.press("Shift+ArrowDown");
      equal((await app.figure(placed.id)).at, [placed.at[0], placed.at[1] + 1], "the place after Shift and an arrow");
      await page.keyboard.press("Delete");
      equal((await app.scene()).figures.length, before, "figures after Delete");
      await page.keyboard.press("]");
      await page.keyboard.press("2");
      await app.shows("Play a scenario here");
    },
  },
];
