/** For a button that answers: the second of two quick clicks was meant for what stood there before. */
export const once =
  (then: () => void) =>
  (click: MouseEvent): void => {
    if (click.detail < 2) then();
  };
