import { openFilm, writePng, writeZip } from '#src/browser/live2d/export/film.ts';

/** Runs in the page of tests/e2e/live2d-export.test.ts, which calls it by name. */

const WIDTH = 41;
const HEIGHT = 30;

/** Left half one colour, the right half another, and a column of nothing at the right edge. */
function frame(left: number, right: number): ImageData {
  const picture = new ImageData(WIDTH, HEIGHT);
  for (let at = 0; at < picture.data.length; at += 4) {
    const x = (at / 4) % WIDTH;
    const colour = x < 20 ? left : right;
    picture.data.set([colour >> 16, (colour >> 8) & 255, colour & 255, x === WIDTH - 1 ? 0 : 255], at);
  }
  return picture;
}

/** The first two are one colour in the five and six bits of the library. */
const FRAMES = [frame(0x102030, 0x112131), frame(0xff0000, 0x00ff00), frame(0x0000ff, 0xffffff)];

type Pixel = readonly number[];

async function pixelsOf(
  picture: VideoFrame | ImageBitmap | HTMLVideoElement,
): Promise<(x: number, y: number) => Pixel> {
  const context = new OffscreenCanvas(WIDTH, HEIGHT).getContext('2d', { willReadFrequently: true })!;
  context.drawImage(picture, 0, 0);
  return (x, y) => Array.from(context.getImageData(x, y, 1, 1).data);
}

async function recorded(kind: 'gif' | 'webm', framesPerSecond: number, frames = FRAMES): Promise<Blob> {
  const film = await openFilm(kind, { width: WIDTH, height: HEIGHT, framesPerSecond });
  if (film === null) throw new Error('no film');
  for (const each of frames) await film.add(each);
  return film.end();
}

/** Colour of the left half, of the right one, and of the edge; how long it lasts. */
async function decoded(file: Blob) {
  const decoder = new ImageDecoder({ data: await file.arrayBuffer(), type: file.type });
  await decoder.tracks.ready;
  await decoder.completed;
  const count = decoder.tracks.selectedTrack?.frameCount ?? 0;
  const frames: { pixels: Pixel[]; ms: number }[] = [];
  for (let frameIndex = 0; frameIndex < count; frameIndex++) {
    const { image } = await decoder.decode({ frameIndex });
    const at = await pixelsOf(image);
    frames.push({ pixels: [at(5, 5), at(30, 20), at(WIDTH - 1, 5)], ms: (image.duration ?? 0) / 1_000 });
    image.close();
  }
  return frames;
}

async function opened(file: Blob): Promise<HTMLVideoElement> {
  const video = document.createElement('video');
  video.muted = true;
  video.src = URL.createObjectURL(file);
  await new Promise((resolve, reject) => {
    video.oncanplay = resolve;
    video.onerror = () => reject(new Error(`video: ${video.error?.message}`));
  });
  return video;
}

async function seek(video: HTMLVideoElement, seconds: number): Promise<void> {
  const there = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
  video.currentTime = seconds;
  await there;
}

async function played(file: Blob) {
  const video = await opened(file);
  const colours: Pixel[][] = [];
  for (const seconds of [0.05, 0.55, 1.05]) {
    await seek(video, seconds);
    const at = await pixelsOf(video);
    colours.push([at(5, 15), at(30, 15)]);
  }
  const { videoWidth, videoHeight, duration } = video;
  URL.revokeObjectURL(video.src);
  return { width: videoWidth, height: videoHeight, duration, colours };
}

/** Colours of both halves, one after the other: when each begins depends on how punctual timers are. */
async function coloursInTurn(file: Blob, seconds: number) {
  const video = await opened(file);
  const colours: Pixel[][] = [];
  for (let at = 0.02; at < seconds; at += 0.04) {
    await seek(video, at);
    const pixels = await pixelsOf(video);
    const seen = [pixels(5, 15), pixels(30, 15)];
    if (JSON.stringify(seen) !== JSON.stringify(colours.at(-1))) colours.push(seen);
  }
  const { videoWidth, videoHeight, duration } = video;
  URL.revokeObjectURL(video.src);
  return { width: videoWidth, height: videoHeight, duration, colours };
}

const exportPage = {
  gif: async () => decoded(await recorded('gif', 15)),

  /** More colours than a GIF has, all of which must be near. */
  async manyColours() {
    const picture = new ImageData(WIDTH, HEIGHT);
    for (let at = 0; at < picture.data.length; at += 4) {
      const pixel = at / 4;
      picture.data.set([(pixel % WIDTH) * 6, Math.floor(pixel / WIDTH) * 8, 60, 255], at);
    }
    const decoder = new ImageDecoder({
      data: await (await recorded('gif', 10, [picture])).arrayBuffer(),
      type: 'image/gif',
    });
    const { image } = await decoder.decode();
    const at = await pixelsOf(image);
    let worst = 0;
    for (let y = 0; y < HEIGHT; y++) {
      for (let x = 0; x < WIDTH; x++) {
        for (const [channel, value] of at(x, y).entries()) {
          worst = Math.max(worst, Math.abs(value - picture.data[4 * (y * WIDTH + x) + channel]!));
        }
      }
    }
    return worst;
  },

  webm: async () => played(await recorded('webm', 2)),

  /** As in a browser without encoders. */
  async recordedWebm() {
    Reflect.deleteProperty(window, 'VideoEncoder');
    const file = await recorded('webm', 2);
    return { type: file.type, ...(await coloursInTurn(file, 4)) };
  },

  async cancelRecorded() {
    Reflect.deleteProperty(window, 'VideoEncoder');
    const film = await openFilm('webm', { width: WIDTH, height: HEIGHT, framesPerSecond: 10 });
    const adding = film?.add(FRAMES[0]!);
    film?.cancel();
    return adding?.then(
      () => 'added',
      (error: Error) => error.message,
    );
  },

  async cancel() {
    const film = await openFilm('gif', { width: WIDTH, height: HEIGHT, framesPerSecond: 10 });
    await film?.add(FRAMES[0]!);
    const adding = film?.add(FRAMES[1]!);
    film?.cancel();
    return adding?.then(
      () => 'added',
      (error: Error) => error.message,
    );
  },

  async png() {
    const picture = new ImageData(2, 1);
    picture.data.set([255, 255, 255, 127, 0, 0, 0, 0]);
    const bitmap = await createImageBitmap(await writePng(picture));
    const at = await pixelsOf(bitmap);
    return [at(0, 0), at(1, 0)];
  },

  async zip() {
    const file = await writeZip(new Map([['a/b.txt', new TextEncoder().encode('text')]]));
    return { type: file.type, bytes: Array.from(new Uint8Array(await file.arrayBuffer())) };
  },
};

export type ExportPage = typeof exportPage;

Object.assign(window, { exportPage });
