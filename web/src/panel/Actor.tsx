import { computed } from "@preact/signals";
import { acts } from "../scene/figures.ts";
import { scene } from "../state/store.ts";
import { letAct } from "../state/turns.ts";
import { properName, t } from "../text/text.ts";
import { Select } from "../ui/Controls.tsx";

/** Who may act, as id and name; a text, so that it changes only with them. */
const actors = computed(() =>
  JSON.stringify(
    (scene.value.figures ?? []).filter(acts).map((f) => [f.id, f.name ? `${f.id} · ${properName(f.name)}` : f.id]),
  ),
);
const actor = computed(() => scene.value.turn?.figure ?? "");

/** Whose turn it is. */
export function Actor() {
  const choices = JSON.parse(actors.value) as [string, string][];
  const now = actor.value;
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
