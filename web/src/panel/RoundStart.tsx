import { signal } from "@preact/signals";
import type { Figure, Initiative } from "forms";
import { beginRound } from "../state/rounds.ts";
import { editFigure, scene } from "../state/store.ts";
import { t } from "../text/text.ts";
import { Check, TextField } from "../ui/Controls.tsx";
import { setsOf } from "../scene/sets.ts";
import { SetCards } from "./SetCards.tsx";

/** Whether the page draws the modifier cards, or the players enter theirs. */
const drawsHere = signal(true);

function initiativeOf(text: string): Initiative | undefined {
  const numbers = text
    .split(/[\s,/]+/)
    .filter(Boolean)
    .map(Number)
    .filter(Number.isFinite);
  return numbers.length > 1 ? numbers.slice(0, 2) : numbers[0];
}

const shownInitiative = ({ initiative }: Figure): string =>
  Array.isArray(initiative) ? initiative.join(" ") : String(initiative ?? "");

export function RoundStart() {
  const characters = (scene.value.figures ?? []).filter((f) => f.kind === "character");
  const missing = [
    ...characters.filter((f) => f.initiative === undefined).map((f) => `${t("initiative")} ${f.id}`),
    ...setsOf(scene.value)
      .filter((set) => !scene.value.cards?.[set])
      .map((set) => `${t("card")} ${set}`),
  ];
  const start = (): void => void beginRound(drawsHere.value ? 1 + Math.floor(Math.random() * 1_000_000) : undefined);
  return (
    <section class="card round-start" aria-label={t("newRound")}>
      <h2>{t("newRound")}</h2>
      <p class="hint">{t("roundSays")}</p>
      {characters.length > 0 && (
        <fieldset class="fields two">
          <legend>{t("initiatives")}</legend>
          {characters.map((f) => (
            <TextField
              key={f.id}
              label={f.id}
              value={shownInitiative(f)}
              placeholder="30 71"
              onChange={(text) => editFigure(f.id, { initiative: initiativeOf(text) })}
            />
          ))}
        </fieldset>
      )}
      <SetCards />
      <Check label={t("drawsHere")} value={drawsHere.value} onChange={(to) => (drawsHere.value = to)} />
      {missing.length > 0 && (
        <p class="hint">
          {t("missing")}: {missing.join(", ")}
        </p>
      )}
      <button type="button" class="button primary" disabled={missing.length > 0} onClick={start}>
        {t("beginRound")}
      </button>
    </section>
  );
}
