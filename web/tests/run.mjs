// Runs the tests of the page in Debian's Chromium. `npm test [PART]...` runs those whose file name has a part,
// with ONLY=TEXT those whose name has the text.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { App, root } from "./app.mjs";
import { serve } from "./server.mjs";

const wanted = process.argv.slice(2);
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
let failed = 0;
let passed = 0;

/** Faults of the page that are known and open. Each must still fail, so that nobody forgets to strike it off. */
const known = new Set(
  readFileSync(join(import.meta.dirname, "known-faults.txt"), "utf8")
    .split("\n")
    .filter((line) => line && !line.startsWith("#")),
);

/** A page of its own for each test; an error on the page fails it. */
async function run(name, test, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-GB", ...options });
  const page = await context.newPage();
  const errors = [];
  page.setDefaultTimeout(20_000);
  page.on("pageerror", (error) => errors.push(error.message));
  const app = new App(page, server.url);
  try {
    await test({ app, page, context, browser, url: server.url });
    if (errors.length) throw new Error(`errors on the page: ${errors.join("; ")}`);
    if (known.has(name)) throw new Error("It passes now: take it out of known-faults.txt.", { cause: known });
    ++passed;
    console.log(`ok      ${name}`);
  } catch (error) {
    if (known.has(name) && error.cause !== known) {
      console.log(`KNOWN   ${name}: ${String(error.message ?? error).split("\n")[0]}`);
      return;
    }
    ++failed;
    console.log(
      `FAILED  ${name}\n        ${String(error.message ?? error)
        .replaceAll('","', '",\n"')
        .split("\n")
        .slice(0, 24)
        .join("\n        ")}`,
    );
    if (process.env.SHOTS)
      await page
        .screenshot({ path: `${process.env.SHOTS}/${name.replaceAll(/\W+/g, "-")}.png` })
        .catch(() => undefined);
  } finally {
    await context.close();
  }
}

for (const file of files) {
  const { tests } = await import(`./cases/${file}`);
  for (const { name, test, options } of tests)
    if (!process.env.ONLY || name.includes(process.env.ONLY)) await run(name, test, options);
}
await browser.close();
server.close();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
