/** Samples a second. High enough for all that is played, and with it a frame of the sound file is a whole number of bytes. */
export const RATE = 32_000;

/** Samples of one turn of a wave. */
export const TURN = 2048;

const HALF_PI = Math.PI / 2;
/** Terms of the series: beyond them nothing changes the last bit. */
const TERMS = 12;

/** The sine of −π/2 … π/2 by its series: engines disagree on the last bit of their own. */
function seriesSine(x: number): number {
  let sum = 0;
  let term = x;
  for (let n = 1; n <= TERMS; n++) {
    sum += term;
    term *= (-x * x) / (2 * n * (2 * n + 1));
  }
  return sum;
}

function sineTurn(): Float64Array {
  const turn = new Float64Array(TURN);
  for (let i = 0; i < TURN; i++) {
    const quarter = (i / TURN) * 4;
    const x = quarter <= 1 ? quarter : quarter <= 3 ? 2 - quarter : quarter - 4;
    turn[i] = seriesSine(x * HALF_PI);
  }
  return turn;
}

const SINE = sineTurn();

export const WAVES = ['sine', 'triangle', 'saw', 'square', 'thin', 'organ', 'bell'] as const;
export type Wave = (typeof WAVES)[number];

const ORGAN: readonly number[] = [0, 1, 0.7, 0.5, 0.35, 0, 0.2, 0, 0.15];
const BELL: readonly number[] = [0, 1, 0.3, 0.05, 0.18, 0, 0, 0.08];

/** How loud the n-th overtone of a wave is. */
const OVERTONES: Readonly<Record<Wave, (n: number) => number>> = {
  sine: (n) => (n === 1 ? 1 : 0),
  triangle: (n) => (n % 2 === 1 ? (n % 4 === 1 ? 0.81 : -0.81) / (n * n) : 0),
  saw: (n) => 0.6 / n,
  square: (n) => (n % 2 === 1 ? 0.9 / n : 0),
  // A quarter of the turn is up: every fourth overtone is missing.
  thin: (n) => (n % 4 === 0 ? 0 : (n % 2 === 0 ? 0.7 : 0.5) / n),
  organ: (n) => (ORGAN[n] ?? 0) * 0.45,
  bell: (n) => (BELL[n] ?? 0) * 0.8,
};

/** Of what no ear hears, most is left out. */
const MOST_OVERTONES = 64;
const LOWEST_HZ = 27.5;
/** Above this, overtones would fold back. */
const HIGHEST_HZ = RATE * 0.46;

function makeTurn(wave: Wave, overtones: number): Float32Array {
  const sum = new Float64Array(TURN);
  for (let n = 1; n <= overtones; n++) {
    const level = OVERTONES[wave](n);
    if (level === 0) continue;
    for (let i = 0; i < TURN; i++) sum[i] = sum[i]! + level * SINE[(i * n) % TURN]!;
  }
  // The first sample once more, so that reading between two never looks at the end.
  const turn = new Float32Array(TURN + 1);
  turn.set(sum);
  turn[TURN] = sum[0]!;
  return turn;
}

const kept = new Map<string, Float32Array>();

/** One turn of a wave for tones of about a pitch, with as many overtones as fit; made once. */
export function turnOf(wave: Wave, hertz: number): Float32Array {
  let upTo = LOWEST_HZ * 2;
  while (upTo < hertz && upTo < HIGHEST_HZ) upTo *= 2;
  const overtones = Math.floor(HIGHEST_HZ / upTo);
  const key = `${wave} ${upTo}`;
  const known = kept.get(key);
  if (known) return known;
  const made = makeTurn(wave, Math.max(1, Math.min(MOST_OVERTONES, overtones)));
  kept.set(key, made);
  return made;
}

/** The sine at a place of its turn, 0–1. */
export const sineAt = (turn: number): number => SINE[Math.floor((turn - Math.floor(turn)) * TURN)]!;

const HALF_TONE = 1.0594630943592953;
const CONCERT_PITCH = 69;
const CONCERT_HZ = 440;

/** Times the frequency of the half-tones that lie between; in steps, because no two machines raise to a power alike. */
function semitones(count: number): number {
  const whole = Math.floor(count);
  let factor = 1;
  for (let i = 0; i < Math.abs(whole); i++) factor = whole > 0 ? factor * HALF_TONE : factor / HALF_TONE;
  // A straight line is near enough within a half-tone.
  return factor * (1 + (count - whole) * (HALF_TONE - 1));
}

export const hertzOf = (pitch: number): number => CONCERT_HZ * semitones(pitch - CONCERT_PITCH);

/** By what something shrinks with each sample so that it falls to about a third in so many seconds. */
export const fallOf = (seconds: number): number => 1 - 1 / (seconds * RATE + 1);
