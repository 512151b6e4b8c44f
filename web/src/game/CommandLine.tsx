import { signal } from "@preact/signals";
import { useEffect, useId, useRef } from "preact/hooks";
import { command, refusal, refusedLine } from "./game.ts";
import { Refusal } from "./Refusal.tsx";
import { g } from "./text.ts";

const typed = signal("");

/** For whatever has no button: a command as in a terminal. */
export function CommandLine({ label, hint }: { readonly label: string; readonly hint: string }) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const refused = refusedLine.value === id ? refusal.value : null;
  useEffect(() => {
    if (refused) box.current?.scrollIntoView({ block: "nearest" });
  }, [refused]);
  const send = async (): Promise<void> => {
    if (typed.value.trim() && (await command(typed.value.trim(), id))) typed.value = "";
  };
  return (
    <div class="command-box" ref={box}>
      <form
        class="command-line"
        onSubmit={(e) => {
          e.preventDefault();
          void send();
        }}
      >
        <label class="grow">
          <span class="muted">{label}</span>
          <input
            type="text"
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            placeholder={hint}
            value={typed.value}
            onInput={(e) => (typed.value = e.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button big" disabled={!typed.value.trim()}>
          {g("send")}
        </button>
      </form>
      <Refusal line={id} />
    </div>
  );
}
