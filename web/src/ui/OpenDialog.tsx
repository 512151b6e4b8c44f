import { signal } from "@preact/signals";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Edition, Scene } from "forms";
import { focusBoard } from "../board/view.ts";
import { choices, inFull } from "../scene/editions.ts";
import type { Coordinates } from "../scene/hex.ts";
import { isSoundScene } from "../scene/sound.ts";
import { newScene, shapes, type Shape } from "../scene/start.ts";
import { boards, current, loaded, removeBoard, renameBoard, takeBoard, titleOf, type Entry } from "../state/boards.ts";
import { library, loadLibrary, type Sample, type Shipped } from "../state/library.ts";
import { openFiles, openText, openValue, pendingScenario } from "../state/open.ts";
import { wantRules } from "../state/rules.ts";
import { scene } from "../state/store.ts";
import { capital, language, t, type TextKey } from "../text/text.ts";
import { Dialog, IconButton, Select } from "./Controls.tsx";
import { Icon } from "./Icon.tsx";
import { Steps } from "./Steps.tsx";
import { judged } from "../state/judge.ts";
import { Thumbnail } from "./Thumbnail.tsx";

const parts = ["new", "boards", "files", "disputes"] as const;
type Part = (typeof parts)[number];
const partText: Record<Part, TextKey> = {
  new: "newBoard",
  boards: "myBoards",
  files: "openFiles",
  disputes: "disputes",
};

/** The part that was open last. */
export const openPart = signal<Part>("new");
const pasted = signal("");
const wanted = signal("");

const nameOf = (document: unknown, path: string): string => {
  const { name } = document as { name?: string };
  const text = name ?? path.replace(/.*\/|\.json$/g, "");
  return capital(text).replaceAll("-", " ");
};

const sceneIn = (document: unknown): Scene | undefined => {
  const scene = (document as { scene?: unknown } | undefined)?.scene ?? document;
  return isSoundScene(scene) ? (scene as Scene) : undefined;
};

const ignore = (): void => undefined; // The tile goes without a picture.

/** The board of a tile. The engine reads those that are drawn as text. */
function Board({ scene: board }: { readonly scene: Scene }) {
  const [read, setRead] = useState<Scene>();
  const drawn = !!board.map.picture;
  useEffect(() => {
    if (drawn) void judged(board).then((document) => setRead(document.scene), ignore);
  }, [board, drawn]);
  const shown = drawn ? read : board;
  return shown ? <Thumbnail scene={shown} /> : null;
}

interface TileProps {
  readonly title: string;
  readonly says?: string;
  readonly scene: Scene | undefined;
  readonly pressed?: boolean;
  readonly onClick: () => void;
}

/** A board to open: its picture, its name and a line about it. */
function Tile({ title, says, scene: board, pressed, onClick }: TileProps) {
  return (
    <button type="button" class="board-tile" aria-current={pressed ? "true" : undefined} onClick={onClick}>
      <span class="tile-picture">{board ? <Board scene={board} /> : <Icon name="dispute" size={40} />}</span>
      <b>{title}</b>
      {says && <span class="tile-says">{says}</span>}
    </button>
  );
}

const shapeText: Record<Shape, TextKey> = {
  room: "shapeRoom",
  hall: "shapeHall",
  two: "shapeTwo",
  empty: "shapeEmpty",
};

/** A new board: its edition, level, number of characters and shape. */
function New({ done }: { readonly done: () => void }) {
  const [edition, setEdition] = useState<Edition>(inFull(scene.peek().edition));
  const [level, setLevel] = useState(scene.peek().level ?? 1);
  const [players, setPlayers] = useState(2);
  const [pointy, setPointy] = useState(false);
  const coordinates: Coordinates = pointy ? "odd-r" : "axial";
  const make = (shape: Shape): Scene => newScene({ edition, level, players, shape, coordinates });
  return (
    <section class="new-board">
      <div class="new-row">
        <Select label={t("edition")} value={edition} options={choices()} onChange={setEdition} />
        <Steps label={t("level")} value={level} least={0} most={7} onChange={setLevel} />
        <Steps label={t("characters")} value={players} least={1} most={4} onChange={setPlayers} />
        <fieldset class="steps">
          <legend>{t("hexesAre")}</legend>
          {[false, true].map((to) => (
            <button
              key={String(to)}
              type="button"
              class="step"
              aria-pressed={pointy === to}
              onClick={() => setPointy(to)}
            >
              {t(to ? "pointyTop" : "flatTop")}
            </button>
          ))}
        </fieldset>
      </div>
      <div class="tiles">
        {shapes.map((shape) => (
          <Tile
            key={shape}
            title={t(shapeText[shape])}
            scene={make(shape)}
            onClick={() => void openValue(make(shape)).then(done)}
          />
        ))}
      </div>
      <Samples done={done} />
    </section>
  );
}

/** What the samples that have no name of their own are called. */
const sampleText: Readonly<Record<string, TextKey>> = {
  "examples/round/two-rooms.json": "sampleTwoRooms",
  "examples/round/room.json": "sampleRoom",
  "examples/app/room.json": "sampleThreat",
};

function nameOfSample({ path, document }: Sample): string {
  const key = sampleText[path];
  return key ? t(key) : nameOf(document, path);
}

function Samples({ done }: { readonly done: () => void }) {
  const shelf = library.value;
  if (!shelf) return null;
  const open = (sample: Sample): void => void openValue(sample.document, sample.view).then(done);
  return (
    <>
      <h3>{t("examples")}</h3>
      <div class="tiles">
        {shelf.samples.map((sample) => (
          <Tile
            key={sample.path}
            title={nameOfSample(sample)}
            says={t(sample.view)}
            scene={sceneIn(sample.document)}
            onClick={() => open(sample)}
          />
        ))}
      </div>
    </>
  );
}

function BoardTile({ entry, done }: { readonly entry: Entry; readonly done: () => void }) {
  const document = useMemo(() => loaded(entry.id)?.work.document, [entry.id, entry.edited]);
  const [naming, setNaming] = useState(false);
  const title = titleOf(entry, document);
  if (!document) return null;
  const when = new Date(entry.edited).toLocaleDateString(language.value, {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  });
  const isHere = entry.id === current.value;
  return (
    <li class="board-entry">
      <Tile
        title={title}
        says={isHere ? t("onTheTable") : when}
        scene={document.scene}
        pressed={isHere}
        onClick={() => (isHere || takeBoard(entry.id)) && done()}
      />
      {naming ? (
        <input
          class="board-name"
          type="text"
          aria-label={t("boardName")}
          value={entry.name ?? ""}
          placeholder={title}
          maxLength={80}
          ref={(input) => input?.focus()}
          onChange={(e) => renameBoard(entry.id, e.currentTarget.value)}
          onBlur={() => setNaming(false)}
          onKeyDown={(e) => e.key === "Enter" && e.currentTarget.blur()}
        />
      ) : (
        <div class="board-buttons">
          <IconButton icon="pencil" class="small" label={`${t("rename")}: ${title}`} onClick={() => setNaming(true)} />
          {!isHere && (
            <IconButton
              icon="trash"
              class="small"
              label={`${t("remove")}: ${title}`}
              onClick={() => removeBoard(entry.id)}
            />
          )}
        </div>
      )}
    </li>
  );
}

function Boards({ done }: { readonly done: () => void }) {
  return (
    <section>
      <p class="hint">{t("boardsSay")}</p>
      <ul class="tiles">
        {boards.value.map((entry) => (
          <BoardTile key={entry.id} entry={entry} done={done} />
        ))}
      </ul>
    </section>
  );
}

function Files({ done }: { readonly done: () => void }) {
  const take = async (text: string): Promise<void> => {
    if (!(await openText(text))) return;
    pasted.value = "";
    done();
  };
  return (
    <section class="paste">
      <p class="hint">{t("filesSay")}</p>
      <div class="row">
        <label class="button primary">
          <Icon name="open" size={18} />
          {t("chooseFiles")}
          <input
            type="file"
            class="hidden"
            multiple
            accept=".json,.txt,.elm,application/json"
            onChange={(e) => void openFiles(e.currentTarget.files ?? []).then((opened) => opened && done())}
          />
        </label>
      </div>
      <textarea
        rows={5}
        aria-label={t("paste")}
        placeholder={t("pasteSays")}
        spellcheck={false}
        value={pasted.value}
        onInput={(e) => (pasted.value = e.currentTarget.value)}
      />
      <div class="row">
        <button type="button" class="button" disabled={!pasted.value.trim()} onClick={() => void take(pasted.value)}>
          {t("openText")}
        </button>
      </div>
    </section>
  );
}

const titleWithoutNumber = (title: string): string => title.replace(/^\d+\.\s*/, "");

function Disputes({ done }: { readonly done: () => void }) {
  const shelf = library.value;
  if (!shelf) return null;
  const find = wanted.value.toLowerCase();
  const fits = (d: Shipped): boolean =>
    !find || JSON.stringify([d.document.name, d.document.question, d.path]).toLowerCase().includes(find);
  const open = (value: unknown): void => void openValue(value, "dispute").then(done);
  const ofPath = (path: string): unknown => shelf.disputes.find((d) => d.path === path)?.document;
  const contradictions = shelf.contradictions.filter(
    (c) => !find || `${c.title} ${c.question}`.toLowerCase().includes(find),
  );
  const known = new Set(shelf.contradictions.map((c) => c.path));
  const others = shelf.disputes.filter((d) => fits(d) && !known.has(d.path));
  return (
    <section class="browse">
      <input
        type="search"
        aria-label={t("search")}
        placeholder={t("searchDisputes")}
        value={wanted.value}
        onInput={(e) => (wanted.value = e.currentTarget.value)}
      />
      <div class="tiles browse-list" role="group" aria-label={t("browse")}>
        {contradictions.map((c) => (
          <Tile
            key={c.path}
            title={titleWithoutNumber(c.title)}
            says={c.question}
            scene={sceneIn(ofPath(c.path))}
            onClick={() => open(ofPath(c.path))}
          />
        ))}
        {others.map((d) => (
          <Tile
            key={d.path}
            title={nameOf(d.document, d.path)}
            says={d.document.question ?? ""}
            scene={sceneIn(d.document)}
            onClick={() => open(d.document)}
          />
        ))}
      </div>
    </section>
  );
}

/** New boards, the boards of this browser, files, and disputes to look at. */
export function OpenDialog({ onClose }: { readonly onClose: () => void }) {
  useEffect(() => void loadLibrary().then(wantRules), []);
  const done = (): void => {
    if (pendingScenario.peek()) return;
    onClose();
    focusBoard();
  };
  const now = openPart.value;
  return (
    <Dialog title={t("open")} onClose={onClose} wide>
      <div class="parts" role="group" aria-label={t("open")}>
        {parts.map((part) => (
          <button key={part} type="button" aria-pressed={part === now} onClick={() => (openPart.value = part)}>
            {t(partText[part])}
          </button>
        ))}
      </div>
      {now === "new" && <New done={done} />}
      {now === "boards" && <Boards done={done} />}
      {now === "files" && <Files done={done} />}
      {now === "disputes" && <Disputes done={done} />}
    </Dialog>
  );
}
