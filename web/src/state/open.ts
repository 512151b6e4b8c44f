import { batch } from "@preact/signals";
import type { Map, Scene } from "forms";
import { asker } from "../engine/client.ts";
import { requestOf, resultOf } from "../engine/engine.ts";
import { fit } from "../board/view.ts";
import { documentOf, NotADocument, withScene, type Document } from "../scene/document.ts";
import { unpacked } from "../share/pack.ts";
import { hashOf } from "../share/link.ts";
import { t } from "../text/text.ts";
import { begin, fresh, mode, notice, open, scene, selected, type Mode } from "./store.ts";

interface Showable {
  readonly scene: Scene;
}

/** A document whose map is drawn as a picture, with the hexes of the picture. */
async function withHexes(document: Document): Promise<Document> {
  if (!document.scene.map.picture) return document;
  const text = await asker.ask(`show ${Math.random()}`, "show", requestOf(document.scene));
  const result = text === undefined ? undefined : resultOf<Scene | Showable>(text);
  if (!result?.ok) throw new Error(result ? `${result.error.pointer} ${result.error.found}; ${result.error.expected}` : "");
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
    mode.value = view ?? modeFor(document);
    const character = scene.value.figures?.find((f) => f.kind === "character");
    if (mode.value === "threat" && character) selected.value = character.id;
  });
  fit(scene.value);
}

async function imported(from: string, input: unknown): Promise<unknown> {
  const text = await asker.ask(`import ${Math.random()}`, "import", requestOf(input, { from }));
  const result = text === undefined ? undefined : resultOf<unknown>(text);
  if (!result?.ok) throw new Error(result ? `${result.error.found}; ${result.error.expected}` : "");
  return result.value;
}

const moverLink = /^(?:https?:\/\/[^\s]*?(?:aluminumangel\.org|gloom)[^\s]*\/)?(?:#mover=)?([A-Za-z0-9_-]{10,})$/;

/** The map of a picture in lines of text. */
const fromPicture = (text: string): unknown => ({
  format: "scene/1",
  edition: scene.value.edition,
  map: { picture: text.replace(/\s+$/, "").split("\n") },
});

async function valueOf(text: string): Promise<unknown> {
  const clean = text.trim();
  if (clean.startsWith("{")) {
    const value = JSON.parse(clean.split("\n{")[0] ?? clean) as Record<string, unknown>;
    if ("mapTileData" in value || "gameState" in value) return imported("vgb", value);
    return value;
  }
  const ours = /#s=([^&\s]+)/.exec(clean)?.[1];
  if (ours) return unpacked(ours);
  const mover = moverLink.exec(clean)?.[1];
  if (mover && !clean.includes("\n")) return imported("mover", mover);
  return fromPicture(text.replace(/^\n+/, ""));
}

/** Opens a text: one of our files, a link, a scenario file, a Monster Mover link or a picture. Says if it cannot. */
export async function openText(text: string): Promise<boolean> {
  try {
    await openValue(await valueOf(text));
    return true;
  } catch (problem) {
    const says = problem instanceof NotADocument ? t("notAFile") : problem instanceof Error && problem.message ? problem.message : t("notAFile");
    notice.value = { text: says, bad: true };
    return false;
  }
}

/** Opens what the address of the page holds. Says whether it held anything. */
export async function openHash(first: boolean): Promise<boolean> {
  const hash = hashOf(location.hash);
  try {
    if (hash.packed) await openValue(await unpacked(hash.packed), hash.view, first);
    else if (hash.mover) await openValue(await imported("mover", hash.mover), hash.view, first);
    else return false;
    return true;
  } catch {
    notice.value = { text: t("badLink"), bad: true };
    return false;
  }
}
