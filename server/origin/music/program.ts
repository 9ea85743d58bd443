/**
 * A program of its own that makes music: composing, rendering and encoding a song takes seconds of a processor, for which nobody
 * else should have to wait. Orders are worked on by turns, half a second of sound each, so that every listener soon hears something.
 */
import { setImmediate as turn } from 'node:timers/promises';
import { blocksOf } from '../../demo/music/sounds.ts';
import { serveParent } from '../child-program.ts';
import { encodeSound } from './encode-sound.ts';
import type { Order, Report } from './protocol.ts';

/** Whoever waits for a page goes first. */
const NICENESS = 5;

serveParent<Order, Report>(NICENESS, async ({ number, seed, sound }, tell) => {
  try {
    const { blocks, seconds } = blocksOf(seed, sound);
    for await (const bytes of encodeSound(blocks, seconds)) {
      if (bytes.length > 0) tell({ status: 'bytes', number, bytes });
      await turn();
    }
    tell({ status: 'done', number });
  } catch (error) {
    tell({ status: 'error', number, message: error instanceof Error ? error.message : String(error) });
  }
});
