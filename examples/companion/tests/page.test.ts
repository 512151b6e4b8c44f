// Plays the page in Chromium, from the build: the beginning of a round, undo, reload, and a mistake.

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { after, before, test } from "node:test";
import { type Browser, chromium, type Page } from "playwright-core";
import { preview, type PreviewServer } from "vite";

const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
const skip = existsSync(executablePath) ? false : `no browser at ${executablePath}`;

let server: PreviewServer;
let browser: Browser;
let page: Page;
const problems: string[] = [];

before(async () => {
  if (skip) {
    return;
  }
  server = await preview({ preview: { port: 0 } });
  browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  page = await browser.newPage({ viewport: { width: 1200, height: 1000 } });
  page.on("pageerror", (error) => problems.push(String(error)));
  await page.goto(server.resolvedUrls!.local[0]!);
});

after(async () => {
  await browser?.close();
  await server?.close();
});

const heading = (text: string | RegExp) => page.getByRole("heading", { level: 2, name: text }).waitFor();
const button = (name: string) => page.getByRole("button", { name, exact: true });

test("a round on the page", { skip }, async () => {
  await heading("Prepare round 1");
  await page.getByLabel("Wren").fill("10");
  await page.getByLabel("Osk").fill("12");
  await page.getByLabel("cellar-toad").selectOption({ label: "22 Lunge" });
  await page.getByLabel("lamp-thief").selectOption({ label: "64 Both Hands Full" });
  await button("Start round 1").click();

  await heading("Wren's turn");
  await page.getByLabel("Move through").fill("5,0");
  await button("Move").click();
  await page.getByRole("alert").getByText("adjacent").waitFor();
  await page.getByLabel("Move through").fill("1,0");
  await button("Move").click();
  await page.getByRole("row", { name: "Wren" }).getByText("1,0").waitFor();
  await button("End Wren's turn").click();

  await heading("Osk's turn");
  await button("Undo").click();
  await heading("Wren's turn");
  await page.getByRole("row", { name: "Wren" }).getByText("0,1").waitFor();
  await button("End Wren's turn").click();
  await heading("Osk's turn");
  await button("End Osk's turn").click();

  await heading(/T1/);
  const question = await page.getByRole("heading", { level: 2, name: /T1/ }).textContent();
  await page.screenshot({ path: "build/page.png", fullPage: true });
  await page.reload();
  await heading(question!);
  await page.getByText("monster.focus").first().click();
  assert.deepEqual(problems, []);
});
