import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eventPoints, type LiveOutcome, POINT_KINDS, type PointFormula } from '#model/rules/event-points';
import { targetCost } from '#model/rules/event-target';
import golden from '../../golden/event-points.json' with { type: 'json' };
import target from '../../golden/event-targets.json' with { type: 'json' };

const live = (part: Partial<LiveOutcome>): LiveOutcome => ({
  ownScore: 0,
  roomScore: part.ownScore ?? 0,
  bonusPercent: 0,
  boosts: 0,
  place: 1,
  isWon: false,
  challengePoints: 200,
  supportPower: 0,
  ...part,
});
const boostsOf = (boosts: number) => boosts as LiveOutcome['boosts'];

const outcome: fc.Arbitrary<LiveOutcome> = fc
  .record({
    ownScore: fc.nat(3_000_000),
    others: fc.nat(12_000_000),
    bonusPercent: fc.nat(300),
    boosts: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
    place: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const, 5 as const),
    isWon: fc.boolean(),
    challengePoints: fc.constantFrom(200 as const, 400 as const, 800 as const, 1600 as const),
    supportPower: fc.nat(400_000),
  })
  .map(({ others, ...rest }) => ({ ...rest, roomScore: rest.ownScore + others }));
const formula = fc.constantFrom<PointFormula[]>(0, 1, 2);
const kind = fc.constantFrom(...POINT_KINDS);

describe('eventPoints', () => {
  test('gives the published points of a medley', () => {
    for (const { score, boost, points } of [...golden.medley, golden.medleyExample]) {
      expect(eventPoints('medley', 2, live({ ownScore: score, boosts: boostsOf(boost) }))).toBe(points);
    }
  });

  test('gives the points that the published formulas give', () => {
    const [few, many, versus, mission] = golden.lives;
    const challenge = (row: typeof few) =>
      live({
        ownScore: row?.score ?? 0,
        challengePoints: (row?.cp ?? 200) as LiveOutcome['challengePoints'],
      });
    expect(eventPoints('challengePoints', 2, challenge(few))).toBe(few?.points);
    expect(eventPoints('challengePoints', 2, challenge(many))).toBe(many?.points);
    expect(eventPoints('versus', 2, live({ ownScore: versus?.score ?? 0, boosts: 3 }))).toBe(versus?.points);
    const { own = 0, other = 0, bonus = 0, support = 0 } = mission ?? {};
    const played = live({
      ownScore: own,
      roomScore: own + other,
      bonusPercent: bonus * 100,
      supportPower: support,
    });
    expect(eventPoints('mission_live', 2, played)).toBe(mission?.points);
  });

  test('pays free lives of VS events and festivals as published, and never as a match', () => {
    for (const { score, points } of golden.free.versus) {
      const free = live({ ownScore: score, place: 1, isWon: true, bonusPercent: 50 });
      for (const generation of [0, 1, 2] as const)
        expect(eventPoints('versusFree', generation, free)).toBe(points);
      expect(eventPoints('versusFree', 2, { ...free, boosts: 3 })).toBe(points * 15);
    }
    for (const { score, bonus, points } of golden.free.festival) {
      const free = live({ ownScore: score, isWon: true, bonusPercent: bonus * 100 });
      for (const generation of [0, 1, 2] as const) {
        expect(eventPoints('festivalFree', generation, free)).toBe(points);
      }
    }
  });

  test('counts older VS, challenge and festival lives in slices of their own, without a clip', () => {
    const { versus, challenge, festival, formulas } = golden.older;
    for (const generation of formulas as PointFormula[]) {
      for (const { score, place, points } of versus) {
        const match = live({ ownScore: score, place: place as LiveOutcome['place'] });
        expect(eventPoints('versus', generation, match)).toBe(points);
      }
      for (const { score, cp, points } of challenge) {
        const spent = live({ ownScore: score, challengePoints: cp as LiveOutcome['challengePoints'] });
        expect(eventPoints('challengePoints', generation, spent)).toBe(points);
      }
      for (const { score, place, win, points } of festival) {
        const match = live({ ownScore: score, place: place as LiveOutcome['place'], isWon: win });
        expect(eventPoints('festival', generation, match)).toBe(points);
      }
    }
  });

  test('counts slices of a score less and less when caps are soft', () => {
    // 160 for the first 1.6 million, half of 15 for the next 150,000, a third of 25 for 250,000.
    expect(eventPoints('story', 1, live({ ownScore: 1_600_000 }))).toBe(50 + 160);
    expect(eventPoints('story', 1, live({ ownScore: 1_750_000 }))).toBe(50 + 167);
    expect(eventPoints('story', 1, live({ ownScore: 2_000_000 }))).toBe(50 + 175);
  });

  test('clips what the oldest formula does not count', () => {
    const at = (ownScore: number, roomScore: number) =>
      eventPoints('story', 0, live({ ownScore, roomScore }));
    expect(at(1_500_000, 1_500_000)).toBe(50 + 150);
    expect(at(2_000_000, 2_000_000)).toBe(50 + 150);
    expect(at(1_500_000, 7_500_000)).toBe(at(1_500_000, 20_000_000));
  });

  test('never falls when score, room, bonus, place or boosts rise, and is whole', () => {
    fc.assert(
      fc.property(kind, formula, outcome, fc.nat(500_000), (what, generation, played, more) => {
        const points = eventPoints(what, generation, played);
        expect(Number.isInteger(points)).toBe(true);
        const better: Partial<LiveOutcome>[] = [
          { ownScore: played.ownScore + more, roomScore: played.roomScore + more },
          { bonusPercent: played.bonusPercent + 10 },
          { place: Math.max(1, played.place - 1) as LiveOutcome['place'] },
          { boosts: Math.min(3, played.boosts + 1) as LiveOutcome['boosts'] },
          { isWon: true },
          { supportPower: played.supportPower + more },
        ];
        for (const part of better) {
          expect(eventPoints(what, generation, { ...played, ...part })).toBeGreaterThanOrEqual(points);
        }
      }),
    );
  });
});

describe('targetCost', () => {
  const plan = {
    target: target.target,
    current: target.current,
    averagePoints: target.average,
    boostsPerGame: target.boosts_per_game,
    boostsPerRefill: target.boosts_per_refill,
    starsPerRefill: target.stars_per_refill,
    minutesPerGame: target.minutes_per_game,
  };

  test('is the published one of the published plan', () => {
    expect(targetCost(plan)).toEqual(target.expect);
  });

  test('is nothing when the target is reached, and unknown when games give nothing', () => {
    const reached = { ...plan, current: plan.target };
    expect(targetCost(reached)).toMatchObject({ remaining: 0, games: 0, boosts: 0, stars: 0, minutes: 0 });
    expect(targetCost({ ...reached, averagePoints: 0 })?.games).toBe(0);
    expect(targetCost({ ...plan, averagePoints: 0 })).toBeNull();
  });

  test('takes the fewest whole games that reach the target', () => {
    fc.assert(
      fc.property(
        fc.nat(9_999_999),
        fc.nat(9_999_999),
        fc.integer({ min: 1, max: 99_999 }),
        (to, from, each) => {
          const games = targetCost({ ...plan, target: to, current: from, averagePoints: each })?.games ?? -1;
          expect(from + games * each).toBeGreaterThanOrEqual(to);
          if (games > 0) expect(from + (games - 1) * each).toBeLessThan(to);
        },
      ),
    );
  });
});
