import { effect } from "@preact/signals";
import { fitSoon } from "../board/view.ts";
import { shownScene } from "../state/shown.ts";
import { gameMap, mode } from "../state/store.ts";
import { playedBoard, playing } from "./board.ts";
import { game, now, resumeLast } from "./game.ts";
import { findTable } from "./table.ts";
import { startReach } from "./turn.ts";

/** Shows the whole board when a game begins or is left, and when a room is revealed. */
function startFitting(): void {
  let before = "";
  effect(() => {
    const shown = playing.value ? `${game.value?.id} ${now.value?.map.hexes?.length}` : "";
    if (shown !== before) fitSoon(() => (playing.peek() && now.peek()) || shownScene.peek());
    before = shown;
  });
}

/** Goes on with the game that was on the page, or at the table where the page sat. */
export function startPlaying(): void {
  startReach();
  effect(() => void (gameMap.value = playedBoard.value?.map));
  startFitting();
  const invited = location.hash.startsWith("#table=");
  void findTable().then(async (sits) => {
    if (sits && invited) mode.value = "round";
    if (!sits) await resumeLast();
  });
}
