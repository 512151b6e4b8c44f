// Compiles programs against the npm package as it is packed, builds pages with it in the bundlers that people use, and
// runs them: pages in Chromium, scripts in Node, Deno and Bun.
// usage: node run.mjs [NAME...]     all checks, or those with these names

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { chromium } from "playwright-core";

const here = import.meta.dirname;
const bin = (name) => path.join(here, "node_modules/.bin", name);
const built = (name) => path.join(here, "build", name);
const packed = path.join(here, "../../../build/npm");

function run(command, parameters, options = {}) {
  try {
    return execFileSync(command, parameters, { cwd: here, encoding: "utf8", stdio: "pipe", ...options });
  } catch (error) {
    throw new Error(`${command} ${parameters.join(" ")}\n${error.stdout}${error.stderr}`);
  }
}

function install() {
  const tarball = readdirSync(packed).find((name) => name.endsWith(".tgz"));
  const folder = path.join(here, "node_modules/standee");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  run("tar", ["-xzf", path.join(packed, tarball), "-C", folder, "--strip-components=1"]);
  rmSync(built(""), { recursive: true, force: true });
  mkdirSync(built(""), { recursive: true });
}

// Types

const strict = ["--noEmit", "--strict", "--exactOptionalPropertyTypes", "--noUncheckedIndexedAccess",
  "--noPropertyAccessFromIndexSignature", "--target", "es2022"];
const settings = [
  ["nodenext", "nodenext", ["use.mts", "use.cts"]],
  ["node16", "node16", ["use.mts", "use.cts"]],
  ["esnext", "bundler", ["use.mts"]],
  ["preserve", "bundler", ["use.mts"]],
];

function compileTypes() {
  for (const [module, resolution, files] of settings) {
    for (const lib of ["es2022", "es2022,dom", "es2022,webworker"]) {
      const sources = [...files, "wrong.mts"].map((file) => path.join(here, "types", file));
      run(bin("tsc"), [...strict, "--module", module, "--moduleResolution", resolution, "--lib", lib, "--typeRoots", built(""), ...sources]);
    }
  }
  return `${settings.length * 3} settings`;
}

/** The globals of the languages and of browsers, none of which a type of the package may shadow. */
function globalNames() {
  const folder = path.join(here, "node_modules/typescript/lib");
  const declared = /^(?:declare )?(?:interface|var|class|type|function|namespace) (\w+)/gm;
  return new Set(
    readdirSync(folder)
      .filter((name) => /^lib\.(es|dom|webworker)/.test(name))
      .flatMap((name) => [...readFileSync(path.join(folder, name), "utf8").matchAll(declared)].map(([, found]) => found)),
  );
}

function shadowNothing() {
  const globals = globalNames();
  assert.ok(globals.has("Map") && globals.has("Event") && globals.has("Error"));
  const exported = ["index", "types", "ghs", "worker"].flatMap((name) => {
    const text = readFileSync(path.join(here, `node_modules/standee/${name}.d.ts`), "utf8");
    return [...text.matchAll(/^export (?:declare )?(?:interface|type|class|function) (\w+)/gm)].map(([, found]) => found);
  });
  assert.ok(exported.length > 300);
  assert.deepEqual(exported.filter((name) => globals.has(name)), []);
  assert.deepEqual(exported.filter((name) => /\d$/.test(name)), []);
  return `${exported.length} names`;
}

/** Every file that package.json names is packed, and every entry has types for import and for require. */
function entriesAreThere() {
  const folder = path.join(here, "node_modules/standee");
  const { exports: entries, main, module, types } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  const files = (entry) => (typeof entry === "string" ? [entry] : Object.values(entry).flatMap(files));
  const named = [main, module, types, ...Object.values(entries).flatMap(files)];
  assert.deepEqual(named.filter((file) => !existsSync(path.join(folder, file))), []);
  for (const entry of [entries["."], entries["./ghs"], entries["./worker"]]) {
    assert.ok(entry.import.types.endsWith(".d.ts") && entry.require.types.endsWith(".d.cts"));
  }
  const importsWithoutEnding = readdirSync(folder)
    .filter((file) => /\.d\.c?ts$/.test(file))
    .filter((file) => /from "\.\/[^".]+"/.test(readFileSync(path.join(folder, file), "utf8")));
  assert.deepEqual(importsWithoutEnding, []);
  return `${named.length} files`;
}

/** What "Are the types wrong?" says of the package: it asks as Node and bundlers do, from both kinds of modules. */
function typesAreNotWrong() {
  const tarball = readdirSync(packed).find((name) => name.endsWith(".tgz"));
  const withoutTypes = ["standee.wasm", "standee-import.wasm"]; // a bundler decides what importing them gives
  const modulesAlone = ["worker-main"]; // what a Worker runs
  run(bin("attw"), [path.join(packed, tarball), "--exclude-entrypoints", ...withoutTypes, ...modulesAlone]);
}

// Pages

const mimeTypes = { ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm" };

/** A server of a folder; `missing` names files that it does not give; a `plain` one does not know what modules are. */
async function serving(folder, work, { missing = [], plain = false } = {}) {
  const server = createServer((request, response) => {
    const name = request.url === "/" ? "/index.html" : new URL(request.url, "http://x").pathname;
    const file = path.join(folder, name);
    if (!existsSync(file) || missing.some((part) => name.includes(part))) {
      response.writeHead(404).end("not here");
      return;
    }
    const type = plain && file.endsWith(".wasm") ? "text/plain" : (mimeTypes[path.extname(file)] ?? "text/plain");
    response.writeHead(200, { "Content-Type": name === "/index.html" ? "text/html" : type }).end(readFileSync(file));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    return await work(`http://127.0.0.1:${server.address().port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

let browser;

async function titleOf(url) {
  browser ??= await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
  const page = await browser.newPage();
  const problems = [];
  page.on("pageerror", (error) => problems.push(error.message));
  await page.goto(url);
  await page.waitForFunction(() => document.title !== "waiting", undefined, { timeout: 60_000 }).catch((error) => {
    throw new Error(`${error.message} ${problems.join("\n")}`);
  });
  const title = await page.title();
  await page.close();
  return title;
}

/** What a page shows as soon as it has this text. */
async function textOf(url, awaited) {
  browser ??= await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
  const page = await browser.newPage();
  await page.goto(url);
  await page.waitForFunction((part) => document.body.innerText.includes(part), awaited, { timeout: 60_000 });
  const text = await page.innerText("body");
  await page.close();
  return text;
}

const expected = "2,0; acted; Refused unknown-name; character; ; true; The Worker of the engine was stopped.";

/** The session of the scene waits for whatever the engine says: the kind of it is left out. */
const played = (title) => title.replace(/; [a-z]+; [A-Za-z]*; true/, "; character; ; true");

async function expectPlayed(folder, options) {
  await serving(folder, async (url) => assert.equal(played(await titleOf(url)), expected), options);
}

const page = (script) => `<!doctype html>\n<title>waiting</title>\n<script type="module" src="./${script}"></script>\n`;

async function vite() {
  const { build } = await import("vite");
  const root = path.join(here, "recipes/vite");
  await build({ root, configFile: path.join(root, "vite.config.js"), logLevel: "error", build: { outDir: built("vite"), emptyOutDir: true } });
  await expectPlayed(built("vite"));
  await expectPlayed(built("vite"), { plain: true });
}

async function esbuild() {
  const { build } = await import("esbuild");
  const root = path.join(here, "recipes/esbuild");
  const result = await build({
    entryPoints: [path.join(root, "main.js"), path.join(root, "worker.js")],
    bundle: true,
    format: "esm",
    outdir: built("esbuild"),
    loader: { ".wasm": "file" },
    logLevel: "silent",
  });
  assert.deepEqual(result.warnings, []);
  writeFileSync(path.join(built("esbuild"), "index.html"), page("main.js"));
  await expectPlayed(built("esbuild"));
}

async function webpack() {
  const { default: bundler } = await import("webpack");
  const stats = await new Promise((resolve, reject) =>
    bundler(
      {
        mode: "production",
        entry: path.join(here, "recipes/webpack/main.js"),
        output: { path: built("webpack"), filename: "main.js" },
        performance: { hints: false },
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    ),
  );
  const { errors, warnings } = stats.toJson();
  assert.deepEqual([...errors, ...warnings].map(({ message }) => message), []);
  writeFileSync(path.join(built("webpack"), "index.html"), page("main.js"));
  await expectPlayed(built("webpack"));
}

async function angular() {
  const root = path.join(here, "recipes/angular");
  const output = run(bin("ng"), ["build"], { cwd: root, env: { ...process.env, NG_CLI_ANALYTICS: "false", CI: "1" } });
  assert.ok(!/warning/i.test(output), output);
  await serving(path.join(built("angular"), "browser"), async (url) => assert.equal(await titleOf(url), "2,0; acted; true"));
}

/** The companion app of the examples compiles with the types of the package, and its own tests pass. */
function companion() {
  const folder = built("companion");
  const copied = ["index.html", "package.json", "public", "src", "tests", "tsconfig.json", "vite.config.ts"];
  for (const name of copied) {
    cpSync(path.join(here, "../../../examples/companion", name), path.join(folder, name), { recursive: true });
  }
  run(bin("tsc"), ["--noEmit"], { cwd: folder });
  run(bin("tsc"), ["-p", "tests"], { cwd: folder });
  run(bin("vite"), ["build", "--logLevel", "warn"], { cwd: folder });
  const tests = readdirSync(path.join(folder, "build/tests")).filter((name) => name.endsWith(".test.js"));
  const told = run("node", ["--test", ...tests.map((name) => path.join("build/tests", name))], { cwd: folder });
  const [, passed] = /^(?:#|ℹ) pass (\d+)$/m.exec(told);
  assert.match(told, /^(?:#|ℹ) skipped 0$/m);
  return `${passed} tests`;
}

/** Without a bundler: the package's own files in a folder, and an import map. */
async function plainPage() {
  cpSync(path.join(here, "node_modules/standee"), built("plain/standee"), { recursive: true });
  cpSync(path.join(here, "recipes/app"), built("plain/app"), { recursive: true });
  cpSync(path.join(here, "recipes/vite/main.js"), built("plain/vite/main.js"));
  const map = { imports: { standee: "/standee/index.js", "standee/worker": "/standee/worker.js" } };
  const html = `<!doctype html>\n<title>waiting</title>\n<script type="importmap">${JSON.stringify(map)}</script>\n<script type="module" src="./vite/main.js"></script>\n`;
  writeFileSync(path.join(built("plain"), "index.html"), html);
  await expectPlayed(built("plain"));
}

/** The page that docs/library.md shows, beside node_modules. */
async function pageOfDocs() {
  cpSync(path.join(here, "node_modules/standee"), built("docs/node_modules/standee"), { recursive: true });
  cpSync(path.join(here, "../../../examples/library/index.html"), built("docs/index.html"));
  await serving(built("docs"), async (url) => {
    const shown = await textOf(url, "bad-reference");
    for (const part of ["Focus: Brute.", "It could attack Brute for 2 movement points.", "bad-reference: "]) {
      assert.ok(shown.includes(part), `${part} in ${shown}`);
    }
  });
}

/** A module that is not there is an error that names its URL and what to do. */
async function missingModule() {
  for (const missing of ["standee.wasm", "standee-import.wasm"]) {
    await serving(
      built("plain"),
      async (url) => {
        const title = await titleOf(url);
        for (const part of ["NotLoaded", `${url}/standee/${missing}`, "404", "pass its URL"]) {
          assert.ok(title.includes(part), `${part} in ${title}`);
        }
      },
      { missing: [missing] },
    );
  }
  const { load, NotLoaded } = await import("standee");
  await assert.rejects(load(new TextEncoder().encode("<!doctype html>")), (error) => error instanceof NotLoaded && error.message.includes('"<!do"'));
  await assert.rejects(load("http://127.0.0.1:9/standee.wasm"), (error) => error instanceof NotLoaded && error.url.includes(":9/"));
}

// Scripts

/** The programs of the package's README run as they are, and the address in errors is one of its sections. */
function readmeRuns() {
  const text = readFileSync(path.join(here, "node_modules/standee/README.md"), "utf8");
  const programs = [...text.matchAll(/^```js\n(.*?)^```$/gms)].map(([, program]) => program);
  const printed = programs.map((program, i) => {
    const file = path.join(here, "build", `readme-${i}.mjs`);
    writeFileSync(file, program);
    return run("node", [file]);
  });
  assert.equal(printed.length, 3);
  assert.match(printed[0], /'Brute'.*end: \[ 2, 0 \]/s);
  assert.match(printed[1], /When does Brute act\?.*damage Brute suffers \d.*could attack Brute/s);
  assert.match(printed[2], /name: 'standee'/);
  const section = /#(\w+)"/.exec(readFileSync(path.join(here, "node_modules/standee/errors.js"), "utf8"))[1];
  assert.match(text, new RegExp(`^## ${section}$`, "im"));
  return `${programs.length} programs`;
}

const script = path.join(here, "recipes/script/main.mjs");
const inScript = (command, ...parameters) => assert.equal(played(run(command, [...parameters, script]).trim()), expected);
const commonjs = () => assert.equal(run("node", [path.join(here, "recipes/commonjs/main.cjs")]).trim(), "true unknown-name /edition true\ntrue unknown-name");

const checks = {
  "types compile": compileTypes,
  "types shadow nothing": shadowNothing,
  "types are not wrong": typesAreNotWrong,
  "entries are there": entriesAreThere,
  "readme runs": readmeRuns,
  commonjs,
  node: () => inScript("node"),
  deno: () => inScript(bin("deno"), "run", "--allow-read", "--allow-env"),
  bun: () => inScript(bin("bun"), "run"),
  "no bundler": plainPage,
  "index.html": pageOfDocs,
  "module missing": missingModule,
  vite,
  esbuild,
  webpack,
  angular,
  companion,
};

install();
const wanted = process.argv.slice(2);
let failed = 0;
for (const [name, check] of Object.entries(checks)) {
  if (wanted.length > 0 && !wanted.includes(name)) {
    continue;
  }
  const began = performance.now();
  try {
    const note = await check();
    console.log(`ok ${name}${note === undefined ? "" : `: ${note}`} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  } catch (error) {
    ++failed;
    console.log(`failed: ${name}\n${error.message}`);
  }
}
await browser?.close();
process.exit(failed === 0 ? 0 : 1);
