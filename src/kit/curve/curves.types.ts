export interface CurvePoint {
  /** Epoch milliseconds. */
  readonly time: number;
  /** Null breaks the line. */
  readonly value: number | null;
}

export interface CurveLine {
  readonly id: string;
  readonly label: string;
  /** The short name that stands at its end, beside the last value; without one nothing does. */
  readonly tag?: string;
  /** A variable of the theme, such as `--accent`. */
  readonly color: string;
  readonly points: readonly CurvePoint[];
  readonly isDashed?: boolean;
  /** Goes on from the main line: where there is no room for both, its value counts more than its name. */
  readonly isForetold?: boolean;
  /** Drawn thicker: what the chart is about. */
  readonly isMain?: boolean;
}

/** The room between two lines, such as the interval of a forecast. */
export interface CurveBand {
  readonly id: string;
  readonly color: string;
  readonly points: readonly { readonly time: number; readonly low: number; readonly high: number }[];
}

/** A vertical line. */
export interface CurveMark {
  readonly time: number;
  readonly label: string;
  readonly isStrong?: boolean;
}

export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

export interface CurveFormat {
  /** A value beside the axis: neighbours stay distinct however near. */
  readonly axis: (value: number) => string;
  /** A value at the end of its line, in three digits. */
  readonly short: (value: number) => string;
  readonly value: (value: number) => string;
  readonly day: (time: number) => string;
  /** Of the month, where the name of a day has no room. */
  readonly dayNumber: (time: number) => string;
  readonly moment: (time: number) => string;
}

export interface CurveData {
  readonly lines: readonly CurveLine[];
  readonly bands: readonly CurveBand[];
  readonly marks: readonly CurveMark[];
  /** Lighter ground, such as weekends. */
  readonly shades: readonly TimeSpan[];
  /** Where the grid has a line and the axis a day: midnights. */
  readonly days: readonly number[];
  /** What shows before anybody zooms. */
  readonly range: TimeSpan;
}

/** What is under the pointer; null when it is off the chart. */
export interface CurveHit {
  readonly time: number;
  /** Pixels from the left edge of the chart. */
  readonly left: number;
  readonly isRight: boolean;
  readonly values: readonly { readonly line: CurveLine; readonly value: number }[];
}

/** Where time lies: pixels from the left edge of the chart, and what they show. */
export interface CurveView extends TimeSpan {
  readonly left: number;
  readonly width: number;
}

/** A drawn chart. */
export interface Plot {
  readonly zoom: (factor: number) => void;
  readonly reset: () => void;
  /** Moves the cursor by so many readings of the first line. */
  readonly step: (by: number) => void;
  readonly canvas: HTMLCanvasElement;
  readonly destroy: () => void;
}
