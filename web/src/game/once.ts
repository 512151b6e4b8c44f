/** A click handler that ignores the second of two quick clicks: it was meant for the button that stood there before. */
export const once =
  (then: () => void) =>
  (click: MouseEvent): void => {
    if (click.detail < 2) then();
  };
