// Undo that survives a reload: the states of a board as the first of them and what changed from each to the next.

/** What turns one value into another. */
export type Change =
  | { readonly to: unknown }
  | { readonly fields: Readonly<Record<string, Change>>; readonly without?: readonly string[] }
  | { readonly at: number; readonly drop: number; readonly put: readonly unknown[] };

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const text = (value: unknown): string => JSON.stringify(value) ?? "";
const equal = (a: unknown, b: unknown): boolean => a === b || text(a) === text(b);

function splice(from: readonly unknown[], to: readonly unknown[]): Change {
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && equal(from[start], to[start])) ++start;
  let end = 0;
  while (end < shorter - start && equal(from[from.length - 1 - end], to[to.length - 1 - end])) ++end;
  return { at: start, drop: from.length - start - end, put: to.slice(start, to.length - end) };
}

function changed(from: unknown, to: unknown): Change {
  if (Array.isArray(from) && Array.isArray(to)) return splice(from, to);
  if (!isFields(from) || !isFields(to)) return { to };
  const without = Object.keys(from).filter((name) => to[name] === undefined);
  const fields = Object.fromEntries(
    Object.entries(to)
      .filter(([name, value]) => value !== undefined && !equal(from[name], value))
      .map(([name, value]) => [name, changed(from[name], value)]),
  );
  return without.length ? { fields, without } : { fields };
}

/** The change from one value to another, such that `apply` gives exactly the other, its fields in their order. */
export function changeOf(from: unknown, to: unknown): Change {
  const change = changed(from, to);
  return text(applied(from, change)) === text(to) ? change : { to };
}

export function applied(value: unknown, change: Change): unknown {
  if ("to" in change) return change.to;
  if ("at" in change) {
    const list = [...(value as readonly unknown[])];
    list.splice(change.at, change.drop, ...change.put);
    return list;
  }
  const fields = { ...(value as Fields) };
  for (const name of change.without ?? []) delete fields[name];
  for (const [name, part] of Object.entries(change.fields)) fields[name] = applied(fields[name], part);
  return fields;
}

/** States one after another, as they are stored. */
export interface Packed {
  readonly first: unknown;
  readonly changes: readonly Change[];
}

export function packedStates(states: readonly unknown[]): Packed {
  const changes = states.slice(1).map((state, i) => changeOf(states[i], state));
  return { first: states[0], changes };
}

export function unpackedStates({ first, changes }: Packed): unknown[] {
  const states = [first];
  for (const change of changes) states.push(applied(states.at(-1), change));
  return states;
}
