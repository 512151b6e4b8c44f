import type { SceneMap as Map, Scene } from "forms";
import { asker } from "../engine/client.ts";
import { requestOf, resultOf, type EngineError } from "../engine/engine.ts";
import { documentOf, isAboutNoBoard, NotADocument, withScene, written, type Document } from "../scene/document.ts";
import { excessOf, isShallow, isSoundDocument, type Excess } from "../scene/sound.ts";

/** A document that the engine does not accept. */
export class Refused extends Error {
  constructor(readonly error: EngineError) {
    super(`${error.pointer} ${error.found}; ${error.expected}`.trim());
  }
}

/** A board that is too large for the page. */
export class TooMany extends Error {
  constructor(readonly excess: Excess) {
    super(`${excess.found} ${excess.of}; at most ${excess.most}`);
  }
}

interface Showable {
  readonly scene: Scene;
}

/** What the engine reads from a document; throws if it does not accept it. */
async function readByEngine(document: Document): Promise<Scene> {
  const text = await asker.ask(`read ${Math.random()}`, "show", requestOf(written(document)));
  if (text === undefined) throw new NotADocument();
  const result = resultOf<Scene | Showable>(text);
  if (!result.ok) throw new Refused(result.error);
  return "map" in result.value ? result.value : result.value.scene;
}

/**
 * What was read from JSON as a document that the page can show: the engine has accepted its scene, and the hexes of a
 * map that is drawn as a picture are listed.
 */
export async function judged(value: unknown): Promise<Document> {
  if (!isShallow(value)) throw new NotADocument();
  const document = documentOf(value);
  if (isAboutNoBoard(document)) return sound(document);
  const read = await readByEngine(document);
  const map: Map = read.map;
  return sound(document.scene.map.picture ? withScene(document, { ...document.scene, map }) : document);
}

function sound(document: Document): Document {
  const excess = excessOf(document.scene);
  if (excess) throw new TooMany(excess);
  if (!isSoundDocument(document)) throw new NotADocument();
  return document;
}

/** Whether the engine accepts a scene; if not, why. */
export async function refusalOf(scene: Scene): Promise<EngineError | null> {
  const text = await asker.ask(`judge ${Math.random()}`, "show", requestOf(scene));
  const result = text === undefined ? undefined : resultOf<unknown>(text);
  return result && !result.ok ? result.error : null;
}
