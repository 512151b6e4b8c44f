// Runs the tests of the page in Debian's Chromium, as many side by side as there are cores (WORKERS=N: so many).
// `npm test [PART]...` runs those whose file name has a part, with ONLY=TEXT those whose name has the text.
import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { App, root } from "./app.mjs";
import { serve } from "./server.mjs";

const wanted = process.argv.slice(2);
const only = process.env.ONLY ?? "";
const workers = Number(process.env.WORKERS ?? availableParallelism());
const files = readdirSync(join(import.meta.dirname, "cases"))
  .filter((f) => f.endsWith(".mjs") && (!wanted.length || wanted.some((w) => f.includes(w))))
  .sort();
const server = process.env.PAGE
  ? { url: process.env.PAGE, close: () => undefined }
  : await serve(join(root, "build/web"));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
const failures = [];
let passed = 0;

const indented = (lines) => lines.map((line) => `        ${line}\n`).join("");

/** What went wrong, in a few lines. */
const lines = (error) =>
  String(error.message ?? error)
    .replaceAll('","', '",\n"')
    .split("\n")
    .slice(0, 24);

/** Runs a case on a page of its own; an error on the page fails it. */
async function run({ name, test, options = {} }) {
  const start = Date.now();
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-GB", ...options });
  const page = await context.newPage();
  const errors = [];
  const notes = [];
  page.setDefaultTimeout(60_000);
  page.on("pageerror", (error) => errors.push(error.message));
  const app = new App(page, server.url);
  const took = () => `${((Date.now() - start) / 1000).toFixed(1)} s`.padStart(7);
  try {
    await test({ app, page, context, browser, url: server.url, note: (text) => notes.push(text) });
    if (errors.length) throw new Error(`errors on the page: ${errors.join("; ")}`);
    ++passed;
    process.stdout.write(`ok      ${took()}  ${name}\n${indented(notes)}`);
  } catch (error) {
    const onThePage = errors.map((text) => `on the page: ${text}`);
    failures.push(`FAILED  ${took()}  ${name}\n${indented([...notes, ...lines(error), ...onThePage])}`);
    process.stdout.write(failures.at(-1));
    if (process.env.SHOTS)
      await page
        .screenshot({ path: `${process.env.SHOTS}/${name.replaceAll(/\W+/g, "-")}.png` })
        .catch(() => undefined);
  } finally {
    await context.close();
  }
}

/** Runs cases, so many at a time. */
async function runAll(cases, atOnce) {
  const left = [...cases];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) await run(next);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

const all = [];
for (const file of files) all.push(...(await import(`./cases/${file}`)).tests);
const chosen = all.filter((c) => c.name.includes(only));
await runAll(
  chosen.filter((c) => !c.alone),
  workers,
);
await runAll(
  chosen.filter((c) => c.alone),
  1,
);
await browser.close();
server.close();
if (failures.length) process.stdout.write(`\nWhat failed, once more:\n${failures.join("")}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length || !passed ? 1 : 0);
