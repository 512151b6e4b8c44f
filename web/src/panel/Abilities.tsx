import { useState } from "preact/hooks";
import type { Ability } from "forms";
import { formOf, forms, hiddenFields } from "../scene/abilityForms.ts";
import { isSoundAbility } from "../scene/sound.ts";
import { t } from "../text/text.ts";
import { Field, IconButton } from "../ui/Controls.tsx";
import { AbilityFields } from "./AbilityFields.tsx";

interface OneProps {
  readonly ability: Ability;
  readonly onChange: (ability: Ability) => void;
}

/** The whole ability as in a scene file, for what no form shows. */
function Raw({ ability, onChange }: OneProps) {
  const [bad, setBad] = useState(false);
  const take = (text: string): void => {
    try {
      const next = JSON.parse(text) as Ability;
      setBad(!isSoundAbility(next));
      if (isSoundAbility(next)) onChange(next);
    } catch {
      setBad(true);
    }
  };
  return (
    <Field label={t("jsonHelp")} class="wide">
      <textarea
        rows={3}
        spellcheck={false}
        aria-invalid={bad}
        value={JSON.stringify(ability)}
        onChange={(e) => take(e.currentTarget.value)}
      />
    </Field>
  );
}

function One({ ability, onChange, onRemove }: OneProps & { readonly onRemove: () => void }) {
  const form = formOf(ability);
  const hidden = form ? hiddenFields(ability, form) : [];
  const [raw, setRaw] = useState(!form);
  return (
    <div class="ability">
      <div class="ability-head">
        <select
          aria-label={t("ability")}
          value={form?.name ?? "other"}
          onChange={(e) => {
            const to = forms.find((f) => f.name === e.currentTarget.value);
            if (to) onChange(to.fresh);
          }}
        >
          {forms.map((f) => (
            <option key={f.name} value={f.name}>
              {t(f.label)}
            </option>
          ))}
          {!form && <option value="other">{t("other")}</option>}
        </select>
        {form && (
          <button type="button" class="link" aria-expanded={raw} onClick={() => setRaw(!raw)}>
            {hidden.length ? `JSON: ${hidden.join(", ")}` : "JSON"}
          </button>
        )}
        <IconButton icon="trash" class="small" label={t("remove")} onClick={onRemove} />
      </div>
      <div class="ability-fields">
        {form && <AbilityFields ability={ability} form={form} onChange={onChange} />}
        {(raw || !form) && <Raw ability={ability} onChange={onChange} />}
      </div>
    </div>
  );
}

interface Props {
  readonly abilities: readonly Ability[];
  readonly onChange: (abilities: Ability[]) => void;
}

/** The lines of an ability card. */
export function Abilities({ abilities, onChange }: Props) {
  const next = forms.find((form) => form.name === (abilities.length ? "attack" : "move"))?.fresh;
  return (
    <div class="abilities">
      {abilities.map((ability, index) => (
        <One
          key={index}
          ability={ability}
          onChange={(to) => onChange(abilities.map((a, i) => (i === index ? to : a)))}
          onRemove={() => onChange(abilities.filter((_, i) => i !== index))}
        />
      ))}
      <button type="button" class="link" onClick={() => next && onChange([...abilities, next])}>
        + {t("addAbility")}
      </button>
    </div>
  );
}
