import type { Area, Hex } from "forms";
import { hexPath, key, layoutOf, same } from "../scene/hex.ts";
import { tidy } from "../scene/map.ts";
import { t } from "../text/text.ts";

const radius = 3;
const layout = layoutOf("axial");

const cells: readonly Hex[] = Array.from({ length: 2 * radius + 1 }, (_, i) => i - radius).flatMap((q) =>
  Array.from({ length: 2 * radius + 1 }, (_, j) => j - radius)
    .filter((r) => Math.abs(q + r) <= radius)
    .map((r): Hex => [q, r]),
);

type Colour = "grey" | "red" | "blue" | "none";

/** The pattern moved so that it lies round the middle of the pad. */
function centred(area: Area): Area {
  const all = [...area.red, ...(area.grey ? [area.grey] : []), ...(area.blue ?? [])];
  if (all.every(([q, r]) => cells.some((c) => same(c, [q, r])))) return area;
  const middle = area.grey ?? all[0] ?? [0, 0];
  const shift = ([q, r]: Hex): Hex => [q - middle[0], r - middle[1]];
  return tidy({ grey: area.grey && shift(area.grey), red: area.red.map(shift), blue: area.blue?.map(shift) });
}

function colourOf(area: Area | undefined, hex: Hex): Colour {
  if (!area) return "none";
  if (same(area.grey, hex)) return "grey";
  if (area.red.some((h) => same(h, hex))) return "red";
  return area.blue?.some((h) => same(h, hex)) ? "blue" : "none";
}

const order: readonly Colour[] = ["none", "red", "grey", "blue"];

function coloured(area: Area | undefined, hex: Hex, colour: Colour): Area | undefined {
  const others = (list: readonly Hex[] | undefined): Hex[] => (list ?? []).filter((h) => !same(h, hex));
  const grey = colour === "grey" ? hex : same(area?.grey, hex) ? undefined : area?.grey;
  const red = [...others(area?.red), ...(colour === "red" ? [hex] : [])];
  const blue = [...others(area?.blue), ...(colour === "blue" ? [hex] : [])];
  if (!red.length && !grey && !blue.length) return undefined;
  return tidy({ grey, red, blue: blue.length ? blue : undefined });
}

interface Props {
  readonly area: Area | undefined;
  readonly onChange: (area: Area | undefined) => void;
}

/** A pad of hexes on which the area of an attack is drawn. */
export function AreaPad({ area: given, onChange }: Props) {
  const area = given && centred(given);
  const next = (hex: Hex): void => {
    const now = colourOf(area, hex);
    onChange(coloured(area, hex, order[(order.indexOf(now) + 1) % order.length] ?? "none"));
  };
  return (
    <div class="area-pad">
      <svg viewBox="-250 -260 500 520" role="group" aria-label={t("area")}>
        {cells.map((hex) => {
          const colour = colourOf(area, hex);
          const says = `${hex[0]},${hex[1]}: ${colour === "none" ? t("none") : t(colour)}`;
          return (
            <path
              key={key(hex)}
              d={hexPath(layout, [hex], 0.94)}
              class={`pad-hex pad-${colour}`}
              role="button"
              tabIndex={same(hex, [0, 0]) || colour !== "none" ? 0 : -1}
              aria-label={says}
              onClick={() => next(hex)}
              onKeyDown={(e) => (e.key === "Enter" || e.key === " ") && (e.preventDefault(), next(hex))}
            />
          );
        })}
      </svg>
      <p class="hint">{t("areaHelp")}</p>
      {area && (
        <button type="button" class="link" onClick={() => onChange(undefined)}>
          {t("areaClear")}
        </button>
      )}
    </div>
  );
}
