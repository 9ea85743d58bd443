import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SmoothClock } from '#model/chart/clock/smooth-clock';

const FRAME = 1 / 60;
/** As a context reports its time: in whole steps. */
const stepped = (time: number, step: number): number => Math.floor(time / step) * step;

describe('SmoothClock', () => {
  test('goes on evenly although the context goes in steps', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.001, max: 0.018, noNaN: true }),
        fc.double({ min: -9, max: 9, noNaN: true }),
        (step, apart) => {
          const clock = new SmoothClock();
          let last = clock.read(stepped(1, step), 1 + apart);
          for (let i = 1; i < 150; i += 1) {
            const time = 1 + i * FRAME;
            const read = clock.read(stepped(time, step), time + apart);
            expect(read).toBeGreaterThanOrEqual(last);
            expect(Math.abs(read - time)).toBeLessThan(0.02);
            if (i > 60) expect(Math.abs(read - last - FRAME)).toBeLessThan(0.003);
            last = read;
          }
        },
      ),
    );
  });

  test('goes with the context when that stood still or leapt', () => {
    const clock = new SmoothClock();
    clock.read(1, 1);
    expect(clock.read(1, 5)).toBe(1);
    expect(clock.read(9, 5.1)).toBe(9);
  });
});
