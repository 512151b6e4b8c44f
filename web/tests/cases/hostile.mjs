import { readdirSync, readFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";
import { join } from "node:path";
import { check, equal, readJson, root, started } from "../app.mjs";

const base = {
  format: "scene/1",
  edition: "frosthaven",
  map: {
    hexes: [
      [0, 0],
      [1, 0],
    ],
  },
};
const figure = { id: "A", kind: "monster", side: "monsters", at: [0, 0] };
const link = (text) => `#s=1.${deflateRawSync(Buffer.from(text)).toString("base64url")}`;
const linkTo = (document) => link(JSON.stringify(document));

/** Links that broke the page once, or that mean harm. */
const links = {
  "hexes that are a number": linkTo({ ...base, map: { hexes: 5 } }),
  "a figure that is nothing": linkTo({ ...base, figures: [null] }),
  "a door that is nothing": linkTo({ ...base, map: { ...base.map, doors: [null] } }),
  "a condition that is nothing": linkTo({ ...base, figures: [{ ...figure, conditions: [null] }] }),
  "a figure without a place": linkTo({ ...base, figures: [{ ...figure, at: undefined }] }),
  "a hex that is a text": linkTo({ ...base, map: { hexes: ["a"] } }),
  "an edition that does not exist": linkTo({ ...base, edition: "mageknight" }),
  "a run of twenty million hexes": link(JSON.stringify({ ...base, map: { hexes: "\u001f0:0~20000000" } })),
  "abilities that are nothing": linkTo({ ...base, figures: [figure], turn: { figure: "A", abilities: [null] } }),
  "fifty thousand brackets": link("[".repeat(50_000)),
  "a hundred megabytes": link(`{"name":"${"a".repeat(100_000_000)}"}`),
};

const files = {
  "no JSON": "{ not json",
  "a list": "[1, 2, 3]",
  "claims that are texts": JSON.stringify({ scene: base, claims: ["x"] }),
  "steps that are numbers": JSON.stringify({ scene: base, steps: [5] }),
  "a map without hexes": JSON.stringify({ ...base, map: {} }),
  "stats that are no stats": JSON.stringify({ name: "x", stats: [{ level: "high" }] }),
  "a scenario that is none": JSON.stringify({ mapTileData: 5 }),
  "shapes that are none": JSON.stringify({ tiles: { a: 5 } }),
};

/** The page stands: a board is drawn, an answer can be had, and nothing was lost. */
async function stands({ app, page }, what, boards) {
  await page
    .waitForFunction(() => document.querySelector(".board-drawing .token, .board-drawing .floor, .board-ground .floor"))
    .catch(() => {
      throw new Error(`${what}: no board`);
    });
  check((await page.locator(".rescue").count()) === 0, `${what}: the page failed`);
  const own = await page.evaluate(
    () => JSON.parse(localStorage.getItem("standee.boards") ?? "[]").filter((b) => b.name === "Mine").length,
  );
  equal(own, boards, `${what}: own boards`);
  check((await app.scene()).map.hexes.length > 0, `${what}: hexes`);
}

/** Gives the board a name, so that it is one's own. */
async function ownBoard({ app, page }) {
  await app.open();
  await app.drag([3, -1], [4, -1]);
  await app.openPart("My boards");
  await page
    .getByRole("button", { name: /^Rename/ })
    .first()
    .click();
  await page.getByLabel("Name of the board").fill("Mine");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await app.kept();
  return app.scene();
}

/** Changes what is stored of the board on the table while the page is closed, and opens the page. */
async function storeBoard({ app, page }, change) {
  await page.goto(`${app.url}library.json`);
  const stored = await page.evaluate(() =>
    localStorage.getItem(`standee.board.${localStorage.getItem("standee.current")}`),
  );
  await page.evaluate(
    (text) => localStorage.setItem(`standee.board.${localStorage.getItem("standee.current")}`, text),
    change(stored),
  );
  await page.goto(app.url);
}

function numbers(seed) {
  let state = seed;
  return () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
}

const strange = [
  null,
  5,
  -1,
  1e9,
  0.5,
  "",
  "a",
  "[0,0]",
  true,
  [],
  {},
  [null],
  [[0, 0]],
  { at: [0, 0] },
  "constructor",
];

/** A document with some of its parts replaced, left out, doubled or swapped. */
function mutated(document, random) {
  const copy = structuredClone(document);
  const pick = (list) => list[Math.floor(random() * list.length)];
  for (let i = 0, count = 1 + Math.floor(random() * 3); i < count; ++i) {
    let node = copy;
    for (;;) {
      const key = pick(Object.keys(node));
      if (key === undefined) break;
      const inside = node[key];
      if (typeof inside === "object" && inside !== null && random() < 0.8) {
        node = inside;
        continue;
      }
      const kind = random();
      if (kind < 0.6) node[key] = structuredClone(pick(strange));
      else if (kind < 0.75) delete node[key];
      else if (Array.isArray(node)) node.push(structuredClone(node[key]));
      else node[pick(strange) ?? "x"] = structuredClone(node[key]);
      break;
    }
  }
  return copy;
}

const under = (folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .map(String)
    .filter((f) => f.endsWith(".json"))
    .sort()
    .map((f) => join(folder, f));

function mutants(count, seed) {
  const random = numbers(seed);
  const all = ["turns", "plays", "rounds", "disputes"]
    .flatMap((f) => under(`fixtures/${f}`))
    .filter((_, i) => i % 12 === 0);
  const read = all.map((file) => JSON.parse(readFileSync(join(root, file), "utf8")));
  return Array.from({ length: count }, (_, i) => mutated(read[i % read.length], random));
}

export const tests = [
  {
    name: "hostile links leave the page and one's own boards as they were",
    test: async (t) => {
      const { app, page } = t;
      const mine = await ownBoard(t);
      for (const [what, hash] of Object.entries(links)) {
        await page.goto("about:blank");
        await app.open(hash);
        await stands(t, what, 1);
        await page.getByText("This link is damaged or from a later version.").first().waitFor();
        await page.goto("about:blank");
        await app.open();
        await stands(t, `${what}, then the plain address`, 1);
      }
      await app.openPart("My boards");
      await page.getByRole("button", { name: /^Mine/ }).first().click();
      await page.getByRole("dialog").waitFor({ state: "detached" });
      equal(await app.scene(), mine, "one's own board");
    },
  },
  {
    name: "hostile files and texts leave the page as it was",
    test: async (t) => {
      const { app, page } = t;
      const mine = await ownBoard(t);
      for (const [what, text] of Object.entries(files)) {
        await app.openPart("Files and links");
        await page
          .locator('input[type="file"]')
          .setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from(text) });
        await page.locator(".notice").waitFor();
        if ((await page.getByRole("button", { name: "Set up" }).count()) > 0)
          await page.getByRole("button", { name: "Set up" }).click();
        await page.keyboard.press("Escape");
        await page.locator(".notice").click();
        await page.keyboard.press("Escape");
        await stands(t, what, 1);
        equal(await app.scene(), mine, what);
      }
    },
  },
  {
    name: "2,000 mutated documents are shown or refused, and the page stands",
    test: async (t) => {
      const { app, page } = t;
      await app.open();
      const all = mutants(2000, 11);
      let shown = 0;
      for (let from = 0; from < all.length; from += 100) {
        shown += await page.evaluate(
          async (documents) => {
            let count = 0;
            for (const [i, document_] of documents.entries()) {
              await window.standee.load(document_).then(
                () => ++count,
                () => undefined,
              );
              if (i % 5 === 0) await new Promise((done) => setTimeout(done, 0));
              if (document.querySelector(".rescue") || !document.querySelector(".board-drawing"))
                throw new Error(`the page failed on ${JSON.stringify(document_)}`);
            }
            return count;
          },
          all.slice(from, from + 100),
        );
      }
      t.note(`${shown} of ${all.length} were shown`);
      check(shown > 200 && shown < 1900, "some are shown and some refused");
      await app.load(readJson("fixtures/turns/demo.json"));
      await page.locator(".chip-focus").waitFor();
    },
  },
  {
    name: "a page that is left while it starts is not thought to have failed; one that hangs again and again is",
    options: { serviceWorkers: "block" },
    test: async ({ app, page, context }) => {
      await context.route("**/*.wasm", () => undefined); // the engine never comes
      for (let i = 0; i < 4; ++i) {
        await app.open(linkTo(base));
        await page.goto("about:blank");
      }
      await context.unroute("**/*.wasm");
      await app.open(linkTo(base));
      await page.waitForFunction(() => window.standee.scene().map?.hexes.length === 2);
      await started(page);
      await page.goto(`${app.url}library.json`);
      await page.evaluate(() => sessionStorage.setItem("standee.starting", "2")); // as two pages that hung leave it
      await page.goto(app.url);
      await page.locator(".rescue").waitFor();
    },
  },
  {
    name: "what was stored and is damaged does not keep the page from starting",
    options: { serviceWorkers: "block" }, // it would answer in place of the file that is opened in between
    test: async (t) => {
      const { app, page } = t;
      await app.open();
      await app.drag([3, -1], [4, -1]);
      await app.kept();
      const texts = [
        "{",
        "null",
        "5",
        "[]",
        '{"states":{"first":null,"changes":[]}}',
        ...mutants(25, 5).map((d) =>
          JSON.stringify({
            states: { first: { document: { bare: true, scene: d.scene ?? d, rest: {} }, played: [] }, changes: [] },
            at: 0,
            mode: "turn",
          }),
        ),
      ];
      let rescued = 0;
      for (const text of texts) {
        await storeBoard(t, () => text);
        await page.waitForFunction(() => document.querySelector(".board-drawing > g, .rescue"));
        if (await page.locator(".rescue").count()) {
          ++rescued;
          await page.getByRole("button", { name: "Start afresh" }).click();
          await page.locator(".chip-focus").waitFor();
        }
        await started(page);
      }
      check(rescued >= 5, `the page offered a way out ${rescued} times`);
    },
  },
  {
    name: "a browser that keeps nothing shows the page and what a link holds",
    test: async ({ page, url }) => {
      await page.addInitScript(() => {
        for (const name of ["localStorage", "sessionStorage"])
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException("not allowed", "SecurityError");
            },
          });
      });
      await page.goto(`${url}${linkTo(base)}`);
      await page.waitForFunction(() => window.standee?.scene().map?.hexes.length === 2);
      await page.waitForFunction(() => document.querySelector(".board-drawing > g"));
    },
  },
  {
    name: "a board that fails while it is drawn offers the last good one",
    options: { serviceWorkers: "block" },
    test: async ({ app, page }) => {
      await app.open();
      await app.drag([3, -1], [4, -1]);
      await app.kept();
      const good = await app.scene();
      await storeBoard({ app, page }, (stored) => {
        const kept = JSON.parse(stored);
        kept.states.changes = [];
        kept.states.first.document.scene.map.hexes = 5;
        return JSON.stringify(kept);
      });
      await page.getByRole("button", { name: "The last good board" }).click();
      await page.locator(".chip-focus").waitFor();
      equal(await app.scene(), good, "the last good board");
    },
  },
  {
    name: "opening a link keeps one's own board and its undo, also after a reload",
    test: async (t) => {
      const { app, page } = t;
      const mine = await ownBoard(t);
      await page.goto("about:blank");
      await app.open(linkTo(base));
      await page.waitForFunction(() => window.standee.scene().map?.hexes.length === 2);
      await app.openPart("My boards");
      await page.getByRole("button", { name: /^Mine/ }).first().click();
      await page.getByRole("dialog").waitFor({ state: "detached" });
      equal(await app.scene(), mine, "one's own board");
      await app.kept();
      await page.reload();
      await page.locator(".chip-focus").waitFor();
      await page.keyboard.press("Control+z");
      equal((await app.figure("C1")).at, [3, -1], "C1 after undo");
      await page.keyboard.press("Control+y");
      equal(await app.scene(), mine, "the board after redo");
    },
  },
];
