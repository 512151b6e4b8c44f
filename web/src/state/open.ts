import { batch, signal } from "@preact/signals";
import { fitMiddle } from "../board/view.ts";
import {
  addMonsters,
  hasScenario,
  imported,
  jsonIn,
  NoTiles,
  scenarioOf,
  sorted,
  type Dropped,
  type Imported,
  type Setup,
} from "./files.ts";
import { beginGame, refusal as gameRefusal } from "../game/game.ts";
import { NotADocument, type Document } from "../scene/document.ts";
import { isDrawn } from "../scene/drawn.ts";
import { unpacked } from "../share/pack.ts";
import { hashIn, hashOf, type Hash } from "../share/link.ts";
import { refusal } from "../text/refusals.ts";
import { t } from "../text/text.ts";
import { placeBoard } from "./boards.ts";
import { judged, Refused, TooMany } from "./judge.ts";
import { fresh, importNotes, mode, notice, scene, selected, type Mode } from "./store.ts";

const modeFor = (document: Document): Mode => {
  if (document.claims || document.steps) return "dispute";
  if (document.round) return "round";
  return "turn";
};

/** Puts a document on the table, on a board of its own. */
export function showDocument(document: Document, view?: Mode, name?: string): void {
  batch(() => {
    placeBoard(fresh(document), name);
    mode.value = view ?? modeFor(document);
    const character = scene.value.figures?.find((f) => f.kind === "character");
    if (mode.value === "threat" && character) selected.value = character.id;
  });
  fitMiddle(scene.value);
}

/** Opens whatever was read from JSON, if the engine accepts it, and shows it in the view that suits it. */
export async function openValue(value: unknown, view?: Mode): Promise<void> {
  showDocument(await judged(value), view);
}

/** Opens what another program's file became, with what the importer said about it. */
export async function openImported({ value, notes }: Imported, view?: Mode): Promise<void> {
  await openValue(value, view);
  importNotes.value = notes;
}

/** A link that does not hold what it should. */
class BadLink extends Error {
  constructor(readonly why: unknown) {
    super("a damaged link");
  }
}

/** A text that is nothing that the page opens. */
class Unknown extends Error {}

/** Opens what an address of the page holds. Says whether it held anything. */
async function openLink({ packed, mover, view }: Hash): Promise<boolean> {
  try {
    if (packed) await openValue(await unpacked(packed), view);
    else if (mover) await openImported(await imported("mover", mover), view);
    return !!(packed || mover);
  } catch (problem) {
    throw problem instanceof TooMany ? problem : new BadLink(problem);
  }
}

/** A link as Monster Mover writes it, with or without its address. */
const moverLink = /^(?:https?:\/\/\S*?(?:aluminumangel\.org|gloom)\S*\/)?([A-Za-z0-9_-]{10,})$/;

/** The map of a picture in lines of text. */
const fromPicture = (text: string): unknown => ({
  format: "scene/1",
  edition: scene.value.edition,
  map: { picture: text.replace(/\s+$/, "").split("\n") },
});

type Json = Record<string, unknown>;

/** A scenario that waits to be set up: for how many, at which level. */
export const pendingScenario = signal<Dropped | null>(null);

/** Sets the scenario up and opens it. Says whether it could. */
export async function openScenario(setup: Setup): Promise<boolean> {
  const dropped = pendingScenario.value;
  if (!dropped) return false;
  try {
    await openImported(await scenarioOf(dropped, setup));
    pendingScenario.value = null;
    return true;
  } catch (problem) {
    notice.value = { text: complaint(problem), bad: true };
    return false;
  }
}

/** Goes on with a saved game. */
async function openGame(saved: Readonly<Json>): Promise<void> {
  const { name } = (saved.start ?? {}) as Json;
  if (await beginGame(saved, { name: typeof name === "string" ? name : t("round") })) mode.value = "round";
  else if (gameRefusal.value) throw new Refused(gameRefusal.value);
}

/** Opens files: ours, or those of other programs that belong together. */
async function openJson(files: readonly Json[]): Promise<void> {
  const dropped = sorted(files);
  if (dropped.own[0]?.format === "session/1") return openGame(dropped.own[0]);
  if (dropped.own[0]) return openValue(dropped.own[0]);
  if (hasScenario(dropped)) return void (pendingScenario.value = dropped);
  const { names, notes } = await addMonsters(dropped);
  importNotes.value = notes;
  if (names.length) notice.value = { text: `${t("statCardsAdded")}: ${names.join(", ")}`, bad: false };
  else if (dropped.tiles) notice.value = { text: t("tilesKept"), bad: false };
  else throw new NotADocument();
}

async function openOne(text: string): Promise<void> {
  const clean = text.trim();
  if (clean.startsWith("module ")) return openJson([jsonIn(clean) as Json]);
  if (clean.startsWith("{")) return openJson([JSON.parse(clean.split("\n{")[0] ?? clean) as Json]);
  const mover = moverLink.exec(clean)?.[1];
  const link = hashIn(clean) ?? (mover ? { mover } : undefined);
  if (link) return void (await openLink(link));
  if (!isDrawn(clean)) throw new Unknown();
  return openValue(fromPicture(text.replace(/^\n+/, "")));
}

/** What went wrong, for people. */
export function complaint(problem: unknown): string {
  if (problem instanceof NoTiles) return t("noTiles");
  if (problem instanceof Refused) return refusal(problem.error);
  if (problem instanceof BadLink) {
    const why = problem.why instanceof Refused ? ` ${refusal(problem.why.error)}` : "";
    return `${t("badLink")}${why}`;
  }
  if (problem instanceof TooMany) {
    const { of, found, most } = problem.excess;
    return t(of === "hexes" ? "tooManyHexes" : "tooManyFigures", String(found), String(most));
  }
  return t(problem instanceof Unknown ? "whatOpens" : "notAFile");
}

/** Opens texts: our files, a link, files of other programs, or a map drawn in text. Says whether it could. */
export async function openTexts(texts: readonly string[]): Promise<boolean> {
  try {
    const [first = ""] = texts;
    if (texts.length > 1) await openJson(texts.map((text) => jsonIn(text) as Json));
    else await openOne(first);
    return true;
  } catch (problem) {
    notice.value = { text: complaint(problem), bad: true };
    return false;
  }
}

export const openText = (text: string): Promise<boolean> => openTexts([text]);

export const openFiles = async (files: Iterable<File>): Promise<boolean> =>
  openTexts(await Promise.all([...files].map((file) => file.text())));

/** Opens what the address of the page holds. Says whether it held anything. */
export async function openHash(): Promise<boolean> {
  try {
    return await openLink(hashOf(location.hash));
  } catch (problem) {
    notice.value = { text: complaint(problem), bad: true };
    return false;
  }
}
