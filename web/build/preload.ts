import type { Plugin } from "vite";

/** Lets the browser fetch the engine together with the page's script, not after it. */
export function preload(): Plugin {
  return {
    name: "preload",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => name.endsWith(".wasm"))
          .map((name) => ({
            tag: "link",
            attrs: { rel: "preload", as: "fetch", type: "application/wasm", crossorigin: "", href: `./${name}` },
            injectTo: "head-prepend" as const,
          })),
    },
  };
}
