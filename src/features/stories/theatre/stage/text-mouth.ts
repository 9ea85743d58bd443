/** Half a syllable, and how far a mouth opens for it, one after the other: no two alike next to each other. */
const BEAT_MS = 75;
const SHARES = [0.1, 0.7, 0.25, 0.85, 0.15, 0.55, 0, 0.75, 0.3, 0.6] as const;

/** How far a mouth is open while text without a voice comes up. */
export function mouthOfText(ms: number): number {
  const place = ms / BEAT_MS;
  const nth = Math.floor(place);
  const [from = 0, to = 0] = [SHARES[nth % SHARES.length], SHARES[(nth + 1) % SHARES.length]];
  return from + (to - from) * (place - nth);
}
