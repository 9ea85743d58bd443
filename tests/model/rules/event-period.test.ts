import { describe, expect, test } from 'vitest';
import { cameIn, periodOf } from '#model/rules/event-period';
import type { PerServer } from '#model/vocabulary/servers';

const only = (value: number | null): PerServer<number> => [value, null, null, null, null];
const DAY = 86_400_000;

describe('the period of an event', () => {
  test('is that of the main server, else of one where it runs', () => {
    const event = {
      startAt: [100, 200, null, null, null],
      endAt: [150, 260, null, null, null],
    } as const;
    expect(periodOf(event, 1, 0)).toEqual({ server: 1, from: 200, to: 260 });
    expect(periodOf(event, 3, 1)).toEqual({ server: 1, from: 200, to: 260 });
    expect(periodOf(event, 3, 4)).toEqual({ server: 0, from: 100, to: 150 });
  });

  test('is not told where its end is missing, before its start, or never', () => {
    expect(periodOf({ startAt: only(null), endAt: only(null) }, 0, 1)).toBeNull();
    expect(periodOf({ startAt: only(5), endAt: only(null) }, 0, 1)).toBeNull();
    expect(periodOf({ startAt: only(5), endAt: only(4) }, 0, 1)).toBeNull();
    expect(periodOf({ startAt: only(0), endAt: only(80 * 365 * DAY) }, 0, 1)).toBeNull();
  });

  test('holds what came out on its server from its first to its last moment, the earliest first', () => {
    const things = [
      { id: 4, at: only(20) },
      { id: 3, at: only(10) },
      { id: 2, at: only(10) },
      { id: 1, at: only(21) },
      { id: 5, at: only(9) },
      { id: 6, at: [null, 15, null, null, null] as const },
    ];
    const found = cameIn(things, ({ at }) => at, { server: 0, from: 10, to: 20 });
    expect(found.map(({ id }) => id)).toEqual([2, 3, 4]);
  });
});
