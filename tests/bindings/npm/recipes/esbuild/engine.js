import core from "standee/standee.wasm";
import importers from "standee/standee-import.wasm";

const at = (file) => new URL(file, import.meta.url).href;

export const modules = { core: at(core), importers: at(importers) };
export const worker = () => new Worker(at("./worker.js"), { type: "module" });
