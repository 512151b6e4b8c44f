// What a browser keeps of a page. One that refuses to keep anything shows the page all the same.

/** The parts of Storage that this page uses. */
export type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What is kept as long as the page is open. */
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
