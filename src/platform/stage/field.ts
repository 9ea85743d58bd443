import { STAGE_WIDTH } from '#model/chart/stage/draw-list';
import { depthAt, LINE_Y, ratioAt, xAt, yAt } from '#model/chart/stage/geometry';

export const CENTRE_X = STAGE_WIDTH / 2;

/** Where notes come into sight, and how large they are there. */
export const FAR_Y = yAt(ratioAt(depthAt(-1)));

/** Size of what stands at that height, 1 at the line. */
export const ratioAtY = (y: number): number => (y - yAt(0)) / (LINE_Y - yAt(0));

/** Edges between lanes, from the left edge of the field, 0, to the right one, 7. */
export const borderX = (border: number, ratio: number): number => xAt(border - 0.5, ratio);
