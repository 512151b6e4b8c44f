import { run } from "../app/run.js";
import { modules, worker } from "./engine.js";

run({ ...modules, worker: worker() }).then(
  (text) => (document.title = text),
  (error) => (document.title = `failed: ${error.stack}`),
);
