import { join } from "node:path";
import { check, equal, eventually, isInSight, readJson, root } from "../app.mjs";
import { look } from "./quality.mjs";

/** The cellar of examples/game, with its stat cards: two rooms, two characters, who may have more hit points. */
export function cellar(hp) {
  const scenario = readJson("examples/game/cellar.json");
  for (const one of scenario.scene.figures) if (hp && one.kind === "character") Object.assign(one, { hp, maxHp: hp });
  const sets = ["rust-hound", "marsh-slinger"];
  scenario.scene.monsters = Object.fromEntries(sets.map((set) => [set, readJson(`fixtures/monsters/${set}.json`)]));
  return scenario;
}

const button = (page, name) => page.locator(".panel").getByRole("button", { name, exact: true });
const has = async (page, text) => page.locator(".panel").getByText(text).filter({ visible: true }).first().waitFor();

/** Types a command. */
async function type(page, command) {
  await page.locator(".game-foot input").fill(command);
  await page.locator(".game-foot input").press("Enter");
  await eventually(async () => equal(await page.locator(".game-foot input").inputValue(), "", "what is typed"));
}

/** Types a command that is refused, and waits until the page says in sight, beside the line, why. */
async function typeInVain(page, command, ...lines) {
  await page.locator(".game-foot input").fill(command);
  await page.locator(".game-foot input").press("Enter");
  const alert = page.locator(".game-foot .command-box").getByRole("alert");
  await eventually(async () => equal(await alert.locator("p").allInnerTexts(), lines, `what is said of ${command}`));
  await eventually(async () => check(await isInSight(alert), `the refusal of ${command} is in sight`));
  equal(await page.locator(".game").getByRole("alert").count(), 1, "refusals");
}

/** Opens the page with the cellar, and begins a game in which the table draws its modifier cards. */
export async function begin({ app, page }, { drawn = false } = {}) {
  await app.open();
  await app.load(cellar(drawn ? 50 : undefined)); // cards that are drawn exhaust nobody
  await app.view("Play");
  if (!drawn) await button(page, "we draw at the table").click();
  await button(page, "Play this scenario").click();
  await has(page, "The round begins");
}

/** Both characters know when they act, and the hounds have a card: that of initiative 26, or one that is drawn. */
export async function setUp({ page }, brute = "20", tinkerer = "85", draws = false) {
  await page.getByLabel("Initiative of Brute").fill(brute);
  await page.getByLabel("Initiative of Tinkerer").fill(tinkerer);
  await page.getByRole("button", { name: "Enter", exact: true }).last().click();
  await eventually(async () => check((await page.getByLabel("Initiative of Tinkerer").count()) === 0, "initiatives"));
  if (draws) return page.locator(".need-set").getByRole("button", { name: "Draw" }).click();
  await button(page, "Choose the card").first().click();
  await page.locator(".asks .ability-card").filter({ hasText: "26" }).first().click();
}

/** The sample of two rooms' monsters in one room, with the cards that the old book of rounds has, too. */
async function openRoom({ app, page }) {
  await app.open();
  await app.openPart("New");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Room .*Play$/ })
    .click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await button(page, "we draw at the table").click();
  await button(page, "Play this board").click();
  await page.getByLabel("Initiative of Brute").fill("30 71");
  await page.getByLabel("Initiative of Tinkerer").fill("45");
  await page.getByRole("button", { name: "Enter", exact: true }).last().click();
  for (const [set, initiative] of [
    ["Rust Hound", "26"],
    ["Marsh Slinger", "55"],
  ]) {
    const row = page.locator(".need-set").filter({ hasText: set });
    await row.getByRole("button", { name: "Choose the card" }).click();
    await row.locator(".ability-card").filter({ hasText: initiative }).first().click();
  }
}

/** What a page says of its game, and what it asks. */
const said = (page) => page.locator(".panel").locator(".game-title, .asks, .chronicle").allInnerTexts();

/**
 * The people at these pages do what is asked in turn, until the round is over. Each waits until all pages show what the
 * last one did, and so answers the question that is asked now.
 */
export async function playRound(...pages) {
  for (let i = 0; i < 300; ++i) {
    const page = pages[i % pages.length];
    const asks = page.locator(".panel .asks");
    const over = asks.getByRole("button", { name: "Next round" });
    const next = asks.getByRole("button", { name: "End the turn" }).or(asks.locator(".answer"));
    await over.or(next).first().waitFor();
    if (await over.count()) return;
    const before = await said(page);
    await next.first().click();
    await eventually(async () => {
      const [now, ...others] = await Promise.all(pages.map(said));
      check(JSON.stringify(now) !== JSON.stringify(before), "what was pressed is carried out");
      for (const other of others) equal(other, now, "what the others are told");
    });
  }
  throw new Error("the round does not end");
}

const token = (page, id) => page.locator(`.board .token[data-id="${id}"]`);
const hitPoints = (page, id) => token(page, id).locator(".hp-text").textContent();

/** Whether a part of the board lies inside another one. */
async function liesIn(inner, outer, what) {
  const [a, b] = await Promise.all([inner.boundingBox(), outer.boundingBox()]);
  const inside = a.x >= b.x && a.y >= b.y && a.x + a.width <= b.x + b.width && a.y + a.height <= b.y + b.height;
  check(inside, `${what}: ${JSON.stringify([a, b])}`);
}

/** axe in the views of a game, one after another. */
async function auditGame(t, theme) {
  const { app, page } = t;
  const found = [];
  const audit = async (what) => found.push(...(await look(page, `${theme}, ${what}`)));
  await app.open();
  await app.load(cellar());
  await app.view("Play");
  await audit("how a game begins");
  await button(page, "we draw at the table").click();
  await button(page, "Play this scenario").click();
  await has(page, "The round begins");
  await button(page, "Choose the card").first().click();
  await audit("the start of a round");
  await button(page, "Choose the card").first().click();
  await setUp(t);
  await has(page, "Brute's turn");
  await audit("a turn");
  for (const action of ["Attack", "Heal", "Loot", "More"]) {
    await button(page, action).click();
    await audit(action);
  }
  await app.click([3, 0]);
  await audit("a figure");
  await page.getByRole("slider").focus();
  await page.keyboard.press("Home");
  await has(page, "You are looking back.");
  await audit("looking back");
  await button(page, "Back to now").click();
  await page.locator(".game-head").getByRole("button", { name: "Share and save" }).click();
  await page.getByRole("img", { name: "QR code of the link" }).waitFor();
  await audit("sharing");
  equal(found, [], "axe");
}

/** Clicks the button of the language, which a phone has in the help. */
async function speakGerman(page) {
  const toggle = page.getByRole("button", { name: /Deutsch/ });
  if (await toggle.count()) return toggle.click();
  await page.getByRole("button", { name: "Help" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Deutsch/ })
    .click();
  await page.keyboard.press("Escape");
}

/** No words reach beyond their button, and nothing beyond the panel. */
async function fits(page, what) {
  const wide = await page.evaluate(() => {
    const panel = document.querySelector(".panel");
    const edge = (e) => e.getBoundingClientRect().right + 0.5;
    const isShown = (e) => e.checkVisibility() && e.clientWidth !== 1; // what only a screen reader reads has one pixel
    const rightOf = (words) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      return range.getBoundingClientRect().right;
    };
    const found = [...panel.querySelectorAll("*")].filter(
      (e) => isShown(e) && e.getBoundingClientRect().right > edge(panel),
    );
    const all = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
    while (all.nextNode()) {
      const e = all.currentNode.parentElement;
      if (isShown(e) && rightOf(all.currentNode) > edge(e.closest("button") ?? panel)) found.push(e);
    }
    return found.map((e) => `${e.className} ${e.textContent.slice(0, 40)}`);
  });
  equal(wide, [], `${what}: reaches beyond its place`);
}

/** A game is played to its end in a language: a card that the party carries out, deaths by correction, and a victory. */
async function win({ app, page }, says) {
  const scenario = cellar();
  for (const card of scenario.scene.monsters["rust-hound"].cards)
    if (card.initiative === 26) card.text = [{ says: "The cellar floods.", after: 0 }];
  await app.open();
  await app.load(scenario);
  if (says.german) await speakGerman(page);
  await app.view(says.play);
  await button(page, says.draws).click();
  await button(page, says.begin).click();
  await has(page, says.begins);
  for (const [name, initiative] of [
    ["Brute", "80"],
    ["Tinkerer", "85"],
  ]) {
    await page.getByLabel(`${says.initiative} ${name}`).fill(initiative);
    await page.getByLabel(`${says.initiative} ${name}`).press("Enter");
  }
  await button(page, says.choose).first().click();
  await page.locator(".asks .ability-card").filter({ hasText: "26" }).first().click();
  await has(page, says.cardSays);
  await fits(page, "the text of a card");
  equal(await page.locator(".card-text").textContent(), "The cellar floods.", "what the card says");
  await button(page, says.done).click();
  await page.locator(".answer").first().click(); // where the hound goes
  await page.locator(".modifier-card").getByText(says.miss, { exact: true }).click();
  await has(page, says.turn);
  await app.click([4, 0]);
  await button(page, says.morePoints).click();
  await fits(page, "the form of a move");
  await button(page, says.go).click();
  for (const action of says.actions) {
    await button(page, action).click();
    await fits(page, action);
  }
  await token(page, "slinger-1").waitFor();
  for (const id of ["hound-1", "hound-2", "slinger-1"]) {
    await token(page, id).click();
    const card = page.locator(".figure-card").filter({ hasText: id });
    await card.getByText(says.more).click();
    await fits(page, `the card of ${id}`);
    await card.getByRole("button", { name: says.dies, exact: true }).click();
    await eventually(async () => equal(await token(page, id).count(), 0, `${id} on the board`));
  }
  await button(page, says.end).click();
  await page.getByRole("heading", { name: says.turn }).waitFor({ state: "detached" });
  await button(page, says.end).click();
  await has(page, says.cleared);
  await fits(page, "the end of the round");
  check(await button(page, says.won).evaluate((won) => won.matches(".primary")), "to win is what is at hand");
  await button(page, says.won).click();
  await has(page, says.over);
  await page.getByRole("button", { name: says.undo }).filter({ visible: true }).first().click();
  await has(page, says.cleared);
}

const english = {
  play: "Play",
  draws: "we draw at the table",
  begin: "Play this scenario",
  begins: "The round begins",
  initiative: "Initiative of",
  choose: "Choose the card",
  cardSays: "hound-1's card says:",
  done: "Done",
  miss: "miss",
  turn: "Brute's turn",
  morePoints: "Points: More",
  go: "Move: 4 of 4",
  actions: ["Attack", "Heal", "Loot", "More", "Move"],
  more: "More to correct",
  dies: "It dies",
  end: "End the turn",
  cleared: /No enemy is left\. To win: All enemies are dead\./,
  won: "Won",
  over: "The game is over",
  undo: "Undo",
};
const german = {
  german: true,
  play: "Spielen",
  draws: "ziehen wir am Tisch",
  begin: "Dieses Szenario spielen",
  begins: "Die Runde beginnt",
  initiative: "Initiative von",
  choose: "Karte auswählen",
  cardSays: "Die Karte von hound-1 sagt:",
  done: "Erledigt",
  miss: "Fehlschlag",
  turn: "Brute ist am Zug",
  morePoints: "Punkte: Mehr",
  go: "Bewegen: 4 von 4",
  actions: ["Angreifen", "Heilen", "Plündern", "Mehr", "Bewegen"],
  more: "Mehr berichtigen",
  dies: "Sie stirbt",
  end: "Zug beenden",
  cleared: /Kein Feind ist übrig\. Ziel: All enemies are dead\./,
  won: "Gewonnen",
  over: "Das Spiel ist vorbei",
  undo: "Rückgängig",
};

export const tests = [
  {
    name: "a game on the page: a way shown while dragging, a door opens, a room is revealed",
    test: async (t) => {
      const { app, page } = t;
      await begin(t);
      await setUp(t);
      await has(page, "Brute's turn");
      await app.drag([0, 1], [3, 1], false);
      await page.locator(".way-cost").getByText("3/3").waitFor();
      await page.mouse.up();
      await has(page, /Brute: A2 → .* → D3/);
      await app.drag([3, 1], [4, 0], false);
      await page.locator(".way-cost").getByText("1/3").waitFor();
      await page.mouse.up();
      await token(page, "slinger-1").waitFor();
      await has(page, /Something drips/);
      equal(
        await page.locator(".place .place-initiative").allTextContents(),
        ["20", "26", "85", "–"],
        "the order, in which the slingers have no card yet",
      );
      await eventually(() => liesIn(token(page, "hound-2"), page.locator(".board"), "the revealed room is in sight"));
    },
  },
  {
    name: "cards, a negated damage, a correction, undo, looking back, a reload",
    test: async (t) => {
      const { app, page } = t;
      await begin(t);
      await app.click([3, 0]);
      await page.locator(".figure-card").getByText("More to correct").click();
      await button(page, "Put it in another hex").click();
      await app.click([1, 1]);
      await has(page, "hound-1 stands in B2.");
      await setUp(t, "90", "95");
      await has(page, "Draw 1 modifier card for hound-1's attack on Brute");
      await page.locator(".modifier-card").getByText("+1", { exact: true }).click();
      await has(page, /is about to suffer/);
      await button(page, /Lose a card of the hand/).click();
      await has(page, "Brute's turn");
      await has(page, /Brute negates/);
      await app.click([0, 1]);
      await button(page, "Hit points: Less").evaluate(async (less) => {
        less.click(); // quickly after one another: one correction
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        less.click();
      });
      await eventually(async () => equal(await hitPoints(page, "Brute"), "8/10", "corrected hit points"));
      await page.locator(".figure-card").getByRole("button", { name: "Poison", exact: true }).click();
      await token(page, "Brute").locator(".condition").waitFor();
      await page.locator(".game-head").getByRole("button", { name: "Undo" }).click();
      await eventually(async () => equal(await token(page, "Brute").locator(".condition").count(), 0, "conditions"));
      const scrubber = page.getByRole("slider", { name: "Back through the game" });
      await scrubber.focus();
      await page.keyboard.press("Home");
      await has(page, "You are looking back.");
      await eventually(async () => equal(await hitPoints(page, "Brute"), "10", "the board of the beginning"));
      await button(page, "Back to now").click();
      await eventually(async () => equal(await hitPoints(page, "Brute"), "8/10", "the board of now"));
      await app.kept();
      await page.reload();
      await has(page, "Brute's turn");
      equal(await hitPoints(page, "Brute"), "8/10", "hit points after the reload");
      await has(page, /Brute negates/);
      await page.locator(".game-head").getByRole("button", { name: "Undo" }).click();
      await eventually(async () => equal(await hitPoints(page, "Brute"), "10", "hit points after undo"));
    },
  },
  {
    name: "a scenario of another program is played by those who were named, on its own kind of hexes",
    test: async ({ app, page }) => {
      await app.open();
      await app.view("Play");
      for (const [at, name, hp, cards] of [
        [1, "Brute", "10", "10"],
        [2, "Tinkerer", "8", "12"],
      ]) {
        await page.getByLabel(`Name of character ${at}`).fill(name);
        await page.getByLabel(`Hit points of ${name}`).fill(hp);
        await page.getByLabel(`Cards in hand of ${name}`).fill(cards);
      }
      const folder = join(root, "tests/import");
      await page
        .locator('.panel input[type="file"]')
        .setInputFiles(
          [
            "vgb/files/flooded-cellar.json",
            "vgb/files/tiles.json",
            ...["monster", "deck"].flatMap((folder) =>
              ["rust-hound", "marsh-slinger", "lantern-wraith", "mire-king"].map(
                (n) => `ghs/files/${folder}/${n}.json`,
              ),
            ),
          ].map((name) => join(folder, name)),
        );
      await has(page, "The round begins");
      await has(page, "Tinkerer");
      for (const id of ["Brute", "Tinkerer"])
        await eventually(() => liesIn(token(page, id), page.locator(".board .floor").first(), `${id} on the floor`));
      equal(await hitPoints(page, "Tinkerer"), "8", "hit points");
      check(await page.getByRole("combobox", { name: "Edition" }).isDisabled(), "a game keeps its edition");
    },
  },
  {
    name: "a character attacks: the target is picked on the board, the numbers with thumbs",
    test: async (t) => {
      const { app, page } = t;
      await begin(t);
      await setUp(t);
      await has(page, "Brute's turn");
      await app.drag([0, 1], [2, 0]);
      await has(page, "Brute: A2 → B1 → C2");
      await button(page, "Attack").click();
      await app.click([3, 0]);
      await button(page, "Value: More").click();
      await button(page, "Attack hound-1 with 3").click();
      await has(page, "Draw 1 modifier card for Brute's attack on hound-1");
      await page.locator(".modifier-card").getByText("2x", { exact: true }).click();
      await has(page, /hound-1 dies/);
      await button(page, "End the turn").click();
      await has(page, "Tinkerer's turn");
    },
  },
  {
    name: "a game that draws its own cards goes through two rounds by its buttons",
    test: async (t) => {
      const { page } = t;
      await begin(t, { drawn: true });
      for (let round = 1; round <= 2; ++round) {
        await has(page, "The round begins");
        await setUp(t, "20", "30", true);
        await playRound(page);
        await page.locator(".game-title").getByText(`Round ${round}`).waitFor();
        await button(page, "Next round").click();
      }
      await page.locator(".game-title").getByText("Round 3").waitFor();
    },
  },
  {
    name: "a game by the keyboard alone",
    test: async (t) => {
      const { page } = t;
      await begin(t);
      await setUp(t);
      await has(page, "Brute's turn");
      await page.getByRole("application").focus();
      const cursor = () => page.locator("[aria-live=polite].hidden").first().textContent();
      const to = async (keys) => {
        for (const key of keys) await page.keyboard.press(key);
        return cursor();
      };
      await to(["ArrowDown", "ArrowRight"]);
      await page.keyboard.press("Enter");
      await has(page, /^Move: \d of 3$/);
      await page.keyboard.press("Enter");
      await has(page, /Brute: A2 →/);
      await page.keyboard.press("Control+z");
      await eventually(async () =>
        check(
          (await page
            .locator(".chronicle")
            .getByText(/Brute: A2/)
            .count()) === 0,
          "the move is taken back",
        ),
      );
      await page.keyboard.press("Control+y");
      await has(page, /Brute: A2 →/);
    },
  },
  {
    name: "a game is left, found on the shelf, and gone on with; its board can be shared",
    test: async (t) => {
      const { page } = t;
      await begin(t);
      await page.locator(".game-head").getByRole("button", { name: "Share and save" }).click();
      await page.getByRole("img", { name: "QR code of the link" }).waitFor();
      const link = await page.getByRole("textbox", { name: "Look on from a phone" }).inputValue();
      check(link.includes("#s=1."), "a link to the board");
      const saved = page.waitForEvent("download");
      await page.getByRole("dialog").getByRole("button", { name: "Save the game as a file" }).click();
      check((await saved).suggestedFilename() === "Brute-Tinkerer.game.json", "a file with the game");
      await page.keyboard.press("Escape");
      await button(page, "Leave the game").click();
      await page.locator(".shelf-game").getByText("Brute, Tinkerer").click();
      await has(page, "The round begins");
      await button(page, "Leave the game").click();
      page.once("dialog", (dialog) => dialog.accept());
      await button(page, "Delete Brute, Tinkerer").click();
      await eventually(async () => equal(await page.locator(".shelf-game").count(), 0, "games on the shelf"));
    },
  },
  {
    name: "a game in German: what is asked, what can be answered, what was noted, and why",
    test: async ({ app, page }) => {
      await app.open();
      await app.load(cellar(50));
      await page.getByRole("button", { name: /Deutsch/ }).click();
      await app.view("Spielen");
      await button(page, "Dieses Szenario spielen").click();
      for (const [name, initiative] of [
        ["Brute", "90"],
        ["Tinkerer", "95"],
      ]) {
        await page.getByLabel(`Initiative von ${name}`).fill(initiative);
        await page.getByLabel(`Initiative von ${name}`).press("Enter");
      }
      await button(page, "Karte auswählen").click();
      await page.locator(".asks .ability-card").filter({ hasText: "26" }).first().click();
      await has(page, "Was davon tut hound-1?");
      await has(page, /^Geht nach B1 über .* und greift Brute an$/);
      await has(page, "Brute handelt bei 90.");
      await has(page, "rust-hound handelt bei 26 (Karte 3): Bewegung +0. Angriff +0.");
      await button(page, "Warum?").click();
      await has(page, /^Angreifen könnte sie /);
      await page.getByRole("button", { name: /English/ }).click();
      await has(page, "Brute acts at 90.");
      await has(page, /^It could attack /);
      await button(page, "Back to now").click();
      await has(page, "Which of these does hound-1 do?");
      await page.getByRole("button", { name: /Deutsch/ }).click();
      await has(page, "Was davon tut hound-1?");
      await has(page, "Brute handelt bei 90.");
    },
  },
  ...[1280, 820, 390].flatMap((width) =>
    [english, german].map((says) => ({
      name: `a scenario is played to its victory at ${width} pixels, ${says.german ? "in German" : "in English"}`,
      options: { viewport: { width, height: 844 } },
      test: (t) => win(t, says),
    })),
  ),
  {
    name: "a long rest is taken by its button",
    test: async (t) => {
      const { page } = t;
      await begin(t);
      await type(page, "cards Brute 6 4 0");
      await page.locator(".need").filter({ hasText: "Brute" }).getByRole("button", { name: "Long rest" }).click();
      await has(page, "Brute takes a long rest, at 99.");
      await page.getByLabel("Initiative of Tinkerer").fill("20");
      await page.getByLabel("Initiative of Tinkerer").press("Enter");
      await type(page, "card rust-hound hand 50");
      await has(page, "Tinkerer's turn");
      await button(page, "End the turn").click();
      await button(page, "Done").click();
      await has(page, "Brute's turn");
      await button(page, /^Rest/).click();
      await button(page, "Next round").waitFor();
    },
  },
  ...[
    [1200, 800],
    [390, 844],
    [320, 256],
  ].map(([width, height]) => ({
    name: `a command that is refused says so where it was typed, at ${width} by ${height} pixels`,
    options: { viewport: { width, height } },
    test: async (t) => {
      const { page } = t;
      await begin(t);
      await setUp(t);
      for (const hp of [1, 2, 3, 4, 5, 6, 7, 8]) await type(page, `hp Brute ${hp}`);
      await typeInVain(
        page,
        "atack hound 3",
        'Not possible: "atack" is no command',
        'Did you mean "attack"? Type what Brute does, as in: move C5, attack guard-2 3, end',
      );
      await typeInVain(
        page,
        "attack hound-1 3",
        'Not possible: "hound-1" at range 3',
        "Needed: a target within range 1",
      );
      await page.locator(".game-foot input").fill("");
      await type(page, "hp Brute 9");
      equal(await page.locator(".game").getByRole("alert").count(), 0, "refusals");
    },
  })),
  {
    name: "why a monster did something is told after its death too, and asked of no character",
    test: async (t) => {
      const { page } = t;
      await begin(t);
      await setUp(t, "10", "90");
      await has(page, "Brute's turn");
      await button(page, "End the turn").click();
      await page.locator(".answer").first().click(); // where the hound goes
      await page.locator(".modifier-card").getByText("miss", { exact: true }).click();
      await has(page, "Tinkerer's turn");
      for (const command of ["kill hound-1", "exhaust Brute"]) await type(page, command);
      await eventually(async () => equal(await token(page, "Brute").count(), 0, "Brute on the board"));
      const turns = async () =>
        Object.fromEntries(
          await Promise.all(
            (await page.locator(".log-turn").all()).map(async (row) => [
              await row.locator(".log-turn-name").textContent(),
              await row.getByRole("button", { name: "Why?" }).count(),
            ]),
          ),
        );
      await eventually(async () => equal(await turns(), { Brute: 0, "hound-1": 1, Tinkerer: 0 }, "whom one can ask"));
      await button(page, "Why?").click();
      await has(page, /^It could attack /);
      await page.reload();
      await eventually(async () => equal(await turns(), { Brute: 0, "hound-1": 1, Tinkerer: 0 }, "after a reload"));
    },
  },
  {
    name: "what is pressed twice counts once, and a turn begins without what was put together in the last",
    test: async (t) => {
      const { page } = t;
      await begin(t);
      await setUp(t, "10", "20");
      await has(page, "Brute's turn");
      await button(page, "Attack").click();
      await page.locator(".action-more > summary").first().click();
      await page.locator(".action-more").getByRole("button", { name: "Poison", exact: true }).click();
      await button(page, "End the turn").dblclick();
      await has(page, "Tinkerer's turn");
      await button(page, "Attack").click();
      await page.locator(".target").first().click();
      const attack = page.getByRole("button", { name: /^Attack hound-1 with/ });
      equal(await attack.getAttribute("title"), "attack hound-1 2 range 3", "the attack");
    },
  },
  {
    name: "quick corrections of two figures, and of cards, are all made",
    test: async (t) => {
      const { app, page } = t;
      await begin(t);
      const less = (what) => button(page, `${what}: Less`);
      await app.click([0, 1]);
      await less("Hit points").click();
      await app.click([0, 2]);
      await less("Hit points").click();
      await page.locator(".figure-card").getByText("More to correct").click();
      for (let i = 0; i < 3; ++i) await less("in hand").click();
      await has(page, "Brute has 9 hit points");
      await has(page, "Tinkerer has 7 hit points");
      await has(page, /Tinkerer has 9 cards in hand/);
      check(await less("in hand").isVisible(), "what was opened stays open");
    },
  },
  {
    name: "cards that were half entered are gone when another question is asked",
    test: async (t) => {
      const { page } = t;
      await begin(t);
      await setUp(t, "90", "95");
      await page.locator(".answer").first().click(); // where the hound goes
      await has(page, /^Draw 1 modifier card/);
      await button(page, "effect").click();
      await page.locator(".modifier-card").getByText("+1", { exact: true }).click();
      await page.locator(".drawn").getByText("+1").waitFor();
      await page.locator(".game-head").getByRole("button", { name: "Undo" }).click();
      await page.locator(".game-head").getByRole("button", { name: "Redo" }).click();
      await has(page, /^Draw 1 modifier card/);
      equal(await page.locator(".drawn").count(), 0, "cards that are entered");
    },
  },
  {
    name: "a short rest pressed twice is one rest, and the game goes on",
    test: async (t) => {
      const { page } = t;
      await begin(t);
      for (const command of ["cards Brute 6 4 0", "initiative Brute 10", "initiative Tinkerer 20"])
        await type(page, command);
      for (const command of ["card rust-hound hand 50", "end", "end", "done"]) await type(page, command);
      await button(page, "Short rest of Brute").dblclick();
      await has(page, /Brute .*short rest/);
      await button(page, "Next round").waitFor();
    },
  },
  {
    name: "a push is answered on the board",
    test: async (t) => {
      const { app, page } = t;
      await begin(t);
      await setUp(t, "10", "20");
      for (const command of ["hound-1 at B1", "attack hound-1 1 push 2", "-1"]) await type(page, command);
      await has(page, "Where is hound-1 pushed?");
      await app.click([3, -1]);
      await has(page, "Brute's turn");
      await has(page, /hound-1: B1 → C2 → D1/);
    },
  },
  {
    name: "a saved game is opened like every other file",
    test: async (t) => {
      const { app, page } = t;
      await begin(t);
      await setUp(t, "10", "20");
      await has(page, "Brute's turn");
      await page.locator(".game-head").getByRole("button", { name: "Share and save" }).click();
      const saved = page.waitForEvent("download");
      await page.getByRole("dialog").getByRole("button", { name: "Save the game as a file" }).click();
      const file = await (await saved).path();
      await page.keyboard.press("Escape");
      await button(page, "Leave the game").click();
      await app.view("Turn");
      await app.drop([file]);
      await has(page, "Brute's turn");
    },
  },
  {
    name: "an imported board is played from the start of its round",
    test: async ({ app, page }) => {
      await app.open();
      const figures = [
        { id: "Brute", kind: "character", side: "party", at: [0, 0], hp: 9, maxHp: 9, initiative: 99 },
        { id: "Imp", kind: "monster", side: "monsters", name: "Imp", at: [2, 0], hp: 3, maxHp: 3, move: 2, attack: 1 },
      ];
      const cards = { Imp: { initiative: 40, abilities: [{ move: { points: "+0" } }] } };
      const map = {
        hexes: [
          [0, 0],
          [1, 0],
          [2, 0],
        ],
      };
      await app.load({ format: "scene/1", edition: "frosthaven", map, figures, cards });
      await app.view("Play");
      await button(page, "Play this board").click();
      await has(page, "The round begins");
      await page.getByLabel("Initiative of Brute").waitFor();
    },
  },
  {
    name: "two tabs of a browser show the same game",
    test: async (t) => {
      const { page, context, url } = t;
      await begin(t);
      await setUp(t, "90", "95");
      await page.locator(".answer").first().click(); // where the hound goes
      await has(page, /^Draw 1 modifier card/);
      const other = await context.newPage();
      await other.goto(url);
      await has(other, /^Draw 1 modifier card/);
      await other.locator(".modifier-card").getByText("miss", { exact: true }).click();
      await has(other, "Brute's turn");
      await has(page, "Brute's turn");
      await button(page, "End the turn").click();
      await has(other, "Tinkerer's turn");
    },
  },
  {
    name: "a game that begins with a choice of the party, which is picked on the board",
    test: async (t) => {
      const { app, page } = t;
      await openRoom(t);
      await has(page, "Which of these does H2 do?");
      await app.click([2, 1]);
      await has(page, "Draw 1 modifier card for H2's attack on Brute");
      await page.locator(".game-head").getByRole("button", { name: "Undo" }).click();
      await has(page, "Which of these does H2 do?");
      await page.locator(".answer").first().click();
      await has(page, /Draw 1 modifier card for H2's attack/);
    },
  },
  ...["light", "dark"].map((colorScheme) => ({
    name: `axe reports nothing in a game, ${colorScheme}`,
    options: { colorScheme },
    test: (t) => auditGame(t, colorScheme),
  })),
  {
    name: "a game on a phone: nothing is wider than the screen, and every target has 44 pixels",
    options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    test: async (t) => {
      const { app, page } = t;
      await begin(t);
      await setUp(t);
      await has(page, "Brute's turn");
      const tap = async (hex) => {
        const { x, y } = await app.at(hex);
        await page.touchscreen.tap(x, y);
      };
      await tap([1, 0]);
      await tap([2, 0]);
      await button(page, /^Move: 2 of 3$/).tap();
      await has(page, "Brute: A2 → B1 → C2");
      await button(page, "Attack").tap();
      await tap([3, 0]);
      await button(page, "Attack hound-1 with 2").waitFor();
      const small = await page.evaluate(() =>
        [...document.querySelectorAll(".game button, .game input, .game select, .game summary, .order-strip button")]
          .filter((e) => e.checkVisibility() && !e.closest(".chronicle") && e.type !== "range")
          .map((e) => [e.getBoundingClientRect(), e.textContent || e.getAttribute("aria-label")])
          .filter(([box]) => box.height < 43.5 && box.height > 0)
          .map(([box, text]) => `${text} ${Math.round(box.height)}`),
      );
      equal(small, [], "targets below 44 pixels");
      check(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "no wider than the screen");
    },
  },
];
