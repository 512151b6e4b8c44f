import { hexPath, linePath, same, type Layout, type Point } from "../scene/hex.ts";
import { litOption } from "../state/shown.ts";
import { drag } from "../state/store.ts";
import { board, figure, game, isLive, playable, waiting } from "./game.ts";
import { endOf, numbers, open, pickedHex, shownWay } from "./turn.ts";

function ended(points: readonly Point[]): Point[] {
  const list = [...points];
  const [a, b] = [list[0], list[1]];
  if (a && b) {
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    list[0] = { x: a.x + ((b.x - a.x) * 24) / length, y: a.y + ((b.y - a.y) * 24) / length };
  }
  return list;
}

/** Where the character can go, with what it costs. */
function Reachable({ on }: { on: Layout }) {
  const ways = open.value;
  if (!ways.length) return null;
  return (
    <g class="reach">
      <path
        class="reach-hexes"
        d={hexPath(
          on,
          ways.map((way) => way.at),
          0.92,
        )}
      />
      {ways.map((way) => {
        const c = on.centre(way.at);
        return (
          <text key={String(way.at)} x={c.x} y={c.y + 5} class={way.negativeHexes ? "reach-bad" : ""}>
            {way.points}
          </text>
        );
      })}
    </g>
  );
}

function ShownWay({ on }: { on: Layout }) {
  const way = shownWay.value;
  const last = way?.path.at(-1);
  if (!way || !last) return null;
  const far = way.points === undefined || way.points > numbers.value.points;
  const centres = way.path.map((hex) => on.centre(hex));
  return (
    <g class={`way way-main ${far ? "way-far" : ""}`}>
      <path class="way-end" d={hexPath(on, [last], 0.86)} />
      <path class="way-line" d={linePath(ended(centres))} marker-end={drag.value ? undefined : "url(#arrow-main)"} />
      {centres.slice(1, -1).map((c, i) => (
        <circle key={i} class="way-step" cx={c.x} cy={c.y} r="4.5" />
      ))}
    </g>
  );
}

/** What the shown way costs, above the figures: beside the one that is dragged, so that no finger hides it. */
export function WayCost({ on }: { on: Layout }) {
  const way = isLive.value ? shownWay.value : undefined;
  const last = way?.path.at(-1);
  if (!way || !last) return null;
  const far = way.points === undefined || way.points > numbers.value.points;
  const end = on.centre(last);
  return (
    <g
      transform={`translate(${end.x} ${end.y - (drag.value ? 46 : 0)})`}
      class={far ? "way-cost way-cost-far" : "way-cost"}
    >
      <rect x="-26" y="-15" width="52" height="30" rx="15" />
      <text y="6">{way.points === undefined ? "–" : `${way.points}/${numbers.value.points}`}</text>
    </g>
  );
}

/** What may be chosen, on the board. */
function Options({ on }: { on: Layout }) {
  const asks = waiting.value;
  if (!asks || !playable.value) return null;
  const scene = board.value;
  const ends = asks.answers.map(({ option }) => option && endOf(option)).filter((end) => end !== undefined);
  const places = asks.for === "reveal" ? (scene?.map.hexes ?? []).filter((_, i) => isPlace(i)) : ends;
  const lit = litOption.value;
  const forced = lit && !lit.end ? figure(asks.figure)?.at : undefined; // the path of a push leaves its start out
  const way = [...(forced ? [forced] : []), ...(lit?.path ?? [])];
  const end = lit && endOf(lit);
  return (
    <>
      {places.length > 0 && <path class="other-ends" d={hexPath(on, places, 0.8)} />}
      {way.length > 1 && (
        <g class="way way-main">
          <path class="way-line" d={linePath(ended(way.map((h) => on.centre(h))))} marker-end="url(#arrow-main)" />
        </g>
      )}
      {end && <path class="way-end lit-end" d={hexPath(on, [end], 0.86)} />}
    </>
  );
}

function isPlace(index: number): boolean {
  const name = game.value?.state.hexNames[index];
  return !!waiting.value?.answers.some((answer) => answer.command === name);
}

export function GameOverlay({ on }: { on: Layout }) {
  const hex = pickedHex.value;
  const stands = hex && board.value?.map.hexes?.some((h) => same(h, hex));
  return (
    <>
      {isLive.value && <Reachable on={on} />}
      {isLive.value && <ShownWay on={on} />}
      {isLive.value && <Options on={on} />}
      {hex && stands && <path class="asked" d={hexPath(on, [hex], 0.9)} />}
    </>
  );
}
