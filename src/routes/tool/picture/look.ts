/** Colours and letters of the page as it is, so that the picture looks like it. */
export interface Look {
  readonly font: string;
  /** Of a variable such as `--accent`. */
  readonly color: (variable: string) => string;
}

export function readLook(): Look {
  const root = getComputedStyle(document.documentElement);
  return {
    font: getComputedStyle(document.body).fontFamily,
    color: (variable) => root.getPropertyValue(variable).trim(),
  };
}
