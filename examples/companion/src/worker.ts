// Runs in the worker: loads the engine once and answers requests in the order in which they come.

import { load } from "standee";
import wasm from "standee/standee.wasm?url";
import type { Reply, Request } from "./engine.ts";

const loading = load(new URL(wasm, import.meta.url));

async function answer({ id, method, request }: Request): Promise<Reply> {
  try {
    const standee = await loading;
    return { id, answer: Reflect.apply(standee[method], standee, request) };
  } catch (error) {
    return { id, refused: error instanceof Error ? error.message : String(error) };
  }
}

self.onmessage = async ({ data }: MessageEvent<Request>) => self.postMessage(await answer(data));
