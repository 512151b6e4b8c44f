import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../ui/Icon.tsx";
import { g } from "./text.ts";
import { askForTable, join, offered, table, tableProblem } from "./table.ts";

const code = signal("");

/** Sitting down at the table of the server from which this page comes. */
export function JoinTable() {
  useEffect(() => void askForTable(), []);
  if (!offered.value || table.value) return null;
  const problem = tableProblem.value;
  return (
    <form
      class="join-table"
      onSubmit={(e) => {
        e.preventDefault();
        void join(code.value);
      }}
    >
      <p>{g("tableSays")}</p>
      <div class="action-row">
        <label class="grow">
          <span class="muted">{g("code")}</span>
          <input
            type="text"
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            value={code.value}
            onInput={(e) => (code.value = e.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button primary big" disabled={!code.value.trim()}>
          <Icon name="check" size={18} />
          {g("join")}
        </button>
      </div>
      {problem && (
        <p class="problem" role="alert">
          {g(problem)}
        </p>
      )}
    </form>
  );
}
