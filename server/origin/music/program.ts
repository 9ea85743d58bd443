/**
 * A program of its own that makes music: composing, sounding and packing a song takes seconds of a processor, which nobody else
 * shall wait for. Orders are worked on by turns, half a second of sound each, so that every listener hears something soon.
 */
import { setPriority } from 'node:os';
import { setImmediate as turn } from 'node:timers/promises';
import { blocksOf } from '../../demo/music/sounds.ts';
import type { News, Order } from './protocol.ts';
import { packSound } from './sound-file.ts';

/** Whoever waits for a page goes first. */
const NICENESS = 5;

const tell = (news: News): void => {
  process.send?.(news);
};

async function make({ number, seed, sound }: Order): Promise<void> {
  try {
    const { blocks, seconds } = blocksOf(seed, sound);
    for await (const bytes of packSound(blocks, seconds)) {
      if (bytes.length > 0) tell({ status: 'bytes', number, bytes });
      await turn();
    }
    tell({ status: 'done', number });
  } catch (error) {
    tell({ status: 'error', number, message: error instanceof Error ? error.message : String(error) });
  }
}

setPriority(NICENESS);
process.on('message', (order: Order) => void make(order));
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
tell({ status: 'ready' });
