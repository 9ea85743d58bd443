/** The three parameters of a card, in the order used everywhere. */
export const STATS = ['performance', 'technique', 'visual'] as const;
export type Stat = (typeof STATS)[number];
/** performance, technique, visual. */
export type StatTriple = readonly [number, number, number];
