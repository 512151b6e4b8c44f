// In Node, Deno and Bun.
import { run } from "../app/run.js";

console.log(await run());
