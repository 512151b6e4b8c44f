import { memo } from "preact/compat";
import type { Hex, Scene } from "forms";
import { edgeEnds, hexPath, key, layoutOf, linePath, type Layout } from "../scene/hex.ts";
import { hexSet, trapAt, trapFields } from "../scene/map.ts";

const signs = ["obstacles", "difficult", "icy", "hazardous", "treasure"] as const;
const signOf = {
  obstacles: "obstacle",
  difficult: "difficult",
  icy: "icy",
  hazardous: "hazardous",
  treasure: "treasure",
};

function Signs({ hexes, sign, layout }: { hexes: readonly Hex[]; sign: string; layout: Layout }) {
  if (!hexes.length) return null;
  return (
    <g class={`tile tile-${sign}`}>
      <path d={hexPath(layout, hexes, 0.93)} class="tile-ground" />
      {hexes.map((hex, i) => {
        const c = layout.centre(hex);
        return <use key={i} href={`#sign-${sign}`} x={c.x} y={c.y} />;
      })}
    </g>
  );
}

/** The edges between listed hexes and what lies round them. */
function border(layout: Layout, hexes: readonly Hex[]): string {
  const listed = hexSet(hexes);
  let path = "";
  for (const hex of hexes) {
    for (const other of layout.neighbours(hex)) {
      if (!listed.has(key(other))) path += linePath(edgeEnds(layout, hex, other));
    }
  }
  return path;
}

const wallPath = (layout: Layout, edges: readonly Hex[][]): string =>
  edges.map(([a, b]) => (a && b ? linePath(edgeEnds(layout, a, b)) : "")).join("");

function Links({ edges, layout }: { edges: readonly Hex[][]; layout: Layout }) {
  return (
    <g class="links">
      {edges.map(([a, b]) => {
        if (!a || !b) return null;
        const [p, q] = [layout.centre(a), layout.centre(b)];
        const bend = { x: (p.x + q.x) / 2 + (q.y - p.y) / 6, y: (p.y + q.y) / 2 - (q.x - p.x) / 6 };
        return <path key={key(a) + key(b)} d={`M${p.x} ${p.y}Q${bend.x} ${bend.y} ${q.x} ${q.y}`} />;
      })}
    </g>
  );
}

interface GroundProps {
  readonly map: Scene["map"];
  readonly loot: Scene["loot"];
  readonly labels: boolean;
  /** The keys of the hexes that figures stand on, whose labels would be half hidden. */
  readonly taken: string;
  /** What people call a hex. */
  readonly nameOf: (hex: Hex) => string;
}

/** Everything that lies on the map, without figures. */
export const Ground = memo(function Ground({ map, loot, labels, taken, nameOf }: GroundProps) {
  const layout = layoutOf(map.coordinates);
  const hexes = map.hexes ?? [];
  const doors = map.doors ?? [];
  return (
    <g class="ground">
      <path d={hexPath(layout, hexes)} class="floor" />
      {map.wallHexes && <path d={hexPath(layout, map.wallHexes)} class="wall-hexes" />}
      {signs.map((ground) => (
        <Signs key={ground} hexes={map[ground] ?? []} sign={signOf[ground]} layout={layout} />
      ))}
      <Signs hexes={(map.traps ?? []).map(trapAt)} sign="trap" layout={layout} />
      {(map.traps ?? [])
        .map(trapFields)
        .filter((t) => t.damage !== undefined)
        .map((t) => {
          const c = layout.centre(t.at);
          return (
            <text key={key(t.at)} class="trap-damage" x={c.x + 17} y={c.y - 8}>
              {t.damage}
            </text>
          );
        })}
      <Signs hexes={doors.filter((d) => !d.open).map((d) => d.at)} sign="door-closed" layout={layout} />
      <Signs hexes={doors.filter((d) => d.open).map((d) => d.at)} sign="door-open" layout={layout} />
      <Signs hexes={loot ?? []} sign="loot" layout={layout} />
      {labels && <Coordinates nameOf={nameOf} hexes={free(hexes, taken)} layout={layout} />}
      <path
        d={border(layout, [...hexes, ...(map.wallHexes ?? [])])}
        class={map.edges === "open" ? "border-open" : "border"}
      />
      {map.walls && <path d={wallPath(layout, map.walls)} class="walls" />}
      {map.links && <Links edges={map.links} layout={layout} />}
    </g>
  );
});

function free(hexes: readonly Hex[], taken: string): readonly Hex[] {
  const keys = new Set(taken.split(" "));
  return hexes.filter((hex) => !keys.has(key(hex)));
}

interface CoordinatesProps {
  readonly nameOf: (hex: Hex) => string;
  readonly hexes: readonly Hex[];
  readonly layout: Layout;
}

function Coordinates({ nameOf, hexes, layout }: CoordinatesProps) {
  const down = layout.pointy ? 26 : 28;
  return (
    <g class="coordinates">
      {hexes.map((hex) => {
        const c = layout.centre(hex);
        return (
          <text key={key(hex)} x={c.x} y={c.y + down}>
            {nameOf(hex)}
          </text>
        );
      })}
    </g>
  );
}
