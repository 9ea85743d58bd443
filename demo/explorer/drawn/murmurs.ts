import { random } from '../../seeded/random.ts';
import { play, RATE, SILENCE, wav } from '../../songs/chime.ts';

/** Sounds for the tree alone: voices without words, loops of music, noises. */

const SYLLABLE_S = 0.13;
const LOWEST_HZ = 190;
const STEP_HZ = 6;

/** Someone says something: syllables at the height of her voice, which fall at the end. */
export function murmur(character: number, line: number, count: number | null = null): Uint8Array {
  const rng = random('murmur', character, line);
  const base = LOWEST_HZ + STEP_HZ * character;
  const syllables = count ?? rng.int(5, 12);
  const body = Buffer.alloc(Math.round((syllables + 1) * SYLLABLE_S * RATE), SILENCE);
  for (let nth = 0; nth < syllables; nth++) {
    const isLast = nth === syllables - 1;
    const hertz = base * rng.pick([1, 1.06, 1.12, 1.19, 0.94]) * (isLast ? 0.84 : 1);
    const length = Math.round((isLast ? 1.8 : rng.real(0.8, 1.15)) * SYLLABLE_S * RATE);
    play(body, Math.round(nth * SYLLABLE_S * RATE), length, hertz);
  }
  return wav(body);
}

/** Semitones above the first note of the scale: four chords that go round. */
const CHORDS: readonly (readonly number[])[] = [
  [0, 4, 7, 12],
  [-3, 0, 4, 9],
  [-7, -3, 0, 5],
  [-5, -1, 2, 7],
];
const NOTE_S = 0.2;
const NOTES_PER_CHORD = 8;
const ROOT_HZ = 261.63;
/** The twelfth root of two. */
const SEMITONE = 1.0594630943592953;

/** Broken chords that end where they begin. */
export function loop(nth: number): Uint8Array {
  const rng = random('loop', nth);
  const root = ROOT_HZ * SEMITONE ** rng.int(-4, 5);
  const order = rng.shuffle([0, 1, 2, 3, 2, 1, 3, 1]);
  const samples = Math.round(NOTE_S * RATE);
  const body = Buffer.alloc(CHORDS.length * NOTES_PER_CHORD * samples, SILENCE);
  for (const [bar, chord] of CHORDS.entries()) {
    for (let at = 0; at < NOTES_PER_CHORD; at++) {
      const step = chord[order[at] ?? 0] ?? 0;
      play(body, (bar * NOTES_PER_CHORD + at) * samples, samples, root * SEMITONE ** step);
    }
  }
  return wav(body);
}

const NOISE_S = 0.35;

/** A short sound of an effect: a tone that rises or falls. */
export function blip(nth: number): Uint8Array {
  const rng = random('blip', nth);
  const steps = 7;
  const samples = Math.round((NOISE_S / steps) * RATE);
  const body = Buffer.alloc(samples * steps, SILENCE);
  const [from, factor] = [rng.real(220, 900), rng.pick([0.86, 0.92, 1.09, 1.18])];
  for (let at = 0; at < steps; at++) play(body, at * samples, samples, from * factor ** at);
  return wav(body);
}
