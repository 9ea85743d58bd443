import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HIT_SOUNDS, HitQueue } from '#model/chart/clock/hit-queue';
import { MusicQueue } from '#model/chart/clock/music-queue';
import { play, positionAt, setLoop, setRate, stillTimeline } from '#model/chart/clock/timeline';
import { pagePolicy } from '#server/routes/security';
import type { DeckPage, Music, Step } from './deck-page.ts';
import { launchBrowser } from './launch.ts';
import { type Problems, watchPage } from './watch.ts';

const RATE = 44_100;
const FOREVER = Number.POSITIVE_INFINITY;
const PAGE =
  '<!doctype html><title>Deck</title><link rel="icon" href="data:," /><script type="module" src="/deck.js"></script>';

let server: Server;
let browser: Browser;
let page: Page;
let problems: Problems;

/** The deck as the build makes it, alone. */
async function deckScript(): Promise<string> {
  const entry = fileURLToPath(new URL('deck-page.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, target: 'es2022', lib: { entry, formats: ['es'] } },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('nothing was built');
  return output.output[0].code;
}

/** One channel of 16 bits. */
function silentWav(seconds: number): Buffer {
  const size = seconds * RATE * 2;
  const wav = Buffer.alloc(44 + size);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + size, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const)
    wav.writeUInt16LE(value, at);
  wav.writeUInt32LE(RATE, 24);
  wav.writeUInt32LE(RATE * 2, 28);
  wav.write('data', 36);
  wav.writeUInt32LE(size, 40);
  return wav;
}

beforeAll(async () => {
  const script = await deckScript();
  const files: Readonly<Record<string, readonly [type: string, body: string | Buffer]>> = {
    '/deck.js': ['text/javascript', script],
    '/second.wav': ['audio/wav', silentWav(1)],
    '/broken.wav': ['audio/wav', 'no sound'],
  };
  server = createServer(({ url = '' }, response) => {
    const [type, body] = files[url] ?? ['text/html; charset=utf-8', PAGE];
    response.setHeader('content-type', type);
    response.setHeader('content-length', Buffer.byteLength(body));
    response.setHeader('content-security-policy', pagePolicy(null));
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  server?.close();
});

beforeEach(async () => {
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  page = await browser.newPage();
  problems = await watchPage(page, origin);
  await page.goto(origin);
  await page.waitForFunction(() => 'deckPage' in window);
});

afterEach(async () => {
  await page.close();
  expect(problems).toEqual([]);
});

async function render(seconds: number, music: Music | null, steps: readonly Step[]): Promise<Float32Array> {
  const bytes = await page.evaluate(
    ([length, song, acts]) => {
      const { deckPage } = window as unknown as { deckPage: DeckPage };
      return deckPage.render(length, song, acts);
    },
    [seconds, music, steps] as const,
  );
  return new Float32Array(Uint8Array.from(Buffer.from(bytes, 'latin1')).buffer);
}

/** Where it begins to sound after silence, in seconds. */
function onsets(samples: Float32Array, silence = 0.03): number[] {
  const found: number[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const [i, sample] of samples.entries()) {
    if (Math.abs(sample) < 0.01) continue;
    if (i - last > silence * RATE) found.push(i / RATE);
    last = i;
  }
  return found;
}

const between = (samples: Float32Array, from: number, to: number): Float32Array =>
  samples.slice(from * RATE, to * RATE);
const loudness = (samples: Float32Array): number =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

function pitch(samples: Float32Array): number {
  let crossings = 0;
  for (let i = 1; i < samples.length; i += 1) {
    if ((samples[i - 1] ?? 0) < 0 && (samples[i] ?? 0) >= 0) crossings += 1;
  }
  return (crossings * RATE) / samples.length;
}

describe('the deck', () => {
  test('plays after a touch and breaks no rule of the content policy', async () => {
    await page.mouse.click(10, 10);
    const played = await page.evaluate(() =>
      (window as unknown as { deckPage: DeckPage }).deckPage.play(0.5),
    );
    expect(played.isUnlocked).toBe(true);
    expect(played.now).toBeGreaterThan(0.3);
    expect(played.latency).toBeGreaterThan(0);
    expect(played.latency).toBeLessThan(1);
  });

  test.each([
    ['/second.wav', { kind: 'read', seconds: 1, share: 1 }],
    ['/broken.wav', { kind: 'unreadable', seconds: 0, share: 1 }],
    ['/none.wav', { kind: 'missing', seconds: 0, share: null }],
  ])('reads music at %s', async (src, expected) => {
    const read = await page.evaluate(
      (from) => (window as unknown as { deckPage: DeckPage }).deckPage.load(from),
      src,
    );
    expect(read).toEqual(expected);
  });

  test('reports once when the system takes the sound away', async () => {
    await page.mouse.click(10, 10);
    const told = await page.evaluate(() =>
      (window as unknown as { deckPage: DeckPage }).deckPage.interrupt(),
    );
    // Nothing is on its way to the ear while there is no sound.
    const lates = [true, false, true, false];
    expect(told).toEqual({ counts: [0, 1, 1, 1], lates, state: 'closed' });
  });

  test('sounds each hit within a millisecond of its time', async () => {
    const times = HIT_SOUNDS.map((_, i) => 0.1 + i * 0.234567);
    const samples = await render(
      3,
      null,
      HIT_SOUNDS.map((sound, i) => ['hit', sound, times[i] ?? 0] as const),
    );
    const heard = onsets(samples);
    expect(heard).toHaveLength(times.length);
    for (const [i, at] of heard.entries()) expect(Math.abs(at - (times[i] ?? 0))).toBeLessThan(0.001);
  });

  test('does not sound what was cancelled, and goes by the volume', async () => {
    const hits = [0.1, 0.5, 0.9].map((at) => ['hit', 'tap', at] as const);
    expect(onsets(await render(1, null, [...hits, ['cancelHits', 0.5]]))).toHaveLength(1);
    const full = loudness(await render(1, null, hits));
    expect(loudness(await render(1, null, [['setVolumes', 1, 0.5], ...hits]))).toBeCloseTo(full / 4, 3);
    expect(loudness(await render(1, null, [['setVolumes', 1, 0], ...hits]))).toBe(0);
  });

  test('plays music from its place and stops it at the moment', async () => {
    const turn = { start: 0.25, end: FOREVER, from: 0.75, rate: 1 };
    const samples = await render(3, { hz: 440, seconds: 9 }, [
      ['startMusic', turn],
      ['stopMusic', 1.75],
    ]);
    const heard = onsets(samples);
    expect(heard).toHaveLength(2);
    expect(heard[0]).toBeCloseTo(0.5, 3);
    expect(heard[1]).toBeCloseTo(1.5, 3);
    expect(loudness(between(samples, 1.76, 3))).toBe(0);
  });

  test('joins in late where the music would be by now, and early where it begins', async () => {
    const late = { start: -0.25, end: FOREVER, from: 0.5, rate: 1 };
    expect(onsets(await render(1, { hz: 440, seconds: 9 }, [['startMusic', late]]))[0]).toBeCloseTo(0.25, 3);
    const early = { start: 0.1, end: FOREVER, from: -0.2, rate: 2 };
    const steps: Step[] = [
      ['startMusic', early],
      ['prepare', 1],
    ];
    expect(onsets(await render(1, { hz: 440, seconds: 9 }, steps))[0]).toBeCloseTo(0.2, 2);
  });

  test('stops prepared music at the moment, and prepares no more of it', async () => {
    const samples = await render(2, { hz: 440, seconds: 9 }, [
      ['startMusic', { start: 0, end: FOREVER, from: 0, rate: 0.5 }],
      ['prepare', 1],
      ['stopMusic', 0.7],
      ['prepare', 2],
    ]);
    expect(loudness(between(samples, 0.6, 0.7))).toBeGreaterThan(0.4);
    expect(loudness(between(samples, 0.71, 2))).toBe(0);
  });

  test('stops at the first of two moments', async () => {
    const samples = await render(2, { hz: 440, seconds: 9 }, [
      ['startMusic', { start: 0, end: 0.3, from: 0, rate: 1 }],
      ['stopMusic', 0.4],
    ]);
    expect(loudness(between(samples, 0.2, 0.3))).toBeGreaterThan(0.4);
    expect(loudness(between(samples, 0.31, 2))).toBe(0);
  });

  test('joins in again where the music would be when it was prepared too late', async () => {
    const samples = await render(4, { hz: 440, seconds: 9 }, [
      ['startMusic', { start: 0, end: FOREVER, from: 0, rate: 0.5 }],
      ['prepare', 0.5],
      ['wait', 1.5],
      ['prepare', 4],
    ]);
    const heard = onsets(samples);
    expect(heard[1]).toBeCloseTo(2, 1);
    expect(loudness(between(samples, 0.7, 1.95))).toBe(0);
    expect(loudness(samples)).toBeLessThan(0.55);
  });

  test.each([0.5, 0.75, 1.5, 2])(
    'plays music at rate %d at its pitch, in step and for its time',
    async (rate) => {
      const music = { hz: 440, seconds: 2 };
      const turn = { start: 0.1, end: FOREVER, from: 0, rate };
      const samples = await render(5, music, [
        ['startMusic', turn],
        ['prepare', 5],
      ]);
      const heard = onsets(samples);
      expect(heard).toHaveLength(2);
      expect(Math.abs((heard[0] ?? 0) - 0.1)).toBeLessThan(0.005);
      expect(Math.abs((heard[1] ?? 0) - (0.1 + 1 / rate))).toBeLessThan(0.03);
      const sounding = between(samples, 0.12, 0.1 + 0.45 / rate);
      expect(Math.abs(pitch(sounding) - 440)).toBeLessThan(5);
      // No crack where pieces meet: a sine has no steeper steps than this.
      const steps = sounding.slice(1).map((sample, i) => sample - (sounding[i] ?? 0));
      expect(loudness(steps)).toBeLessThan(0.5 * ((2 * Math.PI * 440) / RATE) * 1.2);
      const lastAt = samples.findLastIndex((sample) => Math.abs(sample) > 0.05) / RATE;
      expect(Math.abs(lastAt - (0.1 + 1.5 / rate))).toBeLessThan(0.04);
    },
  );

  test.each([1, 0.5])('stays in step with the hits in a loop at rate %d', async (rate) => {
    const beats = [0, 1, 2, 3];
    const loop = { from: 0.9, to: 2.4 };
    const timeline = play(setLoop(setRate(stillTimeline(0.9), 0, rate), 0, loop), 0.2);
    const queue = new HitQueue(beats.map((time) => ({ time, sound: 'tap' as const })));
    const turns = new MusicQueue();
    queue.restart(timeline);
    turns.restart(timeline);
    const due = queue.pump(0, 8);
    const music: Step[] = turns.pump(0, 8).map((turn) => ['startMusic', turn]);
    const heard = onsets(await render(8, { hz: 440, seconds: 6 }, [...music, ['prepare', 8]]));
    const hits = onsets(
      await render(
        8,
        null,
        due.map(({ sound, at }) => ['hit', sound, at] as const),
      ),
    );
    expect(hits.length).toBeGreaterThan(rate === 1 ? 8 : 4);
    for (const at of hits) {
      expect(positionAt(timeline, at + 1e-3) % 1).toBeLessThan(0.003);
      expect(Math.min(...heard.map((other) => Math.abs(other - at)))).toBeLessThan(rate === 1 ? 0.002 : 0.03);
    }
  });
});
