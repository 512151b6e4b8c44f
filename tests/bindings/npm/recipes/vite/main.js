import { run } from "../app/run.js";

run().then(
  (text) => (document.title = text),
  (error) => (document.title = `failed: ${error.stack}`),
);
