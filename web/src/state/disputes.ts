import { computed } from "@preact/signals";
import type { Edition, FixtureClaim, Step, TurnAnswer } from "forms";
import { asker } from "../engine/client.ts";
import { requestOf, resultOf } from "../engine/engine.ts";
import { inFull } from "../scene/editions.ts";
import type { Document } from "../scene/document.ts";
import { tidy } from "../scene/map.ts";
import { library, type Contradiction } from "./library.ts";
import { document_, editDocument, mode, optionIndex, scene } from "./store.ts";

/** The editions in which the dispute is judged. */
export const judgedIn = computed<readonly Edition[]>(() =>
  (document_.value.editions ?? [scene.value.edition]).map(inFull),
);

const asFile = (document: Document, fields: Partial<Document>): Document =>
  tidy({ ...document, ...fields, bare: false });

export const setQuestion = (question: string): void =>
  editDocument((d) => asFile(d, { question: question || undefined }));
export const setName = (name: string): void => editDocument((d) => asFile(d, { name: name || undefined }));

export function toggleEdition(edition: Edition): void {
  const now = judgedIn.value;
  const next = now.includes(edition) ? now.filter((e) => e !== edition) : [...now, edition];
  if (next.length) editDocument((d) => asFile(d, { editions: next }));
}

export const setSteps = (steps: readonly Step[]): void =>
  editDocument((d) => asFile(d, { steps: steps.length ? steps : undefined }));

export const setClaims = (claims: readonly FixtureClaim[]): void =>
  editDocument((d) => asFile(d, { claims: claims.length ? claims : undefined }));

export function setClaim(index: number, claim: FixtureClaim): void {
  setClaims((document_.value.claims ?? []).map((c, i) => (i === index ? claim : c)));
}

/** A scenario as the scene that it begins with: a dispute has no hidden rooms. */
const withoutRooms = (document: Document): Document =>
  document.rest.rooms ? { bare: false, scene: document.scene, rest: {} } : document;

/** Makes a dispute of the board, whose first claim is the option that the turn showed last. */
export async function beginDispute(sentence: (expect: FixtureClaim["expect"]) => string): Promise<void> {
  const text = scene.value.turn ? await asker.ask("claim", "turn", requestOf(scene.value)) : undefined;
  const answer = text === undefined ? undefined : resultOf<TurnAnswer>(text);
  const option = answer?.ok ? (answer.value.options[optionIndex.value] ?? answer.value.options[0]) : undefined;
  const focus = answer?.ok ? answer.value.focus : [];
  const expect = option ? { may: { end: option.end, targets: option.targets } } : { focus };
  const claims = [{ says: sentence(expect), expect }];
  editDocument((d) => asFile(withoutRooms(d), { editions: [d.scene.edition], claims }));
  mode.value = "dispute";
}

/** What the page on contradictions says of the dispute that is open. */
export const contradiction = computed<Contradiction | undefined>(() => {
  const { name, question } = document_.value;
  const shelf = library.value;
  const shipped = shelf?.disputes.find((d) => d.document.name === name && d.document.question === question);
  return shelf?.contradictions.find((c) => c.path === shipped?.path);
});
