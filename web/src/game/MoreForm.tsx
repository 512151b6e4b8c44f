import { elements } from "../scene/conditions.ts";
import { word } from "../text/text.ts";
import { ElementMark } from "../ui/Marks.tsx";
import { answer, game, now, quoted } from "./game.ts";
import { once } from "./once.ts";
import { Stepper } from "./Stepper.tsx";
import { g } from "./text.ts";
import { numbers, picking, setNumbers } from "./turn.ts";

// What a character does beside moving, attacking, healing and looting.

function BonusForm() {
  const lasts = ["", "persistent", "once"] as const;
  const value = numbers.value.value;
  return (
    <fieldset class="action-part">
      <legend>{g("bonus")}</legend>
      <div class="action-row">
        <Stepper label={g("value")} value={value} onChange={(value) => setNumbers({ value })} />
      </div>
      {(["shield", "retaliate"] as const).map((kind) => (
        <div key={kind} class="bonus-row">
          <span>
            {g(kind)} {value}
          </span>
          {lasts.map((last) => {
            const lasting = last === "" ? g("thisRound") : g(last);
            return (
              <button
                key={last}
                type="button"
                class="button big"
                aria-label={`${g(kind)} ${value}, ${lasting}`}
                onClick={once(() => void answer(`${kind} ${value} ${last}`.trim()))}
              >
                {lasting}
              </button>
            );
          })}
        </div>
      ))}
    </fieldset>
  );
}

function ElementsForm() {
  const there = now.value?.elements ?? {};
  return (
    <fieldset class="action-part">
      <legend>{g("element")}</legend>
      {(["infuse", "consume"] as const).map((verb) => {
        const offered = elements.filter((e) => verb === "infuse" || (there[e] && there[e] !== "inert"));
        if (!offered.length) return null;
        return (
          <div key={verb} class="element-row">
            <span>{g(verb)}</span>
            {offered.map((element) => (
              <button
                key={element}
                type="button"
                class={`element element-${element} element-strong`}
                title={word(element)}
                aria-label={`${g(verb)}: ${word(element)}`}
                onClick={once(() => void answer(`${verb} ${element}`))}
              >
                <ElementMark name={element} />
              </button>
            ))}
          </div>
        );
      })}
    </fieldset>
  );
}

/** Active bonuses, elements, lost cards, summons. */
export function MoreForm({ id }: { id: string }) {
  const hand = game.value?.state.hands[id];
  return (
    <div class="action-form">
      <BonusForm />
      <ElementsForm />
      {hand && hand.chosen > 0 && (
        <fieldset class="action-part">
          <legend>{g("lostCards")}</legend>
          <div class="chips">
            <button type="button" class="button big" onClick={once(() => void answer("lose card"))}>
              {g("loseOne")}
            </button>
            {hand.chosen > 1 && (
              <button type="button" class="button big" onClick={once(() => void answer("lose 2 cards"))}>
                {g("loseTwo")}
              </button>
            )}
          </div>
        </fieldset>
      )}
      <SummonForm />
    </div>
  );
}

function SummonForm() {
  return (
    <fieldset class="action-part">
      <legend>{g("summonIt")}</legend>
      <form
        class="summon-form"
        onSubmit={(e) => {
          e.preventDefault();
          const data = new FormData(e.currentTarget);
          const text = (name: string): string => String(data.get(name) ?? "").trim();
          const stats = (["hp", "attack", "move", "range"] as const)
            .filter((name) => text(name))
            .map((name) => `${name} ${text(name)}`);
          picking.value = {
            command: `summon ${quoted(text("name") || "summon")} at HEX ${stats.join(" ")}`,
            says: g("pickPlace"),
          };
        }}
      >
        <label class="field wide">
          <span>{g("nameOf")}</span>
          <input type="text" name="name" required />
        </label>
        {(["hp", "attack", "move", "range"] as const).map((name) => (
          <label key={name} class="field">
            <span>{name === "hp" ? g("hp") : g(name)}</span>
            <input type="number" name={name} min={0} inputMode="numeric" />
          </label>
        ))}
        <button type="submit" class="button big wide">
          {g("placeHint")}
        </button>
      </form>
    </fieldset>
  );
}
