/** Beats without drift: every one that lies on a division is the nearest double to its fraction, however it was reached. */

/** The finest parts of a beat: those of the grid without snapping, which has the lines of most others. */
const MAX_PARTS = 480;

/** Closer beats are the same one. Two fractions of up to 480 parts are further apart. */
export const SAME_BEAT = 1e-6;

export const isSameBeat = (a: number, b: number): boolean => Math.abs(a - b) < SAME_BEAT;

/** Whether each is later than the one before. */
export const areRising = (beats: readonly number[]): boolean =>
  beats.every((beat, i) => i === 0 || beat > (beats[i - 1] ?? beat));

/** The nearest beat of a division of whole beats. */
export const snapped = (beat: number, division: number): number => Math.round(beat * division) / division + 0;

/** The fraction of up to 480 parts that a sum of beats was meant to be; the sum itself where there is none. */
export function tidyBeat(beat: number): number {
  const whole = Math.floor(beat);
  const part = beat - whole;
  // Continued fraction: each step comes nearer, and the first fraction that is near enough is the only one.
  let [count, countBefore] = [1, 0];
  let [parts, partsBefore] = [0, 1];
  let rest = part;
  for (;;) {
    const step = Math.floor(rest);
    [count, countBefore] = [step * count + countBefore, count];
    [parts, partsBefore] = [step * parts + partsBefore, parts];
    if (parts > MAX_PARTS) return beat;
    if (Math.abs(count / parts - part) < SAME_BEAT) return (whole * parts + count) / parts + 0;
    rest = 1 / (rest - step);
  }
}
