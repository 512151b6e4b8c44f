import type { FixtureClaim, Hex, Scene } from "forms";

// Claims as they are picked at the table: somebody, a verb, and whom or where.

export const turnVerbs = ["focuses", "ends", "attacks", "endsAndAttacks", "onlyEndsAndAttacks"] as const;
export const playVerbs = ["suffers", "hasHp", "dies", "standsAt", "refused"] as const;
export type Verb = (typeof turnVerbs)[number] | (typeof playVerbs)[number];

/** What is claimed: `figure` does it; of a turn that is the figure that acts. */
export interface Picked {
  readonly verb: Verb;
  readonly figure?: string;
  readonly figures?: readonly string[];
  readonly hex?: Hex;
  readonly number?: number;
}

type Expect = NonNullable<FixtureClaim["expect"]>;
type Fields = Readonly<Record<string, unknown>>;

/** What a claim expects, as the engine judges it. */
export function expectOf(picked: Picked): Expect {
  const { verb, figure = "", figures = [], hex = [0, 0], number = 0 } = picked;
  const names = [...figures];
  const written: Readonly<Record<Verb, Fields>> = {
    focuses: { focus: names },
    ends: { may: { end: hex } },
    attacks: { may: { targets: names } },
    endsAndAttacks: { may: { end: hex, targets: names } },
    onlyEndsAndAttacks: { options: [{ end: hex, targets: names }] },
    suffers: { damage: [{ to: figure, amount: number }] },
    hasHp: { figures: { [figure]: { hp: number } } },
    dies: { gone: [figure] },
    standsAt: { figures: { [figure]: { at: hex } } },
    refused: { refused: number },
  };
  return written[verb] as Expect;
}

const onlyKey = (fields: Fields): string | undefined => {
  const [first, ...more] = Object.keys(fields);
  return more.length ? undefined : first;
};

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((v): v is string => typeof v === "string") : [];

/** Reads back what was picked; nothing of an expectation that says more. */
export function pickedOf(expect: FixtureClaim["expect"]): Picked | undefined {
  const fields = (expect ?? {}) as Fields;
  const key = onlyKey(fields);
  if (key === "focus") return { verb: "focuses", figures: texts(fields.focus) };
  if (key === "refused") return { verb: "refused", number: Number(fields.refused) };
  if (key === "gone" && texts(fields.gone).length === 1) return { verb: "dies", figure: texts(fields.gone)[0] ?? "" };
  if (key === "may") return ofMay(fields.may as Fields);
  if (key === "options") return ofOnlyOption(fields.options as readonly Fields[]);
  if (key === "damage") return ofDamage(fields.damage);
  return key === "figures" ? ofFigures(fields.figures as Fields) : undefined;
}

function ofMay(may: Fields): Picked | undefined {
  const key = onlyKey(may);
  if (key === "end") return { verb: "ends", hex: may.end as Hex };
  if (key === "targets") return { verb: "attacks", figures: texts(may.targets) };
  if (key !== undefined || Object.keys(may).sort().join() !== "end,targets") return undefined;
  return { verb: "endsAndAttacks", hex: may.end as Hex, figures: texts(may.targets) };
}

/** The only option, if nothing else is said of it. */
function ofOnlyOption(options: readonly Fields[]): Picked | undefined {
  const [one, ...more] = options;
  const read = one && !more.length ? ofMay(one) : undefined;
  return read?.verb === "endsAndAttacks" ? { ...read, verb: "onlyEndsAndAttacks" } : undefined;
}

function ofDamage(damage: unknown): Picked | undefined {
  const [one, ...more] = damage as { to: string; amount: number }[];
  return one && !more.length ? { verb: "suffers", figure: one.to, number: one.amount } : undefined;
}

function ofFigures(figures: Fields): Picked | undefined {
  const figure = onlyKey(figures);
  const fields = (figure && figures[figure]) as Fields | undefined;
  if (!figure || !fields) return undefined;
  const key = onlyKey(fields);
  if (key === "hp") return { verb: "hasHp", figure, number: Number(fields.hp) };
  return key === "at" ? { verb: "standsAt", figure, hex: fields.at as Hex } : undefined;
}

/** Where a claim begins: about the figure that acts, or the first one. */
export function freshClaim(scene: Scene, verb: Verb): Picked {
  const first = scene.figures?.[0];
  const enemy = scene.figures?.find((f) => f.side === "party") ?? first;
  const number = verb === "refused" ? 0 : 1;
  return { verb, figure: enemy?.id ?? "", figures: enemy ? [enemy.id] : [], hex: first?.at ?? [0, 0], number };
}

export type Side = "holds" | "fails" | "open" | "the party chooses" | "not in this edition" | "cannot be judged";

/** Who is right, of claims judged alike: those that hold; nobody; or that it is open. */
export function outcomeOf(verdicts: readonly (string | null | undefined)[]): {
  readonly right: readonly number[];
  readonly open: readonly number[];
} {
  const where = (...sides: readonly string[]): number[] =>
    verdicts.flatMap((v, i) => (v && sides.includes(v) ? [i] : []));
  return { right: where("holds"), open: where("open", "the party chooses") };
}
