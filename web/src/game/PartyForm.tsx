import { Stepper } from "./Stepper.tsx";
import { party, setMember, type Member } from "./party.ts";
import { g } from "./text.ts";

const countOf = (text: string): number | undefined => {
  const count = Number(text);
  return Number.isInteger(count) && count > 0 && count < 1000 ? count : undefined;
};

function MemberRow({ member, at }: { readonly member: Member; readonly at: number }) {
  const who = member.name || `C${at + 1}`;
  return (
    <li class="member">
      <input
        type="text"
        class="grow"
        autocomplete="off"
        aria-label={g("memberName", at + 1)}
        placeholder={g("memberN", at + 1)}
        maxLength={40}
        value={member.name}
        onInput={(e) => setMember(at, { name: e.currentTarget.value.replaceAll('"', "") })}
      />
      {(["hp", "cards"] as const).map((field) => (
        <input
          key={field}
          type="text"
          inputMode="numeric"
          autocomplete="off"
          aria-label={g(field === "hp" ? "hpOf" : "handOf", who)}
          placeholder="–"
          value={member[field] ?? ""}
          onInput={(e) => setMember(at, { [field]: countOf(e.currentTarget.value) })}
        />
      ))}
    </li>
  );
}

/** For how many a scenario is set up, at which level, and who plays it. */
export function PartyForm() {
  const { players, level, members } = party.value;
  return (
    <>
      <div class="action-row">
        <Stepper
          label={g("characters")}
          value={players}
          least={1}
          most={4}
          onChange={(to) => (party.value = { ...party.value, players: to })}
        />
        <Stepper
          label={g("level")}
          value={level}
          most={7}
          onChange={(to) => (party.value = { ...party.value, level: to })}
        />
      </div>
      <div class="member member-heads" aria-hidden="true">
        <span class="grow">{g("whoPlays")}</span>
        <span>{g("hpShort")}</span>
        <span>{g("cards")}</span>
      </div>
      <ul class="members" aria-label={g("characters")}>
        {members.slice(0, players).map((member, at) => (
          <MemberRow key={at} member={member} at={at} />
        ))}
      </ul>
    </>
  );
}
