import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOOSTS_PER_CAN, MAX_REGROWN, playsThatFit, REGROW_MS, scheduleOf } from '#model/plan/schedule';
import { sessionsBetween } from '#model/plan/windows';
import { targetCost } from '#model/rules/event-target';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#model/vocabulary/time';
import golden from '../../golden/event-targets.json' with { type: 'json' };

/** Monday, 23 November 2026, 00:00 UTC. */
const MONDAY = Date.UTC(2026, 10, 23);
const HOURS = { weekday: { from: 19 * 60, to: 23 * 60 }, weekend: { from: 10 * 60, to: 60 } };
const tokyo = () => 9 * 60;

describe('times of play', () => {
  test('follow the hours of weekdays and weekends in the visitor’s time zone', () => {
    const found = sessionsBetween(MONDAY, MONDAY + 7 * DAY_MS, HOURS, tokyo);
    expect(found[0]).toEqual({
      day: MONDAY - 9 * HOUR_MS,
      from: MONDAY + 10 * HOUR_MS,
      to: MONDAY + 14 * HOUR_MS,
    });
    // Saturday from ten to one o’clock of the next day.
    expect(found[5]).toEqual({
      day: MONDAY + 5 * DAY_MS - 9 * HOUR_MS,
      from: MONDAY + 5 * DAY_MS + HOUR_MS,
      to: MONDAY + 5 * DAY_MS + 16 * HOUR_MS,
    });
    const hours = found.map(({ from, to }) => (to - from) / HOUR_MS);
    expect(hours).toEqual([4, 4, 4, 4, 4, 15, 15]);
  });

  test('last a whole day when they end when they begin', () => {
    const noon = { from: 12 * 60, to: 12 * 60 };
    const found = sessionsBetween(MONDAY, MONDAY + DAY_MS, { weekday: noon, weekend: noon }, () => 0);
    expect(
      found.map(({ day, from, to }) => [day, from, to].map((time) => (time - MONDAY) / HOUR_MS)),
    ).toEqual([
      [-24, 0, 12],
      [0, 12, 24],
    ]);
  });

  test('go on after midnight when they began the day before', () => {
    const late = { from: 19 * 60, to: 2 * 60 };
    const [first] = sessionsBetween(
      MONDAY + HOUR_MS,
      MONDAY + DAY_MS,
      { weekday: late, weekend: late },
      () => 0,
    );
    expect(first).toEqual({ day: MONDAY - DAY_MS, from: MONDAY + HOUR_MS, to: MONDAY + 2 * HOUR_MS });
  });

  test('stay inside, in order and apart', () => {
    const hour = fc.record({
      from: fc.integer({ min: 0, max: 1439 }),
      to: fc.integer({ min: 0, max: 1439 }),
    });
    const offset = fc.integer({ min: -720, max: 840 });
    const length = fc.integer({ min: 0, max: 12 * DAY_MS });
    fc.assert(
      fc.property(hour, hour, offset, length, (weekday, weekend, minutes, ms) => {
        const end = MONDAY + ms;
        let before = MONDAY;
        for (const { from, to } of sessionsBetween(MONDAY, end, { weekday, weekend }, () => minutes)) {
          expect(from).toBeGreaterThanOrEqual(before);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(end);
          before = to;
        }
      }),
    );
  });
});

describe('a schedule', () => {
  const pace = {
    playMs: 5 * MINUTE_MS,
    boosts: 3,
    festival: 0,
    stock: 10,
    cans: 2,
    buys: true,
    challenge: null,
  };
  const sessions = sessionsBetween(MONDAY, MONDAY + 7 * DAY_MS, HOURS, tokyo);

  test('plays as many as fit and no more', () => {
    const fit = playsThatFit(sessions, pace.playMs);
    expect(scheduleOf(fit + 100, sessions, pace).plays).toBe(fit);
    expect(scheduleOf(fit, sessions, pace).doneAt).toBe(sessions.at(-1)?.to);
  });

  test('accounts for every boost', () => {
    fc.assert(
      fc.property(
        fc.nat(300),
        fc.constantFrom(0, 1, 2, 3, 9),
        fc.nat(30),
        fc.nat(20),
        fc.nat(40),
        (plays, boosts, stock, cans, festival) => {
          const plan = scheduleOf(plays, sessions, { ...pace, boosts, stock, cans, festival });
          const { used, fromFestival, fromStock, regrown, fromCans, cansOpened, cansBought } = plan.boosts;
          expect(fromFestival + fromStock + regrown + fromCans).toBe(used);
          expect(fromFestival).toBe(Math.min(used, festival));
          expect(fromStock).toBeLessThanOrEqual(stock);
          expect(regrown * REGROW_MS).toBeLessThanOrEqual((plan.doneAt ?? MONDAY) - MONDAY);
          expect(cansOpened * BOOSTS_PER_CAN).toBeGreaterThanOrEqual(fromCans);
          expect(cansBought).toBe(Math.max(0, cansOpened - cans));
          expect(plan.blocks.reduce((sum, block) => sum + block.lives, 0)).toBe(plan.plays);
        },
      ),
    );
  });

  test('lets no more boosts grow back overnight than the purse holds', () => {
    const twoEvenings = [
      { day: 0, from: 0, to: 5 * MINUTE_MS },
      { day: DAY_MS, from: DAY_MS, to: DAY_MS + 60 * MINUTE_MS },
    ];
    const plan = scheduleOf(13, twoEvenings, { ...pace, boosts: 1, stock: 1, cans: 0 });
    // Ten overnight, one in the first half of the hour that follows.
    expect(plan.boosts.regrown).toBe(MAX_REGROWN + 1);
    expect(plan.boosts.fromCans).toBe(1);
  });

  test('waits for boosts to grow back when none are bought', () => {
    const evening = [{ day: 0, from: 0, to: 4 * HOUR_MS }];
    const waiting = { ...pace, boosts: 3, stock: 3, cans: 0, buys: false };
    // One at once, the next when three have grown back after 90 minutes, and so on.
    const plan = scheduleOf(10, evening, waiting);
    expect(plan).toMatchObject({ plays: 3, doneAt: 3 * HOUR_MS + pace.playMs });
    expect(plan.boosts).toMatchObject({ fromStock: 3, regrown: 6, cansBought: 0 });
    expect(scheduleOf(10, evening, { ...waiting, cans: 1 }).plays).toBe(6);
  });

  test('starts the next boost when the first is taken from a purse that has just become full', () => {
    // Forty-five minutes without time for a play; a boost has grown back after thirty, the tenth.
    const sessions = [
      { day: 0, from: 0, to: MINUTE_MS },
      { day: 0, from: 45 * MINUTE_MS, to: DAY_MS },
    ];
    const ten = { ...pace, boosts: 10, stock: 9, cans: 0, buys: false };
    expect(scheduleOf(2, sessions, ten)).toMatchObject({
      plays: 2,
      doneAt: 45 * MINUTE_MS + 10 * REGROW_MS + pace.playMs,
      boosts: { fromStock: 9, regrown: 11, fromCans: 0 },
    });
    // What never grows back in full is not waited for.
    expect(scheduleOf(2, sessions, { ...ten, boosts: 11, stock: 11 }).plays).toBe(1);
  });

  test('takes from each kind of boost no more than those before it leave open', () => {
    const sessions = [
      { day: 0, from: 0, to: MINUTE_MS },
      { day: 0, from: 3 * REGROW_MS, to: 3 * REGROW_MS + pace.playMs },
    ];
    const { boosts } = scheduleOf(1, sessions, { ...pace, festival: 1, stock: 1 });
    expect(boosts).toEqual({
      used: 3,
      fromFestival: 1,
      fromStock: 1,
      regrown: 1,
      fromCans: 0,
      cansOpened: 0,
      cansBought: 0,
    });
    const rich = scheduleOf(1, sessions, { ...pace, festival: 2, stock: 10 }).boosts;
    expect(rich).toMatchObject({ fromFestival: 2, fromStock: 1, regrown: 0, fromCans: 0 });
  });

  test('has a block for each time of play, from its first play to the end of its last', () => {
    const evenings = [
      { day: 0, from: HOUR_MS, to: HOUR_MS + 11 * MINUTE_MS },
      { day: DAY_MS, from: DAY_MS, to: DAY_MS + HOUR_MS },
    ];
    expect(scheduleOf(3, evenings, { ...pace, boosts: 1 }).blocks).toEqual([
      { day: 0, from: HOUR_MS, to: HOUR_MS + 10 * MINUTE_MS, lives: 2, challengeLives: 0 },
      { day: DAY_MS, from: DAY_MS, to: DAY_MS + 5 * MINUTE_MS, lives: 1, challengeLives: 0 },
    ]);
  });

  test('uses boosts of the festival first, which neither grow back nor keep others from it', () => {
    const evening = [{ day: 0, from: 0, to: 4 * HOUR_MS }];
    const festival = { ...pace, festival: 10, stock: 0, cans: 0, buys: false };
    // Enough for three plays; the fourth waits until two live boosts have grown.
    const plan = scheduleOf(4, evening, festival);
    expect(plan.boosts).toMatchObject({ fromFestival: 10, regrown: 2, fromCans: 0 });
    expect(plan.doneAt).toBe(2 * REGROW_MS + pace.playMs);
  });

  test('buys nothing when buying is off, and gets no further than with it', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.constantFrom(0, 1, 2, 3, 9), fc.nat(30), (plays, boosts, stock) => {
        const frugal = scheduleOf(plays, sessions, { ...pace, boosts, stock, buys: false });
        expect(frugal.boosts.cansBought).toBe(0);
        expect(frugal.plays).toBeLessThanOrEqual(
          scheduleOf(plays, sessions, { ...pace, boosts, stock }).plays,
        );
      }),
    );
  });

  test('takes the games and boosts of the published example', () => {
    const {
      target,
      current,
      average,
      boosts_per_game,
      boosts_per_refill,
      stars_per_refill,
      minutes_per_game,
      expect: want,
    } = golden;
    const cost = targetCost({
      target,
      current,
      averagePoints: average,
      boostsPerGame: boosts_per_game,
      boostsPerRefill: boosts_per_refill,
      starsPerRefill: stars_per_refill,
      minutesPerGame: minutes_per_game,
    });
    const playMs = minutes_per_game * MINUTE_MS;
    // In one go without regrowth, as there.
    const atOnce = Array.from({ length: want.games }, (_, i) => ({
      day: 0,
      from: i * playMs,
      to: (i + 1) * playMs,
    }));
    const plan = scheduleOf(cost?.games ?? 0, atOnce, {
      playMs,
      boosts: boosts_per_game,
      festival: 0,
      stock: 0,
      cans: 0,
      buys: true,
      challenge: null,
    });
    expect(plan.plays).toBe(want.games);
    expect(plan.boosts.used).toBe(want.boosts);
    expect(plan.doneAt).toBe(want.minutes * MINUTE_MS);
    expect(plan.boosts.fromCans + plan.boosts.regrown).toBe(want.boosts);
  });
});
