import type { Figure, Hex, Scene } from "forms";
import { conditionName, figureAt, lookOf } from "../scene/figures.ts";
import { tilesAt } from "../scene/map.ts";
import { t, word } from "../text/text.ts";
import { placeName } from "../state/shown.ts";

export function describeFigure(figure: Figure): string {
  const parts = [figure.id, t(lookOf(figure))];
  if (figure.name) parts.push(figure.name);
  if (figure.hp !== undefined) parts.push(`${figure.hp} ${t("hitPoints")}`);
  parts.push(...(figure.conditions ?? []).map(conditionName).map(word));
  return parts.join(", ");
}

/** A hex and what is on it, to be read out. */
export function describeHex(scene: Scene, hex: Hex): string {
  const figure = figureAt(scene, hex);
  const tiles = tilesAt(scene, hex);
  const ground = tiles.length ? tiles.map((tile) => t(tile)).join(", ") : t("outside");
  return `${placeName(hex)}: ${figure ? `${describeFigure(figure)}; ` : ""}${ground}`;
}
