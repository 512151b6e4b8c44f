// A small example to test with the adapter: monsters that walk and make one melee attack, on maps
// without terrain that changes what a step costs. Throws Unsupported for everything else.

export class Unsupported extends Error {}

type Hex = [number, number];

interface Figure {
  id: string;
  kind: string;
  side: string;
  at: Hex;
  move?: number | string;
  [field: string]: unknown;
}

export interface Scene {
  edition: string;
  map: {
    hexes: Hex[];
    walls?: [Hex, Hex][];
    doors?: { at: Hex; open: boolean }[];
    obstacles?: Hex[];
    [field: string]: unknown;
  };
  figures: Figure[];
  turn: { figure: string; abilities?: Record<string, Record<string, unknown>>[] };
  [field: string]: unknown;
}

export interface Plan {
  options: { end: Hex; targets: string[] }[];
  focus: string[];
}

/** The fields of an object must be known here. */
function only(what: object, known: string[]): void {
  for (const field of Object.keys(what)) {
    if (!known.includes(field)) {
      throw new Unsupported(field);
    }
  }
}

function around([q, r]: Hex): Hex[] {
  return [[q, r - 1], [q + 1, r - 1], [q + 1, r], [q, r + 1], [q - 1, r + 1], [q - 1, r]];
}

/** Which hexes are adjacent: there is no wall line and no closed door between them. */
class Board {
  private readonly beside = new Map<string, Hex[]>();

  constructor(map: Scene["map"]) {
    only(map, ["hexes", "walls", "wallHexes", "edges", "doors", "obstacles", "treasure"]);
    const closed = new Set((map.doors ?? []).filter((d) => !d.open).map((d) => String(d.at)));
    const open = new Set(map.hexes.map(String).filter((hex) => !closed.has(hex)));
    const lines = new Set((map.walls ?? []).flatMap(([a, b]) => [`${a}|${b}`, `${b}|${a}`]));
    for (const hex of map.hexes) {
      this.beside.set(
        String(hex),
        around(hex).filter(
          (n) => open.has(String(hex)) && open.has(String(n)) && !lines.has(`${hex}|${n}`),
        ),
      );
    }
  }

  neighbours(hex: Hex): Hex[] {
    return this.beside.get(String(hex)) as Hex[];
  }

  /** How many steps away each hex is, through hexes that may be entered. */
  steps(from: Hex, enters: (hex: Hex) => boolean): Map<string, number> {
    const found = new Map([[String(from), 0]]);
    for (let ring = [from]; ring.length > 0; ) {
      const next: Hex[] = [];
      for (const hex of ring) {
        for (const n of this.neighbours(hex)) {
          if (!found.has(String(n)) && enters(n)) {
            found.set(String(n), (found.get(String(hex)) as number) + 1);
            next.push(n);
          }
        }
      }
      ring = next;
    }
    return found;
  }
}

function isGloomhaven(scene: Scene): boolean {
  return scene.edition === "gloomhaven" || scene.edition === "jaws-of-the-lion";
}

/** The movement points of a card with at most one move, and one melee attack. */
function pointsOf(scene: Scene, actor: Figure): number {
  let points = 0;
  const card = scene.turn.abilities;
  const single = (kind: "move" | "attack") => (card ?? []).filter((a) => a[kind]).length <= 1;
  if (card === undefined || !single("move") || !single("attack")) {
    throw new Unsupported("this card");
  }
  for (const ability of card) {
    only(ability, ["move", "attack"]);
    if (ability.move) {
      only(ability.move, ["points"]);
      points = ability.move.points as number;
    }
    const own = isGloomhaven(scene) && actor.range !== "-" ? actor.range : undefined;
    const range = ability.attack?.range ?? own ?? "melee";
    if (ability.attack && (range !== "melee" || ability.attack.targets !== undefined)) {
      throw new Unsupported("ranged attacks and several targets");
    }
    only(ability.attack ?? {}, ["value", "range", "effects", "pierce"]);
    if (typeof points !== "number" || typeof (ability.attack?.value ?? 0) !== "number") {
      throw new Unsupported("numbers relative to the stat card");
    }
  }
  if (!card[card.length - 1]?.attack) {
    throw new Unsupported("turns without an attack");
  }
  return points;
}

// Fields of figures that have no effect on the turn of a figure that attacks a single neighbour.
const quiet = ["id", "kind", "side", "at", "name", "rank", "standee", "initiative", "hp", "maxHp",
  "attack", "move", "range", "shield", "retaliate", "pierce", "immunities", "cards", "summoner",
  "conditions", "advantage", "attackersDisadvantage"];
const quietConditions = ["poison", "wound", "bless", "curse", "muddle", "strengthen"];

function demandQuiet(figure: Figure, acts: boolean): void {
  only(figure, acts ? quiet : [...quiet, "flying", "targets"]);
  for (const condition of (figure.conditions ?? []) as (string | { name: string })[]) {
    const name = typeof condition === "string" ? condition : condition.name;
    const matters = acts ? !quietConditions.includes(name) : name === "invisible";
    if (matters && !(acts && name === "invisible")) {
      throw new Unsupported(name);
    }
  }
}

export function plan(scene: Scene): Plan {
  only(scene, ["format", "edition", "level", "map", "elements", "figures", "loot", "turn", "cards"]);
  const actor = scene.figures.find((figure) => figure.id === scene.turn.figure) as Figure;
  scene.figures.forEach((figure) => demandQuiet(figure, figure === actor));
  const points = pointsOf(scene, actor);
  const board = new Board(scene.map);
  const at = new Map(scene.figures.map((figure) => [String(figure.at), figure]));
  const obstacles = new Set((scene.map.obstacles ?? []).map(String));
  const passes = (hex: Hex): boolean => {
    const other = at.get(String(hex));
    const blocks = other && (other.side !== actor.side || other.kind === "objective");
    return !blocks && !obstacles.has(String(hex));
  };
  const isFree = (hex: string): boolean => hex === String(actor.at) || !at.has(hex);
  const ways = board.steps(actor.at, passes);

  // The focus: the enemy with the shortest path to it, then the nearest by range.
  const enemies = scene.figures.filter((figure) => figure.side !== actor.side);
  const wayTo = (enemy: Figure): number =>
    Math.min(...placesBeside(board, enemy.at).map((hex) => (isFree(hex) ? (ways.get(hex) ?? Infinity) : Infinity)));
  const shortest = Math.min(...enemies.map(wayTo));
  if (!Number.isFinite(shortest)) {
    if (actor.kind === "summon") {
      throw new Unsupported("summons without a focus");
    }
    return { options: [{ end: actor.at, targets: [] }], focus: [] };
  }
  let foci = enemies.filter((enemy) => wayTo(enemy) === shortest);
  if (scene.edition !== "jaws-of-the-lion") {
    const range = board.steps(actor.at, () => true);
    const rangeTo = (enemy: Figure): number => range.get(String(enemy.at)) ?? Infinity;
    foci = foci.filter((enemy) => rangeTo(enemy) === Math.min(...foci.map(rangeTo)));
  }
  if (foci.length > 1) {
    throw new Unsupported("ties that initiative breaks");
  }
  const focus = foci[0];

  // The hexes from which it attacks for the fewest movement points, or the path towards them.
  const hexes = new Map(scene.map.hexes.map((hex) => [String(hex), hex]));
  const goals = placesBeside(board, focus.at).filter((hex) => isFree(hex) && ways.get(hex) === shortest);
  const ends = new Set<string>();
  for (const goal of shortest <= points ? [] : goals) {
    const left = board.steps(hexes.get(goal) as Hex, passes);
    const leftFrom = (hex: string): number => leftAt(board, hexes.get(hex) as Hex, left);
    const near = [...ways].filter(([hex, way]) => way <= points && isFree(hex)).map(([hex]) => hex);
    const least = Math.min(...near.map(leftFrom));
    const best = near.filter((hex) => leftFrom(hex) === least);
    const spent = Math.min(...best.map((hex) => ways.get(hex) as number));
    best.filter((hex) => ways.get(hex) === spent).forEach((hex) => ends.add(hex));
  }
  const options =
    shortest <= points
      ? goals.map((hex) => ({ end: hexes.get(hex) as Hex, targets: [focus.id] }))
      : [...ends].map((hex) => ({ end: hexes.get(hex) as Hex, targets: [] }));
  return { options, focus: [focus.id] };
}

function placesBeside(board: Board, hex: Hex): string[] {
  return board.neighbours(hex).map(String);
}

/** The distance that remains from a hex; the hex where the figure stands may be on an obstacle. */
function leftAt(board: Board, hex: Hex, left: Map<string, number>): number {
  const beside = board.neighbours(hex).map((n) => (left.get(String(n)) ?? Infinity) + 1);
  return left.get(String(hex)) ?? Math.min(Infinity, ...beside);
}
