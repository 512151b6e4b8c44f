import wasm from "standee/standee.wasm?url";
import { Asker, type Engine } from "./engine.ts";

interface Reply {
  readonly id: number;
  readonly text?: string;
  readonly problem?: string;
}

/** Compiled once, for all workers. */
const compiled = WebAssembly.compileStreaming(fetch(wasm));

/** An engine in a worker of its own, which the page never waits for. */
function workerEngine(): Engine {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const open = new Map<number, { resolve: (text: string) => void; reject: (problem: Error) => void }>();
  let count = 0;
  void compiled.then((module) => worker.postMessage({ module }));
  worker.addEventListener("message", ({ data }: MessageEvent<Reply>) => {
    const call = open.get(data.id);
    open.delete(data.id);
    if (data.text === undefined) call?.reject(new Error(data.problem));
    else call?.resolve(data.text);
  });
  return {
    call: (method, request) =>
      new Promise((resolve, reject) => {
        const id = ++count;
        open.set(id, { resolve, reject });
        worker.postMessage({ id, method, request });
      }),
  };
}

/** Starts its engine with the first question. */
function lazily(start: () => Engine): Engine {
  let engine: Engine | undefined;
  return { call: (method, request) => (engine ??= start()).call(method, request) };
}

/** Answers what the board waits for. */
export const asker = new Asker(workerEngine());
/** Answers what may take longer: why not, other editions, words. */
export const patientAsker = new Asker(lazily(workerEngine));
