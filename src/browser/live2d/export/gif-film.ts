import { listenToWorker } from '../../thread.ts';
import type { FilmFormat, FilmRecorder } from './film-recorder.ts';
import type { GifAnswer, GifOrder } from './gif-orders.ts';

/** The unit of time in a GIF. */
const TICK_MS = 10;
/** Browsers show a frame that is shorter much longer. */
const MIN_TICKS = 2;

/** When each frame begins is rounded, not how long it lasts: films keep their length. */
function delayOf(frame: number, framesPerSecond: number): number {
  const tickAt = (at: number) => Math.round((at * 1_000) / framesPerSecond / TICK_MS);
  return Math.max(tickAt(frame + 1) - tickAt(frame), MIN_TICKS) * TICK_MS;
}

/** Frames go to a thread one by one; the next is taken once the last is written. */
export function openGif({ framesPerSecond }: FilmFormat): FilmRecorder {
  let frames = 0;
  let waiting: {
    readonly resolve: (answer: GifAnswer) => void;
    readonly reject: (error: Error) => void;
  } | null = null;
  let fault: Error | null = null;
  const worker = new Worker(new URL('./gif.thread.ts', import.meta.url), { type: 'module', name: 'gif' });
  const thread = listenToWorker<GifOrder, GifAnswer>(worker, {
    message: (answer) => waiting?.resolve(answer),
    crash(reason) {
      fault = new Error(`gif: ${reason}`);
      waiting?.reject(fault);
    },
  });
  const ask = (order: GifOrder): Promise<GifAnswer> =>
    new Promise((resolve, reject) => {
      if (fault) {
        reject(fault);
        return;
      }
      waiting = { resolve, reject };
      thread.post(order);
    });
  return {
    async add({ data, width, height }) {
      const delayMs = delayOf(frames, framesPerSecond);
      frames += 1;
      await ask({ type: 'frame', pixels: data, width, height, delayMs });
    },
    async end() {
      try {
        const answer = await ask({ type: 'end' });
        if (answer.type !== 'file') throw new Error('gif: no file');
        return answer.file;
      } finally {
        thread.terminate();
      }
    },
    cancel() {
      thread.terminate();
      waiting?.reject(new Error('gif: cancelled'));
    },
  };
}
