import { load } from "standee";

interface Call {
  readonly id: number;
  readonly method: string;
  readonly request: string;
}

const ready = load();

addEventListener("message", ({ data: { id, method, request } }: MessageEvent<Call>) => {
  ready
    .then((standee) => postMessage({ id, text: standee.call(method, request) }))
    .catch((problem: unknown) => postMessage({ id, problem: String(problem) }));
});
