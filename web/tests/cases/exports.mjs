import { check, eventually, readJson, still } from "../app.mjs";
import { begin, setUp } from "./games.mjs";

// What "Copy SVG" and "Copy PNG" give is compared with the board on the screen, pixel by pixel, at two pixels a unit.

const demo = readJson("fixtures/turns/demo.json").scene;

/** Every kind of terrain, walls, links, an area, conditions and hit points, on hexes that point up. */
const everything = {
  ...demo,
  map: {
    coordinates: "odd-r",
    hexes: Array.from({ length: 40 }, (_, i) => [i % 8, Math.floor(i / 8)]),
    edges: "open",
    obstacles: [[2, 0]],
    difficult: [[3, 0]],
    icy: [[4, 0]],
    hazardous: [[5, 0]],
    treasure: [[6, 0]],
    wallHexes: [[8, 2]],
    traps: [{ at: [7, 0], damage: 5 }],
    doors: [
      { at: [0, 4], open: true },
      { at: [7, 4], open: false },
    ],
    walls: [
      [
        [3, 2],
        [3, 3],
      ],
    ],
    links: [
      [
        [0, 1],
        [6, 3],
      ],
    ],
  },
  loot: [[1, 4]],
  figures: [
    { id: "A", kind: "monster", side: "monsters", rank: "elite", at: [1, 2], attack: 2, move: 2, hp: 3, maxHp: 9 },
    { id: "B", kind: "boss", side: "monsters", at: [5, 4], flying: true },
    { id: "C", kind: "character", side: "party", at: [4, 2], initiative: 20, hp: 8, maxHp: 8, conditions: ["wound"] },
    {
      id: "D",
      kind: "summon",
      side: "party",
      at: [5, 2],
      summoner: "C",
      conditions: ["strengthen", "poison", "muddle"],
    },
  ],
  turn: { figure: "A", abilities: [{ move: { points: "+0" } }, { attack: { value: "+0", range: 2, targets: 2 } }] },
};

/** A room in which a character looks for a place, with the cards that the monsters have drawn. */
function room() {
  const scene = readJson("examples/round/room.json");
  const monsters = Object.fromEntries(
    ["rust-hound", "marsh-slinger"].map((name) => [name, readJson(`fixtures/monsters/${name}.json`)]),
  );
  const cards = Object.fromEntries(Object.entries(monsters).map(([name, set]) => [name, set.cards[1]]));
  const figures = scene.figures.map((f) => (f.kind === "character" ? { ...f, initiative: 30 } : f));
  return { ...scene, figures, monsters, cards };
}

const boards = {
  "a turn": async ({ app, page }) => {
    await app.open();
    await app.load({
      ...demo,
      map: { ...demo.map, icy: [[0, 0]], treasure: [[8, -4]], wallHexes: [[5, 0]] },
      loot: [[0, 3]],
      figures: demo.figures.map((f) => (f.id === "C1" ? { ...f, conditions: ["wound", "strengthen"] } : f)),
    });
    await page.locator(".attack-line").first().waitFor();
  },
  "everything that can lie on a map": async ({ app, page }) => {
    await app.open();
    await app.load(everything);
    await page.locator(".way-line").first().waitFor({ state: "attached" });
  },
  "a threat": async ({ app, page }) => {
    await app.open();
    await app.load(room());
    await app.view("Threat");
    await page.getByLabel("Who moves?").selectOption("Brute");
    await page.getByLabel("Movement points").fill("4");
    await page.locator(".heat text").first().waitFor();
  },
  "a line of sight": async ({ app, page }) => {
    await app.open();
    await app.load(room());
    await app.view("Sight");
    await app.drag([0, 1], [4, 0]);
    await page.locator(".sight-line").first().waitFor();
  },
  "a game": async (t) => {
    await begin(t);
    await setUp(t);
    await t.page.locator(".reach-hexes").first().waitFor();
  },
};

/** What is copied stays on the page: the clipboard is everybody's. */
const keepCopies = (page) =>
  page.addInitScript(() => {
    navigator.clipboard.writeText = async (text) => void (window.copiedText = text);
    navigator.clipboard.write = async ([item]) => {
      const bytes = new Uint8Array(await (await item.getType("image/png")).arrayBuffer());
      window.copiedPng = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    };
  });

/** The board as SVG and as PNG, copied in the dialog. */
async function copies(page) {
  await page.locator(".top").getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("button", { name: "Copy SVG" }).click();
  await page.getByRole("button", { name: "Copy PNG" }).click();
  await page.waitForFunction(() => window.copiedText && window.copiedPng);
  await page.keyboard.press("Escape");
  return page.evaluate(() => [window.copiedText, window.copiedPng]);
}

/** The board on the screen, and nothing else, where a unit of it is a pixel of the page. */
async function screen(page, svg) {
  const [x, y, width, height] = /viewBox="([^"]+)"/.exec(svg)[1].split(" ").map(Number);
  await page.addStyleTag({
    content: `.top, .panel, .stage > :not(.board), .pointed { display: none !important }
      .stage, .board { overflow: visible !important; position: fixed !important; inset: 0 !important; z-index: 9 }`,
  });
  await page.evaluate(
    ([left, top]) =>
      document
        .querySelectorAll(".board-ground > g, .board-drawing > g")
        .forEach((g) => g.setAttribute("transform", `translate(${left} ${top})`)),
    [-x, -y],
  );
  await still(page);
  return page.screenshot({ clip: { x: 0, y: 0, width, height }, animations: "disabled" });
}

/**
 * In how many of a thousand pixels two pictures differ, and their size. A pixel differs if a colour of it lies beyond
 * those of the same pixel and its eight neighbours in the other picture by more than a twentieth: the edges of letters
 * are smoothed a little differently on a screen.
 */
const difference = (page, one, other) =>
  page.evaluate(
    async ([first, second]) => {
      const pixels = async (source) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const scale = source.startsWith("data:image/svg") ? 2 : 1;
        const canvas = document.createElement("canvas");
        [canvas.width, canvas.height] = [image.width * scale, image.height * scale];
        const context = canvas.getContext("2d");
        context.drawImage(image, 0, 0, canvas.width, canvas.height);
        return context.getImageData(0, 0, canvas.width, canvas.height);
      };
      const [a, b] = await Promise.all([pixels(first), pixels(second)]);
      const { width, height } = a;
      if (width !== b.width || height !== b.height) return { share: 1000, sizes: [width, height, b.width, b.height] };
      const lies = (value, data, at) => {
        let [least, most] = [255, 0];
        for (const down of [-4 * width, 0, 4 * width])
          for (const right of [-4, 0, 4]) {
            least = Math.min(least, data[at + down + right] ?? 255);
            most = Math.max(most, data[at + down + right] ?? 0);
          }
        return value >= least - 13 && value <= most + 13;
      };
      let differ = 0;
      const colours = new Set();
      for (let i = 0; i < a.data.length; i += 4) {
        colours.add((a.data[i] << 16) | (a.data[i + 1] << 8) | a.data[i + 2]);
        const same = [i, i + 1, i + 2].every((c) => lies(a.data[c], b.data, c) && lies(b.data[c], a.data, c));
        if (!same) ++differ;
      }
      return { share: (1000 * differ) / (width * height), sizes: [width, height], colours: colours.size };
    },
    [one, other],
  );

/** Of a thousand pixels. The mark of one condition has 0.9 of them, at this size of the boards. */
const most = 0.25;

async function compare({ page, note, ...t }, show) {
  await keepCopies(page);
  await show({ page, ...t });
  await eventually(async () => check((await page.locator(".token").count()) > 1, "figures"));
  await still(page);
  const [svg, png] = await copies(page);
  check(!svg.includes("<use"), "symbols are drawn out");
  const shown = `data:image/png;base64,${(await screen(page, svg)).toString("base64")}`;
  const found = {
    SVG: await difference(page, `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`, shown),
    PNG: await difference(page, `data:image/png;base64,${png}`, shown),
  };
  for (const [name, { share, sizes, colours }] of Object.entries(found)) {
    note(`${name}: ${share.toFixed(3)} of 1000 pixels differ, of ${sizes.join(" by ")}`);
    check(colours > 100, `${name}: a picture of the board has more than ${colours} colours`);
    check(share < most, `${name} is not the board`);
  }
}

export const tests = Object.entries(boards).flatMap(([name, show]) =>
  ["light", "dark"].map((colorScheme) => ({
    name: `the exported pictures equal the board: ${name}, ${colorScheme}`,
    options: { viewport: { width: 1500, height: 1000 }, deviceScaleFactor: 2, colorScheme },
    test: (t) => compare(t, show),
  })),
);
