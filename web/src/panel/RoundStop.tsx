import { signal } from "@preact/signals";
import type { EventOption, RoundLineChoice, RoundLineDraw, RoundLineParty, Step, TurnAnswerOption } from "forms";
import { act, decide, nextRound, pass, refusal } from "../state/rounds.ts";
import { litOption, type stop as Stop } from "../state/shown.ts";
import { t, word } from "../text/text.ts";
import { Field } from "../ui/Controls.tsx";
import { CardInput, drawn } from "./CardInput.tsx";
import { Clause, clauseTitle } from "./Clause.tsx";
import { optionText } from "../text/events.ts";

const cards = signal("");
const steps = signal("");

function Choice({ now }: { now: RoundLineChoice }) {
  const show = (option: EventOption | null): void =>
    void (litOption.value = option as Partial<TurnAnswerOption> | null);
  return (
    <>
      <h2>
        {t("partyChooses")}
        {now.figure ? `: ${now.figure}` : ""}
      </h2>
      <p class="muted">
        {word(now.of)}
        {now.amount === undefined ? "" : `: ${now.amount}`} <Clause id={now.clause} page={clauseTitle(now.clause)} />
      </p>
      <ul class="choices">
        {now.options.map((option, i) => (
          <li key={i}>
            <button
              type="button"
              class="button"
              onPointerEnter={() => show(option)}
              onPointerLeave={() => show(null)}
              onFocus={() => show(option)}
              onBlur={() => show(null)}
              onClick={() => (show(null), void decide(i))}
            >
              {optionText(option)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Draw({ now }: { now: RoundLineDraw }) {
  const count = drawn(cards.value).length;
  const take = async (): Promise<void> => {
    if (await decide(drawn(cards.value))) cards.value = "";
  };
  return (
    <>
      <h2>{t("drawFor", String(now.cards), now.figure, now.target)}</h2>
      <CardInput label={t("drawnCards")} value={cards} count={now.cards} />
      <button type="button" class="button primary" disabled={count < now.cards} onClick={() => void take()}>
        {t("takeCards")}
      </button>
    </>
  );
}

function Party({ now }: { now: RoundLineParty }) {
  const take = async (): Promise<void> => {
    try {
      if (await decide(JSON.parse(steps.value) as Step[])) steps.value = "";
    } catch {
      refusal.value = { file: "", pointer: "", found: steps.value, expected: "JSON" };
    }
  };
  return (
    <>
      <h2>{t("partyCarries", now.figure)}</h2>
      <blockquote>{now.says}</blockquote>
      <button type="button" class="button primary" onClick={() => void decide("done")}>
        {t("done")}
      </button>
      <details class="more">
        <summary>{t("withSteps")}</summary>
        <Field label={t("stepsJson")}>
          <textarea
            rows={3}
            spellcheck={false}
            placeholder='[{"gain":{"to":"C1","condition":"wound"}}]'
            value={steps.value}
            onInput={(e) => (steps.value = e.currentTarget.value)}
          />
        </Field>
        <button type="button" class="button small" disabled={!steps.value.trim()} onClick={() => void take()}>
          {t("apply1")}
        </button>
      </details>
    </>
  );
}

/** What the round waits for. */
export function RoundStop({ stop: now }: { stop: NonNullable<typeof Stop.value> }) {
  return (
    <section class="card stop" aria-live="polite">
      {now.stop === "choice" && <Choice now={now} />}
      {now.stop === "draw" && <Draw now={now} />}
      {now.stop === "party" && <Party now={now} />}
      {now.stop === "character" && (
        <>
          <h2>{t("characterActs", now.figure)}</h2>
          <div class="row">
            <button type="button" class="button primary" onClick={() => void act(now.figure)}>
              {t("actHere")}
            </button>
            <button type="button" class="button" onClick={() => void pass(now.figure)}>
              {t("passTurn")}
            </button>
          </div>
        </>
      )}
      {now.stop === "over" && (
        <>
          <h2>{t("roundOver")}</h2>
          <button type="button" class="button primary" onClick={nextRound}>
            {t("nextRound")}
          </button>
        </>
      )}
    </section>
  );
}
