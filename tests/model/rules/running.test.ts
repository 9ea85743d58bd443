import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endInSight, isSpoiler, newestAt, runningAt, statusAt } from '#model/rules/running';
import type { PerServer } from '#model/vocabulary/servers';

interface Event {
  readonly id: number;
  readonly startAt: number | null;
  readonly endAt: number | null;
}
const event = (id: number, startAt: number | null, endAt: number | null): Event => ({ id, startAt, endAt });
const idsAt = (events: readonly Event[], now: number) => {
  const { current, next } = runningAt(events, (each) => each, now);
  return [current.map(({ id }) => id), next?.id ?? null];
};

describe('what runs', () => {
  const events = [event(1, 0, 10), event(2, 5, 15), event(3, 20, 30), event(4, 25, 26), event(5, null, 40)];

  test.each([
    [7, [2, 1], 3],
    [10, [2], 3],
    [15, [], 3],
    [20, [3], 4],
    [30, [], null],
  ])('at %i is %j, then %s', (now, current, next) => {
    expect(idsAt(events, now)).toEqual([current, next]);
  });

  test('goes on for ever without an end', () => {
    expect(idsAt([event(1, 0, null)], 1e12)).toEqual([[1], null]);
  });

  test('never has begun later nor ended before, and nothing comes sooner than the next', () => {
    const time = fc.option(fc.integer({ min: 0, max: 50 }));
    const any = fc
      .array(fc.tuple(time, time))
      .map((spans) => spans.map(([startAt, endAt], id) => event(id, startAt, endAt)));
    fc.assert(
      fc.property(any, fc.integer({ min: 0, max: 50 }), (all, now) => {
        const { current, next } = runningAt(all, (each) => each, now);
        for (const { startAt, endAt } of current) {
          expect(startAt).toBeLessThanOrEqual(now);
          expect(endAt ?? 99).toBeGreaterThan(now);
        }
        const coming = all.flatMap(({ startAt }) => (startAt !== null && startAt > now ? [startAt] : []));
        expect(next?.startAt ?? null).toBe(coming.length === 0 ? null : Math.min(...coming));
      }),
    );
  });
});

const on = (jp: number | null, en: number | null): PerServer<number> => [jp, en, null, null, null];

describe('what is new', () => {
  const things = [
    { id: 1, times: on(10, 50) },
    { id: 2, times: on(20, null) },
    { id: 3, times: on(20, 40) },
    { id: 4, times: on(90, null) },
  ];
  const newest = (server: 0 | 1, now: number) =>
    newestAt(things, ({ times }) => times, server, now).map(({ id }) => id);

  test('came out on that server, the newest first', () => {
    expect(newest(0, 60)).toEqual([3, 2, 1]);
    expect(newest(1, 60)).toEqual([1, 3]);
    expect(newest(1, 45)).toEqual([3]);
  });

  test('is a spoiler as long as the main server does not have it', () => {
    expect([39, 40].map((now) => isSpoiler(on(20, 40), 1, now))).toEqual([true, false]);
    expect(isSpoiler(on(20, null), 1, 1e12)).toBe(true);
  });
});

test('an end that lies decades ahead is none', () => {
  const now = Date.UTC(2026, 0, 1);
  expect(endInSight(now + 86_400_000, now)).toBe(now + 86_400_000);
  expect(endInSight(4_102_369_200_000, now)).toBeNull();
  expect(endInSight(null, now)).toBeNull();
});

describe('the status of something', () => {
  test.each([
    ['upcoming', { startAt: 11, endAt: 20 }],
    ['ongoing', { startAt: 10, endAt: 10 }],
    ['ongoing', { startAt: 1, endAt: null }],
    ['completed', { startAt: 1, endAt: 9 }],
    [null, { startAt: null, endAt: 20 }],
  ])('is %s for %j', (status, span) => {
    expect(statusAt(span, 10)).toBe(status);
  });
});
