import { imported } from "../state/files.ts";
import { packed } from "../share/pack.ts";
import type { Scene } from "forms";
import { now } from "./game.ts";

/** A board without what no one needs who looks on: stat cards, decks and counts. */
function toLookAt(scene: Scene): Scene {
  const {
    monsters: _m,
    decks: _d,
    seed: _s,
    standees: _n,
    cards: _c,
    ...rest
  } = scene as Scene & Record<string, unknown>;
  return rest as unknown as Scene;
}

/** The address of this page with the board as it is now. */
export async function linkToNow(): Promise<string> {
  const scene = now.value;
  const url = new URL(location.href);
  url.search = "";
  url.hash = scene ? `s=${await packed(toLookAt(scene))}` : "";
  return url.href;
}

/** The game of Gloomhaven Secretariat as the board has played on. */
export async function givenBack(secretariat: unknown): Promise<string> {
  const { value } = await imported("ghs-game", secretariat, { scene: now.value, update: true });
  return `${JSON.stringify(value, null, 2)}\n`;
}
