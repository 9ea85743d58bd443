import type { FilmFormat, FilmRecorder } from './film-recorder.ts';
import { paintOnWhite } from './white-ground.ts';

const TYPES = ['video/webm;codecs=vp8', 'video/webm;codecs=vp9', 'video/webm'] as const;
const SECOND_MS = 1_000;

/** Shorter than screens show anything: such a frame may not be recorded at all. */
const MIN_FRAME_MS = 16;

/** In which the last frame comes to the recorder; it is shown so much longer. */
const SETTLE_MS = 100;

type Finish = (recorded: Blob) => Promise<Blob>;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Once the page showed what was painted, so that the stream had it; pages that are hidden show nothing. */
const shown = (): Promise<unknown> => (document.hidden ? Promise.resolve() : nextFrame().then(nextFrame));

/**
 * For browsers without encoders of their own: each frame is shown for as long as it should last while the page is recorded, and the
 * recorder rests until the next frame is there. So a film takes as long to make as it lasts at least. A timer that is late lengthens a
 * frame; those that follow are shorter, so that the film as a whole is as long as it should be.
 */
class RecordedFilm implements FilmRecorder {
  readonly #canvas = document.createElement('canvas');
  readonly #recorder: MediaRecorder;
  readonly #frameMs: number;
  readonly #finish: Finish;
  readonly #parts: Blob[] = [];
  #count = 0;
  #recordedMs = 0;
  /** Once no more parts come, or no one waits for them. */
  readonly #over: Promise<void>;
  #end = (): void => undefined;
  #isEnding = false;
  #fault: Error | null = null;

  constructor(
    { width, height, framesPerSecond }: FilmFormat,
    mimeType: string,
    bitsPerSecond: number,
    finish: Finish,
  ) {
    this.#finish = finish;
    this.#frameMs = SECOND_MS / framesPerSecond;
    this.#canvas.width = width;
    this.#canvas.height = height;
    // What is painted makes a frame; a stream of a canvas without one has no picture.
    this.#canvas.getContext('2d');
    this.#recorder = new MediaRecorder(this.#canvas.captureStream(), {
      mimeType,
      videoBitsPerSecond: bitsPerSecond,
    });
    this.#recorder.ondataavailable = ({ data }) => this.#parts.push(data);
    this.#over = new Promise((resolve) => {
      this.#end = resolve;
    });
    this.#recorder.onerror = () => this.#break('the recorder broke');
    this.#recorder.onstop = () => {
      if (this.#isEnding) this.#end();
      else this.#break('the recorder stopped by itself');
    };
  }

  async add(picture: ImageData): Promise<void> {
    const bitmap = await createImageBitmap(picture);
    this.#check();
    if (this.#recorder.state === 'inactive') this.#recorder.start();
    else this.#recorder.resume();
    const began = performance.now();
    paintOnWhite(this.#canvas.getContext('2d'), bitmap);
    this.#count += 1;
    const waitMs = Math.max(this.#count * this.#frameMs - this.#recordedMs, MIN_FRAME_MS);
    await Promise.all([pause(waitMs), shown()]);
    this.#check();
    this.#recorder.pause();
    this.#recordedMs += performance.now() - began;
  }

  async end(): Promise<Blob> {
    try {
      if (this.#recorder.state === 'inactive') this.#break('the recorder stopped by itself');
      this.#check();
      await this.#repeatLast();
      this.#check();
      this.#isEnding = true;
      this.#recorder.stop();
      await this.#over;
      this.#check();
    } finally {
      this.#free();
    }
    return this.#finish(new Blob(this.#parts, { type: 'video/webm' }));
  }

  /** A recorder that stops forgets what it has not encoded yet, and one that rests what comes late. */
  async #repeatLast(): Promise<void> {
    this.#recorder.resume();
    this.#canvas.getContext('2d')?.drawImage(this.#canvas, 0, 0);
    await Promise.all([pause(SETTLE_MS), shown()]);
  }

  cancel(): void {
    this.#break('cancelled');
    if (this.#recorder.state !== 'inactive') this.#recorder.stop();
    this.#free();
  }

  #break(reason: string): void {
    this.#fault ??= new Error(`webm: ${reason}`);
    this.#end();
  }

  #check(): void {
    if (this.#fault) throw this.#fault;
  }

  #free(): void {
    for (const track of this.#recorder.stream.getTracks()) track.stop();
  }
}

/** `finish` makes the file out of what was recorded. Null where the browser cannot record such films either. */
export function openRecorded(shape: FilmFormat, bitsPerSecond: number, finish: Finish): FilmRecorder | null {
  if (!('MediaRecorder' in window)) return null;
  const type = TYPES.find((each) => MediaRecorder.isTypeSupported(each));
  return type === undefined ? null : new RecordedFilm(shape, type, bitsPerSecond, finish);
}
