import { effect, signal } from "@preact/signals";
import type { Figure, Scene } from "forms";
import { local } from "../state/storage.ts";

// Who plays a scenario of another program, which knows where characters start and not who they are.

/** A character of the party; what is not given is left to the game. */
export interface Member {
  readonly name: string;
  readonly hp?: number | undefined;
  /** How many cards it has in hand at the start. */
  readonly cards?: number | undefined;
}

export interface Party {
  readonly players: number;
  readonly level: number;
  /** At least as many as there are players. */
  readonly members: readonly Member[];
}

export const mostPlayers = 4;
const storedName = "standee.party";
const nobody: Member = { name: "" };

const isCount = (value: unknown): boolean =>
  value === undefined || (Number.isInteger(value) && Number(value) > 0 && Number(value) < 1000);
const isMember = (value: unknown): value is Member => {
  const { name, hp, cards } = (value ?? {}) as Member;
  return typeof name === "string" && name.length < 100 && isCount(hp) && isCount(cards);
};

function stored(): Party {
  const usual = { players: 2, level: 1, members: Array.from({ length: mostPlayers }, () => nobody) };
  try {
    const { players, level, members } = JSON.parse(local.getItem(storedName) ?? "null") as Party;
    const fits = players >= 1 && players <= mostPlayers && level >= 0 && level <= 7 && members.length === mostPlayers;
    return fits && members.every(isMember) ? { players, level, members } : usual;
  } catch {
    return usual;
  }
}

export const party = signal<Party>(stored());
effect(() => {
  const text = JSON.stringify(party.value);
  try {
    local.setItem(storedName, text);
  } catch {
    // No room: the party is asked for again.
  }
});

export function setMember(at: number, fields: Partial<Member>): void {
  const members = party.value.members.map((member, i) => (i === at ? { ...member, ...fields } : member));
  party.value = { ...party.value, members };
}

/** The members that play, with a name each. */
const playing = ({ players, members }: Party): readonly Member[] =>
  members
    .slice(0, players)
    .map((member, i) => ({ ...member, name: member.name.replaceAll(":", "").trim() || `C${i + 1}` }));

/** The characters as the importers take them; none where nobody has said who plays. */
export function charactersOf(party: Party): readonly string[] {
  const members = playing(party);
  const said = party.members.slice(0, party.players).some(({ name, hp }) => name.trim() || hp);
  return said ? members.map(({ name, hp }) => (hp ? `${name}::${hp}` : name)) : [];
}

/** What an importer made, with the cards that the characters have in hand. */
export function withHands(start: unknown, party: Party): unknown {
  const cards = new Map(playing(party).map((member) => [member.name, member.cards]));
  const dealt = (figure: Figure): Figure => {
    const hand = figure.kind === "character" ? cards.get(figure.id) : undefined;
    return hand && !figure.cards ? { ...figure, cards: { hand } } : figure;
  };
  const { scene } = start as { readonly scene?: Scene };
  return scene?.figures ? { ...(start as object), scene: { ...scene, figures: scene.figures.map(dealt) } } : start;
}
