/** Ticks per beat in written files. Files that are read need not state any. */
export const TICKS = 480;
/** Lane 0 of this game among the sixteen, of which the twelve in the middle are played. */
export const FIRST_LANE = 5;

/** The key of a position, by which notes find the marks that modify them. */
export const keyOf = (tick: number, lane: number): string => `${tick}:${lane}`;
