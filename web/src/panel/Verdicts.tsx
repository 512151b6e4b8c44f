import type { Edition } from "forms";
import { titleOf } from "../scene/editions.ts";
import { disputeAnswer, shownEdition } from "../state/ask.ts";
import { document_ } from "../state/store.ts";
import { outcomeOf } from "../scene/claims.ts";
import { t, type TextKey } from "../text/text.ts";

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

const letters = (claims: readonly number[]): string => claims.map(letter).join(", ");

/** Who is right in an edition, in one sentence. */
function sentenceOf(verdicts: readonly (string | null | undefined)[]): string {
  const { right, open } = outcomeOf(verdicts);
  if (open.length) return t("verdictOpen", letters(open));
  if (!right.length)
    return t(verdicts.length > 1 ? "verdictNobody" : "verdictWrong", letters(verdicts.map((_, i) => i)));
  return t(right.length > 1 ? "verdictBoth" : "verdictRight", letters(right));
}

/** The verdict first: one sentence, or one for each edition where they differ. */
export function VerdictSentence() {
  const answer = disputeAnswer.value;
  if (!answer?.ok) return null;
  const parts = Object.entries(answer.value.editions).map(
    ([edition, part]) => [edition, sentenceOf((part?.claims ?? []).map((c, i) => c ?? part?.statements?.[i]))] as const,
  );
  const all = new Set(parts.map(([, says]) => says));
  return (
    <section class="card verdict-sentence" aria-live="polite">
      {all.size === 1 ? (
        <h2>{[...all][0]}</h2>
      ) : (
        parts.map(([edition, says]) => (
          <p key={edition}>
            <span class="muted">{titleOf(edition)}:</span> <b>{says}</b>
          </p>
        ))
      )}
    </section>
  );
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

/** What people call a claim. */
export const letter = (i: number): string => String.fromCharCode(65 + i);
