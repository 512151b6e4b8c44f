import { useEffect, useRef } from "preact/hooks";
import type { Figure, SessionStateTurn } from "forms";
import { lookOf } from "../scene/figures.ts";
import { outlines, shortId } from "../board/Token.tsx";
import { selected } from "../state/store.ts";
import { board, figure, game, isLive } from "./game.ts";
import { properName } from "../text/text.ts";
import { g } from "./text.ts";

/** The figures that act at one initiative: a set's are one place. */
interface Place {
  readonly initiative: number | undefined;
  readonly name: string;
  readonly is: string;
  readonly figures: readonly Figure[];
}

const nameOf = (one: Figure): string => (one.kind === "monster" ? (one.name ?? one.set ?? one.id) : one.id);

function placesOf(turns: readonly SessionStateTurn[]): readonly Place[] {
  const places: Place[] = [];
  for (const turn of turns) {
    const one = figure(turn.figure);
    if (!one || one.kind === "objective") continue;
    const before = places.at(-1);
    const name = nameOf(one);
    if (before && before.name === name && before.initiative === turn.initiative && one.kind === "monster") {
      const is =
        before.is === "now" || turn.is === "now" ? "now" : before.is === "next" || !turn.is ? before.is : turn.is;
      places[places.length - 1] = { ...before, is, figures: [...before.figures, one] };
    } else places.push({ initiative: turn.initiative, name, is: turn.is ?? "", figures: [one] });
  }
  return places;
}

/** The turns as they were on the board that is shown, in the order of now. */
function turnsThen(turns: readonly SessionStateTurn[]): readonly SessionStateTurn[] {
  const scene = board.value;
  const acts = scene?.progress?.turn?.figure;
  return turns.map(({ is: _, ...turn }) => {
    if (turn.figure === acts) return { ...turn, is: "now" };
    return scene?.figures?.find((f) => f.id === turn.figure)?.turnEnded ? { ...turn, is: "done" } : turn;
  });
}

const says = (is: string): string =>
  is === "done" ? g("isDone") : is === "now" ? g("isNow") : is === "next" ? g("isNext") : "";

function Mark({ one }: { one: Figure }) {
  const label = shortId(one.id);
  return (
    <svg viewBox="-32 -32 64 64" width="30" height="30" aria-hidden="true" class={`token token-${lookOf(one)}`}>
      <path d={outlines[lookOf(one)]} class="token-body" />
      <text class="token-label" font-size={Math.min(20, 56 / Math.max(2.6, label.length))} y="6" text-anchor="middle">
        {label}
      </text>
    </svg>
  );
}

function Card({ place }: { place: Place }) {
  const box = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const item = box.current;
    const list = item?.parentElement;
    if (item && list && place.is === "now") list.scrollTo({ left: item.offsetLeft - list.clientWidth / 3 });
  }, [place.is]);
  const [first] = place.figures;
  if (!first) return null;
  const hp = place.figures.length === 1 && first.hp !== undefined ? first.hp : undefined;
  const is = says(place.is) || (hp === undefined ? "" : `${hp}♥`);
  return (
    <li
      ref={box}
      class={`place ${place.is ? `place-${place.is}` : ""}`}
      aria-current={place.is === "now" ? "step" : undefined}
    >
      <button type="button" onClick={() => (selected.value = first.id)}>
        <b class="place-initiative">{place.initiative ?? "–"}</b>
        <Mark one={first} />
        <span class="place-name">
          {properName(place.name)}
          {place.figures.length > 1 && <small> ×{place.figures.length}</small>}
        </span>
        {is && <span class="place-is">{is}</span>}
      </button>
    </li>
  );
}

/** The order of the round: who is done, who acts now, who is next. */
export function OrderStrip() {
  const current = game.value;
  if (!current) return null;
  const places = placesOf(isLive.value ? current.state.turns : turnsThen(current.state.turns));
  return (
    <ol class="order-strip" aria-label={g("order")}>
      {places.map((place) => (
        <Card key={`${place.name} ${place.figures[0]?.id}`} place={place} />
      ))}
    </ol>
  );
}
