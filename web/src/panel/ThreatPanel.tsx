import type { ThreatAnswerHexesItem } from "forms";
import { hovered } from "../board/pointer.ts";
import { same } from "../scene/hex.ts";
import { threatAnswer, threatJump, threatMove, threatPoints } from "../state/ask.ts";
import { scene, selected } from "../state/store.ts";
import { t } from "../text/text.ts";
import { Check, NumberField, Select } from "../ui/Controls.tsx";
import { Problem } from "./Problem.tsx";
import { SetCards } from "./SetCards.tsx";
import { placeName } from "../state/shown.ts";

const range = ({ least, most }: { least: number; most: number }): string =>
  least === most ? `${most}` : `${least}–${most}`;

/** Whose attacks are counted in a hex. */
function By({ hex }: { readonly hex: ThreatAnswerHexesItem }) {
  return (
    <table class="table">
      <thead>
        <tr>
          <th>{t("enemy")}</th>
          <th>{t("focus")}</th>
          <th>{t("damage")}</th>
        </tr>
      </thead>
      <tbody>
        {hex.by.map((by) => (
          <tr key={by.figure}>
            <td>{by.figure}</td>
            <td>{t(by.focus === "yes" ? "yes" : by.focus === "no" ? "no" : "maybe")}</td>
            <td>{range(by.damage)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Details() {
  const answer = threatAnswer.value;
  if (!answer?.ok) return null;
  const at = hovered.value?.hex;
  const figure = scene.value.figures?.find((f) => f.id === answer.value.figure);
  const hex = answer.value.hexes.find((h) => same(h.at, at)) ?? answer.value.hexes.find((h) => same(h.at, figure?.at));
  if (!hex) return null;
  return (
    <section class="card">
      <h2>
        {placeName(hex.at)}{" "}
        <span class="muted">
          {t("meanDamage")} {range(hex.damage)}
        </span>
      </h2>
      {hex.by.length > 0 && <By hex={hex} />}
      {answer.value.withoutCard.length > 0 && (
        <p class="hint">
          {t("withoutCard")}: {answer.value.withoutCard.join(", ")}
        </p>
      )}
    </section>
  );
}

/** What the colours of the hexes mean. */
function Legend() {
  const answer = threatAnswer.value;
  if (!answer?.ok || !answer.value.hexes.length) return null;
  const all = answer.value.hexes.map((h) => h.damage.most);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const safest = answer.value.hexes.filter((h) => h.damage.most === least).map((h) => placeName(h.at));
  return (
    <section class="legend" aria-label={t("meanDamage")}>
      <div class="legend-scale">
        <span>{least}</span>
        <span class="legend-bar" aria-hidden="true" />
        <span>{most}</span>
      </div>
      <p class="hint">
        {t("meanDamage")}. {t("safest")}: {safest.slice(0, 8).join(", ")}
        {safest.length > 8 && " …"}
      </p>
    </section>
  );
}

/** Where a figure could end its move, and the damage to expect there. */
export function ThreatPanel() {
  const figures = (scene.value.figures ?? []).filter((f) => f.kind !== "objective");
  const answer = threatAnswer.value;
  return (
    <>
      <p class="hint">{t("threatSays")}</p>
      <Select
        label={t("whoMoves")}
        class="row"
        value={selected.value ?? ""}
        options={[["", "–"], ...figures.map((f) => [f.id, f.id] as const)]}
        onChange={(id) => (selected.value = id || null)}
      />
      <div class="fields two">
        <NumberField
          label={t("movementPointsOf")}
          value={threatPoints.value ?? undefined}
          placeholder={t("ownMove")}
          onChange={(to) => (threatMove.value = to ?? null)}
        />
        <Check label={t("jump")} value={threatJump.value} onChange={(to) => (threatJump.value = to)} />
      </div>
      {answer && !answer.ok && <Problem error={answer.error} />}
      <Legend />
      <Details />
      <SetCards />
    </>
  );
}
