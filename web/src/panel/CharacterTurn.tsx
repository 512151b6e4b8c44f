import { signal } from "@preact/signals";
import type { Figure, Step } from "forms";
import { distance } from "../scene/hex.ts";
import { endTurn, step } from "../state/rounds.ts";
import { placeName } from "../state/shown.ts";
import { layout, scene, selected } from "../state/store.ts";
import { t } from "../text/text.ts";
import { NumberField, Section, Select } from "../ui/Controls.tsx";
import { CardInput, drawn } from "./CardInput.tsx";

const target = signal("");
const value = signal<number | undefined>(3);
const range = signal<number | undefined>(undefined);
const cards = signal("");

/** How far apart two figures stand, walls apart. */
const steps = (a: Figure, b: Figure): number => distance(layout.value.toAxial(a.at), layout.value.toAxial(b.at));

/** The turn of a character: attacks are worked out, everything else is done on the board. */
export function CharacterTurn({ id }: { id: string }) {
  const self = scene.value.figures?.find((f) => f.id === id);
  const enemies = (scene.value.figures ?? []).filter((f) => f.side !== self?.side);
  const near = self ? [...enemies].sort((a, b) => steps(self, a) - steps(self, b))[0] : enemies[0];
  const picked = enemies.find((f) => f.id === selected.value) ?? enemies.find((f) => f.id === target.value);
  const aim = (picked ?? near)?.id ?? "";
  const attack = async (): Promise<void> => {
    const draw = drawn(cards.value);
    const one: Step = {
      attack: {
        by: id,
        target: aim,
        value: value.value ?? 0,
        ...(range.value ? { range: range.value } : {}),
        ...(draw.length ? { draw } : {}),
      },
    };
    if (await step(one)) cards.value = "";
  };
  return (
    <section class="card stop">
      <h2>{t("characterActs", id)}</h2>
      <p class="hint">{t("actHereSays")}</p>
      <Section title={t("attack")} open>
        <div class="fields">
          <Select
            label={t("target")}
            value={aim}
            options={enemies.map((f) => [f.id, f.name ? `${f.id} · ${placeName(f.at)}` : f.id] as const)}
            onChange={(to) => ((target.value = to), (selected.value = to))}
          />
          <NumberField label={t("value")} value={value.value} onChange={(to) => (value.value = to)} />
          <NumberField label={t("range")} value={range.value} placeholder="–" onChange={(to) => (range.value = to)} />
        </div>
        <CardInput label={t("drawnCards")} value={cards} count={1} />
        <button type="button" class="button" disabled={!aim} onClick={() => void attack()}>
          {t("attack")}
        </button>
      </Section>
      <button type="button" class="button primary" onClick={() => void endTurn()}>
        {t("endTurn")}
      </button>
    </section>
  );
}
