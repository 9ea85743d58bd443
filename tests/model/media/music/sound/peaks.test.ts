import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { downmix } from '#model/media/music/sound/downmix';
import { measurePeaks, peakBetween } from '#model/media/music/sound/peaks';
import { done } from './drums.ts';

const RATE = 8000;
const sounds = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), {
  minLength: 1,
  maxLength: 4000,
  size: 'max',
});

describe('measurePeaks', () => {
  test('is never quieter than what sounds, whatever stretch is looked at', () => {
    const places = fc.double({ min: 0, max: 0.6, noNaN: true });
    fc.assert(
      fc.property(sounds, sounds, places, places, (left, right, a, b) => {
        const [from, to] = [Math.min(a, b), Math.max(a, b) + 0.001];
        const channels = [Float32Array.from(left), Float32Array.from(right.slice(0, left.length))];
        const peaks = done(measurePeaks(channels, RATE));
        const stretch = channels.flatMap((samples) => [
          ...samples.subarray(Math.ceil(from * RATE), Math.max(0, Math.floor(to * RATE))),
        ]);
        const loudest = stretch.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
        expect(peakBetween(peaks, from, to)).toBeGreaterThanOrEqual(loudest - 1e-6);
      }),
      { numRuns: 60 },
    );
  });

  test('shows where a sound begins and ends, on every level of detail', () => {
    const samples = new Float32Array(RATE * 8);
    samples.fill(0.5, RATE * 3, RATE * 5);
    const peaks = done(measurePeaks([samples], RATE));
    expect(peaks.seconds).toBe(8);
    for (const width of [0.002, 0.01, 0.05, 0.3]) {
      expect(peakBetween(peaks, 4, 4 + width)).toBeCloseTo(0.5, 2);
      expect(peakBetween(peaks, 1, 1 + width)).toBe(0);
      expect(peakBetween(peaks, 6, 6 + width)).toBe(0);
    }
    expect(peakBetween(peaks, -5, -1)).toBe(0);
    expect(peakBetween(peaks, 20, 30)).toBe(0);
  });

  test('works in slices that say how far they are', () => {
    const shares = [...measurePeaks([new Float32Array(RATE * 60)], RATE)];
    expect(shares.length).toBeGreaterThan(5);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.every((share) => share > 0 && share < 1)).toBe(true);
  });
});

describe('downmix', () => {
  test('is the mean of all channels at about the wanted rate', () => {
    const channels = [new Float32Array(44_100).fill(0.5), new Float32Array(44_100).fill(-0.1)];
    const { samples, sampleRate } = done(downmix(channels, 44_100));
    expect(sampleRate).toBe(22_050);
    expect(samples).toHaveLength(22_050);
    expect(samples[100]).toBeCloseTo(0.2, 6);
    expect(done(downmix([], 48_000)).samples).toHaveLength(0);
  });
});
