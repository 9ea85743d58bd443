import { createMp3Encoder } from 'wasm-media-encoders';
import type { Block } from '../music/synth/render.ts';
import { CODEC_DELAY, FRAME_SAMPLES, RATE } from '../music/synth/samples.ts';
import { fileSize, KILOBITS } from './frames.ts';

/** Silence behind the end, with which the encoder gives away what it holds back. */
const TAIL_SAMPLES = 4 * FRAME_SAMPLES;

/** Encodes sound as MP3, piece by piece; the pieces together are `fileSize` bytes. */
export async function* encodeSound(
  blocks: Iterable<Block>,
  seconds: number,
): AsyncGenerator<Uint8Array, void> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: RATE, channels: 2, bitrate: KILOBITS });
  let missing = fileSize(seconds);
  // The encoder overwrites its bytes with the next ones.
  const copied = (bytes: Uint8Array): Uint8Array => {
    const piece = bytes.slice(0, missing);
    missing -= piece.length;
    return piece;
  };
  let toSkip = CODEC_DELAY;
  for (const { left, right } of blocks) {
    const skipped = Math.min(toSkip, left.length);
    toSkip -= skipped;
    if (skipped === left.length) continue;
    yield copied(encoder.encode([left.subarray(skipped), right.subarray(skipped)]));
  }
  const silence = new Float32Array(TAIL_SAMPLES);
  yield copied(encoder.encode([silence, silence]));
  yield copied(encoder.finalize());
  if (missing > 0) throw new Error(`The sound is ${missing} bytes short`);
}
