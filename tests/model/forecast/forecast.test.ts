import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type EventSamples, eventCurves } from '#model/forecast/event-curves';
import { forecast, forecastSteps, historyOf } from '#model/forecast/forecast';
import { typesOf } from '#model/forecast/types';
import { inventedEvents } from './invented-events.ts';
import { cutAt, hidden, walkForward } from './judge.ts';
import { realEvents, TUNED_ON } from './real-events.ts';

const HOUR = 3_600_000;
const EVENTS = inventedEvents(24, 7);
const HISTORY = historyOf(EVENTS.slice(0, -1));
const [LAST] = EVENTS.slice(-1);
if (!LAST) throw new Error('no event was invented');
const RUNNING: EventSamples = LAST;

const kinds = (event: EventSamples, history = HISTORY): string[] =>
  forecast(history, event).notes.map(({ kind }) => kind);

const withSamples = (
  event: EventSamples,
  change: (samples: EventSamples['tiers'][string]) => EventSamples['tiers'][string],
): EventSamples => ({
  ...event,
  tiers: Object.fromEntries(Object.entries(event.tiers).map(([tier, rows]) => [tier, change(rows)])),
});

describe('forecast', () => {
  test('lies between what is there and its bounds, and its path rises to it, when cut anywhere', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.005, max: 1, noNaN: true }), (progress) => {
        const { tiers } = forecast(HISTORY, cutAt(RUNNING, progress));
        expect([...tiers.keys()]).toEqual(['100', '500', '1000', '2000']);
        for (const { now, low, final, high, path } of tiers.values()) {
          expect(now).toBeLessThanOrEqual(low);
          expect(low).toBeLessThanOrEqual(final);
          expect(final).toBeLessThanOrEqual(high);
          expect(Number.isFinite(high)).toBe(true);
          const points = path.map(([, value]) => value);
          expect(points.every((value, i) => value >= (points[i - 1] ?? now) - final * 1e-9)).toBe(true);
          expect(path.at(-1)).toEqual([path.length > 1 ? RUNNING.endAt : path[0]?.[0], final]);
        }
      }),
      { numRuns: 20 },
    );
  });

  test('says the same when it stops after each tier', () => {
    const cut = cutAt(RUNNING, 0.6);
    const steps = forecastSteps(HISTORY, cut);
    let stops = 0;
    let step = steps.next();
    for (; !step.done; step = steps.next()) stops++;
    expect(stops).toBe(4);
    expect(step.value).toEqual(forecast(HISTORY, cut));
  });

  test('grows as the points do when all of them are scaled', () => {
    const cut = cutAt(RUNNING, 0.6);
    const before = forecast(HISTORY, cut).tiers;
    const after = forecast(
      HISTORY,
      withSamples(cut, (rows) => rows.map(([at, points]) => [at, points * 3] as const)),
    ).tiers;
    for (const [tier, { final, low, high }] of before) {
      expect((after.get(tier)?.final ?? 0) / final).toBeCloseTo(3, 9);
      expect((after.get(tier)?.low ?? 0) / low).toBeCloseTo(3, 9);
      expect((after.get(tier)?.high ?? 0) / high).toBeCloseTo(3, 9);
    }
  });

  test('changes little when half of the readings are missing, and not when they are out of order', () => {
    const cut = cutAt(RUNNING, 0.7);
    const before = forecast(HISTORY, cut).tiers;
    const thin = withSamples(cut, (rows) => rows.filter((_, i) => i % 5 < 2 || i === rows.length - 1));
    for (const [tier, { final }] of forecast(HISTORY, thin).tiers) {
      expect(Math.abs(final / (before.get(tier)?.final ?? 0) - 1)).toBeLessThan(0.05);
    }
    expect(
      forecast(
        HISTORY,
        withSamples(cut, (rows) => rows.toReversed()),
      ).tiers,
    ).toEqual(before);
  });

  test('still answers, and says why that is worth less, when something is new', () => {
    const cut = cutAt(RUNNING, 0.6);
    expect(kinds(cut)).toEqual([]);
    expect(kinds({ ...cut, type: 'parade' })).toEqual(['unknownType']);
    expect(kinds({ ...cut, tiers: { 1500: cut.tiers[1000] ?? [] } })).toEqual(['unknownTier']);
    expect(kinds({ ...cut, endAt: cut.endAt + 120 * 3_600_000 })).toEqual(['unusualLength']);
    expect(kinds({ ...cut, server: 'en' })).toEqual(['otherServer']);
    expect(kinds(cut, HISTORY.slice(0, 3))).toContain('fewPastEvents');
    expect(kinds(cut, [])).toEqual(['unknownType', 'fewPastEvents']);
    expect(kinds(cutAt(RUNNING, 0.05))).toEqual(['firstHours']);
    expect(kinds(cutAt(RUNNING, 0))).toEqual(expect.arrayContaining(['firstHours', 'noPoints']));
    expect(kinds(withSamples(cut, (rows) => rows.filter((_, i) => i % 10 === 0)))).toEqual(['gap']);
    for (const value of forecast([], cut).tiers.values()) expect(value.final).toBeGreaterThan(value.now);
  });

  test('answers from past events when no one read a tier, and leaves the other tiers as they are', () => {
    const cut = cutAt(RUNNING, 0.6);
    const { 2000: unread, ...others } = cut.tiers;
    expect(unread?.length).toBeGreaterThan(0);
    const { tiers, notes } = forecast(HISTORY, { ...cut, tiers: { ...cut.tiers, 2000: [] } });
    const known = forecast(HISTORY, { ...cut, tiers: others }).tiers;
    for (const tier of ['100', '500', '1000']) expect(tiers.get(tier)).toEqual(known.get(tier));
    const told = tiers.get('2000');
    expect(told?.now).toBe(0);
    expect(told?.speed).toBe(0);
    expect(told?.final).toBeGreaterThan(0);
    expect(told?.low).toBeLessThan(told?.final ?? 0);
    expect(notes).toContainEqual({ kind: 'noPoints', tiers: ['2000'] });
    expect(forecast([], { ...cut, tiers: { 2000: [] } }).tiers.size).toBe(0);
  });

  test('is not corrected by a tier that no one read', () => {
    const cut = withSamples(cutAt(RUNNING, 0.6), (rows) =>
      rows.map(([at, points]) => [at, points / 100] as const),
    );
    const { tiers } = forecast(HISTORY, { ...cut, tiers: { ...cut.tiers, 2000: [] } });
    expect(tiers.get('1000')?.final).toBeLessThan((tiers.get('2000')?.final ?? 0) / 10);
  });

  test('counts the points per hour of the last day, or since the start', () => {
    const until = (hours: number) =>
      forecast([], {
        ...RUNNING,
        tiers: {
          100: Array.from({ length: hours + 1 }, (_, hour) => [
            RUNNING.startAt + hour * HOUR,
            hour + 9 * Math.max(0, hour - 12),
          ]),
        },
      }).tiers.get('100')?.speed;
    expect(until(36)).toBe(10);
    expect(until(12)).toBe(1);
  });

  test('goes straight to the end without past events, and as they did with them', () => {
    const cut = cutAt(RUNNING, 0.6);
    for (const { path, now, final } of forecast([], cut).tiers.values()) {
      expect(path).toHaveLength(49);
      expect(path[24]?.[1]).toBeCloseTo((now + final) / 2, 6);
    }
    for (const { path, now, final } of forecast(HISTORY, cut).tiers.values()) {
      expect(path).toHaveLength(49);
      expect(path[24]?.[1]).toBeGreaterThan(now * 1.01);
      expect(path[24]?.[1]).toBeLessThan(((now + final) / 2) * 0.99);
    }
  });

  test('finds an event unusual that is over an hour longer or shorter than all before it', () => {
    const lengths = HISTORY.map(({ event }) => event.durationHours);
    const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)];
    const lasting = (hours: number) =>
      kinds({ ...cutAt(RUNNING, 0.6), endAt: RUNNING.startAt + hours * HOUR });
    for (const hours of [shortest - 1, shortest - 0.5, shortest, longest, longest + 0.5, longest + 1])
      expect(lasting(hours)).toEqual([]);
    for (const hours of [shortest - 1.1, longest + 1.1]) expect(lasting(hours)).toEqual(['unusualLength']);
  });

  test('takes other servers along where the own has fewer than eight events', () => {
    const foreign = HISTORY.slice(8).map((one) => ({ ...one, server: 'en' }));
    const cut = { ...cutAt(RUNNING, 0.6), type: HISTORY[0]?.event.type ?? null };
    expect(kinds(cut, [...HISTORY.slice(0, 8), ...foreign])).toEqual([]);
    expect(kinds(cut, [...HISTORY.slice(0, 7), ...foreign])).toEqual(['otherServer']);
    expect(kinds(cut, HISTORY.slice(0, 7))).toEqual(['fewPastEvents']);
  });

  test('looks at no past event without a length or without a known end', () => {
    const at = RUNNING.startAt;
    expect(historyOf([{ ...RUNNING, endAt: at, tiers: { 100: [[at, 10]] } }])).toEqual([]);
    expect(historyOf([cutAt(RUNNING, 0.5)])).toEqual([]);
    expect(historyOf([RUNNING])).toHaveLength(1);
  });

  test('moves the end with the event when that is extended', () => {
    const cut = cutAt(RUNNING, 0.7);
    const extended = { ...cut, endAt: cut.endAt + 24 * 3_600_000 };
    const before = forecast(HISTORY, cut).tiers;
    for (const [tier, { final, speed, path }] of forecast(HISTORY, extended).tiers) {
      const earlier = before.get(tier)?.final ?? 0;
      expect(final).toBeGreaterThan(earlier);
      expect(final).toBeLessThan(earlier + 24 * 4 * speed);
      expect(path.at(-1)?.[0]).toBe(extended.endAt);
    }
  });

  test('says the same of an event that goes on for longer in the same shape', () => {
    const stretched = (event: EventSamples): EventSamples => ({
      ...withSamples(event, (rows) =>
        rows.map(([at, points]) => [event.startAt + (at - event.startAt) * 1.1, points] as const),
      ),
      endAt: event.startAt + (event.endAt - event.startAt) * 1.1,
    });
    const before = forecast(HISTORY, cutAt(RUNNING, 0.6)).tiers;
    for (const [tier, { final, low, high }] of forecast(HISTORY, cutAt(stretched(RUNNING), 0.6)).tiers) {
      expect(final / (before.get(tier)?.final ?? 0)).toBeCloseTo(1, 6);
      expect(low / (before.get(tier)?.low ?? 0)).toBeCloseTo(1, 6);
      expect(high / (before.get(tier)?.high ?? 0)).toBeCloseTo(1, 6);
    }
  });

  test('is surest of an event whose type is known, and least sure of one of a new type', () => {
    const width = (event: EventSamples): number =>
      [...forecast(HISTORY, event).tiers.values()].reduce(
        (sum, { low, high }) => sum + Math.log(high / low),
        0,
      );
    for (const event of EVENTS.slice(-5)) {
      const cut = cutAt(event, 0.3);
      expect(width(cut)).toBeLessThanOrEqual(width({ ...cut, type: null }));
      expect(1.2 * width({ ...cut, type: null })).toBeLessThan(width({ ...cut, type: 'parade' }));
    }
  });

  test('is the last value when the event is over', () => {
    for (const { now, low, final, high, path } of forecast(HISTORY, RUNNING).tiers.values()) {
      expect([low, final, high]).toEqual([now, now, now]);
      expect(path).toEqual([[RUNNING.endAt, now]]);
    }
    expect(kinds(RUNNING)).toEqual(['over']);
  });

  test('beats a line through the last day anywhere, and the rate method near the end, on invented events', () => {
    const [middle, late] = walkForward(EVENTS, { least: 12, shares: [0.7, 0.9] });
    if (!middle || !late) throw new Error('nothing was judged');
    for (const { misses, held } of [middle, late]) {
      expect(misses.forecast).toBeLessThan(misses['line of the last day'] / 2);
      expect(held).toBeGreaterThan(0.8);
    }
    expect(late.misses.forecast).toBeLessThan(late.misses['rate method']);
  });
});

const REAL = realEvents();
if (REAL === null) process.stderr.write('SKIPPED: real cutoffs of events are not beside the repository\n');

describe.skipIf(REAL === null)('forecast of real events that it was not tuned on', () => {
  const events = REAL ?? [];

  test.each([
    ['hidden', hidden],
    ['told', (event: EventSamples) => event],
  ])('misses less than its goal and the nearest shapes when type and period are %s', (_, tell) => {
    const scores = walkForward(events, { least: TUNED_ON, tell, shares: [0.5, 0.7, 0.85] });
    for (const [i, { misses, held }] of scores.entries()) {
      expect(misses.forecast).toBeLessThan([5.5, 4, 3][i] ?? 0);
      expect(misses.forecast).toBeLessThan(0.9 * misses['nearest shapes']);
      expect(held).toBeGreaterThan(0.85);
    }
  });

  test('knows most types by their curves when they are hidden', () => {
    const past = events.slice(0, TUNED_ON).map(eventCurves);
    const typed = events.slice(TUNED_ON).filter(({ type }) => type !== null);
    const right = typed.filter((event) => {
      const one = eventCurves(hidden(event));
      const shares = [...typesOf(past, one, [...one.curves.keys()], 0.7).shares];
      return shares.toSorted((a, b) => b[1] - a[1])[0]?.[0] === event.type;
    });
    expect(right.length / typed.length).toBeGreaterThan(0.75);
  });
});
