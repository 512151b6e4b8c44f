// The engine as the app sees it: the methods of the package, answered by a worker.

import type { Standee } from "standee";

export type Method = "round" | "play" | "show" | "clauses";

/** Asks for `method`. Rejects with the message of `Refused`, which says where the mistake is. */
export type Engine = <Name extends Method>(
  method: Name,
  ...request: Parameters<Standee[Name]>
) => Promise<ReturnType<Standee[Name]>>;

export type Request = { id: number; method: Method; request: unknown[] };
export type Reply = { id: number; answer: unknown } | { id: number; refused: string };

/** Starts the engine in a worker, so that a long round does not block the page. */
export function startEngine(): Engine {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, (reply: Reply) => void>();
  worker.onmessage = ({ data }: MessageEvent<Reply>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  };
  worker.onerror = () => waiting.forEach((reply) => reply({ id: 0, refused: "The worker has failed." }));
  let id = 0;
  return (method, ...request) =>
    new Promise<any>((resolve, reject) => {
      waiting.set(++id, (reply) => ("answer" in reply ? resolve(reply.answer) : reject(new Error(reply.refused))));
      worker.postMessage({ id, method, request } satisfies Request);
    });
}
