import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FramePace } from '#src/features/simulator/engine/frame-pace.ts';

/** Seconds between the frames that are drawn in ten seconds on a screen. */
function drawn(
  screen: number,
  wanted: number,
  jitter: (frame: number) => number = () => 0,
): readonly number[] {
  const pace = new FramePace();
  const moments = Array.from({ length: screen * 10 }, (_, frame) => frame / screen + jitter(frame));
  const due = moments.filter((moment) => pace.isDue(moment, wanted));
  return due.slice(1).map((moment, i) => moment - (due[i] ?? 0));
}

test('draws every frame of a screen that is no faster than wanted, however unevenly it goes', () => {
  const jitters = fc.array(fc.double({ min: -0.001, max: 0.001, noNaN: true }), {
    minLength: 600,
    maxLength: 600,
  });
  fc.assert(
    fc.property(jitters, (jitter) => {
      expect(drawn(60, 60, (frame) => jitter[frame] ?? 0)).toHaveLength(599);
    }),
    { numRuns: 20 },
  );
  expect(drawn(61, 60)).toHaveLength(609);
  expect(drawn(60, 120)).toHaveLength(599);
});

test('draws every second frame for half as many, at even distances', () => {
  for (const [screen, wanted] of [
    [60, 30],
    [120, 60],
  ] as const) {
    const distances = drawn(screen, wanted);
    expect(distances).toHaveLength(wanted * 10 - 1);
    expect(Math.max(...distances) - Math.min(...distances)).toBeLessThan(1e-9);
  }
});

test('draws at most a quarter more than wanted, and about as many, on any screen', () => {
  for (const screen of [48, 75, 90, 100, 144, 165, 240]) {
    const rate = drawn(screen, 60).length / 10;
    expect(rate).toBeLessThanOrEqual(75);
    expect(rate).toBeGreaterThanOrEqual(Math.min(screen, 60) * 0.9);
  }
});

test('draws at once when it restarts', () => {
  const pace = new FramePace();
  expect(pace.isDue(5, 30)).toBe(true);
  expect(pace.isDue(5.01, 30)).toBe(false);
  pace.restart();
  expect(pace.isDue(5.01, 30)).toBe(true);
});
