import type { Cut } from '#model/chart/preview/cuts';

export const LANES = 7;
/** Room for times at the left, for counts and tempos at the right. */
export const LEFT = 36;
const RIGHT = 34;

/** How a piece of a chart lies on its picture, in pixels. Time runs upwards. */
export interface Geometry {
  readonly cut: Cut;
  readonly pxPerSecond: number;
  readonly laneWidth: number;
  /** Room above and below for the halves of notes at the edges. */
  readonly pad: number;
}

/** Lanes grow with the zoom, but stay wide enough to tell and narrow enough to compare. */
export const laneWidthOf = (pxPerSecond: number): number =>
  Math.min(30, Math.max(7, Math.round(pxPerSecond / 6)));

export const widthOf = (laneWidth: number): number => LEFT + LANES * laneWidth + RIGHT;

export const heightOf = ({ cut, pxPerSecond, pad }: Geometry): number =>
  Math.round((cut.to - cut.from) * pxPerSecond) + 2 * pad;

/** The middle of a lane. */
export const xOf = ({ laneWidth }: Pick<Geometry, 'laneWidth'>, lane: number): number =>
  LEFT + (lane + 0.5) * laneWidth;

export const yOf = ({ cut, pxPerSecond, pad }: Geometry, seconds: number): number =>
  pad + (cut.to - seconds) * pxPerSecond;

/** The place on the chart below a pixel. */
export const placeAt = (geometry: Geometry, x: number, y: number) => ({
  seconds: geometry.cut.to - (y - geometry.pad) / geometry.pxPerSecond,
  lane: (x - LEFT) / geometry.laneWidth - 0.5,
});
