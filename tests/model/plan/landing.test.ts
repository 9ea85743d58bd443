import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beforesOf, landingsOf, MAX_LAST_PLAYS } from '#model/plan/landing';
import { fewestLives } from '#model/plan/mix';
import { kindAlone, type Way, waysOf } from '#model/plan/ways';
import { eventPoints, type LiveOutcome, POINT_KINDS } from '#model/rules/event-points';

const OUTCOME: LiveOutcome = {
  ownScore: 1_500_000,
  roomScore: 1_500_000,
  bonusPercent: 0,
  boosts: 3,
  place: 1,
  isWon: true,
  challengePoints: 200,
  supportPower: 0,
};

describe('ways to play once', () => {
  test('have whole ranges: all of them pay the same, and a point beyond either end does not', () => {
    const score = fc.integer({ min: 1, max: 1_000_000 });
    const kinds = fc.constantFrom(...POINT_KINDS);
    fc.assert(
      fc.property(
        kinds,
        score,
        fc.nat(300),
        fc.nat(300_000),
        (kind, ownScore, bonusPercent, supportPower) => {
          const alone = kindAlone(kind);
          if (alone === null) return;
          const outcome = { ...OUTCOME, ownScore, bonusPercent, supportPower };
          for (const { points, boosts, cost, from, to } of waysOf(alone, outcome)) {
            const pay = (one: number) =>
              eventPoints(alone, 2, {
                ...outcome,
                ownScore: one,
                roomScore: one,
                boosts,
                challengePoints: cost || 200,
              });
            expect([pay(from), pay(Math.floor((from + to) / 2)), pay(to)]).toEqual([points, points, points]);
            expect(pay(to + 1)).toBeGreaterThan(points);
            if (from > 0) expect(pay(from - 1)).toBeLessThan(points);
          }
        },
      ),
      { numRuns: 12 },
    );
  });

  test('are free lives where matches have a place, and none in a medley', () => {
    expect([kindAlone('versus'), kindAlone('festival'), kindAlone('medley')]).toEqual([
      'versusFree',
      'festivalFree',
      null,
    ]);
  });
});

const way = fc.record({
  points: fc.integer({ min: 1, max: 30 }),
  boosts: fc.constantFrom(0, 1, 2, 3),
  cost: fc.constantFrom(0 as const, 200 as const),
  from: fc.nat(5),
  to: fc.integer({ min: 5, max: 9 }),
});
const question = fc.record({
  missing: fc.integer({ min: 1, max: 200 }),
  points: fc.integer({ min: 1, max: 40 }),
  challenge: fc.option(
    fc.record({
      points: fc.integer({ min: 1, max: 60 }),
      stock: fc.nat(900),
      gain: fc.nat(300),
      cost: fc.constantFrom(200, 400),
    }),
  ),
});

const widthOf = ({ from, to }: Way) => to - from;
const narrowest = (plays: readonly Way[]) => Math.min(...plays.map(widthOf));
const costOf = (plays: readonly Way[]) => plays.reduce((sum, { cost }) => sum + cost, 0);
const pointsOf = (plays: readonly Way[]) => plays.reduce((sum, { points }) => sum + points, 0);

/** All lists of one to three ways. */
function* listsOf(ways: readonly Way[]): Generator<readonly Way[], void, void> {
  for (const a of ways) {
    yield [a];
    for (const b of ways) {
      yield [a, b];
      for (const c of ways) yield [a, b, c];
    }
  }
}

describe('exact landing', () => {
  test('is by the widest ranges, then by the fewest last plays of all lists there are', () => {
    fc.assert(
      fc.property(question, fc.array(way, { minLength: 1, maxLength: 6 }), (asked, ways) => {
        const mix = fewestLives(asked);
        if (mix === null) return;
        const [first] = landingsOf(asked, mix, ways);
        const befores = beforesOf(asked, mix);
        const all = [...listsOf(ways)].filter((plays) =>
          befores.some(
            ({ left, challengePoints }) => pointsOf(plays) === left && costOf(plays) <= challengePoints,
          ),
        );
        if (!first) {
          expect(all).toEqual([]);
          return;
        }
        expect(all.length).toBeGreaterThan(0);
        const widest = Math.max(...all.map(narrowest));
        expect(narrowest(first.plays)).toBe(widest);
        const fewest = Math.min(
          ...all.filter((plays) => narrowest(plays) === widest).map((plays) => plays.length),
        );
        expect(first.plays).toHaveLength(fewest);
      }),
      { numRuns: 300 },
    );
  });

  test('makes the target to the point with plays that can be paid for', () => {
    fc.assert(
      fc.property(question, fc.array(way, { minLength: 1, maxLength: 6 }), (asked, ways) => {
        const mix = fewestLives(asked);
        if (mix === null) return;
        for (const { before, left, plays } of landingsOf(asked, mix, ways)) {
          const { points, challenge } = asked;
          const usual = before.lives * points + before.challengeLives * (challenge?.points ?? 0);
          expect(usual + left).toBe(asked.missing);
          expect(pointsOf(plays)).toBe(left);
          expect(plays.length).toBeLessThanOrEqual(MAX_LAST_PLAYS);
          const purse = challenge ? challenge.stock + before.lives * challenge.gain : 0;
          expect(before.challengeLives * (challenge?.cost ?? 0) + costOf(plays)).toBeLessThanOrEqual(purse);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('plays as usual first, and ends with a play that need not be stopped at one score', () => {
    const points = eventPoints('story', 2, OUTCOME);
    const asked = { missing: 1_000_000, points, challenge: null };
    const [first] = landingsOf(
      asked,
      { lives: Math.ceil(1_000_000 / points), challengeLives: 0 },
      waysOf('story', OUTCOME),
    );
    expect(first?.before.lives).toBeGreaterThan(300);
    expect(first?.plays.length).toBeLessThanOrEqual(2);
    for (const play of first?.plays ?? []) expect(widthOf(play)).toBe(9_999);
  });

  test('takes normal lives for the last ones where challenge lives would have to be stopped more closely', () => {
    const outcome = { ...OUTCOME, ownScore: 1_700_000, bonusPercent: 150 };
    const challenge = { points: 7_027, stock: 0, gain: 218, cost: 200 };
    const asked = { missing: 4_000_000, points: 4_350, challenge };
    const ways = [...waysOf('challenge', outcome), ...waysOf('challengePoints', outcome)];
    const [first] = landingsOf(asked, { lives: 334, challengeLives: 363 }, ways);
    expect(first?.plays.every(({ cost, from, to }) => cost === 0 && to - from === 49_999)).toBe(true);
    expect(first?.before.challengeLives).toBeGreaterThan(350);
  });

  test('says none when all plays share a divisor that what is left does not', () => {
    const even = waysOf('story', { ...OUTCOME, bonusPercent: 100 });
    const asked = { missing: 100_001, points: 6_000, challenge: null };
    expect(landingsOf(asked, { lives: 17, challengeLives: 0 }, even)).toEqual([]);
  });
});
