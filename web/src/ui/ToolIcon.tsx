import { outlines } from "../board/Token.tsx";
import type { Look } from "../scene/figures.ts";
import { Icon, type IconName } from "./Icon.tsx";

const looksDrawn = new Set<string>(["character", "summon", "ally", "normal", "elite", "named", "boss", "objective"]);

/** The picture of a tool: an icon, or the token that it places. */
export function ToolIcon({ name }: { name: string }) {
  if (!looksDrawn.has(name)) return <Icon name={name as IconName} />;
  return (
    <svg viewBox="-32 -32 64 64" width="22" height="22" class={`token token-${name}`} aria-hidden="true">
      <path class="token-body" d={outlines[name as Look]} />
    </svg>
  );
}
