import { written } from "../scene/document.ts";
import { document_, mode, modes, type Mode } from "../state/store.ts";
import { packed } from "./pack.ts";

/** The address of the page with what is on the board. */
export async function linkToBoard(): Promise<string> {
  const url = new URL(location.href);
  const view = mode.value === "turn" ? "" : `&view=${mode.value}`;
  url.hash = `s=${await packed(written(document_.value))}${view}`;
  return url.href;
}

export interface Hash {
  readonly packed?: string;
  readonly mover?: string;
  readonly view?: Mode;
}

export function hashOf(hash: string): Hash {
  const fields = new URLSearchParams(hash.replace(/^#/, ""));
  const view = modes.find((m) => m === fields.get("view"));
  return {
    ...(fields.get("s") ? { packed: fields.get("s") ?? "" } : {}),
    ...(fields.get("mover") ? { mover: fields.get("mover") ?? "" } : {}),
    ...(view ? { view } : {}),
  };
}

/** The part of a text that is the address of a board, with or without what comes before it: "#s=..." or "#mover=...". */
export const hashIn = (text: string): Hash | undefined => {
  const found = /#(?:[^\s#]*&)?(?:s|mover)=[^\s#]+/.exec(text);
  return found ? hashOf(found[0]) : undefined;
};
