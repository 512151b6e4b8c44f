import wasm from "standee/standee.wasm?url";
import { Asker, type Engine } from "./engine.ts";

interface Reply {
  readonly id: number;
  readonly text?: string;
  readonly problem?: string;
}

/** A worker that compiles the module, and the module, which it hands on to the others. */
interface First {
  readonly worker: Worker;
  readonly compiled: Promise<WebAssembly.Module>;
}

declare global {
  interface Window {
    /** Started before the page's script, as build/early.ts writes it. */
    engine?: First;
  }
}

const newWorker = (): Worker => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });

function startFirst(): First {
  const worker = newWorker();
  const compiled = new Promise<WebAssembly.Module>((resolve) =>
    worker.addEventListener("message", ({ data }: MessageEvent<Reply | { module: WebAssembly.Module }>) => {
      if ("module" in data) resolve(data.module);
    }),
  );
  worker.postMessage({ module: new URL(wasm, location.href).href });
  return { worker, compiled };
}

const { worker: first, compiled } = window.engine ?? startFirst();

function startNext(): Worker {
  const worker = newWorker();
  void compiled.then((module) => worker.postMessage({ module }));
  return worker;
}

/** An engine in a worker of its own, which the page never waits for. */
function engineIn(worker: Worker): Engine {
  const open = new Map<number, { resolve: (text: string) => void; reject: (problem: Error) => void }>();
  let count = 0;
  worker.addEventListener("message", ({ data }: MessageEvent<Partial<Reply>>) => {
    if (data.id === undefined) return;
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
export const asker = new Asker(engineIn(first));
/** Answers what may take longer: why not, other editions, words. */
export const patientAsker = new Asker(lazily(() => engineIn(startNext())));
