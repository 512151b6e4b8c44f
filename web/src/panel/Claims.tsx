import { useState } from "preact/hooks";
import type { Edition, FixtureClaim } from "forms";
import { titleOf } from "../scene/editions.ts";
import { disputeAnswer, shownEdition } from "../state/ask.ts";
import { document_ } from "../state/store.ts";
import { setClaim, setClaims } from "../state/disputes.ts";
import { t, type TextKey } from "../text/text.ts";
import { Field, IconButton } from "../ui/Controls.tsx";

const verdictText: Record<string, TextKey> = {
  holds: "holds",
  fails: "fails",
  open: "openVerdict",
  "the party chooses": "partyDecides",
  "not in this edition": "notInEdition",
  "cannot be judged": "cannotBeJudged",
};

function Verdict({ verdict }: { verdict: string | null | undefined }) {
  if (!verdict) return <span class="muted">–</span>;
  const key = verdictText[verdict];
  return <span class={`verdict-chip verdict-${verdict.replaceAll(" ", "-")}`}>{key ? t(key) : verdict}</span>;
}

/** Every claim by edition. */
export function Verdicts() {
  const answer = disputeAnswer.value;
  const claims = document_.value.claims ?? [];
  if (!answer?.ok) return null;
  const editions = Object.keys(answer.value.editions);
  return (
    <table class="table verdicts">
      <thead>
        <tr>
          <th>
            <span class="hidden">{t("claims")}</span>
          </th>
          {editions.map((e) => (
            <th key={e} scope="col">
              <button
                type="button"
                class="link"
                aria-pressed={shownEdition.value === e}
                onClick={() => (shownEdition.value = e as Edition)}
              >
                {titleOf(e)}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {claims.map((claim, i) => (
          <tr key={i}>
            <th scope="row">
              <b>{letter(i)}</b> {claim.says}
            </th>
            {editions.map((e) => {
              const part = answer.value.editions[e];
              return (
                <td key={e}>
                  <Verdict verdict={part?.claims[i] ?? part?.statements?.[i]} />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const letter = (i: number): string => String.fromCharCode(65 + i);

function Expectation({ claim, index }: { claim: FixtureClaim; index: number }) {
  const [bad, setBad] = useState(false);
  const take = (text: string): void => {
    try {
      const expect = text.trim() ? (JSON.parse(text) as FixtureClaim["expect"]) : undefined;
      const { expect: _, ...rest } = claim;
      setClaim(index, expect ? { ...rest, expect } : rest);
      setBad(false);
    } catch {
      setBad(true);
    }
  };
  return (
    <Field label={t("expectation")}>
      <textarea
        rows={2}
        spellcheck={false}
        aria-invalid={bad}
        value={claim.expect ? JSON.stringify(claim.expect) : ""}
        onChange={(e) => take(e.currentTarget.value)}
      />
    </Field>
  );
}

/** The claims, to be edited. */
export function Claims() {
  const claims = document_.value.claims ?? [];
  return (
    <div class="claims">
      {claims.map((claim, i) => (
        <div class="claim" key={i}>
          <b>{letter(i)}</b>
          <div>
            <Field label={t("says")}>
              <input
                type="text"
                value={claim.says}
                onChange={(e) => setClaim(i, { ...claim, says: e.currentTarget.value })}
              />
            </Field>
            <Expectation claim={claim} index={i} />
          </div>
          <IconButton
            icon="trash"
            class="small"
            label={t("remove")}
            onClick={() => setClaims(claims.filter((_, j) => j !== i))}
          />
        </div>
      ))}
      <button
        type="button"
        class="link"
        onClick={() => setClaims([...claims, { says: t("newClaim"), expect: { figures: {} } }])}
      >
        + {t("addClaim")}
      </button>
    </div>
  );
}
