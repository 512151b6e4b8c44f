import { memo } from "preact/compat";
import type { Figure } from "forms";
import { conditionName, lookOf, type Look } from "../scene/figures.ts";
import { helpful } from "../scene/conditions.ts";
import { conditionMarks } from "../scene/marks.ts";

const polygon = (count: number, radius: number, turn = 0): string => {
  const points = Array.from({ length: count }, (_, i) => {
    const angle = ((i / count) * 2 + turn) * Math.PI - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
};

const star = (count: number, far: number, near: number): string => {
  const points = Array.from({ length: count * 2 }, (_, i) => {
    const angle = (i / count) * Math.PI - Math.PI / 2;
    const radius = i % 2 ? near : far;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
};

/** Each kind of figure has an outline of its own, so that nothing depends on colour alone. */
export const outlines: Record<Look, string> = {
  character: "M0 -23A23 23 0 1 1 0 23A23 23 0 1 1 0 -23Z",
  summon: polygon(5, 24),
  ally: "M-20 -20H20V4C20 15 8 21 0 25C-8 21 -20 15 -20 4Z",
  objective: "M0 -26L26 0L0 26L-26 0Z",
  boss: star(10, 28, 22),
  normal: "M-16 -20H16Q20 -20 20 -16V16Q20 20 16 20H-16Q-20 20 -20 16V-16Q-20 -20 -16 -20Z",
  elite: polygon(8, 25, 1 / 8),
  named: star(6, 27, 20),
};

/** An id short enough for a token: the initials and number of several words, or the first letters of one. */
export function shortId(id: string): string {
  if (id.length <= 5) return id;
  const words = id.split(/[\s_-]+/).filter(Boolean);
  const number = /\d+$/.exec(id)?.[0] ?? "";
  if (words.length > 1)
    return (
      words
        .map((w) => (/^\d/.test(w) ? "" : w.charAt(0)))
        .join("")
        .slice(0, 3) + number
    );
  return number ? id.slice(0, Math.max(1, 4 - number.length)) + number : id.slice(0, 4);
}

/** How much room a label has: squares have less of it than circles. */
const roomFor = (look: Look): number => (look === "normal" ? 48 : 58);

function Label({ id, look }: { id: string; look: Look }) {
  const text = shortId(id);
  const font = Math.min(17, roomFor(look) / Math.max(3, text.length));
  return (
    <text class="token-label" font-size={font.toFixed(1)} y={font * 0.36}>
      {text}
    </text>
  );
}

function HitPoints({ hp, maxHp }: { hp: number; maxHp: number | undefined }) {
  const part = maxHp ? Math.max(0, Math.min(1, hp / maxHp)) : 1;
  const low = part <= 1 / 3 ? " low" : "";
  return (
    <g class="token-hp">
      <rect x="-17" y="19" width="34" height="11" rx="5.5" class="hp-back" />
      <rect x="-16" y="20" width={32 * part} height="9" rx="4.5" class={`hp-bar${low}`} />
      <text y="27.6" class="hp-text">
        {maxHp !== undefined && maxHp !== hp ? `${hp}/${maxHp}` : hp}
      </text>
    </g>
  );
}

/** From one condition of a token to the next. */
const step = 15;

function Conditions({ figure }: { figure: Figure }) {
  const names = (figure.conditions ?? []).map(conditionName);
  if (!names.length) return null;
  const first = (-(Math.min(names.length, 5) - 1) * step) / 2;
  return (
    <g class="token-conditions">
      {names.slice(0, 5).map((name, i) => (
        <g
          key={name}
          class={`condition ${helpful.has(name) ? "helpful" : "harmful"}`}
          transform={`translate(${first + i * step} -25)`}
        >
          <circle r="8" />
          <path d={conditionMarks[name] ?? ""} transform="scale(0.48) translate(-12 -12)" />
        </g>
      ))}
    </g>
  );
}

export interface TokenProps {
  readonly figure: Figure;
  readonly x: number;
  readonly y: number;
  /** acts, focus, target, selected, dropped, lifted: separated by spaces. */
  readonly state: string;
}

export const Token = memo(function Token({ figure, x, y, state }: TokenProps) {
  const look = lookOf(figure);
  const has = (word: string): boolean => state.includes(word);
  return (
    <g
      class={`token token-${look} ${state}`}
      transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`}
      data-id={figure.id}
    >
      <title>{figure.name ? `${figure.id} · ${figure.name}` : figure.id}</title>
      {has("selected") && <circle r="33" class="ring-selected" />}
      {has("acts") && <circle r="30" class="ring-acts" />}
      {has("focus") && (
        <path class="ring-focus" d="M0 -34V-27M0 27V34M-34 0H-27M27 0H34M0 -30A30 30 0 1 1 0 30A30 30 0 1 1 0 -30" />
      )}
      {has("target") && !has("focus") && <circle r="30" class="ring-target" />}
      <path d={outlines[look]} class="token-body" />
      {(look === "elite" || look === "boss") && <path d={outlines[look]} class="token-inner" transform="scale(0.84)" />}
      <Label id={figure.id} look={look} />
      {figure.hp !== undefined && <HitPoints hp={figure.hp} maxHp={figure.maxHp} />}
      {figure.flying && (
        <path
          class="token-wing"
          d="M-27 -8C-33 -14 -33 -20 -30 -24C-28 -17 -24 -15 -19 -15M27 -8C33 -14 33 -20 30 -24C28 -17 24 -15 19 -15"
        />
      )}
      <Conditions figure={figure} />
    </g>
  );
});
