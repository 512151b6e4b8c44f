import { readFileSync } from "node:fs";
import { join } from "node:path";
import { check, equal, eventually, readJson, root } from "../app.mjs";

/** Links that have been sent: they must open for ever. */
const links = JSON.parse(readFileSync(join(import.meta.dirname, "..", "links.json"), "utf8"));

async function linkOf(page) {
  await page.getByRole("button", { name: "Share" }).click();
  const field = page.getByLabel("Link to this board");
  await page.waitForFunction(() => document.querySelector(".share-link input")?.value);
  return field.inputValue();
}

export const tests = [
  {
    name: "a link opens the same board in another browser",
    test: async ({ app, page, browser, note }) => {
      await app.open();
      await app.drag([3, -1], [4, -1]);
      const link = await linkOf(page);
      const before = await page.evaluate(() => window.standee.scene());
      note(`${link.length} characters for the first board`);
      check(link.length < 700, `the link has ${link.length} characters`);
      const other = await browser.newContext();
      const there = await other.newPage();
      await there.goto(link);
      await there.locator(".chip-focus").waitFor();
      await eventually(async () =>
        equal(await there.evaluate(() => window.standee.scene()), before, "the board of the link"),
      );
      await other.close();
    },
  },
  {
    name: "every document survives a link",
    test: async ({ app, page }) => {
      await app.open();
      for (const path of [
        "fixtures/disputes/contradictions/brittle-and-a-push-into-a-trap.json",
        "examples/round/room.json",
        "fixtures/turns/demo.json",
      ]) {
        const document = readJson(path);
        await app.load(document);
        const link = await linkOf(page);
        await page.keyboard.press("Escape");
        await page.goto("about:blank");
        await page.goto(link);
        await page.waitForFunction((d) => JSON.stringify(window.standee?.scene()) === d, JSON.stringify(document));
      }
    },
  },
  {
    name: "old links keep working",
    test: async ({ app, page }) => {
      for (const { hash, scene } of links) {
        await page.goto("about:blank");
        await app.open(hash);
        await page.waitForFunction((d) => JSON.stringify(window.standee?.scene()) === d, JSON.stringify(scene));
      }
    },
  },
  {
    name: "a damaged link says so",
    test: async ({ app, page }) => {
      await app.open("#s=1.abc");
      await page.getByText("This link is damaged or from a later version.").waitFor();
      await page.goto("about:blank");
      await app.open("#s=9.abc");
      await page.getByText("This link is damaged or from a later version.").waitFor();
    },
  },
  {
    name: "a link that is pasted says what is wrong with it, as the address bar does, and other texts say what opens",
    test: async ({ app, page, url }) => {
      await app.open();
      await app.openPart("Files and links");
      const before = await app.scene();
      const damaged = /^This link is damaged or from a later version\./;
      const unknown = /^The page cannot open this\. Paste a document as JSON/;
      const wide = Array.from({ length: 120 }, (_, i) => (i % 2 ? "  " : "") + Array(60).fill(".").join("   "));
      for (const [text, says] of [
        ["#s=1.abc", damaged],
        ["#s=1.a", damaged],
        ["#s=1.!!!", damaged],
        ["#s=9.abc", damaged],
        [`${url}#s=1.q1ZKyy_KTVWyUkqtKEnNS8lMLE4FAA`, damaged],
        ["https://example.com/page/#view=threat&s=9.abc", damaged],
        [`${url}#mover=AAAAAAAAAAAA`, damaged],
        ["hello", unknown],
        ["hello\nworld", unknown],
        ["https://example.com/", unknown],
        ["[1, 2, 3]", unknown],
        [".   x   .\n  .   .", /^Board: 'x' in column 5/],
        [wide.join("\n"), "This board has 7200 hexes. The page shows at most 4000."],
      ]) {
        await page.getByRole("textbox", { name: "Paste" }).fill(text);
        await page.getByRole("button", { name: "Open this" }).click();
        await page.locator(".notice").getByText(says).waitFor();
        await page.locator(".notice").click();
        equal(await app.scene(), before, `the board after ${text.slice(0, 40)}`);
      }
      await page.keyboard.press("Escape");
      await app.paste(`${url}#mover=UQgEBBvAgNjAEANjBkYMbJiBEQMUAA&view=threat`);
      await page.waitForFunction(() => window.standee.scene().map?.icy?.length === 4);
      await page.locator('.tabs [aria-current="page"]').getByText("Threat").waitFor();
    },
  },
  {
    name: "a Monster Mover link is imported",
    test: async ({ app, page }) => {
      await app.open("#mover=UQQE4haggJ8EQOEESBAGFA");
      await page.waitForFunction(() => {
        const scene = window.standee?.scene();
        return scene?.figures?.length === 3;
      });
      await page.locator(".chip-focus").first().waitFor();
      await app.paste("UQgEBBvAgNjAEANjBkYMbJiBEQMUAA");
      await page.waitForFunction(() => window.standee.scene().map?.icy?.length === 4);
    },
  },
  {
    name: "a scenario file is imported",
    test: async ({ app, page }) => {
      const files = ["flooded-cellar.json", "tiles.json"].map((name) => join(root, "tests/import/vgb/files", name));
      await app.open();
      await app.drop(files, true);
      await page.waitForFunction(() => window.standee.scene().figures?.some((f) => f.id === "rust-hound-1"));
      await app.drop(files.slice(0, 1), true);
    },
  },
  {
    name: "what an import leaves out is listed until it is dismissed",
    test: async ({ app, page }) => {
      const notes = page.getByRole("region", { name: "Import: left out or assumed" });
      await app.open("#mover=UQQE4haggJ8EQOEESBAGFA");
      await notes.getByText("the rotation of the board is left out").waitFor();
      check(await page.locator('[role="status"] .import-notes').count(), "the notes are in a live region");
      await notes.getByRole("button", { name: "Dismiss" }).click();
      await notes.waitFor({ state: "detached" });

      const files = ["flooded-cellar.json", "tiles.json"].map((name) => join(root, "tests/import/vgb/files", name));
      await app.drop(files, true);
      await notes.getByText("initiative 99, a long rest, until you give another: C1, C2").waitFor();
      await page.getByRole("button", { name: /Deutsch/ }).click();
      const german = page.getByRole("region", { name: "Import: ausgelassen oder angenommen" });
      await german.getByText("Diese Hinweise gibt es nur auf Englisch.").waitFor();
      equal(await german.locator("ul").getAttribute("lang"), "en", "the language of the notes");
      await app.load(readJson("fixtures/turns/demo.json"));
      await german.waitFor({ state: "detached" });

      const [monster, deck] = ["monster", "deck"].map((folder) =>
        readJson(`tests/import/ghs/files/${folder}/rust-hound.json`),
      );
      const dropped = [monster, { ...deck, colour: "red" }].map((file, i) => ({
        name: `${i}.json`,
        mimeType: "application/json",
        buffer: Buffer.from(JSON.stringify(file)),
      }));
      await page.keyboard.press("Control+o");
      await page.getByRole("dialog").getByRole("button", { name: "Dateien und Links" }).click();
      await page.locator('input[type="file"]').setInputFiles(dropped);
      await german.getByText("rust-hound: an unknown field of the deck: colour").waitFor();
    },
  },
  {
    name: "a stat card and a deck of another program are added",
    test: async ({ app, page }) => {
      const files = ["monster", "deck"].map((folder) =>
        join(root, "tests/import/ghs/files", folder, "rust-hound.json"),
      );
      await app.open();
      await app.drop(files);
      await page.waitForFunction(() => window.standee.scene().scene?.monsters?.["rust-hound"]?.cards?.length > 0);
    },
  },
  {
    name: "the board is copied as a picture",
    alone: true, // two cases would share the clipboard
    options: { permissions: ["clipboard-read", "clipboard-write"] },
    test: async ({ app, page }) => {
      await app.open();
      await page.getByRole("button", { name: "Share" }).click();
      await page.getByRole("button", { name: "Copy SVG" }).click();
      await page.locator(".notice").getByText("Copied").waitFor();
      const svg = await page.evaluate(() => navigator.clipboard.readText());
      check(svg.startsWith("<svg") && svg.includes('fill="rgb('), "an SVG with its colours");
      await page.getByRole("button", { name: "Copy PNG" }).click();
      await page.waitForFunction(async () =>
        (await navigator.clipboard.read()).some((i) => i.types.includes("image/png")),
      );
    },
  },
];
