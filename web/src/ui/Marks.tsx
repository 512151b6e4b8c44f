import type { Condition, ElementName as Element } from "forms";
import { conditionMarks, elementMarks } from "../scene/marks.ts";

/** The drawing of a condition. */
export function ConditionMark({ name, size = 18 }: { readonly name: Condition; readonly size?: number }) {
  return (
    <svg class="mark" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={conditionMarks[name]} />
    </svg>
  );
}

/** The drawing of an element. */
export function ElementMark({ name, size = 22 }: { readonly name: Element; readonly size?: number }) {
  return (
    <svg class="mark-filled" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={elementMarks[name]} fill-rule="evenodd" />
    </svg>
  );
}
