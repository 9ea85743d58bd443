/** Where things stand on the stage, in its pixels (reference R76). */
export const CENTRE_X = 667;
/** Height at which notes are hit. */
export const LINE_Y = 630;
/** Height at which all lanes would meet. */
export const VANISH_Y = -34;
/** Width of a lane at the line. */
export const LANE_WIDTH = 152.5;
export const LANES = 7;
/** Size of what is at the far end, beside its size at the line. */
export const FAR = 0.05;

/** `ratio` is 1 at the line and 0 where the lanes meet. */
export const yAt = (ratio: number): number => VANISH_Y + (LINE_Y - VANISH_Y) * ratio;

export const ratioAt = (y: number): number => (y - VANISH_Y) / (LINE_Y - VANISH_Y);

/** `border` counts lanes from the left edge of the field: 0 to 7. */
export const xAt = (border: number, ratio: number): number =>
  CENTRE_X + (border - LANES / 2) * LANE_WIDTH * ratio;
