import type { Hex, TurnAnswerNarrowed, TurnAnswerOption } from "forms";
import { hexesOf as hexesOfFigure } from "../scene/figures.ts";
import { edgeEnds, hexPath, key, linePath, same, type Layout, type Point } from "../scene/hex.ts";
import {
  compared,
  currentOption,
  otherAnswer,
  sightAnswer,
  sightFrom,
  sightLines,
  sightPoints,
  sightTo,
  threatAnswer,
  turnAnswer,
} from "../state/ask.ts";
import { playing } from "../game/board.ts";
import { GameOverlay } from "../game/GameOverlay.tsx";
import { placeName, lit, litOption, shownFigure, shownScene } from "../state/shown.ts";
import { asked, layout, mode } from "../state/store.ts";
import { seen as seenHexes } from "../state/visible.ts";
import { view } from "./view.ts";

const hexesOf = (narrowed: TurnAnswerNarrowed): readonly Hex[] => {
  if (!narrowed) return [];
  if ("hexes" in narrowed) return narrowed.hexes;
  return narrowed.figures.flatMap((id) => {
    const figure = shownFigure(id);
    return figure ? hexesOfFigure(figure) : [];
  });
};

function shortened(points: readonly Point[], start: number, end: number): Point[] {
  const list = [...points];
  const trim = (i: number, j: number, by: number): void => {
    const [a, b] = [list[i], list[j]];
    if (!a || !b) return;
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    list[i] = { x: a.x + ((b.x - a.x) * by) / length, y: a.y + ((b.y - a.y) * by) / length };
  };
  if (list.length < 2) return list;
  trim(0, 1, start);
  trim(list.length - 1, list.length - 2, end);
  return list;
}

function Way({ path, name, on }: { path: readonly Hex[]; name: string; on: Layout }) {
  if (path.length < 2) return null;
  const centres = path.map((h) => on.centre(h));
  const last = path.at(-1);
  return (
    <g class={`way way-${name}`}>
      {last && <path class="way-end" d={hexPath(on, [last], 0.86)} />}
      <path class="way-line" d={linePath(shortened(centres, 24, 14))} marker-end={`url(#arrow-${name})`} />
      {centres.slice(1, -1).map((c, i) => (
        <circle key={i} class="way-step" cx={c.x} cy={c.y} r="4.5" />
      ))}
    </g>
  );
}

/** Lines from where the figure ends to those it attacks. */
function Attacks({ option, on }: { option: TurnAnswerOption; on: Layout }) {
  const from = on.centre(option.end);
  return (
    <g class="attacks">
      {option.area.length > 0 && <path class="area" d={hexPath(on, option.area, 0.93)} />}
      {option.targets.map((id) => {
        const at = shownFigure(id)?.at;
        if (!at) return null;
        const sight = sightLines.value[id];
        const line = shortened(sight ? sightPoints(sight) : [from, on.centre(at)], 20, 31);
        return <path key={id} class="attack-line" d={linePath(line)} marker-end="url(#arrow-attack)" />;
      })}
    </g>
  );
}

function TurnOverlay({ on }: { on: Layout }) {
  const answer = turnAnswer.value;
  if (!answer?.ok) return null;
  const option = litOption.value?.path ? (litOption.value as TurnAnswerOption) : currentOption.value;
  const others = answer.value.options.filter((o) => o !== option && !same(o.end, option?.end));
  const other = compared.value && otherAnswer.value?.ok ? otherAnswer.value.value.options[0] : undefined;
  return (
    <>
      {others.length > 0 && (
        <path
          class="other-ends"
          d={hexPath(
            on,
            others.map((o) => o.end),
            0.8,
          )}
        />
      )}
      {other && <Way path={other.path} name="other" on={on} />}
      {option && <Way path={option.path} name="main" on={on} />}
      {option && <Attacks option={option} on={on} />}
    </>
  );
}

/** The keys of the hexes that figures stand on, where a number would be half hidden. The tables of the panel have it. */
const takenHexes = (): Set<string> => new Set(shownScene.value.figures?.flatMap((f) => hexesOfFigure(f).map(key)));

function heatOf(value: number, least: number, most: number): string {
  const part = most > least ? (value - least) / (most - least) : 0;
  return `color-mix(in srgb, var(--heat-hot) ${Math.round(part * 100)}%, var(--heat-cold))`;
}

function Heat({ on }: { on: Layout }) {
  const answer = threatAnswer.value;
  if (!answer?.ok) return null;
  const all = answer.value.hexes.map((h) => h.damage.most);
  const [lowest, highest] = [Math.min(...all), Math.max(...all)];
  const labels = view.value.scale > 0.55 && all.length <= 500;
  const taken = takenHexes();
  return (
    <g class="heat">
      {answer.value.hexes.map((hex) => {
        const c = on.centre(hex.at);
        const { least, most: worst } = hex.damage;
        const number = least === worst ? `${worst}` : `${least}–${worst}`;
        return (
          <g key={key(hex.at)}>
            <path d={hexPath(on, [hex.at], 0.93)} style={{ fill: heatOf(worst, lowest, highest) }} />
            {!taken.has(key(hex.at)) && (
              <text x={c.x} y={c.y - 19} font-size={number.length > 5 ? 10 : 13}>
                {number}
              </text>
            )}
            {labels && !taken.has(key(hex.at)) && (
              <text class="heat-at" x={c.x} y={c.y + (on.pointy ? 26 : 28)}>
                {placeName(hex.at)}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

function Sight({ on }: { on: Layout }) {
  const from = sightFrom.value;
  const to = sightTo.value;
  const answer = sightAnswer.value;
  const seen = answer?.ok ? answer.value.visible : undefined;
  const walls = answer?.ok && !seen ? answer.value.blockedBy : [];
  const ends = [from, to].filter((h): h is Hex => !!h);
  if (!ends.length) return null;
  const all = seenHexes.value.filter(({ at }) => !same(at, from));
  const points = answer?.ok ? sightPoints(answer.value) : ends.map((h) => on.centre(h));
  const taken = takenHexes();
  return (
    <g class={`sight ${seen === undefined ? "" : seen ? "sight-seen" : "sight-blocked"}`}>
      {all.length > 0 && (
        <path
          class="seen"
          d={hexPath(
            on,
            all.map(({ at }) => at),
            0.93,
          )}
        />
      )}
      {all
        .filter(({ at }) => !taken.has(key(at)))
        .map(({ at, range }) => {
          const c = on.centre(at);
          return (
            <text key={key(at)} class="seen-range" x={c.x} y={c.y - 20}>
              {range}
            </text>
          );
        })}
      <path class="sight-end" d={hexPath(on, ends, 0.9)} />
      {points.length === 2 && <path class="sight-line" d={linePath(points)} />}
      {walls.map(
        ([a, b]) => a && b && <path key={key(a) + key(b)} class="blocking" d={linePath(edgeEnds(on, a, b))} />,
      )}
      {answer?.ok && points.map((p, i) => <circle key={i} class="sight-point" cx={p.x} cy={p.y} r="4" />)}
    </g>
  );
}

export function Overlay() {
  const on = layout.value;
  const now = lit.value;
  const hex = mode.value === "turn" ? asked.value : null;
  return (
    <g class="overlay">
      {mode.value === "turn" && <TurnOverlay on={on} />}
      {mode.value === "threat" && <Heat on={on} />}
      {mode.value === "sight" && <Sight on={on} />}
      {playing.value && <GameOverlay on={on} />}
      {now?.dropped && <path class="dropped" d={hexPath(on, hexesOf(now.dropped), 0.9)} />}
      {now?.kept && <path class="kept" d={hexPath(on, hexesOf(now.kept), 0.9)} />}
      {now?.arrow && (
        <path
          class="change-line"
          d={linePath(
            shortened(
              now.arrow.map((h) => on.centre(h)),
              10,
              10,
            ),
          )}
          marker-end="url(#arrow-change)"
        />
      )}
      {hex && <path class="asked" d={hexPath(on, [hex], 0.9)} />}
    </g>
  );
}

export function Arrows() {
  return (
    <defs>
      {["main", "other", "attack", "change"].map((name) => (
        <marker
          key={name}
          id={`arrow-${name}`}
          class={`arrow arrow-${name}`}
          viewBox="0 0 10 10"
          refX="7"
          refY="5"
          markerWidth="3.4"
          markerHeight="3.4"
          orient="auto-start-reverse"
        >
          <path d="M0 0.6L9.4 5L0 9.4Z" />
        </marker>
      ))}
    </defs>
  );
}
