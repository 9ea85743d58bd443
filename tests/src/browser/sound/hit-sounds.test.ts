import { describe, expect, test } from 'vitest';
import { HIT_SOUNDS } from '#model/chart/clock/hit-queue';
import { hitSamples } from '#src/browser/sound/hit-sounds.ts';

describe('hitSamples', () => {
  test.each([44_100, 48_000])(
    'are short, begin at once, do not crack and are not too loud at %d Hz',
    (rate) => {
      for (const sound of HIT_SOUNDS) {
        const samples = hitSamples(sound, rate);
        const peak = Math.max(...samples.map(Math.abs));
        expect(samples.length / rate).toBeLessThanOrEqual(0.081);
        expect(peak).toBeGreaterThan(0.1);
        expect(peak).toBeLessThan(0.6);
        expect(samples.findIndex((sample) => Math.abs(sample) > peak / 10) / rate).toBeLessThan(0.001);
        expect(samples[0]).toBe(0);
        expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.005);
      }
    },
  );

  test('differ from each other', () => {
    const all = HIT_SOUNDS.map((sound) => hitSamples(sound, 48_000).join());
    expect(new Set(all).size).toBe(HIT_SOUNDS.length);
  });
});
