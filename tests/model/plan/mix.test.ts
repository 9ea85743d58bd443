import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { affordable, fewestLives, type Mix, type MixQuestion, planMix, pointsOfMix } from '#model/plan/mix';
import { scheduleOf } from '#model/plan/schedule';
import type { Session } from '#model/plan/windows';
import { MINUTE_MS } from '#model/vocabulary/time';

const PLAY_MS = 10 * MINUTE_MS;
const pace = { playMs: PLAY_MS, boosts: 0, festival: 0, stock: 0, cans: 0 };
const sessionsOf = (...plays: number[]): readonly Session[] =>
  plays.map((count, at) => ({ day: at, from: at * 1e9, to: at * 1e9 + count * PLAY_MS }));

const terms = fc.record({
  points: fc.integer({ min: 1, max: 60 }),
  stock: fc.nat(40),
  gain: fc.nat(12),
  cost: fc.constantFrom(5, 10, 20),
});
const question = fc.record({
  missing: fc.nat(250),
  points: fc.integer({ min: 1, max: 40 }),
  challenge: fc.option(terms),
});

/** All that reach the target in `room` plays; tried one by one, fewest lives and then fewest challenge lives first. */
function* tried(asked: MixQuestion, room: number): Generator<Mix, void, void> {
  for (let lives = 0; lives <= room; lives += 1) {
    for (let challengeLives = 0; lives + challengeLives <= room; challengeLives += 1) {
      const mix = { lives, challengeLives };
      const cost = challengeLives * (asked.challenge?.cost ?? 0);
      const purse = (asked.challenge?.stock ?? 0) + lives * (asked.challenge?.gain ?? 0);
      if (challengeLives > 0 && (asked.challenge === null || cost > purse)) continue;
      yield mix;
    }
  }
}
const reaching = function* (asked: MixQuestion, room: number) {
  for (const mix of tried(asked, room)) if (pointsOfMix(mix, asked) >= asked.missing) yield mix;
};

describe('normal and challenge lives', () => {
  test('are the fewest normal lives and then the fewest challenge lives of all that reach the target', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const [first = null] = reaching(asked, asked.missing + 1);
        expect(fewestLives(asked)).toEqual(first);
      }),
      { numRuns: 300 },
    );
  });

  test('are the first that fit into the time, when all that runs short is bought', () => {
    fc.assert(
      fc.property(question, fc.nat(30), fc.constantFrom(0, 1, 3), (asked, room, boosts) => {
        const [first] = reaching(asked, room);
        const plan = planMix(asked, sessionsOf(room), { ...pace, boosts });
        expect(plan.isFree || plan.paid !== null).toBe(first !== undefined);
        if (first && !plan.isFree) expect(plan.needed).toEqual(first);
        if (first && plan.isFree) expect(plan.free).toMatchObject(plan.needed ?? {});
        const points = [...tried(asked, room)].map((mix) => pointsOfMix(mix, asked));
        expect(plan.most).toBe(Math.max(...points));
      }),
      { numRuns: 300 },
    );
  });

  test('are, when nothing is bought, the first of all that fit, and the most that can be made is the most of all', () => {
    const evenings = fc.array(fc.nat(7), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(question, evenings, fc.constantFrom(1, 2, 3), fc.nat(6), (asked, plays, boosts, stock) => {
        const sessions = sessionsOf(...plays);
        const spent = { ...pace, boosts, stock, buys: false };
        const room = plays.reduce((sum, count) => sum + count, 0);
        const scheduled = ({ lives, challengeLives }: Mix) =>
          scheduleOf(lives, sessions, {
            ...spent,
            challenge: asked.challenge && { ...asked.challenge, lives: challengeLives },
          });
        const plan = planMix(asked, sessions, spent);
        const first = [...reaching(asked, room)].find((mix) => {
          const { lives, challengeLives } = scheduled(mix);
          return lives === mix.lives && challengeLives === mix.challengeLives;
        });
        expect(plan.isFree).toBe(first !== undefined);
        if (first) expect(plan.needed).toEqual(first);
        const points = [...tried(asked, room)].map((mix) => pointsOfMix(scheduled(mix), asked));
        expect(plan.mostFree).toBe(Math.max(...points));
      }),
      { numRuns: 200 },
    );
  });

  test('buy no more cans than the target takes', () => {
    fc.assert(
      fc.property(question, fc.integer({ min: 1, max: 40 }), fc.nat(2), (asked, room, cans) => {
        const spent = { ...pace, boosts: 3, cans };
        const sessions = sessionsOf(room, room);
        const { needed, paid } = planMix(asked, sessions, spent);
        if (!paid || !needed) return;
        const { cansBought } = paid.boosts;
        expect(paid).toMatchObject(needed);
        expect(cansBought).toBeGreaterThan(0);
        const challenge = asked.challenge && { ...asked.challenge, lives: needed.challengeLives };
        const fewer = { ...spent, cans: cans + cansBought - 1, buys: false, challenge };
        expect(scheduleOf(needed.lives, sessions, fewer).plays).toBeLessThan(
          needed.lives + needed.challengeLives,
        );
      }),
      { numRuns: 200 },
    );
  });

  test('stay what they were where nothing is bought with what lives bring', () => {
    expect(fewestLives({ missing: 4_000_000, points: 30_000, challenge: null })).toEqual({
      lives: 134,
      challengeLives: 0,
    });
    expect(affordable(134, null)).toBe(0);
  });

  test('share a target as published when a hundred points a live buy challenge lives', () => {
    const challenge = { points: 20_000, stock: 0, gain: 100, cost: 200 };
    expect(fewestLives({ missing: 4_000_000, points: 30_000, challenge })).toEqual({
      lives: 100,
      challengeLives: 50,
    });
  });

  test('reach in time what neither kind reaches alone', () => {
    const challenge = { points: 7_027, stock: 0, gain: 218, cost: 200 };
    const asked = { missing: 4_000_000, points: 4_350, challenge };
    const plan = planMix(asked, sessionsOf(715), { ...pace, boosts: 3 });
    expect(plan).toMatchObject({
      needed: { lives: 334, challengeLives: 363 },
      isFree: false,
      room: 715,
      paid: { lives: 334, challengeLives: 363, plays: 697 },
    });
    const alone = planMix({ ...asked, challenge: null }, sessionsOf(715), { ...pace, boosts: 3 });
    expect(alone).toMatchObject({ isFree: false, paid: null, most: 3_110_250 });
  });

  test('are challenge lives alone when only a stock of challenge points is there', () => {
    const challenge = { points: 50, stock: 100, gain: 0, cost: 20 };
    expect(fewestLives({ missing: 240, points: 0, challenge })).toEqual({ lives: 0, challengeLives: 5 });
    expect(fewestLives({ missing: 251, points: 0, challenge })).toBeNull();
  });
});

describe('where normal lives are not played', () => {
  const challenge = { points: 50, stock: 45, gain: 20, cost: 20 };

  test('the stock of challenge points is all there is', () => {
    const plan = planMix({ missing: 1_000, points: 0, challenge }, sessionsOf(10), pace);
    expect(plan).toMatchObject({ isFree: false, paid: null, room: 10, most: 100, mostFree: 100 });
  });

  test('nothing is played for nothing', () => {
    const unpaid = { ...challenge, points: 0 };
    for (const terms of [null, unpaid]) {
      const { free } = planMix({ missing: 10, points: 0, challenge: terms }, sessionsOf(10), pace);
      expect(free).toMatchObject({ plays: 0, doneAt: null, blocks: [] });
    }
  });

  test('a target that is reached needs no play', () => {
    const plan = planMix({ missing: 0, points: 0, challenge: null }, sessionsOf(10), pace);
    expect(plan).toMatchObject({ isFree: true, needed: { lives: 0, challengeLives: 0 } });
  });
});

describe('limits of a plan', () => {
  test('challenge lives that pay nothing are not played', () => {
    expect(affordable(10, { points: 0, stock: 100, gain: 10, cost: 10 })).toBe(0);
    expect(affordable(10, { points: 1, stock: 100, gain: 10, cost: 10 })).toBe(20);
  });

  test('no more than twenty thousand plays are laid out', () => {
    const plan = planMix({ missing: 1e9, points: 1, challenge: null }, sessionsOf(20_002), pace);
    expect(plan).toMatchObject({ room: 20_002, most: 20_002, mostFree: 20_000 });
  });
});

describe('the order of both kinds', () => {
  /** Whether any order of plays, waits and cans in one go gets so many done; slots of ten minutes, a boost each third. */
  function isPossible(
    mix: Mix,
    slots: number,
    start: { boosts: number; stock: number; cans: number },
    challenge: { stock: number; gain: number; cost: number },
  ): boolean {
    const seen = new Set<string>();
    const look = (
      at: number,
      lives: number,
      challengeLives: number,
      held: number,
      since: number,
      cans: number,
    ): boolean => {
      if (lives === 0 && challengeLives === 0) return true;
      if (at >= slots) return false;
      const key = [at, lives, challengeLives, held, since, cans].join();
      if (seen.has(key)) return false;
      seen.add(key);
      const next = (spent: number, l: number, c: number): boolean => {
        const left = held - spent;
        // The clock of the next boost stands while there are ten.
        const from = held >= 10 && left < 10 ? at : held >= 10 ? at + 1 : since;
        const grown = left < 10 && at + 1 - from >= 3 ? 1 : 0;
        return look(at + 1, l, c, left + grown, left + grown >= 10 ? at + 1 : from + grown * 3, cans);
      };
      const points =
        challenge.stock +
        (mix.lives - lives) * challenge.gain -
        (mix.challengeLives - challengeLives) * challenge.cost;
      if (lives > 0 && held >= start.boosts && next(start.boosts, lives - 1, challengeLives)) return true;
      if (challengeLives > 0 && points >= challenge.cost && next(0, lives, challengeLives - 1)) return true;
      if (cans > 0 && look(at, lives, challengeLives, held + 10, since, cans - 1)) return true;
      return next(0, lives, challengeLives);
    };
    return look(0, mix.lives, mix.challengeLives, start.stock, 0, start.cans);
  }

  test('gets done in one go whatever any order gets done', () => {
    fc.assert(
      fc.property(
        fc.nat(6),
        fc.nat(5),
        fc.integer({ min: 1, max: 14 }),
        fc.record({ boosts: fc.constantFrom(1, 2, 3), stock: fc.nat(9), cans: fc.nat(1) }),
        fc.record({ stock: fc.nat(6), gain: fc.nat(4), cost: fc.constantFrom(2, 3) }),
        (lives, challengeLives, slots, start, challenge) => {
          const plan = scheduleOf(lives, sessionsOf(slots), {
            ...pace,
            ...start,
            buys: false,
            challenge: { ...challenge, lives: challengeLives },
          });
          const isDone = plan.lives === lives && plan.challengeLives === challengeLives;
          expect(isDone).toBe(isPossible({ lives, challengeLives }, slots, start, challenge));
        },
      ),
      { numRuns: 400 },
    );
  });
});
