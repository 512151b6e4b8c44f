// Runs a module with exceptions, and the same module after without_exceptions.py: both give the same numbers and call
// the host in the same order.
// usage: node exceptions.mjs WITH WITHOUT

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

function outcome(file) {
  const calls = [];
  const module = new WebAssembly.Module(readFileSync(file));
  const { exports } = new WebAssembly.Instance(module, { env: { log: (number) => calls.push(number) } });
  const functions = Object.entries(exports).filter(([, value]) => typeof value === "function");
  const results = functions.map(([name, call]) => [name, [...Array(9).keys()].map((number) => call(number))]);
  return { results, calls };
}

const [before, after] = process.argv.slice(2).map(outcome);
assert.ok(before.results.length > 7 && before.calls.length > 5);
assert.deepEqual(after, before);
console.log(`exceptions: ${before.results.length} functions are the same without`);
