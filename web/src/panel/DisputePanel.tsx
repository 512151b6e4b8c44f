import { useEffect, useState } from "preact/hooks";
import type { DisputeAnswerEdition, Step } from "forms";
import { written } from "../scene/document.ts";
import { editions, titleOf } from "../scene/editions.ts";
import { saveFile } from "../share/picture.ts";
import { disputeAnswer, playAnswer, shownEdition, shownStep, steppedAnswer } from "../state/ask.ts";
import {
  beginDispute,
  contradiction,
  judgedIn,
  setName,
  setQuestion,
  setSteps,
  toggleEdition,
} from "../state/disputes.ts";
import { loadLibrary } from "../state/library.ts";
import { document_, scene } from "../state/store.ts";
import { t } from "../text/text.ts";
import { Field, IconButton, Section, TextField } from "../ui/Controls.tsx";
import { dialog } from "../ui/Dialogs.tsx";
import { Icon } from "../ui/Icon.tsx";
import { freshClaim, pickedOf } from "../scene/claims.ts";
import { Claims, claimSentence } from "./ClaimForm.tsx";
import { Clause, clauseTitle } from "./Clause.tsx";
import { Log } from "./Log.tsx";
import { Problem } from "./Problem.tsx";
import { Reasons } from "./Reasons.tsx";
import { Verdicts, VerdictSentence } from "./Verdicts.tsx";

function Empty() {
  return (
    <section class="card empty">
      <Icon name="dispute" size={34} />
      <h2>{t("whoIsRight")}</h2>
      <p class="hint">{t("disputeSays")}</p>
      <div class="row">
        <button
          type="button"
          class="button primary"
          onClick={() =>
            void beginDispute((expect) => claimSentence(pickedOf(expect) ?? freshClaim(scene.value, "focuses")))
          }
        >
          {t("beginDispute")}
        </button>
        <button type="button" class="button" onClick={() => (dialog.value = "open")}>
          {t("browseDisputes")}
        </button>
      </div>
    </section>
  );
}

const isLong = (part: DisputeAnswerEdition): boolean => part.why.some((w) => w.kept !== undefined);

/** Why a claim holds in one edition: the steps of the reasoning, or the log of the play. */
function Deciding() {
  const answer = disputeAnswer.value;
  if (!answer?.ok) return null;
  const names = Object.keys(answer.value.editions);
  const name = shownEdition.value && names.includes(shownEdition.value) ? shownEdition.value : names[0];
  const part = name ? answer.value.editions[name] : undefined;
  if (!name || !part) return null;
  const reason = part.details.map((d) => d.reason).find(Boolean);
  const why = part.why.map((w) => ({
    clause: w.clause ?? "",
    page: w.page,
    says: w.says,
    kept: w.kept ?? null,
    dropped: w.dropped ?? null,
  }));
  return (
    <Section title={`${t("decidedBy")}: ${titleOf(name)}`} open>
      {part.lacks && <p class="hint">{part.lacks}</p>}
      {reason && <p class="problem">{reason}</p>}
      <p class="clauses">
        {part.clauses.slice(0, 8).map((id) => (
          <Clause key={id} id={id} page={clauseTitle(id)} at={`deciding ${id}`} />
        ))}
      </p>
      {why.length > 0 && <Reasons why={why} at={isLong(part) ? "dispute" : "events"} />}
    </Section>
  );
}

/** Shows the board after each step of the play. */
function StepThrough({ steps }: { steps: readonly Step[] }) {
  const now = Math.min(shownStep.value, steps.length);
  const answer = steppedAnswer.value;
  const name = now ? Object.keys(steps[now - 1] ?? {})[0] : undefined;
  return (
    <div class="card step-through">
      <div class="stepper">
        <IconButton
          icon="left"
          label={t("previousStep")}
          disabled={now === 0}
          onClick={() => (shownStep.value = now - 1)}
        />
        <span>
          {now ? (
            <>
              {t("step")} <b>{now}</b> {t("of")} {steps.length}: {name}
            </>
          ) : (
            t("beforeSteps")
          )}
        </span>
        <IconButton
          icon="right"
          label={t("nextStep")}
          disabled={now === steps.length}
          onClick={() => (shownStep.value = now + 1)}
        />
      </div>
      {now > 0 && answer && !answer.ok && <Problem error={answer.error} />}
    </div>
  );
}

function Steps() {
  const [bad, setBad] = useState(false);
  const steps = document_.value.steps ?? [];
  const take = (text: string): void => {
    try {
      const lines = text.trim() ? text.trim().split("\n") : [];
      const read = lines.map((line) => JSON.parse(line.replace(/,\s*$/, "")) as Step);
      const fit = read.every((step) => typeof step === "object" && step !== null && Object.keys(step).length > 0);
      setBad(!fit);
      if (fit) setSteps(read);
    } catch {
      setBad(true);
    }
  };
  return (
    <Section title={t("steps")} note={String(steps.length)}>
      <Field label={t("stepsSays")}>
        <textarea
          rows={Math.max(3, Math.min(10, steps.length + 1))}
          spellcheck={false}
          aria-invalid={bad}
          placeholder='{"attack":{"by":"A","target":"C1","value":2,"draw":["+0"]}}'
          value={steps.map((s) => JSON.stringify(s)).join("\n")}
          onChange={(e) => take(e.currentTarget.value)}
        />
      </Field>
    </Section>
  );
}

function Background() {
  const about = contradiction.value;
  const { rest } = document_.value;
  const source = [rest.source ?? []].flat().map(String);
  const verdict = typeof rest.verdict === "string" ? rest.verdict : undefined;
  if (!about && !source.length && !verdict) return null;
  return (
    <Section title={about ? about.title.replace(/^\d+\.\s*/, "") : t("ruling")} open={!!about}>
      {about?.parts.map((part) => (
        <p key={part.label}>
          <b>{part.label}.</b> {part.text}
        </p>
      ))}
      {verdict && <p>{verdict}</p>}
      {source.length > 0 && <p class="muted">{source.join(" · ")}</p>}
    </Section>
  );
}

function Head() {
  const { question } = document_.value;
  return (
    <div class="dispute-head">
      <Field label={t("question")}>
        <textarea
          rows={question && question.length > 60 ? 3 : 2}
          class="question"
          value={question ?? ""}
          placeholder={t("questionSays")}
          onChange={(e) => setQuestion(e.currentTarget.value)}
        />
      </Field>
      <fieldset class="row editions">
        <legend class="hidden">{t("judgedIn")}</legend>
        {editions.map((e) => (
          <button
            key={e}
            type="button"
            class="toggle"
            aria-pressed={judgedIn.value.includes(e)}
            onClick={() => toggleEdition(e)}
          >
            {t(e)}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

export function DisputePanel() {
  useEffect(() => void loadLibrary(), []);
  const doc = document_.value;
  const judged = disputeAnswer.value;
  const played = playAnswer.value;
  if (!doc.claims && !doc.steps) return <Empty />;
  return (
    <>
      {doc.claims && <VerdictSentence />}
      <Head />
      {judged && !judged.ok && <Problem error={judged.error} />}
      {doc.claims && <Verdicts />}
      <Section title={t("claims")} note={String(doc.claims?.length ?? 0)} open={!doc.rest.source}>
        <Claims />
      </Section>
      {doc.steps && <StepThrough steps={doc.steps} />}
      {doc.claims && <Deciding />}
      {played && !played.ok && !doc.claims && <Problem error={played.error} />}
      {played?.ok && (
        <Section title={t("whatHappens")} open={!doc.claims}>
          <Log events={played.value.events} />
        </Section>
      )}
      <Background />
      <Steps />
      <Section title={t("saveFixture")}>
        <TextField label={t("fixtureName")} value={doc.name ?? ""} onChange={setName} />
        <button
          type="button"
          class="button"
          onClick={() => saveFile(`${doc.name ?? "dispute"}.json`, `${JSON.stringify(written(doc), null, 2)}\n`)}
        >
          <Icon name="save" size={18} />
          {t("saveFile")}
        </button>
      </Section>
    </>
  );
}
