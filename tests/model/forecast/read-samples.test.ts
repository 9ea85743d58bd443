import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPastEvents, readRunningEvent } from '#model/forecast/read-samples';

const EVENT = { server: 'jp', type: 'versus', startAt: 1_000, endAt: 2_000, tiers: { 100: [[1_500, 7]] } };

/** Why a running event cannot be read; null where it can. */
const refusal = (change: object): string | null => {
  const read = readRunningEvent({ ...EVENT, ...change });
  return read.ok ? null : read.reason;
};

describe('a running event', () => {
  test('is read as it stands, with times that are numbers or texts', () => {
    expect(readRunningEvent(EVENT)).toEqual({ ok: true, value: EVENT });
    expect(readRunningEvent({ ...EVENT, startAt: '1000', endAt: '2000' })).toEqual({
      ok: true,
      value: EVENT,
    });
  });

  test('has no type when that is no text or an empty one', () => {
    for (const type of ['', 5, undefined]) {
      expect(readRunningEvent({ ...EVENT, type })).toMatchObject({ ok: true, value: { type: null } });
    }
  });

  test.each([null, 'event', 5, [EVENT]])('is refused when it is no object but %j', (json) => {
    expect(readRunningEvent(json)).toEqual({ ok: false, reason: 'the event must be an object' });
  });

  test.each(['', '  ', 'soon', 0, -1, 8.64e15 + 1, null, undefined, true])(
    'is refused when its time is %j',
    (time) => {
      expect(refusal({ startAt: time })).toMatch(/^startAt and endAt must be times/);
      expect(refusal({ endAt: time })).toMatch(/^startAt and endAt must be times/);
    },
  );

  test('may end with the last moment that a date can have', () => {
    expect(refusal({ endAt: 8.64e15 })).toBeNull();
  });

  test.each([1_000, 999])('is refused when it ends at %i, no later than it starts', (endAt) => {
    expect(refusal({ endAt })).toBe('endAt must be later than startAt');
  });

  test.each(['', 5, undefined])('is refused when its server is %j', (server) => {
    expect(refusal({ server })).toBe('server must be a text');
  });

  test('is refused without tiers, and with none', () => {
    expect(refusal({ tiers: undefined })).toBe('tiers must be an object of readings by tier');
    expect(refusal({ tiers: [] })).toBe('tiers must be an object of readings by tier');
    expect(refusal({ tiers: {} })).toBe('the event has no tier');
  });

  test.each(['0', '01', '-5', '1.5', 'top', '1234567890'])('is refused when a tier is called %s', (tier) => {
    expect(refusal({ tiers: { [tier]: [[1_500, 7]] } })).toMatch(/^a tier is a whole number/);
  });

  test.each([
    [[1_500]],
    [[1_500, 7, 8]],
    [[1_500, '7']],
    [[1_500, -1]],
    [[-1, 7]],
    [[1_500, Number.NaN]],
    [7, 8],
    'none',
  ])('is refused when the readings of a tier are %j', (...rows) => {
    expect(refusal({ tiers: { 100: rows.length === 1 ? rows[0] : rows } })).toBe(
      'tier 100 must be a list of [timeMs, points]',
    );
  });

  test('takes a tier without a reading, and one of no points', () => {
    expect(refusal({ tiers: { 100: [], 500: [[1_500, 0]] } })).toBeNull();
  });
});

describe('past events', () => {
  const samplesOf = (rows: unknown) => {
    const read = readPastEvents({ events: [EVENT, { ...EVENT, tiers: { 100: rows } }] });
    return read.ok ? (read.value.events[1]?.tiers[100] ?? null) : null;
  };

  test('have points at equal steps from their start to their end', () => {
    expect(samplesOf([0, 4, 9])).toEqual([
      [1_000, 0],
      [1_500, 4],
      [2_000, 9],
    ]);
    expect(samplesOf([3, 9])).toEqual([
      [1_000, 3],
      [2_000, 9],
    ]);
  });

  test('spread any points evenly, the first at the start and the last at the end', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 2, maxLength: 50 }), (points) => {
        const rows = samplesOf(points) ?? [];
        expect(rows.map(([, value]) => value)).toEqual(points);
        expect([rows[0]?.[0], rows.at(-1)?.[0]]).toEqual([1_000, 2_000]);
      }),
    );
  });

  test.each([[[5]], [[5, -1]], [[5, '6']], [[5, Number.NaN]], [[5, [1_500, 7]]], ['none']])(
    'are left out when the readings of a tier are %j',
    (rows) => {
      expect(samplesOf(rows)).toBeNull();
      const read = readPastEvents({ events: [EVENT, { ...EVENT, tiers: { 100: rows } }, 5] });
      expect(read).toEqual({ ok: true, value: { events: [EVENT], leftOut: 2 } });
    },
  );

  test('may have no server', () => {
    const read = readPastEvents({ events: [{ ...EVENT, server: undefined }] });
    expect(read).toMatchObject({ ok: true, value: { events: [{ server: '' }] } });
  });

  test('may be none, but are refused when none of them can be read', () => {
    expect(readPastEvents({ events: [] })).toEqual({ ok: true, value: { events: [], leftOut: 0 } });
    expect(readPastEvents({ events: [5] })).toEqual({
      ok: false,
      reason: 'no event of the history can be read',
    });
  });

  test.each([null, [], {}, { events: {} }])('are refused when they are %j', (json) => {
    expect(readPastEvents(json)).toMatchObject({ ok: false });
  });
});
