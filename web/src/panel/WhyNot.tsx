import type { TurnAnswerChange, TurnAnswerWhyNot } from "forms";
import { withoutFigure, moved } from "../scene/figures.ts";
import { painted, trapAt, type Tile } from "../scene/map.ts";
import { same } from "../scene/hex.ts";
import { whyNotAnswer } from "../state/ask.ts";
import { placeName, lit } from "../state/shown.ts";
import { asked, edit, selected } from "../state/store.ts";
import { capital, t } from "../text/text.ts";
import { Icon } from "../ui/Icon.tsx";
import { Problem } from "./Problem.tsx";
import { Reason } from "./Reasons.tsx";

const tileOf: Record<TurnAnswerChange["what"], Tile> = {
  figure: "floor",
  obstacle: "obstacles",
  trap: "trap",
  hazardous: "hazardous",
  difficult: "difficult",
  icy: "icy",
  door: "doorClosed",
};

function titleOf(part: TurnAnswerWhyNot): string {
  const name = part.figure ?? (part.hex ? placeName(part.hex) : "");
  const happens = part.happens === "always";
  if (part.question === "focus") return t(happens ? "isFocus" : "whyNotFocus", name);
  if (part.question === "attack") return t(happens ? "isAttacked" : "whyNotAttack", name);
  return t(happens ? "isEnd" : "whyNotEnd", name);
}

function says(change: TurnAnswerChange): string {
  const at = change.at ? placeName(change.at) : "";
  const what = change.what === "figure" ? (change.figure ?? "") : t(tileOf[change.what]);
  if (change.change === "open") return t("changeOpen", at);
  if (change.change === "add") return t("changeAdd", what, at);
  if (change.change === "remove") return t("changeRemove", change.figure ?? `${what} ${at}`);
  const to = change.to ? placeName(change.to) : "";
  return change.figure
    ? t("changeMove", change.figure, to)
    : t("changeMoveTile", what, change.from ? placeName(change.from) : "", to);
}

/** Makes the change on the board. */
function make(change: TurnAnswerChange): void {
  edit((s) => {
    const { figure, from, to, at } = change;
    if (figure && to) return moved(s, figure, to);
    if (figure) return withoutFigure(s, figure);
    const tile = tileOf[change.what];
    if (change.change === "add" && at) return painted(s, at, tile);
    if (change.change === "open" && at) return painted(s, at, "doorOpen");
    if (change.change === "remove" && at) return painted(s, at, "floor");
    if (!from || !to) return s;
    const trap = s.map.traps?.find((x) => same(trapAt(x), from));
    const next = painted(painted(s, from, "floor"), to, tile);
    if (!trap || Array.isArray(trap)) return next;
    const traps = next.map.traps?.map((x) => (same(trapAt(x), to) ? { ...trap, at: to } : x));
    return { ...next, map: { ...next.map, traps } };
  });
}

function Change({ change }: { change: TurnAnswerChange }) {
  const { from, to, at } = change;
  const show = (): void => {
    const hexes = [from, to, at].filter((h) => h !== undefined);
    lit.value = {
      kept: hexes.length ? { hexes } : null,
      dropped: null,
      ...(from && to ? { arrow: [from, to] as const } : {}),
    };
  };
  return (
    <li>
      <button
        type="button"
        class="change"
        onPointerEnter={show}
        onFocus={show}
        onPointerLeave={() => (lit.value = null)}
        onBlur={() => (lit.value = null)}
        onClick={() => make(change)}
      >
        <span>{capital(says(change))}</span>
        <span class="change-try">
          {t("tryIt")} <Icon name="right" size={14} />
        </span>
      </button>
    </li>
  );
}

/** Why a figure is not the focus or not attacked, or why the turn does not end in a hex. */
export function WhyNot() {
  const answer = whyNotAnswer.value;
  if (!answer) return null;
  if (!answer.ok) return <Problem error={answer.error} />;
  const parts = answer.value.whyNot ?? [];
  return (
    <section class="why-not" aria-label={t("whyNot")}>
      {parts.map((part) => (
        <div key={part.question} class="why-not-part">
          <h3>
            {titleOf(part)}
            {part === parts[0] && (
              <button
                type="button"
                class="icon-button small"
                aria-label={t("close")}
                onClick={() => ((selected.value = null), (asked.value = null))}
              >
                <Icon name="close" size={14} />
              </button>
            )}
          </h3>
          <ul class="reasons plain">
            {part.reasons.map((r, i) => (
              <Reason key={i} reason={r} at={`${part.question} ${i}`} />
            ))}
          </ul>
          {part.changes.length > 0 && <p class="muted">{t("smallestChange")}</p>}
          {part.changes.length > 0 && (
            <ul class="changes">
              {part.changes.map((c, i) => (
                <Change key={i} change={c} />
              ))}
            </ul>
          )}
          {part.happens !== "always" && part.changes.length === 0 && part.triedAll && (
            <p class="muted">{t("noChange")}</p>
          )}
        </div>
      ))}
    </section>
  );
}
