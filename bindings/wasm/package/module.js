// The WebAssembly module: text in, text out.

import { NotLoaded } from "./errors.js";

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8");

/** The few system functions that the module needs. It opens no file and has no environment. */
function systemFor(memory) {
  const ok = 0;
  const view = () => new DataView(memory().buffer);
  return {
    fd_write: (_file, parts, count, written) => {
      let bytes = 0;
      for (let i = 0; i < count; ++i) {
        bytes += view().getUint32(parts + 8 * i + 4, true);
      }
      view().setUint32(written, bytes, true);
      return ok;
    },
    fd_seek: () => ok,
    fd_close: () => ok,
    fd_fdstat_get: () => ok,
    environ_get: () => ok,
    environ_sizes_get: (count, bytes) => {
      view().setUint32(count, 0, true);
      view().setUint32(bytes, 0, true);
      return ok;
    },
    proc_exit: (status) => {
      throw new WebAssembly.RuntimeError(`the engine stopped with status ${status}`);
    },
  };
}

/**
 * Starts an instance of the core. When it first calls a function of the second module, this is loaded and puts its
 * functions in the common table in place of the placeholders, and the call continues there.
 */
function start(core, importers) {
  let exports;
  const addImporters = () => new WebAssembly.Instance(importers.now(), { core: exports });
  const placeholder = (index) => (...values) => {
    addImporters();
    return exports.table.get(Number(index))(...values);
  };
  const instance = new WebAssembly.Instance(core, {
    wasi_snapshot_preview1: systemFor(() => exports.memory),
    importers: new Proxy({}, { get: (_, index) => placeholder(index) }),
  });
  exports = instance.exports;
  exports._initialize?.();
  return exports;
}

/** Errors leave memory behind in the module. A module that holds more than this is given up. */
const mostMemory = 256 * 2 ** 20;

/** A running engine. If the module itself fails, the next call starts a new one. */
export class Engine {
  #core;
  #importers;
  #exports;

  /** How often it has started: with each start it forgets all games. */
  starts = 0;

  constructor(core, importers) {
    this.#core = core;
    this.#importers = importers;
    this.#start();
  }

  #start() {
    this.#exports = start(this.#core, this.#importers);
    ++this.starts;
  }

  call(method, request) {
    if (this.#exports === undefined) {
      this.#start();
    }
    try {
      const answer = this.#callIn(this.#exports, encoder.encode(method), encoder.encode(request));
      if (this.#exports.memory.buffer.byteLength > mostMemory) {
        this.#exports = undefined;
      }
      return answer;
    } catch (error) {
      this.#exports = undefined;
      throw error;
    }
  }

  #callIn(exports, method, request) {
    const place = (bytes) => {
      const address = exports.allocate(bytes.length);
      if (address === 0) {
        throw new RangeError("the request does not fit in the memory of the engine");
      }
      new Uint8Array(exports.memory.buffer, address, bytes.length).set(bytes);
      return address;
    };
    const methodAt = place(method);
    const requestAt = place(request);
    const answerAt = exports.call(methodAt, method.length, requestAt, request.length);
    exports.release(methodAt);
    exports.release(requestAt);
    if (answerAt === 0) {
      throw new RangeError("the answer does not fit in the memory of the engine");
    }
    const length = new DataView(exports.memory.buffer).getUint32(answerAt, true);
    const answer = decoder.decode(new Uint8Array(exports.memory.buffer, answerAt + 4, length));
    exports.release(answerAt);
    return answer;
  }
}

const isNode = typeof process !== "undefined" && process.versions?.node !== undefined;
let files;

/** A module of Node. Bundlers for browsers would look for it if they knew its name, so the name is a parameter. */
export const ofNode = (name) => import(/* webpackIgnore: true */ /* @vite-ignore */ `node:${name}`);

/** Makes files readable in Node, Deno and Bun. Call it first. */
export async function prepare() {
  if (isNode) {
    files = await ofNode("fs");
  }
}

const isBytes = (source) => source instanceof ArrayBuffer || ArrayBuffer.isView(source);
const isFile = (url) => files !== undefined && String(url).startsWith("file:");
const isResponse = (source) => typeof Response !== "undefined" && source instanceof Response;

/** The bytes, if they begin as a module does: a server may answer with a page where there is no file. */
function moduleIn(bytes, url) {
  const start = new Uint8Array(ArrayBuffer.isView(bytes) ? bytes.buffer : bytes, bytes.byteOffset ?? 0).subarray(0, 4);
  if (start[0] !== 0 || start[1] !== 0x61 || start[2] !== 0x73 || start[3] !== 0x6d) {
    const text = JSON.stringify(decoder.decode(start));
    throw new NotLoaded(url, `the file is no WebAssembly module, as it begins with ${text}`);
  }
  return bytes;
}

async function fetched(source) {
  if (isResponse(source)) {
    return source;
  }
  try {
    return await fetch(source);
  } catch (cause) {
    throw new NotLoaded(source, cause.message, { cause });
  }
}

async function bytesOf(source) {
  if (isBytes(source)) {
    return moduleIn(source, "");
  }
  if (isFile(source)) {
    try {
      return moduleIn(await files.promises.readFile(new URL(source)), source);
    } catch (cause) {
      throw cause instanceof NotLoaded ? cause : new NotLoaded(source, cause.message, { cause });
    }
  }
  const response = await fetched(source);
  const url = response.url || source;
  if (!response.ok) {
    throw new NotLoaded(url, `the server answered ${response.status} ${response.statusText}`.trimEnd());
  }
  return moduleIn(await response.arrayBuffer(), url);
}

/** Compiles a module from a URL, bytes or a Response. A compiled module stays as it is. */
export async function compile(source) {
  return source instanceof WebAssembly.Module ? source : WebAssembly.compile(await bytesOf(source));
}

/** Reads a file and blocks until it is there. Outside Workers, browsers give text only, with a byte in each character. */
function bytesAt(url) {
  if (isFile(url)) {
    try {
      return files.readFileSync(new URL(url));
    } catch (cause) {
      throw new NotLoaded(url, cause.message, { cause });
    }
  }
  if (typeof XMLHttpRequest === "undefined") {
    throw new NotLoaded(url, "nothing here reads a URL without waiting; call `await standee.loadImporters()` first");
  }
  const request = new XMLHttpRequest();
  request.open("GET", url, false);
  request.overrideMimeType("text/plain; charset=x-user-defined");
  try {
    request.send();
  } catch (cause) {
    throw new NotLoaded(url, cause.message, { cause });
  }
  if (request.status !== 200) {
    throw new NotLoaded(url, `the server answered ${request.status} ${request.statusText}`.trimEnd());
  }
  return Uint8Array.from(request.responseText, (character) => character.charCodeAt(0));
}

/** The second module, which is loaded when it is first needed. */
export class Importers {
  #source;

  constructor(source) {
    this.#source = source;
  }

  async load() {
    this.#source = await compile(this.#source);
  }

  now() {
    if (!(this.#source instanceof WebAssembly.Module)) {
      const bytes = isBytes(this.#source) ? this.#source : bytesAt(this.#source);
      this.#source = new WebAssembly.Module(moduleIn(bytes, isBytes(this.#source) ? "" : this.#source));
    }
    return this.#source;
  }
}
