import type { Hex, SceneMap as Map } from "forms";

export type Coordinates = NonNullable<Map["coordinates"]>;

/** Every way of writing hexes. */
export const layouts: readonly Coordinates[] = ["axial", "odd-q", "even-q", "odd-r", "even-r"];

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** From the centre of a hex to its corners, in units of the drawing. */
export const size = 40;

/** How the hexes of a scene are written and where they lie. */
export interface Layout {
  readonly coordinates: Coordinates;
  readonly pointy: boolean;
  toAxial(written: Hex): Hex;
  fromAxial(axial: Hex): Hex;
  centre(written: Hex): Point;
  /** A point of the engine's lattice, in which the centre of [q,r] is (3q, q + 2r). */
  ofLattice(x: number, y: number): Point;
  /** The hex in which a point lies. */
  at(point: Point): Hex;
  /** Six adjacent hexes, clockwise from north in axial coordinates. */
  neighbours(written: Hex): Hex[];
  /** Corner offsets from the centre. */
  readonly corners: readonly Point[];
}

export const directions: readonly Hex[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];
const root3 = Math.sqrt(3);

export const key = (hex: Hex): string => `${hex[0]},${hex[1]}`;
export const same = (a: Hex | undefined | null, b: Hex | undefined | null): boolean =>
  !!a && !!b && a[0] === b[0] && a[1] === b[1];
export const shown = (hex: Hex): string => `[${hex[0]},${hex[1]}]`;

export function distance(a: Hex, b: Hex): number {
  const q = a[0] - b[0];
  const r = a[1] - b[1];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

function rounded(q: number, r: number): Hex {
  const s = -q - r;
  let rq = Math.round(q);
  let rr = Math.round(r);
  const rs = Math.round(s);
  const dq = Math.abs(rq - q);
  const dr = Math.abs(rr - r);
  const ds = Math.abs(rs - s);
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  return [rq + 0, rr + 0];
}

const odd = (n: number): number => n & 1;

function conversions(coordinates: Coordinates): Pick<Layout, "toAxial" | "fromAxial"> {
  const shove = coordinates.startsWith("odd") ? odd : (n: number) => -odd(n);
  if (coordinates === "axial") return { toAxial: (h) => h, fromAxial: (h) => h };
  if (coordinates.endsWith("q")) {
    return {
      toAxial: ([c, r]) => [c, r - (c - shove(c)) / 2],
      fromAxial: ([q, r]) => [q, r + (q - shove(q)) / 2],
    };
  }
  return {
    toAxial: ([c, r]) => [c - (r - shove(r)) / 2, r],
    fromAxial: ([q, r]) => [q + (r - shove(r)) / 2, r],
  };
}

export function layoutOf(coordinates: Coordinates = "axial"): Layout {
  const pointy = coordinates.endsWith("-r");
  const { toAxial, fromAxial } = conversions(coordinates);
  const first = pointy ? 30 : 0;
  const place = (q: number, r: number): Point =>
    pointy
      ? { x: size * root3 * (q + r / 2), y: size * 1.5 * r }
      : { x: size * 1.5 * q, y: size * root3 * (r + q / 2) };
  return {
    coordinates,
    pointy,
    toAxial,
    fromAxial,
    corners: [0, 1, 2, 3, 4, 5].map((i) => {
      const angle = ((first + 60 * i) * Math.PI) / 180;
      return { x: size * Math.cos(angle), y: size * Math.sin(angle) };
    }),
    centre: (written) => place(...toAxial(written)),
    ofLattice: (x, y) => place(x / 3, (y - x / 3) / 2),
    at(point) {
      const [x, y] = [point.x / size, point.y / size];
      const axial = pointy ? rounded(x / root3 - y / 3, y / 1.5) : rounded(x / 1.5, y / root3 - x / 3);
      return fromAxial(axial);
    },
    neighbours(written) {
      const [q, r] = toAxial(written);
      return directions.map(([dq, dr]) => fromAxial([q + dq, r + dr]));
    },
  };
}

/** The two ends of the edge between a hex and an adjacent one. */
export function edgeEnds(layout: Layout, from: Hex, to: Hex): [Point, Point] {
  const a = layout.centre(from);
  const b = layout.centre(to);
  const angle = Math.atan2(b.y - a.y, b.x - a.x);
  const end = (turn: number): Point => ({
    x: a.x + size * Math.cos(angle + turn),
    y: a.y + size * Math.sin(angle + turn),
  });
  return [end(-Math.PI / 6), end(Math.PI / 6)];
}

/** The hex that a point lies in and the adjacent one whose edge is nearest to the point. */
export function edgeAt(layout: Layout, point: Point): [Hex, Hex] {
  const hex = layout.at(point);
  const far = (other: Hex): number => {
    const c = layout.centre(other);
    return (c.x - point.x) ** 2 + (c.y - point.y) ** 2;
  };
  const nearest = layout.neighbours(hex).reduce((best, next) => (far(next) < far(best) ? next : best));
  return [hex, nearest];
}

const near = (n: number): string => n.toFixed(2).replace(/\.?0+$/, "");

/** An SVG path round each hex; shrunk by `scale` about its centre. */
export function hexPath(layout: Layout, hexes: Iterable<Hex>, scale = 1): string {
  let path = "";
  for (const hex of hexes) {
    const c = layout.centre(hex);
    path +=
      layout.corners.map((p, i) => `${i ? "L" : "M"}${near(c.x + p.x * scale)} ${near(c.y + p.y * scale)}`).join("") +
      "Z";
  }
  return path;
}

export function linePath(points: readonly Point[]): string {
  return points.map((p, i) => `${i ? "L" : "M"}${near(p.x)} ${near(p.y)}`).join("");
}

/** A text with the name of a hex in place of each "[q,r]". */
export const withNames = (text: string, name: (hex: Hex) => string): string =>
  text.replaceAll(/\[(-?\d+),(-?\d+)\]/g, (_, q: string, r: string) => name([Number(q), Number(r)]));
