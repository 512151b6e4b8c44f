// The engine as the app sees it: methods of the package, answered by a Worker, so that a long round does not block the page.

import { loadInWorker, type WorkerStandee } from "standee/worker";

export type Method = "round" | "play" | "show" | "clauses";

/** Asks for `method`. Rejects with `Refused`, whose message says where the mistake is. */
export type Engine = <Name extends Method>(
  method: Name,
  ...request: Parameters<WorkerStandee[Name]>
) => ReturnType<WorkerStandee[Name]>;

export function startEngine(): Engine {
  const loading = loadInWorker();
  return (method, ...request) =>
    loading.then((standee) => Reflect.apply(standee[method], standee, request)) as ReturnType<WorkerStandee[typeof method]>;
}
