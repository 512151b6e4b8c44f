import { importNotes } from "../state/store.ts";
import { t } from "../text/text.ts";
import { IconButton } from "./Controls.tsx";
import { dialog } from "./Dialogs.tsx";

/**
 * What the last import left out or assumed, until it is dismissed. Nothing outside a dialog is read aloud while
 * the dialog is open, so the list appears when the dialog has closed.
 */
export function ImportNotes() {
  const notes = dialog.value ? [] : importNotes.value;
  const inEnglish = t("importNotesEnglish");
  return (
    <div role="status" class="import-notes-place">
      {notes.length > 0 && (
        <section class="import-notes" aria-label={t("importNotes")}>
          <header>
            <h2>{t("importNotes")}</h2>
            <IconButton icon="close" label={t("dismiss")} onClick={() => (importNotes.value = [])} />
          </header>
          {inEnglish && <p class="hint">{inEnglish}</p>}
          <ul lang="en">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
