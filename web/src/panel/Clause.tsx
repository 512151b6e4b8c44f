import { signal } from "@preact/signals";
import { patientAsker } from "../engine/client.ts";
import { titleOf } from "../scene/editions.ts";
import { resultOf, spokenRequest } from "../engine/engine.ts";
import { clauseTitles } from "../text/clauseTitles.ts";
import { language } from "../text/language.ts";
import { capital } from "../text/words.ts";

interface ClauseText {
  readonly id: string;
  readonly pages: Readonly<Record<string, string>>;
  readonly says: string;
  readonly differs: Readonly<Record<string, string>>;
}

/** The title of a clause: in English the words of its id, "Focus path", elsewhere its German title. */
export function clauseTitle(id: string): string {
  return language.value === "en" ? capital((id.split(".")[1] ?? id).replaceAll("-", " ")) : (clauseTitles[id] ?? id);
}

const known = signal<Readonly<Record<string, ClauseText | null>>>({});
const opened = signal<string | null>(null);

/** Closes what a clause says. Says whether one was open. */
export function closeClause(): boolean {
  const open = opened.peek() !== null;
  opened.value = null;
  return open;
}

/** A page in the language of the page: "Frosthaven p.41" is "Frosthaven S. 41". */
const pageText = (page: string): string => (language.value === "en" ? page : page.replaceAll(/\bp\./g, "S. "));

/** What is known of a clause is known in one language. */
const nameOf = (id: string): string => `${id} ${language.value}`;

async function learn(id: string): Promise<void> {
  const name = nameOf(id);
  if (name in known.value) return;
  const text = await patientAsker.ask(`clause ${name}`, "clauses", spokenRequest({}, { ids: [id] }));
  if (text === undefined) return;
  const result = resultOf<{ clauses: ClauseText[] }>(text);
  known.value = { ...known.value, [name]: result.ok ? (result.value.clauses[0] ?? null) : null };
}

/** A clause by its page; opened, it shows what the rule says. */
export function Clause({ id, page, at }: { id: string; page: string; at?: string }) {
  const name = at ?? id;
  const open = opened.value === name;
  const text = known.value[nameOf(id)];
  return (
    <span class="clause-box">
      <button
        type="button"
        class="clause"
        aria-expanded={open}
        onClick={(e) => {
          e.stopPropagation();
          opened.value = open ? null : name;
          void learn(id);
        }}
      >
        {page ? pageText(page) : id}
      </button>
      {open && (
        <span class="clause-text">
          <b>{clauseTitle(id)}</b>
          {text && <span>{text.says}</span>}
          {text &&
            Object.entries(text.differs ?? {}).map(([edition, says]) => (
              <span key={edition}>
                <i>{titleOf(edition)}</i>: <span lang="en">{says}</span>
              </span>
            ))}
          {text && (
            <span class="muted">
              {Object.entries(text.pages)
                .map(([book, pages]) => `${titleOf(book)} ${pageText(pages)}`)
                .join(" · ")}
              {" · "}
              <code>{id}</code>
            </span>
          )}
        </span>
      )}
    </span>
  );
}
