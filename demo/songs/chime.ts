import { random } from '../seeded/random.ts';

/** Samples in a second. */
export const RATE = 16_000;
const NOTE_S = 0.28;
const LAST_S = 0.7;
/** Notes of one scale, so that any order of them pleases. */
const SCALE_HZ: readonly number[] = [392, 440, 523.25, 587.33, 659.25, 783.99];

const HEAD_BYTES = 44;
const FULL = 90;
/** The middle of a sample. */
export const SILENCE = 128;

function head(samples: number): Buffer {
  const bytes = Buffer.alloc(HEAD_BYTES);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(HEAD_BYTES - 8 + samples, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(RATE, 28);
  bytes.writeUInt16LE(1, 32);
  bytes.writeUInt16LE(8, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(samples, 40);
  return bytes;
}

/** A WAV of one byte a sample. */
export const wav = (body: Uint8Array): Uint8Array => Buffer.concat([head(body.length), body]);

/** Writes a note that dies away. A triangle needs no sine, so every machine writes the same bytes. */
export function play(body: Buffer, from: number, length: number, hertz: number): void {
  for (let at = 0; at < length; at++) {
    const phase = ((at * hertz) / RATE) % 1;
    const wave = phase < 0.5 ? 4 * phase - 1 : 3 - 4 * phase;
    body[from + at] = Math.round(SILENCE + FULL * wave * (1 - at / length));
  }
}

/** Three notes that stand for a voice, as a WAV of one byte a sample; the same number sounds the same. */
export function chime(of: number): Uint8Array {
  const rng = random('chime', of);
  const notes = rng.shuffle(SCALE_HZ).slice(0, 3);
  const samples = Math.round((NOTE_S * (notes.length - 1) + LAST_S) * RATE);
  const body = Buffer.alloc(samples, SILENCE);
  for (const [nth, hertz] of notes.entries()) {
    const length = Math.round((nth === notes.length - 1 ? LAST_S : NOTE_S) * RATE);
    play(body, Math.round(nth * NOTE_S * RATE), length, hertz);
  }
  return wav(body);
}

const TAP_S = 0.12;

/** One short note, as a touch sounds. */
export function tap(of: number): Uint8Array {
  const rng = random('tap', of);
  const samples = Math.round(TAP_S * RATE);
  const body = Buffer.alloc(samples, SILENCE);
  play(body, 0, samples, rng.pick(SCALE_HZ) * rng.int(1, 3));
  return wav(body);
}
