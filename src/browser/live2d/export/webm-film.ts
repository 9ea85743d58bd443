import {
  BlobSource,
  BufferTarget,
  CanvasSource,
  Conversion,
  getFirstEncodableVideoCodec,
  Input,
  Output,
  Quality,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import type { FilmFormat, FilmRecorder } from './film-recorder.ts';
import { openRecorded } from './recorded-film.ts';
import { paintOnWhite } from './white-ground.ts';

/** Bits for a pixel of a frame: drawings with hard edges want more than pictures of cameras. */
const BITS = 0.2;
const MIN_BITS_PER_SECOND = 500_000;

const bitsOf = ({ width, height, framesPerSecond }: FilmFormat): number =>
  Math.max(width * height * framesPerSecond * BITS, MIN_BITS_PER_SECOND);

/** Frame by frame, however long each takes to come: a recorder of the page would film its halts, too. */
class WebmFilm implements FilmRecorder {
  readonly #frameSeconds: number;
  readonly #canvas: OffscreenCanvas;
  readonly #source: CanvasSource;
  readonly #target = new BufferTarget();
  readonly #output = new Output({ format: new WebMOutputFormat(), target: this.#target });
  readonly #started: Promise<void>;
  #count = 0;

  constructor({ width, height, framesPerSecond }: FilmFormat, codec: 'vp8' | 'vp9', quality: Quality) {
    this.#frameSeconds = 1 / framesPerSecond;
    this.#canvas = new OffscreenCanvas(width, height);
    // A canvas without a context has no picture.
    this.#canvas.getContext('2d');
    this.#source = new CanvasSource(this.#canvas, { codec, quality });
    this.#output.addVideoTrack(this.#source, { frameRate: framesPerSecond });
    this.#started = this.#output.start();
  }

  async add(picture: ImageData): Promise<void> {
    await this.#started;
    paintOnWhite(this.#canvas.getContext('2d'), await createImageBitmap(picture));
    await this.#source.add(this.#count * this.#frameSeconds, this.#frameSeconds);
    this.#count += 1;
  }

  async end(): Promise<Blob> {
    await this.#output.finalize();
    if (!this.#target.buffer) throw new Error('webm: no file');
    return new Blob([this.#target.buffer], { type: 'video/webm' });
  }

  cancel(): void {
    void this.#output.cancel();
  }
}

/** Recorders write the head before they know how long a film is; the frames are copied into a file that says so. */
async function withDuration(film: Blob): Promise<Blob> {
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const input = new Input({ source: new BlobSource(film), formats: [WEBM] });
  const copy = await Conversion.init({ input, output });
  await copy.execute();
  if (!target.buffer) throw new Error('webm: no file');
  return new Blob([target.buffer], { type: 'video/webm' });
}

/** Recorded as it plays where the browser has no encoder for it; null where it cannot do that either. */
export async function openWebm(format: FilmFormat): Promise<FilmRecorder | null> {
  const { width, height } = format;
  const quality = new Quality({ bitrate: bitsOf(format) });
  const codec = await getFirstEncodableVideoCodec(['vp8', 'vp9'], { width, height, quality });
  return codec === 'vp8' || codec === 'vp9'
    ? new WebmFilm(format, codec, quality)
    : openRecorded(format, bitsOf(format), withDuration);
}
