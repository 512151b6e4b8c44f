import { useState } from "preact/hooks";
import type { FixtureClaim } from "forms";
import { expectOf, freshClaim, pickedOf, playVerbs, turnVerbs, type Picked, type Verb } from "../scene/claims.ts";
import { setClaim, setClaims } from "../state/disputes.ts";
import { picking, startPicking } from "../state/picking.ts";
import { placeName, shownScene } from "../state/shown.ts";
import { document_, scene } from "../state/store.ts";
import { t, type TextKey } from "../text/text.ts";
import { Field, IconButton, Select } from "../ui/Controls.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Actor } from "./Actor.tsx";
import { letter } from "./Verdicts.tsx";

const verbText: Record<Verb, TextKey> = {
  focuses: "claimFocuses",
  ends: "claimEnds",
  attacks: "claimAttacks",
  endsAndAttacks: "claimEndsAndAttacks",
  onlyEndsAndAttacks: "claimOnlyEndsAndAttacks",
  suffers: "claimSuffers",
  hasHp: "claimHasHp",
  dies: "claimDies",
  standsAt: "claimStandsAt",
  refused: "claimRefused",
};

const isOfTurn = (verb: Verb): boolean => (turnVerbs as readonly Verb[]).includes(verb);

/** The sentences that `claimSentence` has written. Anything else was typed by somebody, and stays. */
const made = new Set<string>();

/** The claim as a sentence. */
export function claimSentence(picked: Picked): string {
  const sentence = inWords(picked);
  made.add(sentence);
  return sentence;
}

function inWords(picked: Picked): string {
  const who = isOfTurn(picked.verb) ? (scene.value.turn?.figure ?? "") : (picked.figure ?? "");
  const { verb, figures = [], hex, number } = picked;
  const what: Readonly<Record<Verb, string>> = {
    focuses: figures.join(", "),
    ends: hex ? placeName(hex) : "",
    attacks: figures.length ? figures.join(", ") : t("nobody"),
    endsAndAttacks: "",
    onlyEndsAndAttacks: "",
    suffers: String(number ?? ""),
    hasHp: String(number ?? ""),
    dies: "",
    standsAt: hex ? placeName(hex) : "",
    refused: String((number ?? 0) + 1),
  };
  if (verb === "refused") return t("claimRefusedSays", what.refused);
  if (verb === "endsAndAttacks") return t("claimBothSays", who, hex ? placeName(hex) : "", what.attacks);
  if (verb === "onlyEndsAndAttacks") return t("claimOnlySays", who, hex ? placeName(hex) : "", what.attacks);
  return [who, t(verbText[verb]), what[verb]].filter(Boolean).join(" ");
}

interface PartProps {
  readonly index: number;
  readonly picked: Picked;
  readonly set: (picked: Picked) => void;
}

/** A hex that is picked on the board. */
function HexPart({ index, picked, set }: PartProps) {
  const name = `claim ${index} hex`;
  return (
    <button
      type="button"
      class="button small pick"
      aria-pressed={picking.value?.name === name}
      onClick={() => startPicking({ name, take: (hex) => set({ ...picked, hex }) })}
    >
      <Icon name="select" size={14} />
      {picking.value?.name === name ? t("clickTheBoard") : picked.hex ? placeName(picked.hex) : "–"}
    </button>
  );
}

/** Figures, each switched on and off; or picked on the board. */
function FiguresPart({ index, picked, set }: PartProps) {
  const actor = shownScene.value.figures?.find((f) => f.id === scene.value.turn?.figure);
  const offered = (shownScene.value.figures ?? []).filter((f) => f.side !== actor?.side);
  const held = new Set(picked.figures ?? []);
  const toggle = (id: string): void => {
    const one = picked.verb === "focuses";
    const next = held.has(id) ? [...held].filter((f) => f !== id) : one ? [id] : [...held, id];
    set({ ...picked, figures: next });
  };
  const name = `claim ${index} figures`;
  return (
    <span class="any-of">
      {offered.map((f) => (
        <button key={f.id} type="button" class="toggle" aria-pressed={held.has(f.id)} onClick={() => toggle(f.id)}>
          {f.id}
        </button>
      ))}
      <button
        type="button"
        class="button small pick"
        aria-pressed={picking.value?.name === name}
        onClick={() => startPicking({ name, take: (_, id) => id && toggle(id) })}
      >
        <Icon name="select" size={14} />
        {t(picking.value?.name === name ? "clickTheBoard" : "onTheBoard")}
      </button>
    </span>
  );
}

function NumberPart({ picked, set }: PartProps) {
  const shift = picked.verb === "refused" ? 1 : 0;
  return (
    <input
      type="number"
      class="claim-number"
      aria-label={t("value")}
      min={shift}
      value={(picked.number ?? 0) + shift}
      onInput={(e) => e.currentTarget.value !== "" && set({ ...picked, number: Number(e.currentTarget.value) - shift })}
    />
  );
}

function What(props: PartProps) {
  const { verb } = props.picked;
  if (verb === "ends" || verb === "standsAt") return <HexPart {...props} />;
  if (verb === "endsAndAttacks" || verb === "onlyEndsAndAttacks")
    return (
      <>
        <HexPart {...props} />
        <FiguresPart {...props} />
      </>
    );
  if (verb === "focuses" || verb === "attacks") return <FiguresPart {...props} />;
  return verb === "dies" ? null : <NumberPart {...props} />;
}

/** Who it is about: of a turn, the figure that acts. */
function Who({ picked, set }: PartProps) {
  if (picked.verb === "refused") return null;
  if (isOfTurn(picked.verb)) return scene.value.turn?.figure ? <b>{scene.value.turn.figure}</b> : <Actor />;
  const names = (scene.value.figures ?? []).map((f) => f.id);
  return (
    <Select
      label={t("figure")}
      class="bare"
      value={picked.figure ?? ""}
      options={names.map((n) => [n, n] as const)}
      onChange={(figure) => set({ ...picked, figure })}
    />
  );
}

function Picker({ index, picked, set }: PartProps) {
  const verbs: readonly Verb[] = document_.value.steps ? [...playVerbs, ...turnVerbs] : turnVerbs;
  return (
    <div class="claim-picker">
      <Who index={index} picked={picked} set={set} />
      <Select
        label={t("claims")}
        class="bare"
        value={picked.verb}
        options={(verbs.includes(picked.verb) ? verbs : [...verbs, picked.verb]).map(
          (v) => [v, t(verbText[v])] as const,
        )}
        onChange={(verb) =>
          set({ ...freshClaim(scene.value, verb), ...(picked.figure ? { figure: picked.figure } : {}) })
        }
      />
      <What index={index} picked={picked} set={set} />
    </div>
  );
}

interface ClaimProps {
  readonly claim: FixtureClaim;
  readonly index: number;
}

/** What a claim expects as JSON, for what cannot be picked. */
function Expectation({ claim, index }: ClaimProps) {
  const [bad, setBad] = useState(false);
  const take = (text: string): void => {
    try {
      const expect = text.trim() ? (JSON.parse(text) as FixtureClaim["expect"]) : undefined;
      const fits = expect === undefined || (typeof expect === "object" && expect !== null && !Array.isArray(expect));
      setBad(!fits);
      const { expect: _, ...rest } = claim;
      if (fits) setClaim(index, expect ? { ...rest, expect } : rest);
    } catch {
      setBad(true);
    }
  };
  return (
    <Field label={t("expectation")}>
      <textarea
        rows={2}
        spellcheck={false}
        aria-invalid={bad}
        value={claim.expect ? JSON.stringify(claim.expect) : ""}
        onChange={(e) => take(e.currentTarget.value)}
      />
    </Field>
  );
}

function Claim({ claim, index }: ClaimProps) {
  const claims = document_.value.claims ?? [];
  const picked = pickedOf(claim.expect);
  const [raw, setRaw] = useState(false);
  const set = (next: Picked): void => {
    const ours =
      !picked || claim.says === claimSentence(picked) || claim.says === t("newClaim") || made.has(claim.says);
    setClaim(index, { ...claim, expect: expectOf(next), says: ours ? claimSentence(next) : claim.says });
  };
  return (
    <div class="claim">
      <b class="claim-letter">{letter(index)}</b>
      <div>
        <textarea
          class="claim-says"
          rows={Math.ceil(Math.max(1, claim.says.length) / 38)}
          aria-label={`${t("says")}: ${letter(index)}`}
          value={claim.says}
          onChange={(e) => setClaim(index, { ...claim, says: e.currentTarget.value.replaceAll("\n", " ") })}
        />
        {picked && <Picker index={index} picked={picked} set={set} />}
        {raw && <Expectation claim={claim} index={index} />}
        <button type="button" class="link small claim-json" aria-expanded={raw} onClick={() => setRaw(!raw)}>
          {picked ? "JSON" : t("claimJson")}
        </button>
      </div>
      <IconButton
        icon="trash"
        class="small"
        label={`${t("remove")}: ${letter(index)}`}
        onClick={() => setClaims(claims.filter((_, j) => j !== index))}
      />
    </div>
  );
}

/** The claims, picked and on the board. */
export function Claims() {
  const claims = document_.value.claims ?? [];
  const add = (): void => {
    const picked = freshClaim(scene.value, document_.value.steps ? "suffers" : "focuses");
    setClaims([...claims, { says: claimSentence(picked), expect: expectOf(picked) }]);
  };
  return (
    <div class="claims">
      {claims.map((claim, i) => (
        <Claim key={i} claim={claim} index={i} />
      ))}
      <button type="button" class="link" onClick={add}>
        + {t("addClaim")}
      </button>
    </div>
  );
}
