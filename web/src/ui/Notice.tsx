import { notice } from "../state/store.ts";

/** A message for a moment, over the board or in the dialog that is open. */
export function Notice() {
  const says = notice.value;
  if (!says) return null;
  return (
    <button type="button" class={`notice${says.bad ? " bad" : ""}`} onClick={() => (notice.value = null)}>
      <span role="alert">{says.text}</span>
    </button>
  );
}
