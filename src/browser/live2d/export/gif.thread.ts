import { GIFEncoder, quantize } from 'gifenc';
import type { GifAnswer, GifOrder } from './gif-orders.ts';
import { indexPicture } from './palette.ts';

/** Writes a GIF away from the page. */

/** Clears what a frame drew before the next, which may be transparent there. */
const CLEAR = 2;

const gif = GIFEncoder();

function write({ pixels, width, height, delayMs }: Extract<GifOrder, { type: 'frame' }>): void {
  const { palette, indices, transparentIndex } = indexPicture(pixels, quantize);
  const transparent = transparentIndex >= 0;
  gif.writeFrame(indices, width, height, {
    palette,
    delay: delayMs,
    transparent,
    transparentIndex: Math.max(transparentIndex, 0),
    dispose: transparent ? CLEAR : -1,
  });
}

const answer = (message: GifAnswer): void => postMessage(message);

addEventListener('message', ({ data: order }: MessageEvent<GifOrder>) => {
  if (order.type === 'frame') {
    write(order);
    answer({ type: 'written' });
    return;
  }
  gif.finish();
  answer({ type: 'file', file: new Blob([gif.bytes()], { type: 'image/gif' }) });
});
