/**
 * A program of its own that opens pictures of strangers, one after another. Whoever started it ends it when a picture
 * takes too long: a decoder cannot be stopped in any other way.
 */
import sharp from 'sharp';
import { serveParent } from '#server/origin/child-program';
import { shownPicture } from '../../previews/shown.ts';
import { DrawingFault, type Order, type Outcome } from './protocol.ts';
import { redrawPicture } from './redraw.ts';

/** Whoever waits for a page goes first. */
const NICENESS = 10;

async function made(order: Order) {
  if (order.name === 'shrink') return shownPicture(order.given.bytes, order.given.room);
  const { from, to, kind } = order.given;
  await redrawPicture(from, to, kind);
  return null;
}

async function outcomeOf(order: Order): Promise<Outcome> {
  try {
    return { status: 'done', made: await made(order) };
  } catch (error) {
    if (error instanceof DrawingFault) return { status: 'fault', fault: error.fault };
    return { status: 'error', message: error instanceof Error ? error.message : String(error) };
  }
}

sharp.concurrency(1);
sharp.cache(false);
serveParent<Order, Outcome>(NICENESS, async (order, tell) => tell(await outcomeOf(order)));
