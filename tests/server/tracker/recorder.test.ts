import { expect, onTestFinished, test } from 'vitest';
import { type LiveRead, MISSING, type TrackerRequest, UNAVAILABLE } from '#server/origin/origin';
import { RecordedSamples } from '#server/services/tracker/recorded';
import { Recorder } from '#server/services/tracker/recorder';
import { Tracker } from '#server/services/tracker/tracker';
import { openStore, type Store, type StoreOptions } from '#server/store/store';
import { newsAfter } from '#server/store/tracker/news';
import { onEachEngine } from '../store/engines.ts';

const HOUR_MS = 3_600_000;
const START = Date.UTC(2026, 10, 1);
const END = START + 100 * HOUR_MS;
const EVENTS = {
  7: {
    eventType: 'story',
    eventName: [null, null, null, null, 'An event'],
    assetBundleName: 'event',
    startAt: [null, null, null, null, String(START)],
    endAt: [null, null, null, null, String(END)],
    attributes: [],
    characters: [],
  },
};

/** The server with the fewest ranks holds the event. */
const PLACE = { server: 4, event: 7 };
const CUTOFFS = { ...PLACE, tier: 100 };

/** Points every half hour, as an origin has them by then. */
const cutoffsAt = (nowMs: number) => {
  const steps = Math.floor((Math.min(nowMs, END) - START) / (HOUR_MS / 2));
  return Array.from({ length: Math.max(0, steps) }, (_, nth) => ({
    time: START + (nth + 1) * (HOUR_MS / 2),
    ep: (nth + 1) * 1_000,
  }));
};
const topAt = (nowMs: number) => ({
  points: cutoffsAt(nowMs).flatMap(({ time, ep }) => [
    { time, uid: 11, value: ep * 3 },
    { time, uid: 12, value: ep * 2 },
  ]),
  users: [{ uid: 11, name: 'Aya', introduction: '', rank: 90, sid: 3, strained: 1, degrees: [5] }],
});

function originAt(clock: { nowMs: number }) {
  const asked: TrackerRequest[] = [];
  const state = { isDown: false };
  const answer = (request: TrackerRequest): LiveRead => {
    if (state.isDown) return UNAVAILABLE;
    if (request.kind === 'cutoffs') return { status: 'found', value: { cutoffs: cutoffsAt(clock.nowMs) } };
    return request.mid === 0 ? { status: 'found', value: topAt(clock.nowMs) } : MISSING;
  };
  return {
    asked,
    state,
    origin: {
      read: async (name: string) =>
        name === 'events/all'
          ? { status: 'found' as const, value: EVENTS, version: '1', stale: false }
          : MISSING,
      readTracker: async (request: TrackerRequest) => {
        asked.push(request);
        return answer(request);
      },
    },
  };
}

async function recordersOn(options: StoreOptions, count = 1) {
  const clock = { nowMs: START + 10 * HOUR_MS };
  const lines: string[] = [];
  const open = async (): Promise<Store> => {
    const store = await openStore(options, { now: () => clock.nowMs });
    onTestFinished(() => store.close().catch(() => {}));
    return store;
  };
  const made = [];
  for (let nth = 0; nth < count; nth++) {
    const [store, source] = [await open(), originAt(clock)];
    const parts = { origin: source.origin, store, log: (line: string) => void lines.push(line) };
    const recorder = new Recorder({ ...parts, random: () => 0.5, pause: async () => {} });
    made.push({ ...source, store, recorder, recorded: new RecordedSamples(store) });
  }
  const [first] = made;
  if (!first) throw new Error('at least one');
  return { ...first, clock, lines, all: made, open };
}

onEachEngine('the recorder', (engine) => {
  test('stores what the origin says, and later only what is new', async () => {
    const { recorder, recorded, clock, store } = await recordersOn(await engine.fresh());
    await recorder.step();
    expect((await recorded.cutoffs(CUTOFFS))?.value).toEqual(cutoffsAt(clock.nowMs));
    const top = (await recorded.top({ ...PLACE, mid: 0 }))?.value;
    expect(top?.points).toEqual(topAt(clock.nowMs).points);
    expect(top?.users[0]).toEqual(topAt(clock.nowMs).users[0]);
    const news = await newsAfter(store.db, 0, 10);
    expect(news.map(({ server, event }) => ({ server, event }))).toEqual([PLACE]);
    await recorder.step();
    expect(await newsAfter(store.db, 0, 10)).toHaveLength(1);
    clock.nowMs += HOUR_MS / 2;
    await recorder.step();
    expect(await newsAfter(store.db, 0, 10)).toHaveLength(2);
    expect((await recorded.cutoffs(CUTOFFS))?.value).toHaveLength(21);
  });

  test('is one of two on a database, and the other one takes over when it is gone', async () => {
    const { all, clock } = await recordersOn(await engine.fresh(), 2);
    const [first, second] = all;
    await first?.recorder.step();
    await second?.recorder.step();
    expect(first?.asked.length).toBeGreaterThan(0);
    expect(second?.asked).toEqual([]);
    clock.nowMs += 61_000;
    await second?.recorder.step();
    expect(second?.asked.length).toBeGreaterThan(0);
    const before = first?.asked.length;
    await first?.recorder.step();
    expect(first?.asked).toHaveLength(before ?? 0);
    await second?.recorder.stop();
    await first?.recorder.step();
    expect(first?.asked.length).toBeGreaterThan(before ?? 0);
  });

  test('waits longer and longer while the origin is down, ten minutes at most', async () => {
    const { recorder, state, asked, clock, recorded } = await recordersOn(await engine.fresh());
    state.isDown = true;
    const waits: number[] = [];
    for (let nth = 0; nth < 7; nth++) waits.push(await recorder.step());
    expect(waits.every((wait, at) => at === 0 || wait >= (waits[at - 1] ?? 0))).toBe(true);
    expect(waits[1]).toBeGreaterThan((waits[0] ?? 0) * 1.5);
    expect(waits.at(-1)).toBeLessThanOrEqual(600_000);
    // A down origin is asked one question a round.
    expect(asked).toHaveLength(7);
    state.isDown = false;
    expect(await recorder.step()).toBeLessThanOrEqual(30_000);
    expect((await recorded.cutoffs(CUTOFFS))?.value).toEqual(cutoffsAt(clock.nowMs));
  });

  test('loses nothing stored when its process dies, and does not store it twice', async () => {
    const options = await engine.fresh();
    const first = await recordersOn(options);
    await first.recorder.step();
    await first.store.db.destroy();
    const next = await recordersOn(options);
    expect((await next.recorded.cutoffs(CUTOFFS))?.value).toEqual(cutoffsAt(first.clock.nowMs));
    next.clock.nowMs = first.clock.nowMs + 61_000;
    await next.recorder.step();
    expect(await newsAfter(next.store.db, 0, 10)).toHaveLength(1);
  });

  test('puts an event together after its end, which is answered without the origin from then on', async () => {
    const { recorder, recorded, clock, store, asked, origin } = await recordersOn(await engine.fresh());
    await recorder.step();
    clock.nowMs = END + 30 * 60_000;
    await recorder.step();
    expect((await recorded.cutoffs(CUTOFFS))?.isWhole).toBe(false);
    clock.nowMs = END + 2 * HOUR_MS;
    await recorder.step();
    const whole = await recorded.cutoffs(CUTOFFS);
    expect(whole).toEqual({ value: cutoffsAt(END), isWhole: true });
    expect((await recorded.top({ ...PLACE, mid: 0 }))?.value.points).toEqual(topAt(END).points);
    const rows = await store.db.selectFrom('samples').selectAll().execute();
    expect(rows).toHaveLength(3);
    const before = asked.length;
    await recorder.step();
    const tracker = new Tracker({ origin, recorded: async () => [], stored: recorded, now: store.now });
    expect(await tracker.cutoffs({ server: 4, event: 7, tier: 100 })).toEqual(cutoffsAt(END));
    expect(asked).toHaveLength(before);
  });

  test('puts a value right that the origin put right', async () => {
    const { recorder, recorded, origin } = await recordersOn(await engine.fresh());
    await recorder.step();
    const readTracker = origin.readTracker;
    origin.readTracker = async (request) => {
      const answer = await readTracker(request);
      if (request.kind !== 'cutoffs' || answer.status !== 'found') return answer;
      const { cutoffs } = answer.value as { cutoffs: { time: number; ep: number }[] };
      return {
        status: 'found',
        value: { cutoffs: cutoffs.map((row, at) => (at === 3 ? { ...row, ep: 3_900 } : row)) },
      };
    };
    await recorder.step();
    expect((await recorded.cutoffs(CUTOFFS))?.value[3]?.ep).toBe(3_900);
  });
});
