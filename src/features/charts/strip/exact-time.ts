const HUNDREDTHS = 100;
/** Times of whole hundredths may lie a hair below them. */
const HAIR = 1e-6;

/** `0:44.12`, whose minutes and seconds `length` writes. */
export function exactTime(seconds: number, length: (seconds: number) => string): string {
  const all = Math.floor(Math.max(0, seconds) * HUNDREDTHS + HAIR);
  return `${length(Math.floor(all / HUNDREDTHS))}.${String(all % HUNDREDTHS).padStart(2, '0')}`;
}
