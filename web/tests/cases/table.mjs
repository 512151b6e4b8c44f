import { join } from "node:path";
import { check, equal, eventually, root } from "../app.mjs";
import { look } from "./quality.mjs";

/** Whether an element is in the window as a whole, or at least its top. */
async function inSight(page, locator, what) {
  const box = await locator.boundingBox();
  const { width, height } = page.viewportSize();
  check(
    box && box.x >= 0 && box.x + box.width <= width + 1 && box.y >= 0 && box.y < height - 20,
    `${what} is out of sight: ${JSON.stringify(box)}`,
  );
}

const sizes = [
  [390, 844],
  [820, 1180],
  [1280, 800],
  [1440, 900],
];

/** The same evening at each size: the answer and why-not in sight, every view, the dialogs. */
async function evening({ app, page }, width) {
  const narrow = width <= 820;
  await app.open();
  await page.locator(".outcome").first().waitFor();
  await inSight(page, page.locator(narrow ? ".sheet-says" : ".card.answer"), "the answer");
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  check(!overflow, "the page is wider than the window");
  const at = await app.at([6, -1]);
  if (narrow) await page.touchscreen.tap(at.x, at.y);
  else await page.mouse.click(at.x, at.y);
  await app.shows("Why is C2 not the focus?");
  await eventually(() => inSight(page, page.locator(".why-not h3").first(), "why not"));
  await page.keyboard.press("Escape");
  const found = await look(page, "turn");
  for (const view of ["Play", "Threat", "Sight", "Dispute"]) {
    await app.view(view);
    check((await page.locator(".board-drawing .token").count()) > 3, `the board in ${view}`);
    found.push(...(await look(page, view)));
  }
  for (const part of ["New", "My boards", "Files and links", "Disputes"]) {
    await app.openPart(part);
    found.push(...(await look(page, part)));
    await page.keyboard.press("Escape");
  }
  equal(found, [], `axe at ${width} pixels`);
  await app.newBoard("Two rooms");
  await app.view("Turn");
  await page.locator(".outcome").first().waitFor();
}

/** What stands in the bar above, from left to right, and where one thing lies on another or beyond the window. */
const overlaps = (page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll(".top button, .top select, .top h1")]
      .filter((part) => part.checkVisibility())
      .map((part) => ({ name: part.ariaLabel ?? part.localName, ...part.getBoundingClientRect().toJSON() }))
      .sort((a, b) => a.left - b.left);
    const onAnother = parts.filter((part, i) => i > 0 && part.left < parts[i - 1].right - 0.5);
    return [...onAnother, ...parts.filter((part) => part.right > innerWidth)].map((part) => part.name);
  });

export const tests = [
  ...sizes.flatMap(([width, height]) =>
    ["light", "dark"].map((colorScheme) => ({
      name: `an evening at ${width} pixels, ${colorScheme}`,
      options: { viewport: { width, height }, colorScheme, ...(width <= 820 ? { hasTouch: true } : {}) },
      test: (t) => evening(t, width),
    })),
  ),
  ...["en-GB", "de-DE"].map((locale) => ({
    name: `nothing in the bar lies on anything else at any width, ${locale}`,
    options: { locale },
    test: async ({ app, page }) => {
      await app.open();
      for (const width of [320, 360, 599, 600, 640, 680, 681, 720, 768, 780, 781, 820, 821, 1024]) {
        await page.setViewportSize({ width, height: 400 });
        await app.still();
        equal(await overlaps(page), [], `at ${width} pixels`);
        const edition = await page.locator(".edition select").boundingBox();
        check(edition.width >= 60, `the edition has ${edition.width} pixels at ${width}`);
      }
    },
  })),
  ...["en-GB", "de-DE"].map((locale) => ({
    name: `in a window of 320 by 256 pixels everything is reached by scrolling down, ${locale}`,
    options: { locale, viewport: { width: 320, height: 256 } },
    test: async ({ app, page }) => {
      await app.open();
      await page.locator(".outcome").first().waitFor();
      for (const view of await page.locator(".tabs button").all()) {
        await view.click();
        await app.still();
        await page.mouse.move(160, 250);
        await eventually(async () => {
          await page.mouse.wheel(0, 10_000); // again if the page has grown since
          const { y, height } = await page.locator(".panel").boundingBox();
          check(y + height <= 257, "the end of the panel");
        });
        check(await page.evaluate(() => document.documentElement.scrollWidth <= 320), "no wider than the window");
      }
    },
  })),
  {
    name: "the welcome goes when a game begins",
    test: async ({ page, url }) => {
      await page.goto(url);
      await page.locator(".welcome").getByRole("button", { name: "Set up a board" }).waitFor();
      await page.locator(".tabs").getByRole("button", { name: "Play", exact: true }).click();
      await page.getByRole("button", { name: "Play this board" }).click();
      await page.locator(".game").waitFor();
      equal(await page.locator(".welcome").count(), 0, "welcomes");
    },
  },
  {
    name: "the keyboard alone draws walls on every side, and links",
    test: async ({ app, page }) => {
      await app.open();
      await page.keyboard.press("Control+o");
      await page.locator("dialog[open]").getByRole("button", { name: "One room", exact: true }).focus();
      await page.keyboard.press("Enter");
      await page.waitForFunction(() => document.activeElement.matches("[role=application]"));
      for (const key of ["ArrowRight", "ArrowDown", "ArrowDown"]) await page.keyboard.press(key);
      await page.keyboard.press("w");
      for (let i = 0; i < 6; ++i) {
        await page.keyboard.press("Enter");
        await page.keyboard.press(".");
      }
      equal((await app.scene()).map.walls?.length, 6, "walls");
      await page.keyboard.press("k");
      await page.keyboard.press("Enter");
      for (const key of ["ArrowRight", "ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
      await page.keyboard.press("Enter");
      equal((await app.scene()).map.links?.length, 1, "links");
    },
  },
  {
    name: "another level takes other stat cards, where their files were opened",
    test: async ({ app, page }) => {
      await app.open();
      await app.load({
        format: "scene/1",
        edition: "gloomhaven",
        map: {
          hexes: [
            [0, 0],
            [1, 0],
            [2, 0],
          ],
        },
        figures: [{ id: "H1", kind: "monster", side: "monsters", at: [0, 0], name: "rust-hound", rank: "normal" }],
      });
      const files = ["monster", "deck"].map((folder) =>
        join(root, "tests/import/ghs/files", folder, "rust-hound.json"),
      );
      await app.drop(files);
      const hp = async () => (await app.scene()).monsters["rust-hound"].stats.normal.maxHp;
      const before = await hp();
      await page.locator(".panel summary").getByText("Scene").click();
      await page.getByRole("group", { name: "Scenario level" }).getByRole("button", { name: "5", exact: true }).click();
      await eventually(async () => check((await hp()) > before, "more hit points"));
      equal((await app.scene()).monsters["rust-hound"].level, 5, "the level of the stat card");
      equal((await app.scene()).level, 5, "the level");
    },
  },
  {
    name: "hit points go down to one, and then the figure dies",
    test: async ({ app, page }) => {
      await app.open();
      await app.click([4, 1]);
      const form = page.locator(".figure-form");
      await form.getByRole("button", { name: "One hit point less" }).click();
      equal((await app.figure("S")).hp, 1, "hit points");
      await form.getByLabel("Hit points").fill("0");
      equal((await app.figure("S")).hp, 1, "hit points after a zero");
      await form.getByRole("button", { name: "It dies" }).click();
      equal(await app.figure("S"), undefined, "S");
    },
  },
  {
    name: "a claim is picked on the board, and one sentence says who is right",
    test: async ({ app, page }) => {
      await app.open();
      await page.locator(".chip-focus").waitFor();
      await app.view("Dispute");
      await page.getByRole("button", { name: "Turn this board into a dispute" }).click();
      await app.shows("A is right.", ".verdict-sentence");
      await page.getByRole("button", { name: "+ Add claim" }).click();
      const second = page.locator(".claim").nth(1);
      await second.getByLabel("Claims").selectOption("ends");
      await second.locator(".pick").click();
      await app.click([0, 2]);
      await eventually(async () =>
        equal(
          await page.evaluate(() => window.standee.scene().claims[1].expect),
          { may: { end: [0, 2] } },
          "the claim",
        ),
      );
      await eventually(async () =>
        equal(await page.locator(".verdict-chip").allTextContents(), ["holds", "fails"], "verdicts"),
      );
      await second.getByLabel("Claims").selectOption("focuses");
      await app.shows("Both claims hold: A, B.", ".verdict-sentence");
    },
  },
  {
    name: "carrying out a turn says what happened, and with which cards",
    test: async ({ app, page }) => {
      await app.open();
      await page.getByRole("button", { name: "Apply, then next figure" }).click();
      await app.shows(/Applied: A \(every card \+0\)\. C1 suffers 2/, ".stage");
    },
  },
];
