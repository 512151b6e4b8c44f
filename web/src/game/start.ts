import { mode } from "../state/store.ts";
import { resumeLast } from "./game.ts";
import { findTable } from "./table.ts";
import { startReach } from "./turn.ts";

/** Goes on with the game that was on the page, or at the table where the page sat. */
export function startPlaying(): void {
  startReach();
  const invited = location.hash.startsWith("#table=");
  void findTable().then(async (sits) => {
    if (sits && invited) mode.value = "round";
    if (!sits) await resumeLast();
  });
}
