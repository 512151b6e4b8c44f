import type { Card, Figure, PlayAnswer, Scene, Step, TurnAnswerOption } from "forms";
import { asker } from "../engine/client.ts";
import { requestOf, resultOf } from "../engine/engine.ts";
import { acts, figureOf } from "../scene/figures.ts";
import { sceneOnly } from "../scene/document.ts";
import { same } from "../scene/hex.ts";
import { setOf } from "../scene/sets.ts";
import { tidy } from "../scene/map.ts";
import { change, edit, notice, optionIndex, scene, selected, work } from "./store.ts";
import { lineOf } from "../text/events.ts";
import { refusal } from "../text/refusals.ts";
import { t } from "../text/text.ts";

/** Gives the turn to a figure; it keeps the card only if it is of the same set as the one before. */
export function letAct(id: string): void {
  edit((s) => (id === "" ? tidy({ ...s, turn: undefined }) : { ...s, turn: turnOf(s, id) }));
  optionIndex.value = 0;
}

const deckName = (s: Scene, figure: Figure | undefined): string => (figure && setOf(s, figure)) ?? figure?.kind ?? "";

function turnOf(s: Scene, id: string): NonNullable<Scene["turn"]> {
  const figure = figureOf(s, id);
  const before = figureOf(s, s.turn?.figure);
  const card = s.cards?.[deckName(s, figure)] ?? s.cards?.[id];
  if (card) return { figure: id, abilities: card.abilities };
  if (before && deckName(s, before) === deckName(s, figure) && s.turn?.abilities)
    return { figure: id, abilities: s.turn.abilities };
  if (figure?.kind === "summon") return { figure: id };
  return {
    figure: id,
    abilities: [
      { move: { points: figure?.move === undefined ? 2 : "+0" } },
      { attack: { value: figure?.attack === undefined ? 2 : "+0" } },
    ],
  };
}

/** Whose turn may be planned next: the figure after this one in the scene. */
function nextAfter(s: Scene, id: string): string | undefined {
  const figures = (s.figures ?? []).filter((f) => acts(f) && (!f.turnEnded || f.id === id));
  const at = figures.findIndex((f) => f.id === id);
  return figures[(at + 1) % figures.length]?.id;
}

/** Enough cards for any attack: those drawn, then plain ones. */
const padded = (cards: readonly Card[]): Card[] => [
  ...cards,
  ...Array<Card>(Math.max(0, 24 - cards.length)).fill("+0"),
];

export async function play(s: Scene, steps: readonly Step[]): Promise<PlayAnswer | undefined> {
  const text = await asker.ask(`play ${Math.random()}`, "play", requestOf({ scene: s, steps }));
  if (text === undefined) return undefined;
  const result = resultOf<PlayAnswer>(text);
  if (result.ok) return result.value;
  notice.value = { text: refusal(result.error), bad: true };
  return undefined;
}

/** The choices up to the one between the outcomes of the turn, so that it comes to this option. */
function chosenFor(played: PlayAnswer, option: TurnAnswerOption): number[] {
  const choices = played.events.filter((e) => e.event === "choice");
  const at = choices.findIndex((e) => e.of === "turn");
  const index = choices[at]?.options.findIndex(
    (o) => same(o.end, option.end) && String(o.targets ?? "") === String(option.targets),
  );
  return index === undefined || index < 0 ? [] : [...Array<number>(at).fill(0), index];
}

/** What a turn that was carried out has done, in a line. */
function whatHappened(figure: string, { events }: PlayAnswer, plain: boolean): string {
  const told = events.filter((e) =>
    ["damage", "gain", "death", "exhausted", "destroyed", "heal", "trap"].includes(e.event),
  );
  const done = told.map((event) => lineOf(event).text);
  const head = `${t("applied")}: ${figure}${plain ? ` (${t("withPlainCards")})` : ""}`;
  return [head, ...done.slice(0, 6)].join(". ");
}

/** Plays the turn with this option and gives the turn to the next figure. */
export async function applyTurn(option: TurnAnswerOption, cards: readonly Card[]): Promise<void> {
  const now = scene.value;
  const turn = now.turn;
  if (!turn) return;
  const decks = now.decks?.monsters ? {} : { draw: padded(cards) };
  const step: NonNullable<Step["turn"]> = { ...turn, ...decks };
  const before = tidy({ ...now, turn: undefined });
  const first = await play(before, [{ turn: step }]);
  const choose = first && chosenFor(first, option);
  const played = choose?.length ? await play(before, [{ turn: { ...step, choose } }]) : first;
  if (!played) return;
  const after = played.scene;
  const next = nextAfter(after, turn.figure);
  const withNext = next ? { ...after, turn: turnOf({ ...after, turn }, next) } : after;
  change({ ...work.value, document: { ...sceneOnly(work.value.document), scene: withNext } });
  optionIndex.value = 0;
  selected.value = null;
  notice.value = {
    text: whatHappened(turn.figure, played, cards.length === 0 && option.targets.length > 0),
    bad: false,
  };
}
