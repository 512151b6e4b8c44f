// The WebAssembly module: text in, text out.

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
const nodeFiles = "node:fs"; // a name that bundlers do not look for
let files;

/** Makes files readable in Node. Call it first. */
export async function prepare() {
  if (isNode) {
    files = await import(/* @vite-ignore */ nodeFiles);
  }
}

const isBytes = (source) => source instanceof ArrayBuffer || ArrayBuffer.isView(source);
const isFile = (url) => files !== undefined && String(url).startsWith("file:");

/** Compiles a module from a URL, bytes or a Response. A compiled module stays as it is. */
export async function compile(source) {
  if (source instanceof WebAssembly.Module) {
    return source;
  }
  if (isBytes(source)) {
    return WebAssembly.compile(source);
  }
  if (isFile(source)) {
    return WebAssembly.compile(await files.promises.readFile(new URL(source)));
  }
  return WebAssembly.compileStreaming(source instanceof Response ? source : fetch(source));
}

/** Reads a file and blocks until it is there. Outside Workers, browsers give text only, with a byte in each character. */
function bytesAt(url) {
  if (isFile(url)) {
    return files.readFileSync(new URL(url));
  }
  const request = new XMLHttpRequest();
  request.open("GET", url, false);
  request.overrideMimeType("text/plain; charset=x-user-defined");
  request.send();
  if (request.status !== 200) {
    throw new Error(`${url}: status ${request.status}`);
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
      this.#source = new WebAssembly.Module(isBytes(this.#source) ? this.#source : bytesAt(this.#source));
    }
    return this.#source;
  }
}
