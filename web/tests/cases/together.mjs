import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { App, check, command, equal, eventually, isInSight, prepare, root } from "../app.mjs";
import { cellar, playRound } from "./games.mjs";
import { look } from "./quality.mjs";

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** A server with a table, which can be killed and started again. */
class TableServer {
  constructor(folder, port) {
    this.file = join(folder, "evening.game.json");
    this.port = port;
  }

  async start() {
    const options = ["--quiet", "--table", this.file, "--web", join(root, "build/web"), "--port", String(this.port)];
    this.process = spawn(command, ["serve", ...options], { stdio: ["ignore", "ignore", "pipe"] });
    await new Promise((resolve, reject) => {
      this.process.stderr.once("data", resolve);
      this.process.once("exit", (status) => reject(new Error(`the server ended with ${status}`)));
    });
    this.codes = JSON.parse(readFileSync(`${this.file}.codes`, "utf8"));
  }

  async kill() {
    this.process.removeAllListeners("exit");
    const gone = new Promise((resolve) => this.process.once("exit", resolve));
    this.process.kill("SIGKILL");
    await gone;
  }

  link(code) {
    return `http://127.0.0.1:${this.port}/#table=${code}`;
  }
}

/** Plays at a table; everything ends with the test. */
async function atTable(run) {
  const folder = mkdtempSync(join(tmpdir(), "standee-table-"));
  const server = new TableServer(folder, await freePort());
  await server.start();
  try {
    await run(server);
  } finally {
    if (server.process.exitCode === null && server.process.signalCode === null) await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

const panel = (page) => page.locator(".panel");
const has = async (page, text) => panel(page).getByText(text).filter({ visible: true }).first().waitFor();
const button = (page, name) => panel(page).getByRole("button", { name, exact: true });

/** Another browser at the table. */
async function sitDown({ browser }, server, code, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-GB", ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await prepare(page);
  await page.goto(server.link(code));
  return { context, page };
}

/** What people see of a game: the round, the order, and where everybody stands. */
const seen = (page) =>
  page.evaluate(() => ({
    round: document.querySelector(".game-title h2")?.textContent,
    order: [...document.querySelectorAll(".place")].map((place) => place.textContent),
    tokens: [...document.querySelectorAll(".board .token")]
      .map(
        (token) =>
          `${token.dataset.id} ${token.getAttribute("transform")} ${token.querySelector(".hp-text")?.textContent}`,
      )
      .sort(),
    lines: document.querySelectorAll(".chronicle li").length,
  }));

async function seeTheSame(...pages) {
  await eventually(async () => {
    const [first, ...others] = await Promise.all(pages.map(seen));
    for (const other of others) equal(other, first, "what the others see");
  });
}

/** Puts the cellar on the table from the first page. */
async function putOnTable(page, server) {
  await page.waitForFunction(() => window.standee && document.querySelector(".board-drawing > g"));
  await has(page, "Nothing is on the table yet.");
  await new App(page, server.link("")).load(cellar(50));
  await page.locator(".tabs").getByRole("button", { name: "Play", exact: true }).click();
  await button(page, "Put this board on the table").click();
  await has(page, "The round begins");
}

/** Two browsers at a table with the cellar, both to play. */
const twoAtTable = (t, run) =>
  atTable(async (server) => {
    const { page: one } = t;
    await prepare(one);
    await one.goto(server.link(server.codes.play));
    await putOnTable(one, server);
    const { page: two, context } = await sitDown(t, server, server.codes.play);
    await has(two, "The round begins");
    await run({ server, one, two, context });
    await context.close();
  });

/** Says when a character acts, and waits until it is noted. */
async function enter(page, name, initiative) {
  await page.getByLabel(`Initiative of ${name}`).fill(initiative);
  await page.getByLabel(`Initiative of ${name}`).press("Enter");
  await has(page, `${name} acts at ${initiative}.`);
}

const drawButton = (page) => panel(page).locator(".need-set").getByRole("button", { name: "Draw" }).first();

/**
 * Does something on several pages; what they say to the table is held back until all have said it. The routes stay:
 * taking one away continues what is on its way, which its own handler does too.
 */
async function bothAtOnce(pages, act) {
  const held = [];
  for (const page of pages)
    await page.route("**/table/call", async (route) => {
      if (route.request().postDataJSON().method !== "session.command" || held.length === pages.length)
        return route.continue();
      held.push(route);
      if (held.length === pages.length) for (const one of held) await one.continue();
    });
  await Promise.all(pages.map(act));
  await eventually(() => check(held.length === pages.length, "what they say"));
}

/** Presses a button on the page as soon as what the game asks there has this text. */
const pressAtOnce = (page, text, name) =>
  page.evaluate(
    ([text, name]) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector(".panel .asks")?.textContent.includes(text)) return;
        const found = [...document.querySelectorAll(".panel .asks button")].find((one) => one.textContent === name);
        if (!found) return;
        observer.disconnect();
        found.click();
        window.pressed = true;
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    },
    [text, name],
  );

async function beginRound(one, two) {
  await one.getByLabel("Initiative of Brute").fill("20");
  await one.getByLabel("Initiative of Brute").press("Enter");
  await two.getByLabel("Initiative of Tinkerer").fill("85");
  await two.getByLabel("Initiative of Tinkerer").press("Enter");
  await drawButton(one).click();
}

/** The round begins with the turn of Brute; Tinkerer's is next, and the hound's last. */
async function beginWithBrute(one, two) {
  await enter(one, "Brute", "10");
  await enter(one, "Tinkerer", "20");
  await panel(one).getByRole("button", { name: "Choose the card" }).click();
  await panel(one)
    .getByRole("textbox", { name: /^A card that is not here/ })
    .fill("50");
  await button(one, "Set").click();
  await Promise.all([one, two].map((page) => has(page, "Brute's turn")));
}

/** Somebody acts: which of them is up to the card that was drawn. */
const turnsBegin = (page) => page.locator(".place-now").waitFor();

export const tests = [
  {
    name: "two browsers at one table play two rounds; one reloads, one looks on, and the server is killed",
    test: async (t) =>
      atTable(async (server) => {
        const { page: one } = t;
        await prepare(one);
        await one.goto(server.link(server.codes.play));
        await putOnTable(one, server);
        const { page: two, context: second } = await sitDown(t, server, server.codes.play);
        const { page: third, context: reader } = await sitDown(t, server, server.codes.read);
        await has(two, "The round begins");
        await has(third, /You look on/);
        await beginRound(one, two);
        await turnsBegin(two);
        await seeTheSame(one, two, third);
        await two.reload();
        await turnsBegin(two);
        await seeTheSame(one, two, third);
        check((await third.locator(".asks").count()) === 0, "whoever looks on is asked nothing");
        await playRound(one, two);
        await seeTheSame(one, two, third);
        await button(two, "Next round").click();
        await has(one, "The round begins");
        await server.kill();
        for (const page of [one, two]) await has(page, /The table does not answer/);
        await server.start();
        for (const page of [one, two])
          await eventually(async () =>
            check(
              (await panel(page)
                .getByText(/does not answer/)
                .count()) === 0,
              "back",
            ),
          );
        await beginRound(two, one);
        await turnsBegin(one);
        await playRound(two, one);
        await seeTheSame(one, two, third);
        await button(one, "Next round").click();
        await two.locator(".game-title").getByText("Round 3").waitFor();
        await third.locator(".game-title").getByText("Round 3").waitFor();
        equal(await look(one, "a table"), [], "axe");
        await second.close();
        await reader.close();
      }),
  },
  {
    name: "a change at the table between two answers is not lost",
    test: (t) =>
      twoAtTable(t, async ({ one, two }) => {
        let isFirst = true;
        await two.route("**/table/call", async (route) => {
          if (isFirst && route.request().postDataJSON().method === "session.history") {
            isFirst = false;
            await enter(one, "Tinkerer", "85"); // how the game stands has been answered already
          }
          await route.continue();
        });
        await enter(one, "Brute", "20");
        await has(two, "Tinkerer acts at 85.");
        await seeTheSame(one, two);
        equal(await two.getByLabel(/^Initiative of/).count(), 0, "initiatives that are asked for");
      }),
  },
  {
    name: "a card is drawn while somebody says when they act",
    test: (t) =>
      twoAtTable(t, async ({ one, two }) => {
        let isFirst = true;
        await two.route("**/table/call", async (route) => {
          if (isFirst && route.request().postDataJSON().request.command?.startsWith("draw")) {
            isFirst = false;
            await enter(one, "Brute", "20");
          }
          await route.continue();
        });
        await drawButton(two).click();
        await has(two, /^rust-hound acts at/);
        await seeTheSame(one, two);
      }),
  },
  {
    name: "two who press the same button at the same time are heard once",
    test: (t) =>
      twoAtTable(t, async ({ one, two }) => {
        await bothAtOnce([one, two], (page) => drawButton(page).click());
        await Promise.all([one, two].map((page) => has(page, /^rust-hound acts at/)));
        await seeTheSame(one, two);
        equal(
          await panel(one)
            .getByText(/^rust-hound acts at/)
            .count(),
          1,
          "cards that were drawn",
        );
        await panel(one).locator(".game-head").getByRole("button", { name: "Undo" }).click();
        await beginWithBrute(one, two);
        await bothAtOnce([one, two], (page) => button(page, "End the turn").click());
        await Promise.all([has(one, "Tinkerer's turn"), has(two, "Tinkerer's turn")]);
        await seeTheSame(one, two);
      }),
  },
  {
    name: "a press at the moment when somebody else's answer brings up the next question does not answer it",
    test: (t) =>
      twoAtTable(t, async ({ one, two }) => {
        await beginWithBrute(one, two);
        await pressAtOnce(two, "Tinkerer's turn", "End the turn");
        await button(one, "End the turn").click();
        await two.waitForFunction(() => window.pressed);
        await eventually(async () => check(await button(two, "End the turn").isEnabled(), "the button"));
        await Promise.all([one, two].map((page) => has(page, "Tinkerer's turn")));
        await button(two, "End the turn").click();
        await Promise.all(
          [one, two].map((page) =>
            page.getByRole("heading", { name: "Tinkerer's turn" }).waitFor({ state: "detached" }),
          ),
        );
      }),
  },
  {
    name: "a phone without a network shows at the end what it has missed",
    test: (t) =>
      twoAtTable(t, async ({ one, two, context }) => {
        await context.setOffline(true);
        await beginRound(one, one);
        await has(two, /does not answer/);
        await two.locator(".panel-body").evaluate((body) => body.scrollTo({ top: body.scrollHeight }));
        check(await isInSight(panel(two).getByText(/does not answer/)), "it is said in sight");
        await context.setOffline(false);
        await seeTheSame(one, two);
        await eventually(async () => equal(await panel(two).locator(".problem").count(), 0, "problems"));
      }),
  },
  {
    name: "what was typed is still there when the table is back, which is said until everything is heard again",
    test: (t) =>
      twoAtTable(t, async ({ server, one, two, context }) => {
        const field = two.getByLabel("Initiative of Brute");
        await field.fill("20");
        await context.route("**/table/events*", (route) => route.abort());
        await server.kill();
        for (const page of [one, two]) await has(page, /does not answer/);
        await drawButton(two).click();
        await server.start();
        await two.waitForResponse((response) => response.request().postData()?.includes("session.history"));
        await enter(one, "Tinkerer", "85");
        await has(two, /does not answer/);
        await context.unroute("**/table/events*");
        await has(two, "Tinkerer acts at 85.");
        await panel(two)
          .getByText(/does not answer/)
          .waitFor({ state: "detached" });
        await field.press("Enter");
        await has(one, "Brute acts at 20.");
        await seeTheSame(one, two);
      }),
  },
  {
    name: "whoever comes to a table for the first time sees the game and no welcome",
    test: (t) =>
      twoAtTable(t, async ({ server }) => {
        const context = await t.browser.newContext({ locale: "en-GB" });
        const page = await context.newPage();
        await page.goto(server.link(server.codes.read));
        await has(page, /You look on/);
        equal(await page.locator(".welcome").count(), 0, "welcomes");
        await button(page, "Leave the table").click();
        await page.locator(".welcome").waitFor();
        await context.close();
      }),
  },
  {
    name: "a link with a code that is not the table's says so, and asks for the right one",
    test: ({ page }) =>
      atTable(async (server) => {
        await prepare(page);
        await page.goto(server.link("AAAAAAAA"));
        await page.locator(".notice").getByText("That is not the code.").waitFor();
        await page.getByRole("textbox", { name: "Code of the table" }).waitFor();
      }),
  },
  {
    name: "a link to a table on a server that has none says so",
    test: async ({ app, page }) => {
      await app.open("#table=ABCD2345");
      await page.locator(".notice").getByText("There is no table at this address.").waitFor();
    },
  },
  {
    name: "whoever looks on at an empty table is not asked to put something there",
    test: ({ page }) =>
      atTable(async (server) => {
        await prepare(page);
        await page.goto(server.link(server.codes.read));
        await has(page, "Nothing is on the table yet.");
        equal(await button(page, "Put this board on the table").count(), 0, "buttons");
        await button(page, "Leave the table").click();
        await has(page, "Play a scenario here");
      }),
  },
  {
    name: "a table is joined by typing its code, and its codes are shown for others",
    test: async (t) =>
      atTable(async (server) => {
        const { page } = t;
        await prepare(page);
        await page.goto(`http://127.0.0.1:${server.port}/`);
        await page.locator(".tabs").getByRole("button", { name: "Play", exact: true }).click();
        await page.getByRole("textbox", { name: "Code of the table" }).fill("AAAAAAAA");
        await button(page, "Join").click();
        await has(page, "That is not the code.");
        await page.getByRole("textbox", { name: "Code of the table" }).fill(server.codes.play.toLowerCase());
        await button(page, "Join").click();
        await putOnTable(page, server);
        await page.locator(".game-head").getByRole("button", { name: "Share and save" }).click();
        for (const [name, code] of [
          ["To play", server.codes.play],
          ["To look on", server.codes.read],
        ])
          equal(await page.getByRole("textbox", { name }).inputValue(), server.link(code), name);
        check((await page.getByRole("img", { name: "QR code of the link" }).count()) >= 2, "QR codes");
        await page.keyboard.press("Escape");
        await button(page, "Leave the table").click();
        await has(page, "Play a scenario here");
      }),
  },
];
