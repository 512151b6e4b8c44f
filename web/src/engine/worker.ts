import { load } from "standee";

/** Where the module is, or the module itself if another worker has compiled it. */
interface Start {
  readonly module: string | WebAssembly.Module;
}

interface Call {
  readonly id: number;
  readonly method: string;
  readonly request: string;
}

/** The methods that need the second module rarely or never. */
const inFirstModule = ["turn", "show", "sight", "version"];

let started: (module: WebAssembly.Module | Promise<WebAssembly.Module>) => void;
const ready = new Promise<WebAssembly.Module>((resolve) => (started = resolve)).then((module) => load(module));

/** Compiles the module here, where the drawing of the page does not delay it, and hands it on. */
async function compiled(url: string): Promise<WebAssembly.Module> {
  const module = await WebAssembly.compileStreaming(fetch(url));
  postMessage({ module });
  return module;
}

addEventListener("message", ({ data }: MessageEvent<Start | Call>) => {
  if ("module" in data) {
    started(typeof data.module === "string" ? compiled(data.module) : data.module);
    return;
  }
  const { id, method, request } = data;
  ready
    .then(async (standee) => {
      if (!inFirstModule.includes(method)) await standee.loadImporters();
      postMessage({ id, text: standee.call(method, request) });
    })
    .catch((problem: unknown) => postMessage({ id, problem: String(problem) }));
});
