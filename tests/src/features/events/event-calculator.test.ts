import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '#model/vocabulary/time';
import { decodeCalculator, encodeCalculator, PLAIN } from '#src/features/events/calculator/inputs.ts';
import { isPlanned, kindOf, planOf } from '#src/features/events/calculator/plan.ts';

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
      challengeScore: 1_200_000,
      challengeLivePoints: 28_000,
      challengeGain: 0,
      isFree: true,
      boosts: 0 as const,
      weekdayTo: 90,
      minutes: 7,
      festivalBoosts: 24,
      cans: 6,
      buys: true,
      challengeStock: 12_000,
    };
    expect(decodeCalculator(encodeCalculator(inputs))).toEqual(inputs);
    expect(encodeCalculator(PLAIN).toString()).toBe('');
  });

  test('reads anything as something that can be set', () => {
    const names = [
      'by',
      'points',
      'cpscore',
      'cppoints',
      'cpgain',
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
  const inputs = {
    ...PLAIN,
    ...ALL_DAY,
    source: 'typed' as const,
    target: 100_000,
    points: 10_000,
    minutes: 6,
    cans: 2,
  };
  const ask = (patch: Partial<typeof inputs>, hours: number) =>
    planOf('story', { ...inputs, ...patch }, { now: NOW, end: NOW + hours * HOUR_MS, boosts: 3 });

  test('says what the target takes when it can be reached', () => {
    expect(ask({}, 2)).toMatchObject({ reach: 'reachable', plays: 10, stars: 0, room: 20 });
    expect(ask({}, 2)?.schedule.doneAt).toBe(NOW + HOUR_MS);
  });

  test('says what can be reached when the target cannot', () => {
    expect(ask({ current: 500, target: 200_000 }, 1)).toMatchObject({ reach: 'unreachable', most: 100_500 });
  });

  test('tells a reached target, an ended event and a missing number apart', () => {
    expect(ask({ current: 100_000 }, 1)?.reach).toBe('reached');
    expect(ask({}, -1)?.reach).toBe('ended');
    expect(ask({ points: 0 }, 1)).toBeNull();
    expect(ask({ target: 0 }, 1)).toBeNull();
    const score = { ...inputs, source: 'score' as const };
    expect(planOf('story', score, { now: NOW, end: NOW + HOUR_MS, boosts: 3 })).toBeNull();
  });

  test('works points for other boosts out of typed ones where it can', () => {
    const at = (points: number, boosts: 0 | 1 | 2) =>
      planOf('story', { ...inputs, points }, { now: NOW, end: NOW + HOUR_MS, boosts })?.points;
    expect([at(9_000, 0), at(9_000, 1), at(9_000, 2)]).toEqual([600, 3_000, 6_000]);
  });

  test('names the price instead of spending it, and spends only what is asked for', () => {
    // Ten in stock: three plays of three boosts, of ten that fit; one grows back in time for none.
    const unbought = ask({ cans: 0 }, 1);
    expect(unbought).toMatchObject({ reach: 'priced', stars: 200, most: 100_000, mostFree: 30_000 });
    expect(unbought?.schedule).toMatchObject({ plays: 3, boosts: { cansBought: 0 } });
    const bought = ask({ cans: 0, buys: true }, 1);
    expect(bought).toMatchObject({ reach: 'priced', stars: 200 });
    expect(bought?.schedule).toMatchObject({ plays: 10, boosts: { cansBought: 2 } });
  });

  test('spends nothing on a target that waiting reaches, though buying is on', () => {
    const plan = ask({ cans: 0, buys: true, target: 40_000 }, 5);
    expect(plan).toMatchObject({ reach: 'reachable', stars: 0, schedule: { boosts: { cansBought: 0 } } });
  });

  test('takes festival boosts in matches of a festival, and in nothing else', () => {
    const festival = { ...inputs, target: 40_000, stock: 0, festivalBoosts: 9 };
    const boosts = (kind: 'festival' | 'festivalFree' | 'story') =>
      planOf(kind, festival, { now: NOW, end: NOW + HOUR_MS, boosts: 3 })?.schedule.boosts;
    expect(boosts('festival')).toMatchObject({ used: 12, fromFestival: 9, fromCans: 3, cansOpened: 1 });
    expect(boosts('festivalFree')).toMatchObject({ fromFestival: 0, cansOpened: 2 });
    expect(boosts('story')).toMatchObject({ fromFestival: 0, cansOpened: 2 });
  });

  test('knows no points for other boosts when typed ones are no multiple', () => {
    expect(planOf('story', inputs, { now: NOW, end: NOW + HOUR_MS, boosts: 1 })).toBeNull();
  });
});

describe('a plan of a challenge event', () => {
  const LONG = { now: NOW, end: NOW + 7 * 24 * HOUR_MS, boosts: 3 as const };
  const inputs = { ...PLAIN, ...ALL_DAY, type: 'challenge' as const, target: 4_000_000, points: 30_000 };
  const typed = { ...inputs, source: 'typed' as const };
  const kind = kindOf('challenge', typed);

  test('holds normal lives alone while no one knows what challenge lives pay, or none are played', () => {
    expect(planOf(kind, typed, LONG)).toMatchObject({ plays: 134, challenge: null });
    const none = { ...typed, challengePoints: 0 as const, challengeLivePoints: 20_000 };
    expect(planOf(kind, none, LONG)).toMatchObject({ plays: 134, challenge: null });
  });

  test('spends on challenge lives what normal ones bring, typed', () => {
    const both = { ...typed, challengeGain: 100, challengeLivePoints: 20_000 };
    expect(planOf(kind, both, LONG)).toMatchObject({
      needed: { lives: 100, challengeLives: 50 },
      plays: 150,
      surplus: 0,
    });
  });

  test('is not laid out by as many plays that pay less', () => {
    // Ten plays fit, and boosts for three normal lives; challenge lives fill the hour but pay a tenth.
    const hour = { now: NOW, end: NOW + HOUR_MS, boosts: 3 as const };
    const stocked = { ...typed, minutes: 6, stock: 9, challengeStock: 9_000, challengeGain: 0 };
    const poor = { ...stocked, points: 10_000, challengeLivePoints: 1_000, target: 91_000 };
    const plan = planOf(kind, poor, hour);
    expect(plan).toMatchObject({
      reach: 'priced',
      plays: 10,
      needed: { lives: 9, challengeLives: 1 },
      schedule: { lives: 3, challengeLives: 7 },
    });
    expect(plan && isPlanned(plan)).toBe(false);
    const bought = planOf(kind, { ...poor, buys: true }, hour);
    expect(bought && isPlanned(bought)).toBe(true);
    // Challenge lives alone, all of which can be played, and fall short.
    const alone = planOf(kind, { ...poor, points: 0, challengeStock: 400 }, hour);
    expect(alone).toMatchObject({ reach: 'unreachable', plays: 2, schedule: { challengeLives: 2 } });
    expect(alone && isPlanned(alone)).toBe(false);
  });

  test('spends on challenge lives what normal ones bring, from the score', () => {
    const score = {
      ...inputs,
      source: 'score' as const,
      ownScore: 1_700_000,
      roomScore: 8_000_000,
      bonus: 150,
      minutes: 4,
      buys: true,
    };
    // 715 plays of four minutes.
    const times = { now: NOW, end: NOW + 715 * 4 * 60_000, boosts: 3 as const };
    const plan = planOf(kind, score, times);
    expect(plan).toMatchObject({
      points: 4_350,
      challenge: { points: 7_027, gain: 218, cost: 200 },
      needed: { lives: 334, challengeLives: 363 },
      plays: 697,
      room: 715,
      reach: 'priced',
      schedule: { lives: 334, challengeLives: 363 },
    });
    const { points = 0, challenge } = plan ?? {};
    const each = points + ((challenge?.gain ?? 0) / 200) * (challenge?.points ?? 0);
    expect(Math.floor(each)).toBe(12_009);
    const alone = planOf(kind, { ...score, challengePoints: 0 }, times);
    expect(alone).toMatchObject({ reach: 'unreachable', most: 3_110_250 });
  });

  test('spends more at once in fewer plays, and from a stock', () => {
    const dear = {
      ...typed,
      challengePoints: 1_600 as const,
      challengeGain: 100,
      challengeLivePoints: 160_000,
    };
    const plan = planOf(kind, dear, LONG);
    expect(plan?.plays).toBeLessThan(134);
    const stocked = planOf(kind, { ...dear, challengeStock: 16_000 }, LONG);
    expect(stocked?.needed.lives).toBeLessThan(plan?.needed.lives ?? 0);
  });

  test('takes no boosts for challenge lives', () => {
    const both = { ...typed, challengeGain: 100, challengeLivePoints: 20_000, buys: true };
    expect(planOf(kind, both, LONG)?.schedule.boosts.used).toBe(300);
  });

  test('has challenge lives alone when only they are typed and there are points for them', () => {
    const stock = { ...typed, points: 0, target: 40_000, challengeLivePoints: 20_000, challengeStock: 400 };
    expect(planOf(kind, stock, LONG)).toMatchObject({ needed: { lives: 0, challengeLives: 2 } });
    expect(planOf(kind, { ...stock, target: 40_001 }, LONG)?.reach).toBe('unreachable');
    expect(planOf(kind, { ...stock, challengeStock: 0 }, LONG)).toBeNull();
  });
});
