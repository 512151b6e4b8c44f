import type { Result } from "../engine/engine.ts";
import { language, type Language } from "../text/language.ts";
import type { Engine, Happened, State } from "./engine.ts";

/** How a game stands and what has happened in it, at one moment and in one language. */
export interface Told {
  readonly state: State;
  /** What happened, command by command; the first is what came before any command. */
  readonly history: readonly Happened[];
  /** The change of the game after which it stood so, as the engine counts them. */
  readonly change: number;
  readonly language: Language;
}

/** What was told, and the end of the history that was not known before. */
export interface News {
  readonly told: Told;
  readonly happened: readonly Happened[];
}

/** Whether the game stands so still, as far as the engine has heard, and speaks the language of the page. */
export const isUpToDate = (told: Told, engine: Engine): boolean =>
  told.change === engine.changes && told.language === language.value;

/** The part of the history that is still so: after an undo, what comes before it. */
function known(before: Told, state: State, change: number): readonly Happened[] {
  // Of several changes one may have taken back what another has played again.
  if (before.language !== language.value || change > before.change + 1) return [];
  const certain = state.done >= before.state.done || state.undone > before.state.undone;
  return certain ? before.history.slice(0, state.done + 1) : [];
}

const withoutBoards = ({ events, ...rest }: Happened): Happened => ({
  ...rest,
  events: events.map(({ scene: _, ...event }) => event),
});

/**
 * Asks how a game stands and what has happened, again if somebody changes it between the two answers. With `before`, asks
 * only for what has happened since then, with the board after each event.
 */
export async function tell(engine: Engine, before?: Told): Promise<Result<News>> {
  for (;;) {
    const [change, spoken] = [engine.changes, language.value];
    const state = await engine.ask<State>("state");
    if (!state.ok) return state;
    const old = before ? known(before, state.value, change) : [];
    const news = await engine.ask<{ commands: Happened[] }>("history", { first: old.length, boards: old.length > 0 });
    if (!news.ok) return news;
    const happened = news.value.commands;
    const history = [...old, ...happened.map(withoutBoards)];
    const told: Told = { state: state.value, history, change, language: spoken };
    if (isUpToDate(told, engine)) return { ok: true, value: { told, happened }, text: "" };
  }
}
