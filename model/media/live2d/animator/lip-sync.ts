/** A mouth follows what is said in steps of this length (reference R127). */
const STEP_MS = 33;
/** Quieter than this is breath and noise. */
const QUIET = 0.012;
/** Voices that are this loud open the mouth all the way. */
const LOUD = 0.22;

/** How far a stretch of sound, with values from -1 to 1, opens a mouth: from 0 to 1. */
export function mouthShare(samples: Float32Array): number {
  let squares = 0;
  let count = 0;
  for (const sample of samples) {
    if (!Number.isFinite(sample)) continue;
    squares += sample * sample;
    count += 1;
  }
  if (count === 0) return 0;
  const loudness = Math.sqrt(squares / count);
  // By the root: voices are mostly quiet, and a mouth that hardly opens looks as if it was shut.
  return loudness <= QUIET ? 0 : Math.min(Math.sqrt((loudness - QUIET) / (LOUD - QUIET)), 1);
}

/** How far a mouth is open at each step of a whole voice. */
export interface MouthCurve {
  readonly stepMs: number;
  readonly shares: Float32Array;
}

export function mouthCurve(samples: Float32Array, samplesPerSecond: number): MouthCurve {
  const length = Math.max(Math.round((samplesPerSecond * STEP_MS) / 1_000), 1);
  const steps = Math.ceil(samples.length / length);
  const shares = Float32Array.from({ length: steps }, (_, step) =>
    mouthShare(samples.subarray(step * length, (step + 1) * length)),
  );
  return { stepMs: (1_000 * length) / samplesPerSecond, shares };
}

/** Null once the voice is over. */
export function mouthAt({ stepMs, shares }: MouthCurve, ms: number): number | null {
  const place = ms / stepMs;
  const from = shares[Math.floor(place)];
  if (from === undefined) return null;
  const to = shares[Math.floor(place) + 1] ?? 0;
  return from + (to - from) * (place - Math.floor(place));
}
