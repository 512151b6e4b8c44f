import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { check, commandAnswer, equal, readJson, still } from "../app.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export async function look(page, what) {
  await page.evaluate(axe);
  await still(page);
  const found = await page.evaluate(async () => {
    const { violations } = await window.axe.run(document, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    });
    return violations.map(
      (v) =>
        `${v.id}: ${v.nodes
          .slice(0, 3)
          .map((n) => `${n.target} ${n.any?.[0]?.message ?? ""}`)
          .join(" | ")}`,
    );
  });
  return found.map((f) => `${what}: ${f}`);
}

async function auditAll({ app, page }, theme) {
  const found = [];
  const audit = async (_, what) => found.push(...(await look(page, what)));
  await app.open();
  await page.locator(".chip-focus").waitFor();
  await audit(page, `${theme}, turn`);
  await app.click([6, -1]);
  await app.shows("Why is C2 not the focus?");
  await page.locator(".clause").first().click();
  await audit(page, `${theme}, why not`);
  await page.keyboard.press("Escape"); // closes the clause
  await page.locator(".clause-text").waitFor({ state: "detached" });
  await page.keyboard.press("Escape"); // selects nothing
  await page.getByRole("button", { name: "Area: none" }).click();
  await page.getByRole("button", { name: "Whole card" }).click();
  await page.locator(".panel summary").getByText("Scene").click();
  await page.locator(".panel summary").getByText("House rules").click();
  await audit(page, `${theme}, card`);
  for (const view of ["Play", "Threat", "Sight", "Dispute"]) {
    await app.view(view);
    await audit(page, `${theme}, ${view}`);
  }
  await page.evaluate(
    (d) => window.standee.load(d),
    readJson("fixtures/disputes/contradictions/brittle-and-a-push-into-a-trap.json"),
  );
  await page.locator(".verdict-chip").first().waitFor();
  await audit(page, `${theme}, dispute`);
  for (const name of ["Open", "Share", "Help (?)"]) {
    await page.locator(".top").getByRole("button", { name, exact: true }).click();
    await page.getByRole("dialog").waitFor();
    await audit(page, `${theme}, ${name}`);
    await page.keyboard.press("Escape");
  }
  equal(found, [], "axe");
}

/** Two fingers on the board: where they begin and end. */
async function pinch(page, from, to) {
  const session = await page.context().newCDPSession(page);
  const points = (at) => at.map(({ x, y }, id) => ({ x, y, id }));
  const between = (part) => from.map((a, i) => ({ x: a.x + (to[i].x - a.x) * part, y: a.y + (to[i].y - a.y) * part }));
  const send = (type, at) => session.send("Input.dispatchTouchEvent", { type, touchPoints: points(at) });
  await send("touchStart", from.slice(0, 1));
  await send("touchStart", from);
  for (const part of [0.25, 0.5, 0.75, 1]) await send("touchMove", between(part));
  await send("touchEnd", []);
  await session.detach();
}

async function pinchBoard({ app, page }) {
  const middle = await app.at([2, 0]);
  const beside = (distance) => [-distance, distance].map((d) => ({ x: middle.x + d, y: middle.y }));
  const width = async () => (await app.at([3, 0])).x - (await app.at([0, 0])).x;
  const before = await width();
  const scene = await app.scene();
  await pinch(page, beside(30), beside(60));
  const after = await width();
  check(Math.abs(after / before - 2) < 0.1, `two fingers that move apart zoom from ${before} to ${after}`);
  const now = await app.at([2, 0]);
  check(Math.hypot(now.x - middle.x, now.y - middle.y) < 2, "the hex between the fingers stays there");
  await pinch(page, beside(60), beside(30));
  check(Math.abs((await width()) / before - 1) < 0.1, "two fingers that come together zoom out");
  equal(await app.scene(), scene, "the scene after pinching");
}

export const tests = [
  { name: "axe reports nothing in light", test: (t) => auditAll(t, "light") },
  { name: "axe reports nothing in dark", options: { colorScheme: "dark" }, test: (t) => auditAll(t, "dark") },
  {
    name: "a phone: everything fits, a finger draws, and two fingers zoom",
    options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    test: async ({ app, page }) => {
      await app.open();
      await page.locator(".chip-focus").waitFor();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      check(!wide, "the page is wider than the screen");
      const at = await app.at([0, 3]);
      await page.getByRole("button", { name: "Obstacle", exact: true }).tap();
      await page.touchscreen.tap(at.x, at.y);
      check((await app.scene()).map.obstacles.length === 3, "an obstacle where it was tapped");
      await pinchBoard({ app, page });
      await page.keyboard.press("Control+z");
      check((await app.scene()).map.obstacles.length === 2, "one step back undoes the tap");
      await page.keyboard.press("Control+y");
      await page.getByRole("button", { name: "Select and drag" }).tap();
      await pinchBoard({ app, page });
      const answer = await page.evaluate(() => window.standee.answer());
      equal(answer, await commandAnswer("turn", await page.evaluate(() => window.standee.scene())), "the answer");
      equal(await look(page, "a phone"), [], "axe");
    },
  },
  {
    name: "a screen reader gets the answer and the board in words",
    test: async ({ app, page }) => {
      await app.open();
      await page.waitForFunction(() => /Focus: C1/.test(document.querySelector("[role=status]")?.textContent ?? ""));
      const text = await page.getByRole("region", { name: "The board as text" }).textContent();
      check(text.includes("C1, Character") && text.includes("D1"), "figures and places");
      await page.getByRole("application").focus();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowUp");
      await page.getByText(/^A1: Floor/).waitFor({ state: "attached" });
    },
  },
  {
    name: "the page speaks German, also after a reload",
    test: async ({ app, page }) => {
      await app.open();
      await page.getByRole("button", { name: /Deutsch/ }).click();
      await page.locator(".tabs").getByText("Streitfall").waitFor();
      equal(await page.evaluate(() => document.documentElement.lang), "de", "the language of the page");
      await page.reload();
      await page.locator(".tabs").getByText("Streitfall").waitFor();
      await app.click([6, -1]);
      const form = page.locator(".figure-form");
      await form.getByRole("button", { name: "Gift", exact: true }).click();
      equal((await app.figure("C2")).conditions, ["poison"], "the condition that is set");
    },
  },
  {
    name: "after the first visit the page works without a network",
    test: async ({ app, page, context }) => {
      await app.open();
      await page.waitForFunction(() => navigator.serviceWorker.controller);
      await page.waitForFunction(
        async () =>
          (await caches.keys()).length > 0 && (await (await caches.open((await caches.keys())[0])).keys()).length > 5,
      );
      await page.keyboard.press("?");
      await page.getByRole("button", { name: "Keep all of it for offline" }).click();
      await page.getByRole("button", { name: "Works offline, all of it" }).waitFor();
      await page.keyboard.press("Escape");
      await context.setOffline(true);
      await page.reload();
      await page.locator(".chip-focus").waitFor();
      await app.openPart("Disputes");
      await page.locator(".browse-list button").first().waitFor();
      await page.keyboard.press("Escape");
      await app.paste("UQgEBBvAgNjAEANjBkYMbJiBEQMUAA");
      await page.waitForFunction(() => window.standee.scene().map?.icy?.length === 4);
      await context.setOffline(false);
    },
  },
];
