const FONT_PX = 12;

/** Colours and letters of the place that a chart is drawn in. */
export interface Ink {
  readonly of: (variable: string) => string;
  readonly font: string;
  /** The same for so many pixels of the device in one of the page. */
  readonly fontAt: (ratio: number) => string;
}

export function inkOf(element: Element): Ink {
  const style = getComputedStyle(element);
  const fontAt = (ratio: number): string => `${FONT_PX * ratio}px ${style.fontFamily}`;
  return { of: (variable) => style.getPropertyValue(variable).trim(), font: fontAt(1), fontAt };
}
