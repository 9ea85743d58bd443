import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eventPoints, POINT_KINDS } from '#model/rules/event-points';
import { HOUR_MS } from '#model/vocabulary/time';
import { decodeCalculator, encodeCalculator, PLAIN } from '#src/routes/tool/eventcalculator/inputs.ts';
import { kindAlone, kindOf, outcomeOf, planOf, waysOf } from '#src/routes/tool/eventcalculator/plan.ts';

const NOW = Date.UTC(2026, 10, 23);
const ALL_DAY = { weekdayFrom: 0, weekdayTo: 0, weekendFrom: 0, weekendTo: 0 };

describe('the address of the event calculator', () => {
  test('holds everything that can be set', () => {
    const inputs = {
      ...PLAIN,
      event: 280,
      server: 1 as const,
      type: 'festival' as const,
      until: NOW,
      tier: 1_000,
      current: 342_180,
      target: 1_742_000,
      source: 'score' as const,
      ownScore: 1_906_540,
      roomScore: 8_206_540,
      bonus: 130,
      support: 250_000,
      place: 3 as const,
      isWon: false,
      challengePoints: 800 as const,
      isFree: true,
      boosts: 0 as const,
      weekdayTo: 90,
      minutes: 7,
      festivalBoosts: 24,
      cans: 6,
      buys: false,
      challengeStock: 12_000,
    };
    expect(decodeCalculator(encodeCalculator(inputs))).toEqual(inputs);
    expect(encodeCalculator(PLAIN).toString()).toBe('');
  });

  test('reads anything as something that can be set', () => {
    const names = [
      'server',
      'event',
      'tier',
      'buy',
      'cpstock',
      'have',
      'goal',
      'place',
      'cp',
      'boosts',
      'week',
      'minutes',
      'until',
    ];
    const texts = fc.dictionary(fc.constantFrom(...names), fc.oneof(fc.string(), fc.double().map(String)));
    fc.assert(
      fc.property(texts, (query) => {
        const inputs = decodeCalculator(new URLSearchParams(query));
        expect(decodeCalculator(encodeCalculator(inputs))).toEqual(inputs);
        expect(inputs.minutes).toBeGreaterThan(0);
      }),
    );
  });
});

describe('a plan', () => {
  const inputs = { ...PLAIN, ...ALL_DAY, target: 100_000, points: 10_000, minutes: 6 };
  const ask = (patch: Partial<typeof inputs>, hours: number) =>
    planOf('story', { ...inputs, ...patch }, { now: NOW, end: NOW + hours * HOUR_MS, boosts: 3 });

  test('says what the target takes when it can be reached', () => {
    expect(ask({}, 2)).toMatchObject({ reach: 'reachable', plays: 10, schedule: { doneAt: NOW + HOUR_MS } });
  });

  test('says what can be reached when the target cannot', () => {
    expect(ask({ current: 500, target: 200_000 }, 1)).toMatchObject({ reach: 'unreachable', most: 100_500 });
  });

  test('tells a reached target, an ended event and a missing number apart', () => {
    expect(ask({ current: 100_000 }, 1)?.reach).toBe('reached');
    expect(ask({}, -1)?.reach).toBe('ended');
    expect(ask({ points: 0 }, 1)).toBeNull();
  });

  test('works points for other boosts out of typed ones where it can', () => {
    const at = (points: number, boosts: 0 | 1 | 2) =>
      planOf('story', { ...inputs, points }, { now: NOW, end: NOW + HOUR_MS, boosts })?.points;
    expect([at(9_000, 0), at(9_000, 1), at(9_000, 2)]).toEqual([600, 3_000, 6_000]);
  });

  test('says what is reached without buying, and counts on nothing else when nothing is bought', () => {
    // Ten in stock and one grown back in time: three plays of three boosts, of ten that fit.
    expect(ask({ target: 100_000 }, 1)).toMatchObject({
      reach: 'reachable',
      most: 100_000,
      mostFree: 30_000,
    });
    expect(ask({ target: 100_000, buys: false }, 1)).toMatchObject({ reach: 'unreachable', most: 30_000 });
  });

  test('counts challenge points that are missing', () => {
    const challenge = { ...inputs, challengePoints: 800 as const, challengeStock: 2_000 };
    const plan = planOf('challengePoints', challenge, { now: NOW, end: NOW + 2 * HOUR_MS, boosts: 3 });
    expect(plan).toMatchObject({ plays: 10, challengePoints: 6_000, mostFree: 20_000 });
    expect(plan?.schedule.boosts.used).toBe(0);
  });

  test('takes festival boosts in matches of a festival, and in nothing else', () => {
    const festival = { ...inputs, target: 40_000, stock: 0, festivalBoosts: 9 };
    const boosts = (kind: 'festival' | 'festivalFree' | 'story') =>
      planOf(kind, festival, { now: NOW, end: NOW + HOUR_MS, boosts: 3 })?.schedule.boosts;
    expect(boosts('festival')).toMatchObject({ used: 12, fromFestival: 9, fromCans: 3, cansBought: 1 });
    expect(boosts('festivalFree')).toMatchObject({ fromFestival: 0, cansBought: 2 });
    expect(boosts('story')).toMatchObject({ fromFestival: 0, cansBought: 2 });
  });

  test('knows no points for other boosts when typed ones are no multiple', () => {
    expect(planOf('story', inputs, { now: NOW, end: NOW + HOUR_MS, boosts: 1 })).toBeNull();
  });
});

describe('ways to land', () => {
  test('pay the same at both ends of their range and less below it, for each kind of event', () => {
    const score = fc.integer({ min: 1, max: 5_000_000 });
    fc.assert(
      fc.property(fc.constantFrom(...POINT_KINDS), score, fc.nat(300), (kind, ownScore, bonus) => {
        const alone = kindAlone(kind);
        if (alone === null) return;
        const inputs = { ...PLAIN, ownScore, bonus };
        const ways = waysOf(alone, inputs);
        expect(ways.length).toBeLessThanOrEqual(30);
        for (const { points, boosts, from, to } of ways) {
          const pay = (one: number) =>
            eventPoints(alone, 2, { ...outcomeOf(inputs), ownScore: one, roomScore: one, boosts });
          expect([pay(from), pay(to)]).toEqual([points, points]);
          expect(to).toBeLessThanOrEqual(ownScore);
          if (from > 0) expect(pay(from - 1)).toBeLessThan(points);
        }
      }),
    );
  });

  test('are free lives where matches have a place', () => {
    expect(kindAlone(kindOf('versus', PLAIN))).toBe('versusFree');
    expect(kindAlone(kindOf('medley', PLAIN))).toBeNull();
  });
});
