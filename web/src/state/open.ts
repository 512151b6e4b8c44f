import { batch } from "@preact/signals";
import type { SceneMap as Map, Scene } from "forms";
import { asker } from "../engine/client.ts";
import { requestOf, resultOf } from "../engine/engine.ts";
import { fitMiddle } from "../board/view.ts";
import { addMonsters, imported, NoTiles, sceneOfScenario, sorted, type Imported } from "./files.ts";
import { documentOf, NotADocument, withScene, written, type Document } from "../scene/document.ts";
import { unpacked } from "../share/pack.ts";
import { hashOf } from "../share/link.ts";
import { t } from "../text/text.ts";
import { begin, fresh, importNotes, mode, notice, open, scene, selected, type Mode } from "./store.ts";

interface Showable {
  readonly scene: Scene;
}

/** A document whose map is drawn as a picture, with the hexes of the picture. */
async function withHexes(document: Document): Promise<Document> {
  if (!document.scene.map.picture) return document;
  const text = await asker.ask(`show ${Math.random()}`, "show", requestOf(written(document)));
  const result = text === undefined ? undefined : resultOf<Scene | Showable>(text);
  if (!result?.ok)
    throw new Error(result ? `${result.error.pointer} ${result.error.found}; ${result.error.expected}` : "");
  const map: Map = "map" in result.value ? result.value.map : result.value.scene.map;
  return withScene(document, { ...document.scene, map });
}

const modeFor = (document: Document): Mode => {
  if (document.claims || document.steps) return "dispute";
  if (document.round) return "round";
  return "turn";
};

/** Opens whatever was read from JSON, and shows it in the view that suits it. */
export async function openValue(value: unknown, view?: Mode, first = false): Promise<void> {
  const document = await withHexes(documentOf(value));
  batch(() => {
    if (first) begin(fresh(document));
    else open(document);
    importNotes.value = [];
    mode.value = view ?? modeFor(document);
    const character = scene.value.figures?.find((f) => f.kind === "character");
    if (mode.value === "threat" && character) selected.value = character.id;
  });
  fitMiddle(scene.value);
}

/** Opens what another program's file became, with what the importer said about it. */
async function openImported({ value, notes }: Imported, view?: Mode, first = false): Promise<void> {
  await openValue(value, view, first);
  importNotes.value = notes;
}

const moverLink = /^(?:https?:\/\/[^\s]*?(?:aluminumangel\.org|gloom)[^\s]*\/)?(?:#mover=)?([A-Za-z0-9_-]{10,})$/;

/** The map of a picture in lines of text. */
const fromPicture = (text: string): unknown => ({
  format: "scene/1",
  edition: scene.value.edition,
  map: { picture: text.replace(/\s+$/, "").split("\n") },
});

type Json = Record<string, unknown>;

/** Opens files: ours, or those of other programs that belong together. */
async function openJson(files: readonly Json[]): Promise<void> {
  const dropped = sorted(files);
  if (dropped.own[0]) return openValue(dropped.own[0]);
  const made = await sceneOfScenario(dropped);
  if (made) return openImported(made);
  const { names, notes } = await addMonsters(dropped);
  importNotes.value = notes;
  if (names.length) notice.value = { text: `${t("statCardsAdded")}: ${names.join(", ")}`, bad: false };
  else if (dropped.tiles) notice.value = { text: t("tilesKept"), bad: false };
  else throw new NotADocument();
}

async function openOne(text: string): Promise<void> {
  const clean = text.trim();
  if (clean.startsWith("{")) return openJson([JSON.parse(clean.split("\n{")[0] ?? clean) as Json]);
  const ours = /#s=([^&\s]+)/.exec(clean)?.[1];
  if (ours) return openValue(await unpacked(ours));
  const mover = moverLink.exec(clean)?.[1];
  if (mover && !clean.includes("\n")) return openImported(await imported("mover", mover));
  return openValue(fromPicture(text.replace(/^\n+/, "")));
}

/** What went wrong, for people. */
function complaint(problem: unknown): string {
  if (problem instanceof NoTiles) return t("noTiles");
  const known =
    problem instanceof Error &&
    problem.message &&
    !(problem instanceof NotADocument) &&
    !(problem instanceof SyntaxError);
  return known ? problem.message : t("notAFile");
}

/** Opens texts: our files, a link, files of other programs, or a map drawn in text. Says whether it could. */
export async function openTexts(texts: readonly string[]): Promise<boolean> {
  try {
    const [first = ""] = texts;
    if (texts.length > 1) await openJson(texts.map((text) => JSON.parse(text) as Json));
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
export async function openHash(first: boolean): Promise<boolean> {
  const hash = hashOf(location.hash);
  try {
    if (hash.packed) await openValue(await unpacked(hash.packed), hash.view, first);
    else if (hash.mover) await openImported(await imported("mover", hash.mover), hash.view, first);
    else return false;
    return true;
  } catch {
    notice.value = { text: t("badLink"), bad: true };
    return false;
  }
}
