import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planMix } from '#model/plan/mix';
import { daysOf, stairsOf } from '#model/plan/stairs';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#model/vocabulary/time';

const evenings = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    day: at * DAY_MS,
    from: at * DAY_MS + 19 * HOUR_MS,
    to: at * DAY_MS + 23 * HOUR_MS,
  }));
const pace = { playMs: 5 * MINUTE_MS, boosts: 3, festival: 0, stock: 10, cans: 0 };

describe('own stairs', () => {
  test('rise to what the plan makes, never fall, and are level where no one plays', () => {
    const challenge = fc.option(
      fc.record({
        points: fc.integer({ min: 1, max: 900 }),
        stock: fc.nat(900),
        gain: fc.nat(50),
        cost: fc.constant(200),
      }),
    );
    fc.assert(
      fc.property(fc.nat(20_000), fc.nat(9_000), challenge, (missing, current, terms) => {
        const question = { missing, points: 400, challenge: terms };
        const end = 5 * DAY_MS;
        const { free } = planMix(question, evenings(5), pace);
        const steps = stairsOf(free.blocks, question, { now: 0, end, current });
        for (const [at, { time, ep }] of steps.entries()) {
          const before = steps[at - 1] ?? { time: 0, ep: current };
          expect(time).toBeGreaterThanOrEqual(before.time);
          expect(ep).toBeGreaterThanOrEqual(before.ep);
        }
        const made = free.lives * 400 + free.challengeLives * (terms?.points ?? 0);
        expect(steps.at(-1)).toEqual({ time: end, ep: current + made });
        const days = daysOf(free.blocks, question, current);
        expect(days.at(-1)?.points ?? current).toBe(current + made);
        expect(days.reduce((sum, day) => sum + day.lives + day.challengeLives, 0)).toBe(free.plays);
      }),
    );
  });

  test('have one step for each moment when a play begins now and the last is over at the end', () => {
    const block = { day: 0, from: 5, to: 10, lives: 2, challengeLives: 0 };
    const stairs = (now: number, end: number) =>
      stairsOf([block], { points: 100, challenge: null }, { now, end, current: 7 });
    expect(stairs(5, 10)).toEqual([
      { time: 5, ep: 7 },
      { time: 10, ep: 207 },
    ]);
    expect(stairs(4, 11)).toEqual([
      { time: 4, ep: 7 },
      { time: 5, ep: 7 },
      { time: 10, ep: 207 },
      { time: 11, ep: 207 },
    ]);
  });

  test('join the times of play of one day', () => {
    const block = { day: 0, from: 0, to: 10, lives: 2, challengeLives: 1 };
    const late = { ...block, from: 20, to: 30 };
    const paid = { points: 100, challenge: { points: 50, stock: 0, gain: 0, cost: 200 } };
    expect(daysOf([block, late, { ...block, day: DAY_MS }], paid, 5)).toMatchObject([
      { day: 0, lives: 4, challengeLives: 2, points: 505 },
      { day: DAY_MS, lives: 2, challengeLives: 1, points: 755 },
    ]);
  });
});
