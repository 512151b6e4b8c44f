// Keeps the session in the browser. A change of `Session` that old ones do not fit gets a new key.

import type { Session } from "./session.ts";

const key = "standee-companion/1";

export function savedSession(): Session | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "") as Session;
  } catch {
    return undefined;
  }
}

export function saveSession(session: Session): void {
  localStorage.setItem(key, JSON.stringify(session));
}
