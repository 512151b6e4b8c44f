import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Scene } from "forms";
import { Problem } from "../panel/Problem.tsx";
import { complaint } from "../state/open.ts";
import { importNotes, notice, scene } from "../state/store.ts";
import { language } from "../text/text.ts";
import { IconButton } from "../ui/Controls.tsx";
import { Icon } from "../ui/Icon.tsx";
import { gameOf, gameOfBoard, type Found } from "./files.ts";
import { beginGame, refusal, resume } from "./game.ts";
import { forget, readShelf, shelf } from "./shelf.ts";
import { JoinTable } from "./JoinTable.tsx";
import { party } from "./party.ts";
import { PartyForm } from "./PartyForm.tsx";
import { leaveTable, putOnTable, table } from "./table.ts";
import { g } from "./text.ts";

const drawnHere = signal(true);

const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;

/** A game that has no name is called by its characters. */
function partyOf(start: unknown): string {
  const scene = ((start as { scene?: Scene }).scene ?? start) as Scene;
  const characters = scene.figures?.filter((f) => f.kind === "character").map((f) => f.id) ?? [];
  return characters.join(", ") || g("play");
}

async function begin(found: Found): Promise<void> {
  importNotes.value = found.notes;
  const seed = drawnHere.value ? newSeed() : undefined;
  if (table.value) {
    await putOnTable(found.start, seed);
    return;
  }
  await beginGame(found.start, { name: found.name || partyOf(found.start), seed, secretariat: found.secretariat });
}

async function openFiles(files: Iterable<File>): Promise<void> {
  try {
    await begin(await gameOf(files, party.value));
  } catch (problem) {
    notice.value = { text: complaint(problem), bad: true };
  }
}

function Shelf() {
  useEffect(() => void readShelf().catch(() => undefined), []);
  if (!shelf.value.length) return null;
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" });
  return (
    <section class="shelf" aria-label={g("savedGames")}>
      <h3>{g("savedGames")}</h3>
      <ul>
        {shelf.value.map((kept) => (
          <li key={kept.id}>
            <button type="button" class="shelf-game" onClick={() => void resume(kept.id)}>
              <b>{kept.name}</b>
              <span class="muted">
                {g("roundN", kept.round)} · {when.format(kept.played)}
              </span>
            </button>
            <IconButton
              icon="trash"
              label={g("forgetGame", kept.name)}
              onClick={() => confirm(g("reallyForget")) && void forget(kept.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const LeaveTable = () => (
  <button type="button" class="link" onClick={leaveTable}>
    {g("leaveTable")}
  </button>
);

/** How a game begins, or goes on. */
export function StartGame() {
  const found = gameOfBoard();
  const isScenario = (found.start as { format?: string }).format === "scenario/1";
  const figures = scene.value.figures ?? [];
  if (table.value?.may === "read") {
    return (
      <div class="start-game">
        <p>{g("emptyTable")}</p>
        <LeaveTable />
      </div>
    );
  }
  return (
    <div class="start-game">
      <p>{table.value ? g("emptyTable") : g("playSays")}</p>
      <JoinTable />
      <div class="choice-row" role="group" aria-label={g("modifierCards")}>
        <span>{g("modifierCards")}</span>
        <div class="segments">
          {[true, false].map((here) => (
            <button
              key={String(here)}
              type="button"
              aria-pressed={drawnHere.value === here}
              onClick={() => (drawnHere.value = here)}
            >
              {here ? g("drawnHere") : g("drawnThere")}
            </button>
          ))}
        </div>
      </div>
      <button type="button" class="button primary big" disabled={!figures.length} onClick={() => void begin(found)}>
        <Icon name="play" size={18} />
        {table.value ? g("putOnTable") : isScenario ? g("playScenario") : g("playBoard")}
      </button>
      {refusal.value && <Problem error={refusal.value} />}
      <section class="open-scenario">
        <h3>{g("anotherScenario")}</h3>
        <PartyForm />
        <label class="button big file-button">
          <Icon name="open" size={18} />
          {g("openScenario")}
          <input
            type="file"
            class="hidden"
            multiple
            accept=".json,.txt,.elm,application/json"
            onChange={(e) => {
              const files = [...(e.currentTarget.files ?? [])];
              e.currentTarget.value = "";
              if (files.length) void openFiles(files);
            }}
          />
        </label>
        <p class="hint">{g("opens")}</p>
      </section>
      <Shelf />
      {table.value && <LeaveTable />}
    </div>
  );
}
