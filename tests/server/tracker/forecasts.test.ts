import { describe, expect, test } from 'vitest';
import { forecast, historyOf } from '#model/forecast/forecast';
import { readEvents } from '#model/records/event';
import type { Cutoff } from '#model/records/tracker';
import { TIERS } from '#model/vocabulary/tiers';
import { type LiveRead, MISSING, type TrackerRequest, UNAVAILABLE } from '#server/origin/origin';
import { Refusal } from '#server/services/refusal';
import { type CurveFiles, curveFiles } from '#server/services/tracker/curve-files';
import { Forecasts } from '#server/services/tracker/forecasts';
import { PastEvents } from '#server/services/tracker/past-events';
import { type TrackedRank, Tracker } from '#server/services/tracker/tracker';
import { tempFolder } from '../temp-folder.ts';

const HOUR = 3_600_000;
const LENGTH = 198 * HOUR;
const FIRST = Date.UTC(2025, 0, 6, 6);
const SPACE = 10 * 24 * HOUR;
const PAST = 12;
/** After the past ones; number `PAST + 1`. */
const RUNNING = PAST + 1;
const startOf = (event: number): number => FIRST + (event - 1) * SPACE;
const endOf = (event: number): number => startOf(event) + LENGTH;

/** Points of the hundredth of an event after some hours: alike in shape, unlike in size. */
const epAt = (event: number, hour: number, tier: number): number =>
  Math.round(((1000 + 40 * event) * (hour + 3 * Math.sin(hour / 24) + (hour / 60) ** 3) * 100) / tier);

const lists = (upTo: number) =>
  readEvents(
    Object.fromEntries(
      Array.from({ length: upTo }, (_, nth) => [
        nth + 1,
        {
          eventType: nth % 2 === 0 ? 'story' : 'challenge',
          eventName: ['Event', null, null, null, null],
          startAt: [String(startOf(nth + 1)), null, null, null, null],
          endAt: [String(endOf(nth + 1)), null, null, null, null],
        },
      ]),
    ),
  ).byId;

interface World {
  readonly clock: { nowMs: number };
  /** What the origin says instead of its curves; undefined for these. */
  answer: (request: TrackerRequest) => LiveRead | Promise<LiveRead> | undefined;
  recorded: (place: TrackedRank) => readonly Cutoff[];
  readonly asked: TrackerRequest[];
  readonly lines: string[];
  readonly forecasts: Forecasts;
}

interface Surroundings {
  readonly files?: CurveFiles | null;
  readonly patienceMs?: number;
}

/** Ranks 100 and 1,000 of one server, twelve past events and a running one, as known at a time. */
function worldAt(nowMs: number, { files = null, patienceMs = 600_000 }: Surroundings = {}): World {
  const clock = { nowMs };
  const asked: TrackerRequest[] = [];
  const lines: string[] = [];
  const curve = ({ event, ...rest }: TrackerRequest): LiveRead => {
    if (rest.kind !== 'cutoffs' || (rest.tier !== 100 && rest.tier !== 1000) || event > RUNNING)
      return MISSING;
    const hours = Math.min((clock.nowMs - startOf(event)) / HOUR, LENGTH / HOUR);
    const cutoffs = Array.from({ length: Math.max(0, Math.floor(hours * 2)) }, (_, nth) => ({
      time: startOf(event) + ((nth + 1) * HOUR) / 2,
      ep: epAt(event, (nth + 1) / 2, rest.tier),
    }));
    return { status: 'found', value: { cutoffs } };
  };
  const origin = {
    readTracker: async (request: TrackerRequest) => {
      asked.push(request);
      return (await world.answer(request)) ?? curve(request);
    },
  };
  const now = () => clock.nowMs;
  const tracker = new Tracker({ origin, recorded: async (place) => world.recorded(place), now });
  const events = lists(RUNNING + 1);
  const world: World = {
    clock,
    asked,
    lines,
    answer: () => undefined,
    recorded: () => [],
    forecasts: new Forecasts({
      events: async () => events,
      tracker,
      past: new PastEvents(tracker, files, now),
      log: (line) => void lines.push(line),
      now,
      patienceMs,
    }),
  };
  return world;
}

const AFTER_FOUR_DAYS = startOf(RUNNING) + 96 * HOUR;
const pairs = (event: number, tier: number, untilHour: number) =>
  Array.from({ length: untilHour * 2 }, (_, nth): [number, number] => [
    startOf(event) + ((nth + 1) * HOUR) / 2,
    epAt(event, (nth + 1) / 2, tier),
  ]);
const samplesOf = (event: number, untilHour: number) => ({
  server: 'jp',
  type: event % 2 === 1 ? 'story' : 'challenge',
  startAt: startOf(event),
  endAt: endOf(event),
  tiers: { 100: pairs(event, 100, untilHour), 1000: pairs(event, 1000, untilHour) },
});

describe('the forecast of a running event', () => {
  test('is what the model says of the same readings, best rank first, from the last reading to the end', async () => {
    const { forecasts } = worldAt(AFTER_FOUR_DAYS);
    const answer = await forecasts.of(0, RUNNING);
    const past = historyOf(Array.from({ length: PAST }, (_, nth) => samplesOf(nth + 1, 198)));
    const own = forecast(past, samplesOf(RUNNING, 96));
    expect(answer.at).toBe(AFTER_FOUR_DAYS);
    expect(answer.notes).toEqual([]);
    expect(answer.tiers.map(({ tier }) => tier)).toEqual(['100', '1000']);
    for (const { tier, now, final, low, high, path } of answer.tiers) {
      const expected = own.tiers.get(tier);
      expect(now).toBe(epAt(RUNNING, 96, Number(tier)));
      // Past curves are kept by the hour.
      expect(final / (expected?.final ?? 0)).toBeCloseTo(1, 2);
      expect(low).toBeLessThanOrEqual(final);
      expect(high).toBeGreaterThanOrEqual(final);
      expect(path[0]).toEqual({ time: AFTER_FOUR_DAYS, ep: now });
      expect(path.at(-1)).toEqual({ time: endOf(RUNNING), ep: final });
    }
  });

  test('is made once for all who ask, and once more when there is a new reading', async () => {
    const world = worldAt(AFTER_FOUR_DAYS);
    const [one, other] = await Promise.all([world.forecasts.of(0, RUNNING), world.forecasts.of(0, RUNNING)]);
    expect(other).toBe(one);
    await expect.poll(async () => (await world.forecasts.of(0, RUNNING)).tiers[0]?.past.length).toBe(15);
    const before = await world.forecasts.of(0, RUNNING);
    const asked = world.asked.length;
    expect(await world.forecasts.of(0, RUNNING)).toBe(before);
    world.clock.nowMs += 4_999;
    expect(await world.forecasts.of(0, RUNNING)).toBe(before);
    expect(world.asked).toHaveLength(asked);
    world.clock.nowMs += HOUR;
    const later = await world.forecasts.of(0, RUNNING);
    expect(later.at).toBe(AFTER_FOUR_DAYS + HOUR);
    // Past events are not asked for again.
    expect(world.asked.slice(asked).every(({ event }) => event === RUNNING)).toBe(true);
  });

  test('repeats what it said every six hours, each from what was known by then', async () => {
    const world = worldAt(AFTER_FOUR_DAYS);
    await expect.poll(async () => (await world.forecasts.of(0, RUNNING)).tiers[0]?.past.length).toBe(15);
    const { past = [] } = (await world.forecasts.of(0, RUNNING)).tiers[0] ?? {};
    expect(past.map(({ time }) => (time - startOf(RUNNING)) / HOUR)).toEqual(
      Array.from({ length: 15 }, (_, nth) => (nth + 1) * 6),
    );
    const then = await worldAt(startOf(RUNNING) + 48 * HOUR).forecasts.of(0, RUNNING);
    const { final, low, high } = then.tiers[0] ?? {};
    expect(past[7]).toEqual({ time: startOf(RUNNING) + 48 * HOUR, final, low, high });
  });

  test('says that little is known in the first hours, and leans on past events before any reading', async () => {
    const early = await worldAt(startOf(RUNNING) + 5 * HOUR).forecasts.of(0, RUNNING);
    expect(early.notes.map(({ kind }) => kind)).toContain('firstHours');
    const unread = await worldAt(startOf(RUNNING)).forecasts.of(0, RUNNING);
    expect(unread.at).toBe(startOf(RUNNING));
    expect(unread.tiers.map(({ tier }) => Number(tier))).toEqual(TIERS[0]);
    expect(unread.tiers.find(({ tier }) => tier === '100')).toMatchObject({ now: 0, past: [] });
    expect(unread.notes.map(({ kind }) => kind)).toContain('noPoints');
  });

  test('leaves out ranks that no one reads while others are read', async () => {
    const world = worldAt(AFTER_FOUR_DAYS);
    world.answer = (request) =>
      request.event === RUNNING && 'tier' in request && request.tier === 1000 ? MISSING : undefined;
    expect((await world.forecasts.of(0, RUNNING)).tiers.map(({ tier }) => tier)).toEqual(['100']);
  });

  test('takes what moderators put on record before what the origin says', async () => {
    const world = worldAt(AFTER_FOUR_DAYS);
    const ep = epAt(RUNNING, 96, 100) + 5_000;
    world.recorded = ({ event, tier }) =>
      event === RUNNING && tier === 100 ? [{ time: AFTER_FOUR_DAYS, ep }] : [];
    expect((await world.forecasts.of(0, RUNNING)).tiers[0]?.now).toBe(ep);
  });

  test('stays while the origin is down, and is refused when nothing was known', async () => {
    const world = worldAt(AFTER_FOUR_DAYS);
    const before = await world.forecasts.of(0, RUNNING);
    world.answer = () => UNAVAILABLE;
    world.clock.nowMs += HOUR;
    expect((await world.forecasts.of(0, RUNNING)).at).toBe(before.at);
    const down = worldAt(AFTER_FOUR_DAYS);
    down.answer = () => UNAVAILABLE;
    await expect(down.forecasts.of(0, RUNNING)).rejects.toEqual(new Refusal('ORIGIN_UNAVAILABLE'));
  });
});

describe('the forecast of another event', () => {
  test('is what was reached, when the event is over', async () => {
    const answer = await worldAt(endOf(RUNNING) + 2 * HOUR).forecasts.of(0, RUNNING);
    const reached = epAt(RUNNING, 198, 100);
    expect(answer.tiers[0]).toMatchObject({ now: reached, final: reached, low: reached, high: reached });
    expect(answer.notes).toEqual([{ kind: 'over', tiers: ['100', '1000'] }]);
  });

  test('costs who asks first for one that is over, and no one else', async () => {
    let made = 0;
    const asker = { who: 'a', onMade: () => void made++ };
    const { forecasts } = worldAt(endOf(RUNNING) + 2 * HOUR);
    await forecasts.of(0, RUNNING, asker);
    await forecasts.of(0, RUNNING, asker);
    expect(made).toBe(1);
    await worldAt(AFTER_FOUR_DAYS).forecasts.of(0, RUNNING, asker);
    expect(made).toBe(1);
  });

  test('is made of what was over when it began, however late someone asks', async () => {
    const soon = await worldAt(endOf(10) + 2 * HOUR).forecasts.of(0, 10);
    const world = worldAt(AFTER_FOUR_DAYS);
    expect(await world.forecasts.of(0, 10)).toEqual(soon);
    expect(Math.max(...world.asked.map(({ event }) => event))).toBe(10);
  });

  test('is nothing when no one read an event that is over', async () => {
    const world = worldAt(AFTER_FOUR_DAYS);
    world.answer = ({ event }) => (event === 12 ? MISSING : undefined);
    expect(await world.forecasts.of(0, 12)).toMatchObject({ at: startOf(12), tiers: [], notes: [] });
  });

  test('is refused when the server holds no such event', async () => {
    const { forecasts, asked } = worldAt(AFTER_FOUR_DAYS);
    await expect(forecasts.of(0, 999)).rejects.toEqual(new Refusal('NOT_FOUND'));
    await expect(forecasts.of(1, RUNNING)).rejects.toEqual(new Refusal('NOT_FOUND'));
    expect(asked).toEqual([]);
  });
});

describe('past events', () => {
  test('are read two at a time, and a forecast does not wait for them for long', async () => {
    const world = worldAt(AFTER_FOUR_DAYS, { patienceMs: 300 });
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    let [reading, most] = [0, 0];
    world.answer = (request) => {
      if (request.event === RUNNING) return undefined;
      most = Math.max(most, ++reading);
      return gate.then(() => {
        reading--;
        return MISSING;
      });
    };
    const early = await world.forecasts.of(0, RUNNING);
    expect(early.notes.map(({ kind }) => kind)).toContain('pastEventsPending');
    expect(early.tiers).toHaveLength(2);
    expect(most).toBe(2);
    open();
    await expect
      .poll(async () => {
        world.clock.nowMs += 5_000;
        return (await world.forecasts.of(0, RUNNING)).notes.map(({ kind }) => kind);
      })
      .not.toContain('pastEventsPending');
  });

  test('that cannot be read are asked for again after a minute', async () => {
    const world = worldAt(AFTER_FOUR_DAYS);
    world.answer = ({ event }) => (event === 5 ? UNAVAILABLE : undefined);
    const kinds = async () => (await world.forecasts.of(0, RUNNING)).notes.map(({ kind }) => kind);
    expect(await kinds()).toEqual(['pastEventsPending']);
    world.answer = () => undefined;
    world.clock.nowMs += 30_000;
    expect(await kinds()).toEqual(['pastEventsPending']);
    world.clock.nowMs += 31_000;
    await expect
      .poll(async () => {
        world.clock.nowMs += 5_000;
        return kinds();
      })
      .toEqual([]);
  });

  test('are kept on disk, so that another start asks for the running event alone', async () => {
    const files = curveFiles(await tempFolder(), { label: 'somewhere' });
    const before = await worldAt(AFTER_FOUR_DAYS, { files }).forecasts.of(0, RUNNING);
    const again = worldAt(AFTER_FOUR_DAYS, { files });
    expect((await again.forecasts.of(0, RUNNING)).tiers[0]?.final).toBe(before.tiers[0]?.final);
    expect(again.asked.every(({ event }) => event === RUNNING)).toBe(true);
  });
});
