import type { TurnAnswerNarrowed, TurnAnswerReason } from "forms";
import { placeName, withNames, lit } from "../state/shown.ts";
import { capital, t } from "../text/text.ts";
import { Clause } from "./Clause.tsx";

const names = (narrowed: TurnAnswerNarrowed): string[] => {
  if (!narrowed) return [];
  return "figures" in narrowed ? narrowed.figures : narrowed.hexes.map(placeName);
};

function List({ of, kind }: { of: TurnAnswerNarrowed; kind: "in" | "away" }) {
  const all = names(of);
  if (!all.length) return null;
  const first = all.slice(0, 8);
  return (
    <span class={`narrowed narrowed-${kind}`}>
      <span class="narrowed-sign" aria-hidden="true">
        {kind === "in" ? "✓" : "✕"}
      </span>
      <span class="hidden">{t(kind === "in" ? "kept" : "dropped")}: </span>
      {first.join(" ")}
      {all.length > first.length && ` +${all.length - first.length}`}
    </span>
  );
}

const sentence = (says: string): string => {
  const text = capital(says);
  return /[.!?]$/.test(text) ? text : `${text}.`;
};

export function Reason({ reason, number, at }: { reason: TurnAnswerReason; number?: number; at: string }) {
  const show = (): void => void (lit.value = { kept: reason.kept, dropped: reason.dropped });
  const hide = (): void => void (lit.value = null);
  return (
    <li class="reason" onPointerEnter={show} onPointerLeave={hide} onFocusIn={show} onFocusOut={hide}>
      {number !== undefined && <span class="reason-number">{number}</span>}
      <div>
        <p>{sentence(withNames(reason.says))}</p>
        <p class="reason-foot">
          <List of={reason.kept} kind="in" />
          <List of={reason.dropped} kind="away" />
          <Clause id={reason.clause} page={reason.page} at={at} />
        </p>
      </div>
    </li>
  );
}

/** The steps of the reasoning. The one under the pointer shows on the board what it kept and dropped. */
export function Reasons({ why, at }: { why: readonly TurnAnswerReason[]; at: string }) {
  return (
    <ol class="reasons">
      {why.map((reason, i) => (
        <Reason key={i} reason={reason} number={i + 1} at={`${at} ${i}`} />
      ))}
    </ol>
  );
}
