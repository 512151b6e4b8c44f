import type { EngineError } from "../engine/engine.ts";
import { scene } from "../state/store.ts";
import { capital, t } from "./text.ts";

const decoded = (part: string): string => part.replaceAll("~1", "/").replaceAll("~0", "~");

const places: Readonly<Record<string, () => string>> = {
  map: () => t("board"),
  turn: () => t("turn"),
  round: () => t("roundWord"),
  claims: () => t("claims"),
  steps: () => t("steps"),
  edition: () => t("edition"),
  level: () => t("level"),
  elements: () => t("elements"),
  rules: () => t("houseRules"),
};

/** What a place in a document is called at the table; empty where it has no name there. */
export function placeInWords(pointer: string): string {
  const parts = pointer
    .split("/")
    .slice(1)
    .map(decoded)
    .filter((part) => part !== "scene");
  const [first = "", second = ""] = parts;
  if (first === "figures") return scene.peek().figures?.[Number(second)]?.id ?? t("figure");
  if (first === "cards" || first === "monsters") return second;
  if (first === "claims" && second !== "") return `${t("claims")} ${String.fromCharCode(65 + Number(second))}`;
  if (first === "steps" && second !== "") return `${t("step")} ${Number(second) + 1}`;
  return places[first]?.() ?? "";
}

interface Pattern {
  readonly found: RegExp;
  says(match: RegExpExecArray, error: EngineError): string;
}

/** What happens most often at a table, in its words. */
const patterns: readonly Pattern[] = [
  { found: /^no deck "([^"]*)" and no cards drawn/, says: ([, deck = ""]) => t("refusedNoDeck", deck) },
  { found: /^no initiative/, says: (_, error) => t("refusedNoInitiative", placeInWords(error.pointer)) },
  { found: /^no turn$/, says: () => t("pickActor") },
  { found: /^no card/, says: (_, error) => t("refusedNoCard", placeInWords(error.pointer)) },
];

/** Why the engine does not accept something, in the words of the table. */
export function refusal(error: EngineError): string {
  for (const { found, says } of patterns) {
    const match = found.exec(error.found);
    if (match) return says(match, error);
  }
  const place = placeInWords(error.pointer);
  const expected = error.expected ? `; ${t("expected")}: ${error.expected}` : "";
  return capital(`${place ? `${place}: ` : ""}${error.found}${expected}`);
}
