import type { Plugin } from "vite";

export function library(): Plugin {
  return { name: "library" };
}
