import type { FilmFormat, FilmRecorder } from './film-recorder.ts';
import { openRecorded } from './recorded-film.ts';
import { type WebmFrame, webmFile } from './webm-file.ts';
import { paintOnWhite } from './white-ground.ts';

const CODECS = [
  { name: 'vp8', track: 'V_VP8' },
  { name: 'vp09.00.10.08', track: 'V_VP9' },
] as const;
type Codec = (typeof CODECS)[number];

/** Bits for a pixel of a frame: drawings with hard edges want more than pictures of cameras. */
const BITS = 0.2;
const MIN_BITS_PER_SECOND = 500_000;
const MAX_WAITING = 4;
const KEY_EVERY_SECONDS = 2;
const MICROSECONDS = 1_000_000;

const bitsOf = ({ width, height, framesPerSecond }: FilmFormat): number =>
  Math.max(width * height * framesPerSecond * BITS, MIN_BITS_PER_SECOND);

const configOf = ({ name }: Codec, shape: FilmFormat): VideoEncoderConfig => ({
  codec: name,
  width: shape.width,
  height: shape.height,
  framerate: shape.framesPerSecond,
  bitrate: bitsOf(shape),
  latencyMode: 'quality',
});

async function codecFor(shape: FilmFormat): Promise<Codec | null> {
  if (!('VideoEncoder' in window)) return null;
  for (const codec of CODECS) {
    const { supported } = await VideoEncoder.isConfigSupported(configOf(codec, shape)).catch(() => ({
      supported: false,
    }));
    if (supported) return codec;
  }
  return null;
}

/** Frame by frame, however long each takes to come: a recorder of the page would film its halts, too. */
class WebmFilm implements FilmRecorder {
  readonly #shape: FilmFormat;
  readonly #codec: Codec;
  readonly #frames: WebmFrame[] = [];
  readonly #encoder: VideoEncoder;
  readonly #canvas: OffscreenCanvas;
  #fault: Error | null = null;
  #count = 0;
  #wake = (): void => undefined;

  constructor(shape: FilmFormat, codec: Codec) {
    this.#shape = shape;
    this.#codec = codec;
    this.#canvas = new OffscreenCanvas(shape.width, shape.height);
    this.#encoder = new VideoEncoder({
      output: (chunk) => {
        const bytes = new Uint8Array(chunk.byteLength);
        chunk.copyTo(bytes);
        this.#frames.push({ ms: chunk.timestamp / 1_000, isKey: chunk.type === 'key', bytes });
      },
      error: (error) => {
        this.#fault = error;
        this.#wake();
      },
    });
    this.#encoder.configure(configOf(codec, shape));
  }

  async add(picture: ImageData): Promise<void> {
    const { framesPerSecond } = this.#shape;
    paintOnWhite(this.#canvas.getContext('2d'), await createImageBitmap(picture));
    while (this.#encoder.encodeQueueSize > MAX_WAITING && !this.#fault) await this.#taken();
    if (this.#fault) throw this.#fault;
    const timestamp = Math.round((this.#count * MICROSECONDS) / framesPerSecond);
    const frame = new VideoFrame(this.#canvas, {
      timestamp,
      duration: Math.round(MICROSECONDS / framesPerSecond),
    });
    this.#encoder.encode(frame, { keyFrame: this.#count % (KEY_EVERY_SECONDS * framesPerSecond) === 0 });
    frame.close();
    this.#count += 1;
  }

  async end(): Promise<Blob> {
    await this.#encoder.flush();
    this.#encoder.close();
    if (this.#fault) throw this.#fault;
    const { width, height, framesPerSecond } = this.#shape;
    const durationMs = (1_000 * this.#count) / framesPerSecond;
    const file = webmFile({ codec: this.#codec.track, width, height, durationMs }, this.#frames);
    return new Blob([file], { type: 'video/webm' });
  }

  cancel(): void {
    if (this.#encoder.state !== 'closed') this.#encoder.close();
  }

  /** An encoder that broke takes no more. */
  #taken(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
      this.#encoder.addEventListener('dequeue', () => resolve(), { once: true });
    });
  }
}

/** Recorded as it plays where the browser has no encoder for it; null where it cannot do that either. */
export async function openWebm(shape: FilmFormat): Promise<FilmRecorder | null> {
  const codec = await codecFor(shape);
  return codec ? new WebmFilm(shape, codec) : openRecorded(shape, bitsOf(shape));
}
