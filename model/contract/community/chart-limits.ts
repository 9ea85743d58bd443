/** What a published chart keeps to; no schemas, so that pages can have it. */

export const MAX_ENTRIES = 10_000;
export const MAX_CONNECTIONS = 1_000;
export const LAST_BEAT = 100_000;
export const MAX_BPM = 1e9;
export const LAST_LANE = 6;
/** Half a lane outside: official charts have hidden nodes there, which only bend a slide. */
export const MAX_BEND = 0.5;
export const MAX_WIDTH = 7;
export const MAX_MARK = 100;
export const MAX_ARTISTS = 200;
export const MAX_SUMMARY = 2_000;
export const MAX_CHART_LEVEL = 100;
