import { Asker, type Engine } from "./engine.ts";

interface Reply {
  readonly id: number;
  readonly text?: string;
  readonly problem?: string;
}

/** The engine in a worker of its own, which the page never waits for. */
function workerEngine(): Engine {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const open = new Map<number, { resolve: (text: string) => void; reject: (problem: Error) => void }>();
  let count = 0;
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

/** The native command behind the development server. */
function nativeEngine(): Engine {
  return {
    call: async (method, request) => (await fetch(`/call/${method}`, { method: "POST", body: request })).text(),
  };
}

export const engine: Engine = import.meta.env.VITE_ENGINE === "native" ? nativeEngine() : workerEngine();
export const asker = new Asker(engine);
