// A game that goes on.

import { Refused } from "./errors.js";

const closed = {
  code: "bad-reference",
  file: "-",
  pointer: "/session",
  found: "a game that was closed",
  expected: "one that is open; session() goes on with a saved game",
};

/**
 * A game in the engine. The engine may forget it, as it starts anew when it has filled its memory and keeps no more than
 * 1,000 games. The commands are kept here too, and the game is then played again.
 */
export class Session {
  #games;
  #saved; // as after the last command
  #id;
  #start; // of the engine, in which the game was begun
  #language; // of what the game says
  #closed = false;

  /** What the game needs next, with every legal answer. */
  waiting;
  /** What was wrong with a saved game that goes on all the same. */
  remark;

  /** `games` asks the engine, and says how often it has started. */
  constructor(games, document, { seed, language, ...options } = {}) {
    this.#games = games;
    this.#language = language;
    const goesOn = document?.format === "session/1";
    const begun = goesOn
      ? this.#begin("load", { input: document })
      : this.#begin("new", { input: document, seed, options });
    this.remark = begun.remark;
    this.#saved = this.save();
  }

  #begin(method, request) {
    const answer = this.#games.ask(method, { ...request, language: this.#language });
    this.#start = this.#games.starts();
    this.#id = answer.session;
    this.waiting = answer.waiting;
    return answer;
  }

  #call(method, fields = {}) {
    if (this.#closed) {
      throw new Refused(closed);
    }
    const ask = () => this.#games.ask(method, { session: this.#id, language: this.#language, ...fields });
    const askAgain = () => {
      this.#begin("load", { input: this.#saved });
      return ask();
    };
    let answer;
    try {
      answer = this.#games.starts() === this.#start ? ask() : askAgain();
    } catch (error) {
      if (error.pointer !== "/session") {
        throw error;
      }
      answer = askAgain();
    }
    this.waiting = answer.waiting ?? this.waiting;
    return answer;
  }

  /** The events; with `words` an object with these and with what happened in words. */
  command(command, { boards = false, words = false } = {}) {
    const { events, text } = this.#call("command", { command, boards, ...(words ? { words } : {}) });
    if (events[0]?.event === "undo" || events[0]?.event === "redo") {
      this.#saved = this.save();
    } else {
      this.#saved.journal.push(typeof command === "string" ? command : JSON.stringify(command));
      delete this.#saved.undone;
      delete this.#saved.check;
    }
    return words ? { events, text } : events;
  }

  undo(count = 1) {
    const { undone } = this.#call("undo", { count });
    this.#saved = this.save();
    return undone;
  }

  redo(count = 1) {
    const { redone } = this.#call("redo", { count });
    this.#saved = this.save();
    return redone;
  }

  state() {
    return this.#call("state");
  }

  /** What has happened, command by command, from the one that `first` numbers; 0 is what came before any. */
  history(options = {}) {
    return this.#call("history", options).commands;
  }

  /** Why the last turn of a figure that the rules play went as it did, and not otherwise: an enemy or a hex. */
  why(figure, options = {}) {
    return this.#call("why", { figure, ...options });
  }

  /** Where a figure can move, and which enemies it sees: from where it stands, or `from` another hex. */
  reach(figure, options = {}) {
    return this.#call("reach", { figure, ...options });
  }

  save() {
    return this.#call("save");
  }

  /** Lets the engine forget the game. A later call is refused. */
  close() {
    if (!this.#closed) {
      this.#call("close");
      this.#closed = true;
    }
  }
}
