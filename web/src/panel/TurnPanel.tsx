import { computed, signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Edition, TurnAnswer } from "forms";
import { editions, titleOf } from "../scene/editions.ts";
import { compared, currentOption, otherAnswer, turnAnswer, whyNotAnswer } from "../state/ask.ts";
import { scene } from "../state/store.ts";
import { applyTurn } from "../state/turns.ts";
import { t } from "../text/text.ts";
import { Section, Select } from "../ui/Controls.tsx";
import { Actor } from "./Actor.tsx";
import { cardsText, CardInput, drawn } from "./CardInput.tsx";
import { Options, Outcome } from "./Outcome.tsx";
import { Problem } from "./Problem.tsx";
import { CardDetails, QuickCard } from "./QuickCard.tsx";
import { Reasons } from "./Reasons.tsx";
import { TrapForm } from "./TrapForm.tsx";
import { WhyNot } from "./WhyNot.tsx";

const turn = computed(() => scene.value.turn);
const edition = computed(() => scene.value.edition);
const empty = computed(() => !scene.value.figures?.length);

const entering = signal(false);

/** Carries the turn out, with the modifier cards of the table if they are entered. */
function Apply() {
  const option = currentOption.value;
  if (!option) return null;
  const needs = option.targets.length > 0 && !scene.value.decks?.monsters;
  const apply = (): void => void applyTurn(option, drawn(cardsText.value)).then(() => (cardsText.value = ""));
  return (
    <div class="apply">
      {needs && (entering.value || cardsText.value !== "") && (
        <CardInput label={t("applyCards")} value={cardsText} count={option.targets.length} />
      )}
      <div class="row">
        <button type="button" class="button primary" onClick={apply}>
          {t("apply")}
        </button>
        {needs && (
          <button
            type="button"
            class="link"
            aria-expanded={entering.value}
            onClick={() => (entering.value = !entering.value)}
          >
            {t(entering.value ? "withoutCards" : "withCards")}
          </button>
        )}
      </div>
      {needs && !cardsText.value && !entering.value && <p class="hint">{t("plainCards")}</p>}
    </div>
  );
}

/** What the turn comes to, always in sight. */
function Answered({ brief }: { readonly brief: boolean }) {
  const answer = turnAnswer.value;
  const option = currentOption.value;
  if (!answer) return null;
  if (!answer.ok) return <Problem error={answer.error} />;
  if (!option) return null;
  return (
    <section class="card answer" aria-label={t("answer")}>
      <Outcome answer={answer.value} option={option} />
      {!brief && <Options answer={answer.value} />}
      {!brief && <Apply />}
    </section>
  );
}

const outcomeOf = (answer: TurnAnswer): string =>
  JSON.stringify([answer.focus, answer.options.map((o) => [o.end, o.targets])]);

function Compare({ answer }: { answer: TurnAnswer }) {
  const other = otherAnswer.value;
  const choices = [["", "–"], ...editions.filter((e) => e !== edition.value).map((e) => [e, t(e)] as const)] as const;
  return (
    <div class="compare">
      <Select
        label={t("compareWith")}
        class="row"
        value={compared.value ?? ""}
        options={choices as readonly (readonly [Edition | "", string])[]}
        onChange={(to) => (compared.value = to === "" ? null : to)}
      />
      {compared.value && other && !other.ok && <Problem error={other.error} />}
      {compared.value && other?.ok && (
        <div class="compared">
          <h3>
            {titleOf(compared.value)}{" "}
            <span class="muted">{t(outcomeOf(other.value) === outcomeOf(answer) ? "sameAnswer" : "otherAnswer")}</span>
          </h3>
          {other.value.options.map((option, i) => (
            <Outcome key={i} answer={other.value} option={option} />
          ))}
          <Reasons why={other.value.why} at="other" />
        </div>
      )}
    </div>
  );
}

function Contested({ answer }: { answer: TurnAnswer }) {
  if (!answer.contested?.length) return null;
  return (
    <div class="contested">
      <p>{t("contested")}</p>
      {answer.contested.map((c) => (
        <p key={c.clause} class="muted">
          {t("taken")}: {c.taken}. {t("otherwise")}: {c.otherwise}.
        </p>
      ))}
    </div>
  );
}

function Reasoning() {
  const answer = turnAnswer.value;
  if (!answer?.ok) return null;
  return (
    <>
      <Contested answer={answer.value} />
      {!whyNotAnswer.value && <p class="hint">{t("whyNotHint")}</p>}
      {answer.value.why.length > 0 && (
        <Section title={t("why")} open>
          <Reasons why={answer.value.why} at="why" />
        </Section>
      )}
      <Compare answer={answer.value} />
    </>
  );
}

/**
 * The turn of one figure: its inputs, the answer and why-not stay in sight; the reasons scroll below them. The form of
 * the selected figure, where it has no room on the board, is below why-not.
 */
export function TurnPanel({ form }: { readonly form: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  const asked = whyNotAnswer.value;
  useEffect(() => {
    if (!asked) return;
    box.current?.scrollTo({ top: 0 });
    box.current?.closest(".panel-body")?.scrollTo({ top: 0 });
  }, [asked]);
  return (
    <>
      {!asked && form}
      <div class="panel-pinned" ref={box}>
        {empty.value && <p class="hint">{t("noFigures")}</p>}
        {!empty.value && !asked && <Actor />}
        {!empty.value && !turn.value && <p class="hint">{t("pickActor")}</p>}
        {!asked && <QuickCard />}
        <Answered brief={!!asked} />
        <WhyNot />
      </div>
      {asked && form}
      {!asked && <CardDetails />}
      <TrapForm />
      <Reasoning />
    </>
  );
}
