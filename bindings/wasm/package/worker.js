// The engine in a Worker: the same functions as promises. The page goes on while the engine works.

import { NotLoaded, Refused } from "./errors.js";
import { ofNode } from "./module.js";

export { NotLoaded, Refused };

const methods = ["call", "turn", "play", "round", "act", "apply", "threat", "rule", "check", "show", "sight", "words",
  "rules", "clauses", "import", "loadImporters", "version"];
const sessionMethods = ["command", "undo", "redo", "state", "history", "why", "reach", "save", "close"];

const classes = { Refused: (parts) => new Refused(parts), NotLoaded: (parts) => new NotLoaded(parts.url, parts.why) };

/** An error as the Worker has thrown it. */
function thrown({ name, message, parts }) {
  const error = classes[name]?.(parts ?? {}) ?? new Error(message);
  error.message = message;
  error.name = name;
  return error;
}

/** What this side asks of a Worker, and the promises that wait for its answers. */
class Asker {
  #worker;
  #waiting = new Map();
  #next = 0;

  constructor(worker) {
    this.#worker = worker;
    const receive = (message) => this.#receive(message);
    const fail = (problem) => this.stop(new Error(`The Worker of the engine failed: ${problem?.message ?? problem}`));
    if (typeof worker.on === "function") {
      worker.on("message", receive);
      worker.on("error", fail);
    } else {
      worker.addEventListener("message", (event) => receive(event.data));
      worker.addEventListener("error", fail);
      worker.addEventListener("messageerror", fail);
    }
  }

  #receive({ id, result, error }) {
    const { resolve, reject } = this.#waiting.get(id) ?? {};
    this.#waiting.delete(id);
    if (error === undefined) {
      resolve?.(result);
    } else {
      reject?.(thrown(error));
    }
  }

  ask(method, ...values) {
    if (this.#worker === undefined) {
      return Promise.reject(new Error("The Worker of the engine was stopped."));
    }
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, method, values });
    });
  }

  /** Ends the Worker, and with it what it works on: the promises that wait are rejected. */
  stop(why = new Error("The Worker of the engine was stopped.")) {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) {
      reject(why);
    }
    this.#waiting.clear();
  }
}

class WorkerSession {
  #asker;
  #id;
  waiting;
  remark;

  constructor(asker, { id, waiting, remark }) {
    this.#asker = asker;
    this.#id = id;
    this.waiting = waiting;
    this.remark = remark;
  }

  async ask(method, ...values) {
    const { answer, waiting } = await this.#asker.ask("session", method, this.#id, ...values);
    this.waiting = waiting;
    return answer;
  }
}
for (const method of sessionMethods) {
  WorkerSession.prototype[method] = function (...values) {
    return this.ask(method, ...values);
  };
}

class WorkerStandee {
  #asker;

  constructor(asker) {
    this.#asker = asker;
  }

  ask(method, ...values) {
    return this.#asker.ask(method, ...values);
  }

  async session(document, options) {
    return new WorkerSession(this.#asker, await this.#asker.ask("begin", document, options));
  }

  terminate() {
    this.#asker.stop();
  }
}
for (const method of methods) {
  WorkerStandee.prototype[method] = function (...values) {
    return this.ask(method, ...values);
  };
}

async function started() {
  if (typeof Worker !== "undefined") {
    return new Worker(new URL("./worker-main.js", import.meta.url), { type: "module" });
  }
  const threads = await ofNode("worker_threads");
  return new threads.Worker(new URL("./worker-main.js", import.meta.url));
}

/**
 * Starts a Worker and loads the engine in it. `worker` is a Worker of the app that imports "standee/worker-main";
 * `core` and `importers` are where the modules are, as for load().
 */
export async function loadInWorker({ worker, core, importers } = {}) {
  const asker = new Asker(worker ?? (await started()));
  const sendable = (source) => (source instanceof URL ? source.href : source);
  try {
    await asker.ask("load", sendable(core), sendable(importers));
  } catch (error) {
    asker.stop();
    throw error;
  }
  return new WorkerStandee(asker);
}
