/** Ticks of a beat in what is written; what is read need not say any. */
export const TICKS = 480;
/** Lane 0 of this game among the sixteen, of which the twelve in the middle are played. */
export const FIRST_LANE = 5;

/** A place: what other notes say of a note is found by it. */
export const keyOf = (tick: number, lane: number): string => `${tick}:${lane}`;
