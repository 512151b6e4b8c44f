import { memo } from "preact/compat";
import type { Scene } from "forms";
import { boundsOf } from "../board/view.ts";
import { outlines } from "../board/Token.tsx";
import { hexesOf, lookOf } from "../scene/figures.ts";
import { hexPath, layoutOf } from "../scene/hex.ts";
import { trapAt } from "../scene/map.ts";

const grounds = ["obstacles", "difficult", "icy", "hazardous", "treasure"] as const;
const classOf = {
  obstacles: "obstacle",
  difficult: "difficult",
  icy: "icy",
  hazardous: "hazardous",
  treasure: "treasure",
};

/** A board in miniature: its floor, its tiles and its figures by shape and colour. */
export const Thumbnail = memo(function Thumbnail({ scene }: { readonly scene: Scene }) {
  const layout = layoutOf(scene.map.coordinates);
  const hexes = scene.map.hexes ?? [];
  const { x, y, width, height } = boundsOf(scene, 4);
  return (
    <svg
      class="thumbnail"
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
    >
      <path class="floor" d={hexPath(layout, hexes)} />
      {grounds.map((ground) => (
        <g key={ground} class={`tile-${classOf[ground]}`}>
          <path class="tile-ground" d={hexPath(layout, scene.map[ground] ?? [], 0.93)} />
        </g>
      ))}
      <g class="tile-trap">
        <path class="tile-ground" d={hexPath(layout, (scene.map.traps ?? []).map(trapAt), 0.93)} />
      </g>
      <g class="tile-door-closed">
        <path
          class="tile-ground"
          d={hexPath(
            layout,
            (scene.map.doors ?? []).map((d) => d.at),
            0.93,
          )}
        />
      </g>
      {(scene.figures ?? []).flatMap((figure) =>
        hexesOf(figure).map((hex) => {
          const c = layout.centre(hex);
          return (
            <g
              key={`${figure.id} ${hex.join()}`}
              class={`token token-${lookOf(figure)}`}
              transform={`translate(${c.x} ${c.y}) scale(1.15)`}
            >
              <path class="token-body" d={outlines[lookOf(figure)]} />
            </g>
          );
        }),
      )}
    </svg>
  );
});
