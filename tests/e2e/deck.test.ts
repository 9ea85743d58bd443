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

beforeAll(async () => {
  const script = await deckScript();
  server = createServer((request, response) => {
    const isScript = request.url === '/deck.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    response.setHeader('content-security-policy', pagePolicy(null));
    response.end(isScript ? script : PAGE);
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
  const samples = await page.evaluate(
    ([length, song, acts]) => {
      const { deckPage } = window as unknown as { deckPage: DeckPage };
      return deckPage.render(length, song, acts);
    },
    [seconds, music, steps] as const,
  );
  return Float32Array.from(samples);
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
const loudness = (samples: Float32Array): number => Math.max(0, ...samples.map(Math.abs));

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
      const steps = sounding.slice(1).map((sample, i) => Math.abs(sample - (sounding[i] ?? 0)));
      expect(Math.max(...steps)).toBeLessThan(0.5 * ((2 * Math.PI * 440) / RATE) * 1.2);
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
