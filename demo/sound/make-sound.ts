import { setImmediate as turn } from 'node:timers/promises';
import { blocksOf } from '../music/sounds.ts';
import { encodeSound } from './encode-sound.ts';
import type { SoundJob, SoundReport } from './orders.ts';

/**
 * Composes, renders and encodes a sound, half a second of it at a time, and reports each piece. That takes seconds of a processor, so
 * it runs in a process of its own; other orders get their turn after each piece.
 */
export async function makeSound(
  { number, seed, sound }: SoundJob,
  report: (report: SoundReport) => void,
): Promise<void> {
  try {
    const { blocks, seconds } = blocksOf(seed, sound);
    for await (const bytes of encodeSound(blocks, seconds)) {
      if (bytes.length > 0) report({ status: 'bytes', number, bytes });
      await turn();
    }
    report({ status: 'done', number });
  } catch (error) {
    report({ status: 'error', number, message: error instanceof Error ? error.message : String(error) });
  }
}
