// The map as a drawing. It knows how hexes lie, and nothing about rules.

import type { Figure, Hex, SceneMap, Scene } from "standee";

type Point = [number, number];

const high = Math.sqrt(3);

/** The centre of a hex; a corner is 1 away from it. */
const centre = ([q, r]: Hex): Point => [1.5 * q, high * (r + q / 2)];

function corners([x, y]: Point, size: number): string {
  const angles = [0, 1, 2, 3, 4, 5].map((i) => (Math.PI / 3) * i);
  return angles.map((angle) => `${x + size * Math.cos(angle)},${y + size * Math.sin(angle)}`).join(" ");
}

/** The side that two adjacent hexes share. */
function side([ax, ay]: Point, [bx, by]: Point) {
  const [x, y, across, down] = [(ax + bx) / 2, (ay + by) / 2, (by - ay) / high / 2, (bx - ax) / high / 2];
  return { x1: x - across, y1: y + down, x2: x + across, y2: y - down };
}

/** What lies on the map, in the order in which it is drawn. */
function tiles(map: SceneMap, loot: Hex[]): { kind: string; at: Hex }[] {
  const of = (kind: string, hexes: Hex[] = []) => hexes.map((at) => ({ kind, at }));
  return [
    ...of("wall", map.wallHexes),
    ...of("obstacle", map.obstacles),
    ...of("difficult", map.difficult),
    ...of("icy", map.icy),
    ...of("hazardous", map.hazardous),
    ...of("trap", map.traps?.map((trap) => (Array.isArray(trap) ? trap : trap.at))),
    ...(map.doors ?? []).map(({ at, open }) => ({ kind: open ? "open door" : "door", at })),
    ...of("treasure", map.treasure),
    ...of("loot", loot),
  ];
}

interface BoardProps {
  scene: Scene;
  /** A way to draw, such as that of an option. */
  path?: Hex[] | undefined;
  /** Whose turn it is. */
  acting?: string | undefined;
  onHex?: ((hex: Hex) => void) | undefined;
}

export function Board({ scene: { map, figures = [], loot = [] }, path = [], acting, onHex }: BoardProps) {
  const hexes = map.hexes ?? [];
  const points = [...hexes, ...(map.wallHexes ?? [])].map(centre);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - 1.1, Math.min(...ys) - 1.1];
  const box = [left, top, Math.max(...xs) + 1.1 - left, Math.max(...ys) + 1.1 - top];
  return (
    <svg class={onHex ? "board clickable" : "board"} viewBox={box.join(" ")} role="img" aria-label="The map">
      {hexes.map((hex) => (
        <polygon class="hex" points={corners(centre(hex), 0.97)} onClick={() => onHex?.(hex)} />
      ))}
      {tiles(map, loot).map(({ kind, at }) => (
        <g class={`tile ${kind}`}>
          <polygon points={corners(centre(at), 0.9)} />
          <text x={centre(at)[0]} y={centre(at)[1] - 0.5}>{kind}</text>
        </g>
      ))}
      {hexes.map((hex) => (
        <text class="place" x={centre(hex)[0]} y={centre(hex)[1] + 0.76}>{`${hex}`}</text>
      ))}
      {map.walls?.map(([a, b]) => <line class="wall" {...side(centre(a!), centre(b!))} />)}
      <polyline class="path" points={path.map(centre).join(" ")} />
      {figures.map((figure) => <Token figure={figure} acting={figure.id === acting} />)}
    </svg>
  );
}

/** The party's figures are round, their enemies square. */
function Token({ figure: { id, at, side, rank }, acting }: { figure: Figure; acting: boolean }) {
  const [x, y] = centre(at);
  return (
    <g class={`token ${side} ${rank ?? ""} ${acting ? "acting" : ""}`}>
      <rect x={x - 0.55} y={y - 0.38} width={1.1} height={0.76} rx={side === "party" ? 0.38 : 0.08} />
      <text x={x} y={y + 0.1}>{id.length > 6 ? `${id.slice(0, 5)}…` : id}</text>
    </g>
  );
}
