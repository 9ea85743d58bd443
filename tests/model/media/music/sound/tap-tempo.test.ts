import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tempoOfTaps, withTap } from '#model/media/music/sound/tap-tempo';

const tapped = (times: readonly number[]): readonly number[] =>
  times.reduce<readonly number[]>((taps, at) => withTap(taps, at), []);

const row = (bpm: number, count: number, from = 10): number[] =>
  Array.from({ length: count }, (_, i) => from + (i * 60) / bpm);

describe('tempoOfTaps', () => {
  test('is exact for even taps, wherever they begin', () => {
    const from = fc.double({ min: 0, max: 600, noNaN: true });
    fc.assert(
      fc.property(
        fc.integer({ min: 40, max: 300 }),
        fc.integer({ min: 2, max: 60 }),
        from,
        (bpm, count, at) => {
          const tempo = tempoOfTaps(tapped(row(bpm, count, at)));
          expect(tempo?.bpm).toBeCloseTo(bpm, 4);
          expect(tempo?.spread).toBeLessThan(1e-6);
          expect(tempo?.first).toBeCloseTo(at, 6);
        },
      ),
    );
  });

  test('comes nearer to the tempo than fingers are, and says how they spread', () => {
    const errors = fc.array(fc.double({ min: -0.015, max: 0.015, noNaN: true }), {
      minLength: 24,
      maxLength: 24,
    });
    fc.assert(
      fc.property(fc.integer({ min: 80, max: 200 }), errors, (bpm, late) => {
        const taps = row(bpm, late.length).map((at, i) => at + (late[i] ?? 0));
        const tempo = tempoOfTaps(tapped(taps));
        expect(Math.abs((tempo?.bpm ?? 0) / bpm - 1)).toBeLessThan(0.01);
        expect(tempo?.spread).toBeLessThanOrEqual(0.03);
      }),
    );
  });

  test('counts a beat that was left out', () => {
    const taps = row(150, 16).filter((_, i) => i !== 5 && i !== 9);
    expect(tempoOfTaps(taps)?.bpm).toBeCloseTo(150, 6);
    expect(tempoOfTaps(taps)?.spread).toBeLessThan(1e-9);
  });

  test('needs two taps', () => {
    expect(tempoOfTaps([])).toBeNull();
    expect(tempoOfTaps([4])).toBeNull();
    expect(tempoOfTaps([4, 4.5])?.bpm).toBeCloseTo(120, 9);
  });
});

describe('withTap', () => {
  test('begins a new row after a pause, and when the clock went back', () => {
    expect(tapped([1, 1.5, 2, 4.1])).toEqual([4.1]);
    expect(tapped([1, 1.5, 2, 3.9])).toEqual([1, 1.5, 2, 3.9]);
    expect(tapped([7, 7.5, 3])).toEqual([3]);
    expect(tapped([7, 7])).toEqual([7]);
  });

  test('forgets what is old', () => {
    const taps = tapped(row(120, 500));
    expect(taps).toHaveLength(64);
    expect(taps.at(-1)).toBeCloseTo(10 + 499 * 0.5, 9);
  });
});
