import type { Hex } from "forms";

// A list of hexes as text: "q:r,r~n;q:r". Runs go down a column, in the order of the list.

/** More hexes than any board has: a link that names more is damaged. */
export const mostHexes = 20_000;

export class TooLarge extends Error {}

const isHexList = (value: unknown): value is Hex[] =>
  Array.isArray(value) &&
  value.length > 1 &&
  value.every((h) => Array.isArray(h) && h.length === 2 && h.every((n) => Number.isSafeInteger(n)));

function runsOf(hexes: readonly Hex[]): string {
  let text = "";
  let last: Hex | undefined;
  let length = 0;
  const close = (): void => {
    if (last && length > 1) text += `~${length}`;
  };
  for (const [q, r] of hexes) {
    if (last && q === last[0] && r === last[1] + length) {
      ++length;
      continue;
    }
    close();
    text += last && q === last[0] ? `,${r}` : `${last ? ";" : ""}${q}:${r}`;
    last = [q, r];
    length = 1;
  }
  close();
  return text;
}

const whole = (text: string): number => {
  if (!/^-?\d{1,6}$/.test(text)) throw new TooLarge(text.slice(0, 20));
  return Number(text);
};

function hexesOf(text: string): Hex[] {
  const hexes: Hex[] = [];
  for (const column of text.split(";")) {
    const [q = "0", rows = ""] = column.split(":");
    for (const run of rows.split(",")) {
      const [first = "0", length = "1"] = run.split("~");
      const count = whole(length);
      if (hexes.length + count > mostHexes) throw new TooLarge(run);
      for (let i = 0; i < count; ++i) hexes.push([whole(q), whole(first) + i]);
    }
  }
  return hexes;
}

const mark = "\u001f";

/** The value with each list of hexes as a marked text. */
export function shortened(value: unknown): unknown {
  if (isHexList(value)) return mark + runsOf(value);
  if (Array.isArray(value)) return value.map(shortened);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, k === "initiative" ? v : shortened(v)]));
}

export function lengthened(value: unknown): unknown {
  if (typeof value === "string") return value.startsWith(mark) ? hexesOf(value.slice(1)) : value;
  if (Array.isArray(value)) return value.map(lengthened);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, lengthened(v)]));
}
