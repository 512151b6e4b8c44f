import { same } from "../scene/hex.ts";
import { trapAt, trapFields, withTrap } from "../scene/map.ts";
import { asked, edit, scene } from "../state/store.ts";
import { t, word } from "../text/text.ts";
import { NumberField } from "../ui/Controls.tsx";
import { placeName } from "../state/shown.ts";

/** The trap on the hex that is selected. */
export function TrapForm() {
  const hex = asked.value;
  const trap = scene.value.map.traps?.find((one) => same(trapAt(one), hex));
  if (!trap) return null;
  const fields = trapFields(trap);
  return (
    <section class="card">
      <h2>
        {t("trap")} {placeName(fields.at)}
      </h2>
      <NumberField
        label={t("trapDamage")}
        value={fields.damage}
        placeholder={t("trapDefault")}
        onChange={(damage) => edit((s) => withTrap(s, { ...fields, damage } as typeof fields), `trap ${fields.at}`)}
      />
      {fields.conditions && <p class="muted">{fields.conditions.map(word).join(", ")}</p>}
    </section>
  );
}
