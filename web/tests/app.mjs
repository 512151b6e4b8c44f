import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

export const root = join(import.meta.dirname, "..", "..");
export const command = process.env.STANDEE ?? join(root, "build/release/standee");
export const readJson = (path) => JSON.parse(readFileSync(join(root, path), "utf8"));

/** What the command prints for a document on standard input. */
export function commandAnswer(method, document) {
  return new Promise((resolve) => {
    const run = execFile(command, [method, "-", "--json"], { maxBuffer: 1 << 26 }, (_, out, error) =>
      resolve(out || error),
    );
    run.stdin.end(JSON.stringify(document));
  });
}

export const methodOf = (document) =>
  document.claims ? "rule" : document.steps ? "play" : document.round ? "round" : "turn";

/** A fixture of several editions in the first of them, as the page opens it. */
export function inFirstEdition({ editions, differs, ...document }) {
  if (document.claims || !editions) return { ...document, ...(editions && { editions }) };
  return { ...document, ...differs?.[editions[0]], scene: { ...document.scene, edition: editions[0] } };
}

export function equal(actual, expected, what) {
  const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (a !== b) throw new Error(`${what}: found ${a}, expected ${b}`);
}

export function check(condition, what) {
  if (!condition) throw new Error(what);
}

/** Repeats checks until they hold: the page shows an answer when a worker has found it. */
export async function eventually(checks) {
  const end = Date.now() + 60_000;
  for (;;) {
    try {
      return await checks();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}

/** Spares a page the welcome, and draws the same cards in each run. */
export const prepare = (page) =>
  page.addInitScript(() => {
    if (location.protocol !== "about:") localStorage.setItem("standee.welcomed", "yes");
    crypto.getRandomValues = (list) => list.fill(4);
  });

/** Waits until nothing moves on a page. */
export const still = (page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
    const ending = document.getAnimations().filter((a) => a.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map((a) => a.finished.catch(() => undefined)));
    await frame();
  });

/** Waits until the page has come to show what was on the table: only then may a start be said to have gone well. */
export const started = (page) => page.waitForFunction(() => !sessionStorage.getItem("standee.starting"));

/** Whether an element is in sight as a whole, and not scrolled out of what holds it. */
export const isInSight = (locator) =>
  locator.evaluate(
    (element) =>
      new Promise((done) =>
        new IntersectionObserver(([seen], observer) => {
          observer.disconnect();
          done(seen.intersectionRatio > 0.99);
        }).observe(element),
      ),
  );

const size = 40;

/** The page, with what the tests do on it. */
export class App {
  constructor(page, url) {
    this.page = page;
    this.url = url;
  }

  async open(hash = "") {
    await prepare(this.page);
    await this.page.goto(this.url + hash);
    await this.page.waitForFunction(() => document.querySelector(".board-drawing > g"));
  }

  /** Opens the page with a document on the board. */
  async load(document) {
    await this.page.evaluate((d) => window.standee.load(d), document);
    await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }

  /** Opens the dialog at one of its parts. */
  async openPart(name) {
    await this.page.keyboard.press("Control+o");
    await this.page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
  }

  /** Puts a new board of a shape on the table. */
  async newBoard(shape = "One room") {
    await this.openPart("New");
    await this.page.getByRole("dialog").getByRole("button", { name: shape, exact: true }).click();
    await this.page.getByRole("dialog").waitFor({ state: "detached" });
  }

  /** Lays a card of a set's deck on the table, by its place in the file of the deck. */
  async pickCard(set, id) {
    const section = this.page.getByRole("region", { name: set, exact: true });
    await section.getByRole("button", { name: "Pick the drawn card" }).click();
    const card = await this.page.evaluate(
      ([name, wanted]) => {
        const document = window.standee.scene();
        const { monsters } = document.scene ?? document;
        return monsters[name].cards.find((c) => c.id === wanted).initiative;
      },
      [set, id],
    );
    await section
      .locator(".deck-card")
      .filter({ hasText: new RegExp(`^${card}`) })
      .first()
      .click();
  }

  async paste(text) {
    await this.openPart("Files and links");
    await this.page.getByRole("textbox", { name: "Paste" }).fill(text);
    await this.page.getByRole("button", { name: "Open this" }).click();
  }

  /** Gives files to the dialog; a scenario is then set up with what its dialog begins with. */
  async drop(files, setUp = false) {
    await this.openPart("Files and links");
    await this.page.locator('input[type="file"]').setInputFiles(files);
    if (setUp) await this.page.getByRole("button", { name: "Set up" }).click();
    await this.page.getByRole("dialog").waitFor({ state: "detached" });
  }

  /** Waits until this browser has kept the board and the game as they are. */
  kept() {
    return this.page.evaluate(() => window.standee.kept());
  }

  still() {
    return still(this.page);
  }

  scene() {
    return this.page.evaluate(() => {
      const document = window.standee.scene();
      return document.scene ?? document;
    });
  }

  async answer() {
    return JSON.parse((await this.page.evaluate(() => window.standee.answer())).split("\n")[0]);
  }

  /** Where a hex of axial, flat-top coordinates is on the screen, once the board stands still. */
  async at([q, r]) {
    const x = 1.5 * size * q;
    const y = Math.sqrt(3) * size * (r + q / 2);
    return this.page.evaluate(
      async ([px, py]) => {
        const place = () => {
          const m = document.querySelector(".board-drawing > g:last-of-type").getScreenCTM();
          return { x: px * m.a + m.e, y: py * m.d + m.f };
        };
        const frame = () => new Promise((done) => requestAnimationFrame(done));
        for (let before = place(); ;) {
          await frame();
          await frame();
          const now = place();
          if (now.x === before.x && now.y === before.y) return now;
          before = now;
        }
      },
      [x, y],
    );
  }

  async click(hex) {
    const { x, y } = await this.at(hex);
    await this.page.mouse.click(x, y);
  }

  async tool(name) {
    await this.page.getByRole("toolbar").getByRole("button", { name, exact: true }).click();
  }

  async drag(from, to, drop = true) {
    const [a, b] = [await this.at(from), await this.at(to)];
    await this.page.mouse.move(a.x, a.y);
    await this.page.mouse.down();
    await this.page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 4 });
    await this.page.mouse.move(b.x, b.y, { steps: 4 });
    if (drop) await this.page.mouse.up();
  }

  async view(name) {
    await this.page.locator(".tabs").getByRole("button", { name, exact: true }).click();
  }

  /** Waits until a function of the page's texts holds. */
  async shows(text, where = ".panel") {
    await this.page.locator(where).getByText(text).first().waitFor();
  }

  figure(id) {
    return this.scene().then((s) => s.figures.find((f) => f.id === id));
  }
}
