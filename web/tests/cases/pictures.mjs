import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readJson, root, still } from "../app.mjs";

const folder = join(root, "docs/images");

/** Pictures of the main views for the documentation; written only when asked for. */
const wanted = process.env.PICTURES === "1";

async function picture(page, name) {
  await still(page);
  mkdirSync(folder, { recursive: true });
  const png = (await page.screenshot({ animations: "disabled" })).toString("base64");
  const webp = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width, image.height];
    canvas.getContext("2d").drawImage(image, 0, 0);
    return canvas.toDataURL("image/webp", 0.9).split(",")[1];
  }, png);
  writeFileSync(join(folder, `${name}.webp`), Buffer.from(webp, "base64"));
}

const views = [
  [
    "web-turn",
    {},
    async ({ app, page }) => {
      await app.open();
      await page.locator(".reasons .reason").nth(2).hover();
    },
  ],
  [
    "web-why-not",
    { colorScheme: "dark" },
    async ({ app, page }) => {
      await app.open();
      await app.click([6, -1]);
      await app.shows("Why is C2 not the focus?");
      await page.locator(".change").first().hover();
    },
  ],
  [
    "web-round",
    {},
    async ({ app, page }) => {
      await app.open();
      await app.openPart("New");
      await page
        .getByRole("dialog")
        .getByRole("button", { name: /^Room .*Play$/ })
        .click();
      await page.getByRole("button", { name: "Play this board" }).click();
      await page.getByLabel("Initiative of Brute").fill("10 71");
      await page.getByLabel("Initiative of Tinkerer").fill("45");
      await page.getByRole("button", { name: "Enter", exact: true }).last().click();
      await page.getByRole("button", { name: "Draw all ability cards" }).click();
      await page.locator(".reach-hexes").waitFor();
    },
  ],
  [
    "web-threat",
    {},
    async ({ app, page }) => {
      await app.open();
      const scene = readJson("examples/round/room.json");
      const monsters = Object.fromEntries(
        ["rust-hound", "marsh-slinger"].map((n) => [n, readJson(`fixtures/monsters/${n}.json`)]),
      );
      const cards = Object.fromEntries(
        Object.entries(monsters).map(([n, m]) => [n, m.cards[n === "rust-hound" ? 2 : 1]]),
      );
      const figures = scene.figures.map((f) =>
        f.kind === "character" ? { ...f, initiative: f.id === "Brute" ? 30 : 45 } : f,
      );
      await page.evaluate((d) => window.standee.load(d), { ...scene, figures, monsters, cards });
      await app.view("Threat");
      await page.getByLabel("Who moves?").selectOption("Brute");
      await page.getByLabel("Movement points").fill("4");
      await page.locator(".heat text").first().waitFor();
    },
  ],
  [
    "web-dispute",
    {},
    async ({ app, page }) => {
      await app.open();
      await app.openPart("Disputes");
      await page.getByRole("searchbox").fill("corridor one hex");
      await page.locator(".browse-list button").first().click();
      await page.locator(".verdict-chip").first().waitFor();
    },
  ],
  [
    "web-phone",
    { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    async ({ app, page }) => {
      await app.open();
      await page.locator(".chip-focus").waitFor();
    },
  ],
];

export const tests = views.map(([name, options, show]) => ({
  name: `the view ${name}`,
  options: { viewport: { width: 1280, height: 860 }, ...options },
  test: async (t) => {
    await show(t);
    if (wanted) await picture(t.page, name);
  },
}));
