import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readEvents } from '#model/records/event';
import { cameIn, eventsAt, periodOf } from '#model/rules/event-period';
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

  test('is unknown where its end is missing, before its start, or never', () => {
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

describe('the events at a moment', () => {
  const time = fc.option(fc.integer({ min: 1, max: 40 }), { nil: null });
  const rows = fc.array(fc.record({ from: time, to: time }));
  const eventsOf = (list: readonly { readonly from: number | null; readonly to: number | null }[]) =>
    readEvents(
      Object.fromEntries(
        list.map(({ from, to }, at) => [
          at + 1,
          { eventType: 'story', eventName: only(null), startAt: only(from), endAt: only(to) },
        ]),
      ),
    ).byId;

  test('are those that have begun on the server and are not over', () => {
    fc.assert(
      fc.property(rows, fc.integer({ min: 0, max: 41 }), (list, at) => {
        const found = eventsAt(eventsOf(list).values(), 0, at);
        const wanted = list.flatMap(({ from, to }, index) =>
          from !== null && to !== null && from <= at && at <= to ? [index + 1] : [],
        );
        expect(found.map(({ event }) => event.id)).toEqual(wanted);
        for (const { period } of found) expect(period.from <= at && at <= period.to).toBe(true);
        expect(eventsAt(eventsOf(list).values(), 1, at)).toEqual([]);
      }),
    );
  });
});
