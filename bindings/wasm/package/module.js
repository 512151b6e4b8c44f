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

function start(module) {
  let exports;
  const instance = new WebAssembly.Instance(module, {
    wasi_snapshot_preview1: systemFor(() => exports.memory),
  });
  exports = instance.exports;
  exports._initialize?.();
  return exports;
}

/** Errors leave memory behind in the module. A module that holds more than this is given up. */
const mostMemory = 256 * 2 ** 20;

/** A running engine. If the module itself fails, the next call starts a new one. */
export class Engine {
  #module;
  #exports;

  constructor(module) {
    this.#module = module;
    this.#exports = start(module);
  }

  call(method, request) {
    this.#exports ??= start(this.#module);
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

/** Compiles the module beside this file, or the given module. */
export async function compile(source) {
  if (source instanceof WebAssembly.Module) {
    return source;
  }
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) {
    return WebAssembly.compile(source);
  }
  const url = source ?? new URL("./standee.wasm", import.meta.url);
  if (isNode && String(url).startsWith("file:")) {
    const files = "node:fs/promises"; // a name that bundlers do not look for
    const { readFile } = await import(/* @vite-ignore */ files);
    return WebAssembly.compile(await readFile(new URL(url)));
  }
  const response = url instanceof Response ? url : fetch(url);
  return WebAssembly.compileStreaming(response);
}
