import sharp from 'sharp';
import { WHITE } from '#model/encoding/svg/color';
import { rect, svg } from '#model/encoding/svg/svg';

const MAX_PIXELS = 40_000_000;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How large a picture may get in a preview, in pixels. */
export interface PictureRoom {
  /** For pictures that are more than `wideFrom` times as wide as they are high. */
  readonly wide: Size;
  readonly other: Size;
  readonly wideFrom: number;
  /** Radius of the corners. */
  readonly round: number;
}

/** A picture as PNG at the size of its place; null for what is no picture. */
export type ShownPicture = (Size & { readonly bytes: Uint8Array; readonly isWide: boolean }) | null;

/** First bytes of what is opened, in Latin-1. Drawings in text may ask for any amount of work, whatever they are called. */
const KINDS = [/^\x89PNG/, /^\xff\xd8\xff/, /^RIFF.{4}WEBP/s, /^GIF8/];
const isOpened = (bytes: Uint8Array): boolean => {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  return KINDS.some((kind) => kind.test(head));
};

/** The picture at the size of its place, with round corners. */
export async function shownPicture(bytes: Uint8Array, room: PictureRoom): Promise<ShownPicture> {
  if (!isOpened(bytes)) return null;
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;
  try {
    const facts = await sharp(bytes, options).metadata();
    const isWide = facts.width / facts.height > room.wideFrom;
    const { data, info } = await sharp(bytes, options)
      .resize({ ...(isWide ? room.wide : room.other), fit: 'inside' })
      .png()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    const mask = svg(width, height, rect(0, 0, width, height, { rx: room.round, fill: WHITE }));
    const made = await sharp(data)
      .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
      .png()
      .toBuffer();
    return { bytes: made, width, height, isWide };
  } catch {
    return null;
  }
}
