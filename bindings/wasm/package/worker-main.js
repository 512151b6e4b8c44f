// What runs in the Worker of worker.js.

import { load } from "./index.js";
import { ofNode } from "./module.js";

let engine;
const sessions = new Map();
let begun = 0;

const parts = (error) => ({
  name: error.name,
  message: error.message,
  parts: error.name === "Refused" ? { ...error } : { url: error.url },
});

const actions = {
  async load(core, importers) {
    engine = await load(core ?? undefined, importers ?? undefined);
  },
  begin(document, options) {
    const session = engine.session(document, options ?? {});
    const id = begun++;
    sessions.set(id, session);
    return { id, waiting: session.waiting, remark: session.remark };
  },
  session(method, id, ...values) {
    const session = sessions.get(id);
    const answer = session[method](...values);
    return { answer, waiting: session.waiting };
  },
};

async function answer({ id, method, values }) {
  try {
    const action = actions[method] ?? ((...given) => engine[method](...given));
    return { id, result: await action(...values) };
  } catch (error) {
    return { id, error: parts(error) };
  }
}

const isThread = typeof self === "undefined" || typeof self.postMessage !== "function";
if (isThread) {
  ofNode("worker_threads").then(({ parentPort }) =>
    parentPort.on("message", async (message) => parentPort.postMessage(await answer(message))),
  );
} else {
  self.addEventListener("message", async (event) => self.postMessage(await answer(event.data)));
}
