import { createMp3Encoder } from 'wasm-media-encoders';
import type { Block } from '#model/music/synth/render';
import { CODEC_DELAY, FRAME_SAMPLES, RATE } from '#model/music/synth/samples';
import { fileSize, KILOBITS } from './frames.ts';

/** Silence behind the end, with which the encoder gives away what it holds back. */
const LAST = 4 * FRAME_SAMPLES;

/** Packs sound as MP3, piece by piece; the pieces together are `fileSize` long. */
export async function* packSound(blocks: Iterable<Block>, seconds: number): AsyncGenerator<Uint8Array, void> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: RATE, channels: 2, bitrate: KILOBITS });
  let left = fileSize(seconds);
  // The encoder's bytes are overwritten by its next ones.
  const piece = (bytes: Uint8Array): Uint8Array => {
    const made = bytes.slice(0, left);
    left -= made.length;
    return made;
  };
  let late = CODEC_DELAY;
  for (const block of blocks) {
    const skipped = Math.min(late, block.left.length);
    late -= skipped;
    if (skipped === block.left.length) continue;
    yield piece(encoder.encode([block.left.subarray(skipped), block.right.subarray(skipped)]));
  }
  const silence = new Float32Array(LAST);
  yield piece(encoder.encode([silence, silence]));
  yield piece(encoder.finalize());
  if (left > 0) throw new Error(`The sound is ${left} bytes short`);
}
