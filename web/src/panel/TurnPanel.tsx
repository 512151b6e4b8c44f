import { computed } from "@preact/signals";
import type { Edition, TurnAnswer, TurnAnswerOption } from "forms";
import { acts } from "../scene/figures.ts";
import { shown } from "../scene/hex.ts";
import { compared, currentOption, otherAnswer, turnAnswer } from "../state/ask.ts";
import { applyTurn, letAct } from "../state/turns.ts";
import { edit, optionIndex, scene } from "../state/store.ts";
import { t } from "../text/text.ts";
import { IconButton, Section, Select } from "../ui/Controls.tsx";
import { Abilities } from "./Abilities.tsx";
import { cardsText, drawn, CardInput } from "./CardInput.tsx";
import { editions, titleOf } from "../scene/editions.ts";
import { Problem } from "./Problem.tsx";
import { Reasons } from "./Reasons.tsx";
import { WhyNot } from "./WhyNot.tsx";

function Names({ ids, kind }: { ids: readonly string[]; kind: string }) {
  return (
    <>
      {ids.map((id) => (
        <span key={id} class={`chip chip-${kind}`}>
          {id}
        </span>
      ))}
    </>
  );
}

/** What one option does, in a line for each of focus, way and attack. */
function Outcome({ answer, option }: { answer: TurnAnswer; option: TurnAnswerOption }) {
  const stays = option.path.length === 1;
  const costs = [
    `${t("movementPoints")} ${option.movement}`,
    ...(option.negativeHexes ? [`${t("negativeHexes")} ${option.negativeHexes}`] : []),
  ].join(", ");
  return (
    <dl class="outcome">
      <dt>{t("focus")}</dt>
      <dd>
        {answer.focus.length ? <Names ids={option.focus ? [option.focus] : answer.focus} kind="focus" /> : t("noFocus")}
        {answer.focus.length > 1 && (
          <span class="muted">
            {" "}
            {t("tied")}: {answer.focus.join(", ")}
          </span>
        )}
      </dd>
      <dt>{stays ? t("stays") : t("movesTo")}</dt>
      <dd>
        <span class="chip chip-way">{shown(option.end)}</span>
        {!stays && <span class="muted"> {costs}</span>}
      </dd>
      <dt>{t("attacks")}</dt>
      <dd>
        {option.targets.length ? (
          <Names ids={option.targets} kind="target" />
        ) : (
          <span class="muted">{t("attacksNobody")}</span>
        )}
        {option.disadvantaged.length > 0 && (
          <span class="muted">
            {" "}
            {t("disadvantaged")} {option.disadvantaged.join(", ")}
          </span>
        )}
      </dd>
    </dl>
  );
}

export function stepOption(by: number): void {
  const answer = turnAnswer.value;
  const count = answer?.ok ? answer.value.options.length : 0;
  if (count) optionIndex.value = (optionIndex.value + by + count) % count;
}

function Options({ answer }: { answer: TurnAnswer }) {
  const count = answer.options.length;
  if (count < 2) return null;
  return (
    <div class="options">
      <div class="stepper">
        <IconButton icon="left" label={t("previousOption")} onClick={() => stepOption(-1)} />
        <span>
          {t("option")} <b>{optionIndex.value + 1}</b> {t("of")} {count}
        </span>
        <IconButton icon="right" label={t("nextOption")} onClick={() => stepOption(1)} />
      </div>
      <p class="decides">{t(answer.decides === "summoner" ? "decidesSummoner" : "decidesParty")}</p>
    </div>
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
        value={compared.value ?? ""}
        options={choices as readonly (readonly [Edition | "", string])[]}
        onChange={(to) => (compared.value = to === "" ? null : to)}
      />
      {compared.value && other && !other.ok && <Problem error={other.error} />}
      {compared.value && other?.ok && (
        <div class="compared">
          <h3>
            {titleOf(compared.value)}{" "}
            <span class="muted">
              {outcomeOf(other.value) === outcomeOf(answer) ? t("sameAnswer") : t("otherAnswer")}
            </span>
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
  if (!answer.contested) return null;
  return (
    <div class="contested">
      <p>
        <strong>{t("contested")}</strong>
      </p>
      {answer.contested.map((c) => (
        <p key={c.clause}>
          {t("taken")}: {c.taken}. {t("otherwise")}: {c.otherwise}.
        </p>
      ))}
    </div>
  );
}

/** Who may act, as id and name; a text, so that it changes only with them. */
const actors = computed(() =>
  JSON.stringify((scene.value.figures ?? []).filter(acts).map((f) => [f.id, f.name ? `${f.id} · ${f.name}` : f.id])),
);
const turn = computed(() => scene.value.turn);
const actorName = computed(() => scene.value.figures?.find((f) => f.id === scene.value.turn?.figure)?.name);
const edition = computed(() => scene.value.edition);
const empty = computed(() => !scene.value.figures?.length);

function Actor() {
  const choices = JSON.parse(actors.value) as [string, string][];
  const now = turn.value?.figure ?? "";
  const known = now === "" || choices.some(([id]) => id === now);
  return (
    <Select
      label={t("whoActs")}
      class="row"
      value={now}
      options={[["", t("nobody")], ...(known ? [] : [[now, now] as const]), ...choices]}
      onChange={letAct}
    />
  );
}

function Card() {
  const now = turn.value;
  if (!now) return null;
  return (
    <Section title={t("card")} open note={actorName.value}>
      <Abilities
        abilities={now.abilities ?? []}
        onChange={(abilities, join) => edit((s) => ({ ...s, turn: { figure: now.figure, abilities } }), join)}
      />
    </Section>
  );
}

function Apply() {
  const option = currentOption.value;
  if (!option) return null;
  return (
    <div class="apply">
      <button
        type="button"
        class="button primary"
        onClick={() => void applyTurn(option, drawn(cardsText.value)).then(() => (cardsText.value = ""))}
      >
        {t("apply")}
      </button>
      {option.targets.length > 0 && (
        <details class="more">
          <summary>{t("withCards")}</summary>
          <CardInput label={t("applyCards")} value={cardsText} count={option.targets.length} />
        </details>
      )}
    </div>
  );
}

/** What the turn comes to. */
function Answered() {
  const answer = turnAnswer.value;
  const option = currentOption.value;
  if (!answer) return null;
  if (!answer.ok) return <Problem error={answer.error} />;
  return (
    <>
      {option && (
        <section class="card answer" aria-label={t("answer")}>
          <Outcome answer={answer.value} option={option} />
          <Options answer={answer.value} />
          <Apply />
        </section>
      )}
      <Contested answer={answer.value} />
      <WhyNot />
      {answer.value.why.length > 0 && (
        <Section title={t("why")} open>
          <Reasons why={answer.value.why} at="why" />
        </Section>
      )}
    </>
  );
}

function Compared() {
  const answer = turnAnswer.value;
  return answer?.ok ? <Compare answer={answer.value} /> : null;
}

/** The turn of one figure. Its parts are drawn again only when what they show has changed. */
export function TurnPanel() {
  return (
    <>
      {empty.value ? <p class="hint">{t("noFigures")}</p> : <Actor />}
      {!empty.value && !turn.value && <p class="hint">{t("pickActor")}</p>}
      <Answered />
      <Card />
      <Compared />
    </>
  );
}
