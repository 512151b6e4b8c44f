// The engine as functions: documents in, answers out.

import { NotLoaded, Refused } from "./errors.js";
import { compile, Engine, Importers, prepare } from "./module.js";
import { Session } from "./session.js";

export { NotLoaded, Refused };

/** A line of an answer. Throws `Refused` if it is an error. */
function read(line) {
  const answer = JSON.parse(line);
  if (answer.error !== undefined) {
    throw new Refused(answer.error);
  }
  return answer;
}

class Standee {
  #engine;
  #importers;

  constructor(core, importers) {
    this.#engine = new Engine(core, importers);
    this.#importers = importers;
  }

  call(method, request) {
    return this.#engine.call(method, request);
  }

  #lines(method, input, options) {
    const request = JSON.stringify(input === undefined ? { options } : { input, options });
    return this.call(method, request).trimEnd().split("\n").map(read);
  }

  turn(document, options = {}) {
    return this.#lines("turn", document, options)[0];
  }
  play(document, options = {}) {
    return this.#lines("play", document, options)[0];
  }
  round(document, options = {}) {
    return this.#lines("round", document, options);
  }
  act(document, options) {
    return this.#lines("act", document, options);
  }
  apply(scene, events, options = {}) {
    return this.#lines("apply", { scene, events }, options)[0];
  }
  session(document, options = {}) {
    const games = {
      ask: (method, request) => read(this.call(`session.${method}`, JSON.stringify(request))),
      starts: () => this.#engine.starts,
    };
    return new Session(games, document, options);
  }
  threat(document, options) {
    return this.#lines("threat", document, options)[0];
  }
  rule(document, options = {}) {
    return this.#lines("rule", document, options)[0];
  }
  check(document, options = {}) {
    return this.#lines("check", document, options)[0];
  }
  show(document, options = {}) {
    return this.#lines("show", document, options)[0];
  }
  sight(document, options) {
    return this.#lines("sight", document, options)[0];
  }
  words(method, document, options = {}) {
    return this.#lines(method, document, { ...options, words: true })
      .map((line) => line.text)
      .join("");
  }
  rules() {
    return this.#lines("rules", undefined, {})[0].rules;
  }
  clauses(options = {}) {
    return this.#lines("clauses", undefined, options)[0].clauses;
  }
  import(document, options) {
    const [imported, last] = this.#lines("import", document, options);
    return last === undefined ? imported : { imported, notes: last.notes };
  }
  loadImporters() {
    return this.#importers.load();
  }
  version() {
    return this.#lines("version", undefined, {})[0];
  }
}

/**
 * Loads the engine: from the module beside this file, or from a URL, bytes, a Response or a compiled
 * WebAssembly.Module. What plans of turns do not need is in a second module, which is loaded when
 * something in it is first called.
 */
export async function load(
  source = new URL("./standee.wasm", import.meta.url),
  importers = new URL("./standee-import.wasm", import.meta.url),
) {
  await prepare();
  return new Standee(await compile(source), new Importers(importers));
}
