import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { blankScene } from "../scene/start.ts";
import { library, loadLibrary, type Sample, type Shipped } from "../state/library.ts";
import { openFiles, openText, openValue } from "../state/open.ts";
import { t } from "../text/text.ts";
import { Dialog } from "./Controls.tsx";
import { Icon } from "./Icon.tsx";

const pasted = signal("");
const wanted = signal("");

const titleOf = (document: unknown, path: string): string => {
  const { name } = document as { name?: string };
  const text = name ?? path.replace(/.*\/|\.json$/g, "");
  return (text.charAt(0).toUpperCase() + text.slice(1)).replaceAll("-", " ");
};

function Samples({ open }: { open: (value: unknown, sample?: Sample) => void }) {
  const shelf = library.value;
  return (
    <section>
      <h3>{t("start")}</h3>
      <div class="samples">
        <button type="button" onClick={() => open(blankScene())}>
          <b>{t("newFlat")}</b>
          <span>{t("newFlatSays")}</span>
        </button>
        <button type="button" onClick={() => open(blankScene(8, 6, "odd-r"))}>
          <b>{t("newPointy")}</b>
          <span>{t("newPointySays")}</span>
        </button>
        <button type="button" onClick={() => open(blankScene(1, 1, "axial", true))}>
          <b>{t("newEmpty")}</b>
          <span>{t("newEmptySays")}</span>
        </button>
        {shelf?.samples.map((sample) => (
          <button key={sample.path} type="button" onClick={() => open(sample.document, sample)}>
            <b>{titleOf(sample.document, sample.path)}</b>
            <span>
              {t("sample")}: {t(sample.view)}
            </span>
          </button>
        ))}
      </div>
    </section>
  );
}

function Disputes({ open }: { open: (value: unknown) => void }) {
  const shelf = library.value;
  if (!shelf) return null;
  const find = wanted.value.toLowerCase();
  const fits = (d: Shipped): boolean =>
    !find || JSON.stringify([d.document.name, d.document.question, d.path]).toLowerCase().includes(find);
  const ofPath = (path: string): unknown => shelf.disputes.find((d) => d.path === path)?.document;
  const contradictions = shelf.contradictions.filter(
    (c) => !find || `${c.title} ${c.question}`.toLowerCase().includes(find),
  );
  const known = new Set(shelf.contradictions.map((c) => c.path));
  const others = shelf.disputes.filter((d) => fits(d) && !known.has(d.path));
  return (
    <section class="browse">
      <h3>{t("browse")}</h3>
      <input
        type="search"
        aria-label={t("search")}
        placeholder={t("search")}
        value={wanted.value}
        onInput={(e) => (wanted.value = e.currentTarget.value)}
      />
      <div class="browse-list" tabIndex={0} role="group" aria-label={t("browse")}>
        {contradictions.map((c) => (
          <button key={c.path} type="button" onClick={() => open(ofPath(c.path))}>
            <b>{c.title}</b>
            <span>{c.question}</span>
          </button>
        ))}
        {others.map((d) => (
          <button key={d.path} type="button" onClick={() => open(d.document)}>
            <b>{titleOf(d.document, d.path)}</b>
            <span>{d.document.question}</span>
          </button>
        ))}
      </div>
    </section>
  );
}

export function OpenDialog({ onClose }: { onClose: () => void }) {
  useEffect(() => void loadLibrary(), []);
  const open = (value: unknown, sample?: Sample): void => void openValue(value, sample?.view).then(onClose);
  const take = async (text: string): Promise<void> => {
    if (!(await openText(text))) return;
    pasted.value = "";
    onClose();
  };
  return (
    <Dialog title={t("open")} onClose={onClose} wide>
      <Samples open={open} />
      <section class="paste">
        <h3>{t("paste")}</h3>
        <textarea
          rows={4}
          aria-label={t("paste")}
          placeholder={t("pasteSays")}
          spellcheck={false}
          value={pasted.value}
          onInput={(e) => (pasted.value = e.currentTarget.value)}
        />
        <div class="row">
          <button
            type="button"
            class="button primary"
            disabled={!pasted.value.trim()}
            onClick={() => void take(pasted.value)}
          >
            {t("openText")}
          </button>
          <label class="button">
            <Icon name="open" size={18} />
            {t("file")}
            <input
              type="file"
              class="hidden"
              multiple
              accept=".json,.txt,application/json"
              onChange={(e) => void openFiles(e.currentTarget.files ?? []).then((opened) => opened && onClose())}
            />
          </label>
        </div>
        <p class="hint">{t("filesSay")}</p>
      </section>
      <Disputes open={open} />
    </Dialog>
  );
}
