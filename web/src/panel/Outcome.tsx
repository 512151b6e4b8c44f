import type { TurnAnswer, TurnAnswerOption } from "forms";
import { currentOption, turnAnswer } from "../state/ask.ts";
import { placeName } from "../state/shown.ts";
import { optionIndex } from "../state/store.ts";
import { t } from "../text/text.ts";
import { IconButton } from "../ui/Controls.tsx";

interface NamesProps {
  readonly ids: readonly string[];
  readonly kind: string;
}

export function Names({ ids, kind }: NamesProps) {
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

interface Props {
  readonly answer: TurnAnswer;
  readonly option: TurnAnswerOption;
}

/** What one option does, in a line for each of focus, way and attack. */
export function Outcome({ answer, option }: Props) {
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
        <span class="chip chip-way">{placeName(option.end)}</span>
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

/** One option after another, and who decides between them. */
export function Options({ answer }: { answer: TurnAnswer }) {
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

/** The answer in one sentence, for where there is little room. */
export function answerSentence(): string {
  const answer = turnAnswer.value;
  const option = currentOption.value;
  if (!answer?.ok || !option) return "";
  const stays = option.path.length === 1;
  const moves = stays
    ? t("sentenceStays", answer.value.figure)
    : t("sentenceMoves", answer.value.figure, placeName(option.end));
  const attacks = option.targets.length ? t("sentenceAttacks", option.targets.join(", ")) : t("sentenceAttacksNobody");
  return `${moves} ${attacks}`;
}
