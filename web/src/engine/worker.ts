import { load } from "standee";

interface Start {
  readonly module: WebAssembly.Module;
}

interface Call {
  readonly id: number;
  readonly method: string;
  readonly request: string;
}

let started: (module: WebAssembly.Module) => void;
const ready = new Promise<WebAssembly.Module>((resolve) => (started = resolve)).then(load);

addEventListener("message", ({ data }: MessageEvent<Start | Call>) => {
  if ("module" in data) {
    started(data.module);
    return;
  }
  const { id, method, request } = data;
  ready
    .then((standee) => postMessage({ id, text: standee.call(method, request) }))
    .catch((problem: unknown) => postMessage({ id, problem: String(problem) }));
});
