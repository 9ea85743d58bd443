import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openRecorded } from '#src/browser/live2d/export/recorded-film.ts';

/** A recorder of a browser, which tells of its end once. */
class FakeRecorder {
  static last: FakeRecorder;
  static isTypeSupported = () => true;
  state: 'inactive' | 'recording' | 'paused' = 'inactive';
  ondataavailable: ((event: { data: Blob }) => void) | null = null;
  onerror: (() => void) | null = null;
  onstop: (() => void) | null = null;
  readonly stream: MediaStream;

  constructor(stream: MediaStream) {
    this.stream = stream;
    FakeRecorder.last = this;
  }

  start() {
    this.state = 'recording';
  }
  resume() {
    this.state = 'recording';
  }
  pause() {
    this.state = 'paused';
  }
  stop() {
    if (this.state === 'inactive') throw new DOMException('it is inactive', 'InvalidStateError');
    this.state = 'inactive';
    queueMicrotask(() => {
      this.ondataavailable?.({ data: new Blob(['film']) });
      this.onstop?.();
    });
  }
}

const ended = vi.fn();
const FRAME = { width: 2, height: 2 } as ImageData;
const SHAPE = { width: 2, height: 2, framesPerSecond: 1_000 };

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  vi.stubGlobal('requestAnimationFrame', queueMicrotask);
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => undefined }));
  const canvas = HTMLCanvasElement.prototype;
  vi.spyOn(canvas, 'getContext').mockReturnValue({
    canvas: { width: 2, height: 2 },
    fillRect: () => undefined,
    drawImage: () => undefined,
  } as never);
  canvas.captureStream = () => ({ getTracks: () => [{ stop: ended }] }) as unknown as MediaStream;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(HTMLCanvasElement.prototype, 'captureStream');
});

function open() {
  const film = openRecorded(SHAPE, 1_000, async (film) => film);
  if (!film) throw new Error('no film');
  return film;
}

test('gives what was recorded, and ends the stream', async () => {
  const film = open();
  await film.add(FRAME);
  await film.add(FRAME);
  expect((await film.end()).size).toBe(4);
  expect(ended).toHaveBeenCalled();
});

test('is as long as it should be although a timer was late', async () => {
  let clock = 0;
  const lateMs = [0, 70, 0, 150, 0, 0];
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  vi.stubGlobal('setTimeout', (act: () => void, ms: number) => {
    clock += ms + (lateMs.shift() ?? 0);
    queueMicrotask(act);
  });
  const film = openRecorded({ ...SHAPE, framesPerSecond: 10 }, 1_000, async (film) => film);
  const lengths: number[] = [];
  for (let frame = 0; frame < 6; frame++) {
    const began = clock;
    await film?.add(FRAME);
    lengths.push(clock - began);
  }
  expect(lengths).toEqual([100, 170, 30, 250, 16, 34]);
});

test('fails when the recorder broke and stopped by itself, be it before the end or during it', async () => {
  const film = open();
  await film.add(FRAME);
  FakeRecorder.last.onerror?.();
  FakeRecorder.last.stop();
  await expect(film.end()).rejects.toThrow('the recorder broke');
  expect(ended).toHaveBeenCalled();
});

test('fails when the recorder stopped by itself, for what comes after that is lost', async () => {
  const film = open();
  await film.add(FRAME);
  FakeRecorder.last.stop();
  await Promise.resolve();
  await expect(film.add(FRAME)).rejects.toThrow('stopped by itself');
  await expect(film.end()).rejects.toThrow('stopped by itself');
});

test('ends a film that is cancelled while its recorder never says that it stopped', async () => {
  const film = open();
  await film.add(FRAME);
  FakeRecorder.last.stop = () => undefined;
  const end = film.end();
  film.cancel();
  await expect(end).rejects.toThrow('cancelled');
});
