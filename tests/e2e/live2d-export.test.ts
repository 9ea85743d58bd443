import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ExportPage } from './live2d-export-page.ts';
import { type LonePage, startLonePage } from './lone-page.ts';
import type { Problems } from './watch.ts';

declare global {
  interface Window {
    readonly exportPage: ExportPage;
  }
}

let alone: LonePage;
let page: Page;
let problems: Problems;

beforeAll(async () => {
  alone = await startLonePage('live2d-export-page.ts');
});

afterAll(() => alone?.stop());

beforeEach(async () => {
  ({ page, problems } = await alone.open());
});

afterEach(async () => {
  await page.close();
  expect(problems).toEqual([]);
});

const NOTHING = [0, 0, 0, 0];
const near = (colour: readonly number[] | undefined, wanted: readonly number[]): boolean =>
  wanted.every((value, channel) => Math.abs(value - (colour?.[channel] ?? -999)) < 40);

describe('files for the visitor', () => {
  test('are a GIF with the colours of a drawing as they are, transparent, and as long as it should be', async () => {
    const frames = await page.evaluate(() => window.exportPage.gif());
    expect(frames.map(({ pixels }) => pixels)).toEqual([
      [[0x10, 0x20, 0x30, 255], [0x11, 0x21, 0x31, 255], NOTHING],
      [[255, 0, 0, 255], [0, 255, 0, 255], NOTHING],
      [[0, 0, 255, 255], [255, 255, 255, 255], NOTHING],
    ]);
    // Three frames of a fifteenth of a second in hundredths.
    expect(frames.map(({ ms }) => ms)).toEqual([70, 60, 70]);
    expect(await page.evaluate(() => window.exportPage.manyColours())).toBeLessThan(40);
  });

  test('are a WebM in which each frame lasts as long as it should', async () => {
    const { width, height, duration, colours } = await page.evaluate(() => window.exportPage.webm());
    expect([width, height]).toEqual([41, 30]);
    expect(duration).toBeCloseTo(1.5);
    expect(near(colours[1]?.[0], [255, 0, 0])).toBe(true);
    expect(near(colours[1]?.[1], [0, 255, 0])).toBe(true);
    expect(near(colours[2]?.[0], [0, 0, 255])).toBe(true);
  });

  test('are a WebM that is recorded as it plays where the browser has no encoder', async () => {
    const { type, width, height, duration, colours } = await page.evaluate(() =>
      window.exportPage.recordedWebm(),
    );
    expect([type, width, height]).toEqual(['video/webm', 41, 30]);
    // As long as its three frames, give or take late timers.
    expect(duration).toBeGreaterThan(0.9);
    expect(duration).toBeLessThan(10);
    const first = colours.findIndex(([left]) => near(left, [0x10, 0x20, 0x30]));
    const second = colours.findIndex(([left, right]) => near(left, [255, 0, 0]) && near(right, [0, 255, 0]));
    const third = colours.findIndex(([left]) => near(left, [0, 0, 255]));
    expect([first >= 0, second > first, third > second]).toEqual([true, true, true]);
    expect(await page.evaluate(() => window.exportPage.cancelRecorded())).toBe('webm: cancelled');
  });

  test('are a PNG whose half transparent white is white, and a ZIP with folders', async () => {
    expect(await page.evaluate(() => window.exportPage.png())).toEqual([[255, 255, 255, 127], NOTHING]);
    const { type, bytes } = await page.evaluate(() => window.exportPage.zip());
    expect(type).toBe('application/zip');
    const files = unzipSync(Uint8Array.from(bytes));
    expect(Object.keys(files)).toEqual(['a/b.txt']);
    expect(strFromU8(files['a/b.txt']!)).toBe('text');
  });

  test('are not made when it is cancelled', async () => {
    expect(await page.evaluate(() => window.exportPage.cancel())).toBe('gif: cancelled');
  });
});
