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
            expect(points).toBeGreaterThan(0);
            expect(pay(to + 1)).toBeGreaterThan(points);
            if (from > 0) expect(pay(from - 1)).toBeLessThan(points);
          }
        },
      ),
      { numRuns: 12 },
    );
  });

  test('end with the range that the own score completes', () => {
    const lastOf = (ownScore: number) => waysOf('story', { ...OUTCOME, ownScore }).at(-1)?.to;
    expect([19_998, 19_999, 20_000, 29_998].map(lastOf)).toEqual([9_999, 19_999, 19_999, 19_999]);
    expect([5_000_000, 9_000_000].map(lastOf)).toEqual([4_999_999, 4_999_999]);
  });

  test('are those of the first range where the own score completes none', () => {
    for (const ownScore of [0, 1, 9_998]) {
      const ways = waysOf('story', { ...OUTCOME, ownScore });
      expect(ways.map(({ boosts, from, to }) => [boosts, from, to])).toEqual([
        [0, 0, 9_999],
        [1, 0, 9_999],
        [2, 0, 9_999],
        [3, 0, 9_999],
      ]);
    }
  });

  test('take the fewest challenge points there can be, and no boosts, where lives are paid with those', () => {
    const ways = waysOf('challengePoints', { ...OUTCOME, ownScore: 100_000 });
    expect(new Set(ways.map(({ boosts, cost }) => `${boosts} ${cost}`))).toEqual(new Set(['0 200']));
    expect(ways[0]?.points).toBe(3_250);
  });

  test('are free lives where matches have a place, and none in a medley', () => {
    expect([kindAlone('versus'), kindAlone('festival'), kindAlone('medley')]).toEqual([
      'versusFree',
      'festivalFree',
      null,
    ]);
  });
});

const NO_PLAYS = { lives: 0, challengeLives: 0 };

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

describe('usual plays before an exact landing', () => {
  test('leave at least a point, and are the most that fit or up to three fewer', () => {
    const befores = beforesOf({ missing: 10_000, points: 100, challenge: null }, NO_PLAYS);
    expect(befores.map(({ before, left }) => [before.lives, left])).toEqual([
      [99, 100],
      [98, 200],
      [97, 300],
      [96, 400],
    ]);
  });

  test('have up to four challenge lives fewer', () => {
    const challenge = { points: 50, stock: 900, gain: 0, cost: 1 };
    const befores = beforesOf({ missing: 10_000, points: 100, challenge }, { lives: 0, challengeLives: 9 });
    const counts = new Set(befores.map(({ before }) => before.challengeLives));
    expect([...counts].sort()).toEqual([5, 6, 7, 8, 9]);
    expect(befores).toHaveLength(20);
  });

  test('are none where a single point is missing', () => {
    const befores = beforesOf({ missing: 1, points: 100, challenge: null }, NO_PLAYS);
    expect(befores).toEqual([{ before: NO_PLAYS, left: 1, challengePoints: 0 }]);
  });

  test('are challenge lives alone where no normal live is played', () => {
    const challenge = { points: 50, stock: 2, gain: 0, cost: 1 };
    const befores = beforesOf({ missing: 120, points: 0, challenge }, { lives: 0, challengeLives: 2 });
    expect(befores.map(({ before, left }) => [before, left])).toEqual([
      [{ lives: 0, challengeLives: 2 }, 20],
      [{ lives: 0, challengeLives: 1 }, 70],
      [{ lives: 0, challengeLives: 0 }, 120],
    ]);
  });
});

describe('last plays', () => {
  const one = (points: number, from = 5, boosts: Way['boosts'] = 0): Way => ({
    points,
    boosts,
    cost: 0,
    from,
    to: from + 3,
  });
  const landings = (...ways: readonly Way[]) =>
    landingsOf({ missing: 10, points: 100, challenge: null }, NO_PLAYS, ways).map(({ plays }) => plays);

  test('are stopped latest where several ways pay the same', () => {
    expect(landings(one(10, 4), one(10, 6), one(10, 5))).toEqual([[one(10, 6)]]);
    expect(landings(one(10, 6), one(10, 4))).toEqual([[one(10, 6)]]);
  });

  test('take the fewest boosts where that is all the difference', () => {
    expect(landings(one(10, 5, 1), one(10, 5, 2))).toEqual([[one(10, 5, 1)]]);
  });

  test('take a way that costs nothing where a costly one is stopped later', () => {
    const costly: Way = { ...one(10, 9), cost: 200 };
    expect(landings(costly, one(10))).toEqual([[one(10)]]);
    expect(landings(one(10), costly)).toEqual([[one(10)]]);
  });

  test('come in lists of which the one whose earliest stop is latest is first', () => {
    const found = landings(one(4, 1), one(6, 9), one(5, 5));
    expect(found.map((plays) => plays.map(({ points }) => points))).toEqual([
      [5, 5],
      [6, 4],
    ]);
  });

  test('come in three lists at most', () => {
    expect(landings(...[9, 1, 8, 2, 7, 3, 6, 4].map((points) => one(points)))).toHaveLength(3);
  });

  test('come in pairs beside a single one, and in threes only where neither does', () => {
    const counts = (...points: number[]) =>
      landings(...points.map((each) => one(each))).map((plays) => plays.length);
    expect(counts(10, 5, 4, 3)).toEqual([1, 2]);
    expect(counts(5, 4, 3)).toEqual([2]);
    expect(counts(4, 3)).toEqual([3]);
  });
});

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
