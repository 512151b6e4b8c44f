import { computed } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { WayCost } from "../game/GameOverlay.tsx";
import { hexesOf } from "../scene/figures.ts";
import { hexPath, key, linePath, edgeEnds, same, type Point } from "../scene/hex.ts";
import { marksOf, playing } from "../game/board.ts";
import { currentOption, turnAnswer, sightFrom, sightTo } from "../state/ask.ts";
import { editable, lit, shownNames, shownScene } from "../state/shown.ts";
import { cursor, cursorShown, drag, layout, linkFrom, mode, scene, selected } from "../state/store.ts";
import { tool } from "../state/tools.ts";
import { t } from "../text/text.ts";
import { describeHex } from "./describe.ts";
import { Ground } from "./Ground.tsx";
import { boardKey, cursorEdge } from "./keys.ts";
import { Arrows, Overlay } from "./Overlay.tsx";
import { hovered, lifted, pointerDown, pointerLost, pointerMove, pointerUp } from "./pointer.ts";
import { Symbols } from "./Symbols.tsx";
import { Token } from "./Token.tsx";
import { fit, view, windowSize, zoom } from "./view.ts";

/** What marks a figure in the answer that is shown. */
function stateOf(id: string): string {
  const answer = mode.value === "turn" && turnAnswer.value?.ok ? turnAnswer.value.value : undefined;
  const words: string[] = [];
  if (selected.value === id) words.push("selected");
  if (drag.value?.id === id) words.push("lifted");
  const now = lit.value;
  if (now?.dropped && "figures" in now.dropped && now.dropped.figures.includes(id)) words.push("out");
  if (playing.value) words.push(marksOf(id));
  if (!answer) return words.join(" ");
  if (answer.figure === id) words.push("acts");
  if (currentOption.value?.focus === id || (!currentOption.value?.focus && answer.focus.includes(id)))
    words.push("focus");
  if (currentOption.value?.targets.includes(id)) words.push("target");
  return words.join(" ");
}

function Figures() {
  const on = layout.value;
  const figures = shownScene.value.figures ?? [];
  const moving = drag.value?.id;
  const sorted = moving
    ? [...figures.filter((f) => f.id !== moving), ...figures.filter((f) => f.id === moving)]
    : figures;
  return (
    <g class="figures">
      {sorted.flatMap((figure) => {
        const lift = figure.id === moving && !figure.alsoAt?.length ? lifted.value : null;
        return hexesOf(figure).map((hex, i) => {
          const at = lift ?? on.centre(hex);
          const name = i === 0 ? figure.id : `${figure.id} ${key(hex)}`;
          return <Token key={name} figure={figure} x={at.x} y={at.y} state={stateOf(figure.id)} />;
        });
      })}
    </g>
  );
}

/** What is under the pointer, or under the cursor of the keyboard. */
function Pointed() {
  const on = layout.value;
  const under = hovered.value;
  const now = tool.value;
  const wall = now.use === "paint" && now.brush === "wall";
  const brushing = editable.value && now.use !== "select";
  return (
    <g class="pointed">
      {under && wall && <path class="pointed-edge" d={linePath(edgeEnds(on, under.edge[0], under.edge[1]))} />}
      {under && !wall && !drag.value && (
        <path class={brushing ? "pointed-brush" : "pointed-hex"} d={hexPath(on, [under.hex], 0.96)} />
      )}
      {drag.value && !playing.value && <path class="pointed-brush" d={hexPath(on, [drag.value.to], 0.92)} />}
      {cursorShown.value && <path class="cursor" d={hexPath(on, [cursor.value], 0.92)} />}
      {cursorShown.value && wall && <path class="pointed-edge" d={linePath(edgeEnds(on, ...cursorEdge()))} />}
      {linkFrom.value && <path class="pointed-brush" d={hexPath(on, [linkFrom.value], 0.92)} />}
    </g>
  );
}

const map = computed(() => shownScene.value.map);
/** Where figures stand; a figure that is being dragged, where it was, so that the ground stays as it is. */
const taken = computed(() =>
  ((drag.value ? scene.value : shownScene.value).figures ?? []).flatMap((f) => hexesOf(f).map(key)).join(" "),
);
const loot = computed(() => shownScene.value.loot);

/** The ground is a drawing of its own, which is not painted again when figures move on it. */
function Below() {
  const { x, y, scale } = view.value;
  const labels = scale > 0.55 && (map.value.hexes?.length ?? 0) <= 500;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <Ground
        map={map.value}
        loot={loot.value}
        labels={labels}
        taken={labels ? taken.value : ""}
        nameOf={shownNames.value.name}
      />
    </g>
  );
}

function Above() {
  const { x, y, scale } = view.value;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <Overlay />
      <Pointed />
      <Figures />
      {playing.value && <WayCost on={layout.value} />}
    </g>
  );
}

function grid(at: MouseEvent, box: Element): Point {
  const { left, top } = box.getBoundingClientRect();
  return { x: at.clientX - left, y: at.clientY - top };
}

export function Board() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let first = true;
    const watcher = new ResizeObserver(() => {
      windowSize.value = { width: element.clientWidth, height: element.clientHeight };
      if (first) fit(shownScene.peek());
      first = false;
    });
    watcher.observe(element);
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), grid(event, element));
    };
    element.addEventListener("wheel", wheel, { passive: false });
    return () => {
      watcher.disconnect();
      element.removeEventListener("wheel", wheel);
    };
  }, []);
  const now = tool.value;
  const sight = mode.value === "sight" && same(sightFrom.value, sightTo.value);
  return (
    <div
      ref={box}
      class={`board tool-${now.use}${sight ? " sighting" : ""}`}
      tabIndex={0}
      role="application"
      aria-label={t("board")}
      aria-describedby="board-help"
      onPointerDown={(e) => {
        if (e.button > 1) return;
        e.currentTarget.setPointerCapture(e.pointerId);
        pointerDown(grid(e, e.currentTarget), e.pointerId, e.button === 1);
      }}
      onPointerMove={(e) => pointerMove(grid(e, e.currentTarget), e.pointerId)}
      onPointerUp={(e) => pointerUp(grid(e, e.currentTarget), e.pointerId)}
      onPointerCancel={(e) => pointerLost(e.pointerId)}
      onPointerLeave={() => (hovered.value = null)}
      onKeyDown={(e) => boardKey(e) && e.preventDefault()}
    >
      <svg class="board-ground" width="100%" height="100%" aria-hidden="true">
        <Symbols />
        <Below />
      </svg>
      <svg class="board-drawing" width="100%" height="100%" aria-hidden="true">
        <Arrows />
        <Above />
      </svg>
      <p id="board-help" class="hidden">
        {t("boardHelp")}
      </p>
      <p class="hidden" aria-live="polite">
        {cursorShown.value ? describeHex(shownScene.value, cursor.value) : ""}
      </p>
    </div>
  );
}
