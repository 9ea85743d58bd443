/**
 * A program of its own that opens pictures of strangers, one after another. Its parent ends it when a picture
 * takes too long: a decoder cannot be stopped in any other way.
 */

import { readFile } from 'node:fs/promises';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { MAX_SIDE } from '#model/contract/uploads/limits';
import { serveParent } from '#server/origin/child-program';
import { shownPicture } from '../../previews/shown.ts';
import { countScans } from './jpeg-scans.ts';
import type { PictureKind } from './picture-kinds.ts';
import { DrawingFault, type DrawingOrder, type DrawingOutcome } from './protocol.ts';

/** Of all frames together: what is unpacked in memory is bounded, however small the file is. */
const MAX_PIXELS = MAX_SIDE * MAX_SIDE;
const QUALITY = 90;
/** Encoders make about ten. */
const MAX_SCANS = 100;

const WRITERS: Readonly<Record<PictureKind, (picture: Sharp) => Sharp>> = {
  png: (picture) => picture.png(),
  jpeg: (picture) => picture.jpeg({ quality: QUALITY }),
  webp: (picture) => picture.webp({ quality: QUALITY }),
};

function refuseLarge({ width, height, pages = 1, pageHeight = height }: Metadata): void {
  const isLarge = width > MAX_SIDE || pageHeight > MAX_SIDE || width * pageHeight * pages > MAX_PIXELS;
  if (isLarge) throw new DrawingFault('large');
}

/** A full disk is no fault of the picture. */
const isOfDisk = (error: unknown): boolean =>
  error instanceof Error && /no space|ENOSPC|read-only|permission/i.test(error.message);

/**
 * Redraws a picture. The camera's orientation is applied; position, device, thumbnails, colour profile and whatever
 * else was in the file or behind it does not come along. @throws DrawingFault for what is no picture that we take
 */
async function redrawPicture(from: string, to: string, kind: PictureKind): Promise<void> {
  const options = {
    limitInputPixels: MAX_PIXELS,
    failOn: 'error',
    sequentialRead: true,
    animated: kind === 'webp',
  } as const;
  try {
    if (kind === 'jpeg' && countScans(await readFile(from), MAX_SCANS) > MAX_SCANS) {
      throw new DrawingFault('damaged');
    }
    // Too large is not the same as damaged, so the first look has no limit; it reads no pixels.
    const facts = await sharp(from, { ...options, limitInputPixels: false }).metadata();
    if (facts.format !== kind) throw new DrawingFault('damaged');
    refuseLarge(facts);
    await WRITERS[kind](sharp(from, options).rotate()).toFile(to);
  } catch (error) {
    if (error instanceof DrawingFault || isOfDisk(error)) throw error;
    throw new DrawingFault('damaged');
  }
}

/** Requests that a page waits for go first. */
const NICENESS = 10;

async function made(order: DrawingOrder) {
  if (order.name === 'shrink') return shownPicture(order.given.bytes, order.given.room);
  const { from, to, kind } = order.given;
  await redrawPicture(from, to, kind);
  return null;
}

async function outcomeOf(order: DrawingOrder): Promise<DrawingOutcome> {
  try {
    return { status: 'done', made: await made(order) };
  } catch (error) {
    if (error instanceof DrawingFault) return { status: 'fault', fault: error.fault };
    return { status: 'error', message: error instanceof Error ? error.message : String(error) };
  }
}

sharp.concurrency(1);
sharp.cache(false);
serveParent<DrawingOrder, DrawingOutcome>(NICENESS, async (order, tell) => tell(await outcomeOf(order)));
