import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { medianDelay, startEstimates } from '#model/rules/start-estimate';
import type { PerServer } from '#model/vocabulary/servers';

const DAY = 86_400_000;
const NOW = 2_000 * DAY;
const NONE = { startAt: [null, null, null, null, null] as PerServer<number> };

/** The `nth` event: every ten days in Japan, `delay` days later on the English server. */
const event = (nth: number, delay: number | null): { startAt: PerServer<number> } => {
  const jp = NOW - 800 * DAY + nth * 10 * DAY;
  return { startAt: [jp, delay === null ? null : jp + delay * DAY, null, null, null] };
};

/** Sixty events in Japan; those reach the English server that began there by now. */
const EVENTS = Array.from({ length: 60 }, (_, nth) => event(nth, nth <= 43 ? 360 : null));

describe('The median delay', () => {
  test('is that of the last ten events that reached the server', () => {
    const early = Array.from({ length: 20 }, (_, nth) => event(nth, 500));
    const late = Array.from({ length: 10 }, (_, nth) =>
      event(nth + 70, [1, 2, 3, 4, 5, 6, 7, 8, 9, 90][nth]!),
    );
    expect(medianDelay([...late, ...early], 0, 1, NOW)).toBe(5.5 * DAY);
  });

  test('is unknown where too few began, or none lately', () => {
    expect(medianDelay(EVENTS.slice(0, 2), 0, 1, NOW)).toBeNull();
    expect(medianDelay(EVENTS, 0, 2, NOW)).toBeNull();
    expect(medianDelay(EVENTS, 0, 1, NOW)).toBe(360 * DAY);
    expect(medianDelay(EVENTS, 0, 1, NOW + 200 * DAY)).toBeNull();
  });
});

describe('A start is estimated', () => {
  test('from the one in Japan, only where the event is not announced', () => {
    const waiting = event(50, null);
    expect(startEstimates(EVENTS, 1, NOW)(waiting)).toEqual([
      null,
      (waiting.startAt[0] ?? 0) + 360 * DAY,
      null,
      null,
      null,
    ]);
    expect(startEstimates(EVENTS, 1, NOW)(event(50, 400))).toEqual(NONE.startAt);
    expect(startEstimates(EVENTS, 1, NOW)(NONE)).toEqual(NONE.startAt);
  });

  test('not for one that the server left out', () => {
    expect(startEstimates(EVENTS, 1, NOW)(event(30, null))).toEqual(NONE.startAt);
  });

  test('from the main server where Japan does not have it', () => {
    const moved = EVENTS.map(({ startAt: [jp, en] }) => ({
      startAt: [null, jp, en, null, null] as PerServer<number>,
    }));
    const [, , tw] = startEstimates(moved, 1, NOW)(moved[50] ?? NONE);
    expect(tw).toBe((EVENTS[50]?.startAt[0] ?? 0) + 360 * DAY);
  });

  test('always to come, and moved with all the dates', () => {
    const time = fc.option(fc.integer({ min: 0, max: 3_000 }).map((day) => day * DAY));
    const times = fc.tuple(time, time, time, time, time).map((startAt) => ({ startAt }));
    fc.assert(
      fc.property(times, fc.array(times, { maxLength: 40 }), fc.integer({ max: 999 }), (one, all, shift) => {
        const estimates = startEstimates(all, 1, NOW)(one);
        const by = shift * DAY;
        const moved = ({ startAt: [a, b, c, d, e] }: typeof one) => {
          const move = (at: number | null) => (at === null ? null : at + by);
          return { startAt: [move(a), move(b), move(c), move(d), move(e)] as PerServer<number> };
        };
        const later = startEstimates(all.map(moved), 1, NOW + by)(moved(one));
        estimates.forEach((at, server) => {
          if (at !== null) expect(at).toBeGreaterThan(NOW);
          if (at !== null) expect(one.startAt[server]).toBeNull();
          expect(later[server]).toBe(at === null ? null : at + by);
        });
      }),
    );
  });
});
