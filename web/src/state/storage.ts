// Storage of the browser. If it is blocked, the page works without it and forgets everything when it is closed.

/** The parts of Storage that this page uses. */
export type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** A store that lasts as long as the page is open. */
function passing(): Store {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
  };
}

function storeOf(name: "localStorage" | "sessionStorage"): Store {
  try {
    const store = globalThis[name];
    store.getItem("standee");
    return store;
  } catch {
    return passing();
  }
}

export const local = storeOf("localStorage");
export const session = storeOf("sessionStorage");
