/** Beats without drift: every one that lies on a division is the nearest double to its fraction, however it was reached. */

/** Parts of a beat that notes can be put on. */
export const MIN_DIVISION = 1;
export const MAX_DIVISION = 192;

/** Parts of a beat that are told apart: all divisions, and the fine grid of notes that are placed without snapping. */
const MAX_PARTS = 480;

/** Closer beats are the same one. Two fractions of up to 480 parts are further apart. */
export const SAME_BEAT = 1e-6;

export const isSameBeat = (a: number, b: number): boolean => Math.abs(a - b) < SAME_BEAT;

/** The nearest beat of a division of whole beats. */
export const snapped = (beat: number, division: number): number => Math.round(beat * division) / division + 0;

/** The beat so many steps of a division further on, for keys that step. */
export const stepped = (beat: number, steps: number, division: number): number =>
  (steps < 0 ? Math.ceil(beat * division - SAME_BEAT) : Math.floor(beat * division + SAME_BEAT)) / division +
  steps / division;

/** The fraction of up to 480 parts that a sum of beats was meant to be; the sum itself where there is none. */
export function tidyBeat(beat: number): number {
  const whole = Math.floor(beat);
  // Continued fraction: p/q comes nearer with each step, and the first one that is near enough is the only one.
  let [before, parts] = [0, 1];
  let [countBefore, count] = [1, 0];
  let rest = beat - whole;
  for (;;) {
    const step = Math.floor(rest);
    [countBefore, count] = [step * countBefore + count, countBefore];
    [before, parts] = [step * before + parts, before];
    if (before > MAX_PARTS) return beat;
    if (Math.abs(countBefore / before - (beat - whole)) < SAME_BEAT) {
      return (whole * before + countBefore) / before + 0;
    }
    rest = 1 / (rest - step);
  }
}
