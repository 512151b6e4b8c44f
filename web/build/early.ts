import type { Plugin } from "vite";

/** Starts the engine while the browser still reads the page's script; `client.ts` takes it over. */
export function early(): Plugin {
  return {
    name: "early",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle }) => {
        const names = Object.keys(bundle ?? {});
        const module = names.find((name) => /standee-(?!import)[^/]*\.wasm$/.test(name));
        const worker = names.find((name) => /worker-[^/]*\.js$/.test(name));
        if (!module || !worker) throw new Error("the page has no engine");
        const script = `
      {
        const worker = new Worker("./${worker}", { type: "module" });
        const compiled = new Promise((resolve) =>
          worker.addEventListener("message", ({ data }) => data.module && resolve(data.module)),
        );
        worker.postMessage({ module: new URL("./${module}", location.href).href });
        window.engine = { worker, compiled };
      }
    `;
        return [{ tag: "script", children: script, injectTo: "head-prepend" as const }];
      },
    },
  };
}
