import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Cutoff } from '#model/records/tracker';
import { dumpOrigin } from '#server/origin/dump/dump-origin';
import { type LiveRead, MISSING, type TrackerRequest, UNAVAILABLE } from '#server/origin/origin';
import { remoteOrigin, remoteSettings } from '#server/origin/remote/remote-origin';
import { Tracker } from '#server/services/tracker/tracker';
import { openMemberSite } from '../accounts/member-site.ts';
import { appoint } from '../community/site.ts';
import { fakeOrigin, sendJson } from '../fake-origin.ts';
import { onEachEngine } from '../store/engines.ts';
import { tempFolder } from '../temp-folder.ts';
import { tinyOrigin } from '../tiny-demo.ts';

const found = (value: unknown): LiveRead => ({ status: 'found', value });
const line = (...eps: readonly number[]) => found({ cutoffs: eps.map((ep, nth) => ({ time: nth + 1, ep })) });

/** A tracker whose origin answers as `answer` says, with a clock to turn. */
function trackerOf(answer: (request: TrackerRequest) => LiveRead, recorded: readonly Cutoff[] = []) {
  const asked: TrackerRequest[] = [];
  const clock = { nowMs: 1_000_000 };
  const readTracker = async (request: TrackerRequest) => {
    asked.push(request);
    return answer(request);
  };
  const tracker = new Tracker({
    origin: { readTracker },
    recorded: async () => recorded,
    now: () => clock.nowMs,
  });
  return { tracker, asked, clock };
}

describe('the tracker', () => {
  test('asks the origin again after 20 seconds, and once for many at a time', async () => {
    let ep = 1;
    const { tracker, asked, clock } = trackerOf(() => line(ep));
    await Promise.all([
      tracker.cutoffs({ server: 0, event: 1, tier: 100 }),
      tracker.cutoffs({ server: 0, event: 1, tier: 100 }),
    ]);
    ep = 2;
    expect(await tracker.cutoffs({ server: 0, event: 1, tier: 100 })).toEqual([{ time: 1, ep: 1 }]);
    expect(asked).toHaveLength(1);
    clock.nowMs += 20_000;
    expect(await tracker.cutoffs({ server: 0, event: 1, tier: 100 })).toEqual([{ time: 1, ep: 2 }]);
  });

  test('gives all ranks of an event at once, but those that no one read', async () => {
    const { tracker } = trackerOf((request) =>
      request.kind === 'cutoffs' && request.tier <= 300 ? line(1, request.tier) : MISSING,
    );
    const all = await tracker.allCutoffs({ server: 1, event: 7 });
    expect(all.map(({ tier, cutoffs }) => [tier, cutoffs.at(-1)?.ep])).toEqual([
      [50, 50],
      [100, 100],
      [300, 300],
    ]);
    expect(await tracker.allCutoffs({ server: 9, event: 7 })).toEqual([]);
    const down = trackerOf(() => UNAVAILABLE).tracker;
    await expect(down.allCutoffs({ server: 1, event: 7 })).rejects.toMatchObject({
      code: 'ORIGIN_UNAVAILABLE',
    });
  });

  test('gives what was known while the origin is down, and says so when nothing was', async () => {
    let answer: LiveRead = line(5);
    const { tracker, clock } = trackerOf(() => answer);
    await tracker.cutoffs({ server: 0, event: 1, tier: 100 });
    answer = UNAVAILABLE;
    clock.nowMs += 60_000;
    expect(await tracker.cutoffs({ server: 0, event: 1, tier: 100 })).toEqual([{ time: 1, ep: 5 }]);
    await expect(tracker.cutoffs({ server: 0, event: 2, tier: 100 })).rejects.toMatchObject({
      code: 'ORIGIN_UNAVAILABLE',
    });
  });

  test('puts what moderators recorded before what the origin says of the same time', async () => {
    const { tracker } = trackerOf(() => line(10, 20), [{ time: 2, ep: 25 }]);
    expect(await tracker.cutoffs({ server: 0, event: 1, tier: 100 })).toEqual([
      { time: 1, ep: 10 },
      { time: 2, ep: 25, by: 'moderator' },
    ]);
    const down = trackerOf(() => UNAVAILABLE, [{ time: 2, ep: 25 }]);
    expect(await down.tracker.cutoffs({ server: 0, event: 1, tier: 100 })).toEqual([
      { time: 2, ep: 25, by: 'moderator' },
    ]);
  });

  test('knows no one and nothing of an event that the origin lacks', async () => {
    const { tracker } = trackerOf(() => MISSING);
    expect(await tracker.cutoffs({ server: 0, event: 1, tier: 100 })).toEqual([]);
    const question = { server: 0, event: 1, mid: 0, isLatest: false, intervalMs: 0 };
    expect(await tracker.top(question)).toEqual({ points: [], users: [] });
  });

  test('gives the ten of now alone, with those who are among them', async () => {
    const points = [1, 2].flatMap((time) =>
      Array.from({ length: 10 }, (_, nth) => ({ time, uid: time * 5 + nth, value: 100 - nth })),
    );
    const { tracker } = trackerOf(() => found({ points, users: [] }));
    const question = { server: 0, event: 1, mid: 0, isLatest: true, intervalMs: 0 };
    const latest = await tracker.top(question);
    expect(latest.points).toEqual(points.slice(10));
    expect(latest.users.map(({ uid }) => uid)).toEqual(points.slice(10).map(({ uid }) => uid));
    expect((await tracker.top({ ...question, isLatest: false })).users).toHaveLength(15);
  });
});

describe('samples come', () => {
  const CUTOFFS = { kind: 'cutoffs', server: 3, event: 12, tier: 1_000 } as const;
  const TOP = { kind: 'top', server: 3, event: 12, mid: 7 } as const;

  test('from files of a dump', async () => {
    const folder = await tempFolder();
    const put = async (name: string, value: unknown) => {
      const file = join(folder, 'api', `${name}.json`);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(value));
    };
    await put('tracker/data/3/12/1000', { cutoffs: [] });
    await put('eventtop/data/3/12/7', { points: [], users: [] });
    const origin = await dumpOrigin(folder, () => undefined);
    onTestFinished(() => origin.close());
    expect(await origin.readTracker(CUTOFFS)).toEqual(found({ cutoffs: [] }));
    expect(await origin.readTracker(TOP)).toEqual(found({ points: [], users: [] }));
    expect(await origin.readTracker({ ...TOP, mid: 8 })).toEqual(MISSING);
  });

  test('from another site, at the addresses that such sites have', async () => {
    const site = await fakeOrigin(sendJson({ cutoffs: [] }));
    const origin = remoteOrigin(remoteSettings(site.base, await tempFolder()), () => undefined);
    onTestFinished(() => origin.close());
    expect(await origin.readTracker(CUTOFFS)).toEqual(found({ cutoffs: [] }));
    await origin.readTracker(TOP);
    expect(site.asked).toEqual([
      '/api/tracker/data?server=3&event=12&tier=1000',
      '/api/eventtop/data?server=3&event=12&mid=7&interval=0',
    ]);
  });
});

onEachEngine('the tracker on the wire', (engine) => {
  test('answers in the shapes that clients of such sites read, open to every page, for seconds', async () => {
    const origin = {
      ...tinyOrigin(),
      readTracker: async ({ kind }: TrackerRequest) =>
        kind === 'cutoffs' ? line(10, 20) : found({ points: [{ time: 1, uid: 7, value: 3 }], users: [] }),
    };
    const site = await openMemberSite(await engine.fresh(), {}, { origin });
    const cutoffs = await site.get('tracker/data', { server: '0', event: '1', tier: '100' });
    expect(cutoffs.body).toEqual({
      result: true,
      cutoffs: [
        { time: 1, ep: 10 },
        { time: 2, ep: 20 },
      ],
    });
    expect(cutoffs.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=10',
    });
    // Written once, it is another as soon as a moderator says more.
    const { body, headers } = await site.get('tracker/data', { server: '0', event: '1', tier: '100' });
    expect([body, headers.etag]).toEqual([cutoffs.body, cutoffs.headers.etag]);
    const token = await site.join('Reader');
    await appoint(site, 'Reader', 'moderator');
    const payload = { event: 1, tier: 100, time: 2, ep: 25 };
    await site.post('console/record', { type: 'cutoff', server: 0, action: 'add', payload }, token);
    const later = await site.get('tracker/data', { server: '0', event: '1', tier: '100' });
    expect(later.body.cutoffs).toContainEqual({ time: 2, ep: 25, by: 'moderator' });
    expect(later.headers.etag).not.toBe(headers.etag);
    const top = await site.get('eventtop/data', { server: '0', event: '1', latest: '1' });
    expect(Object.keys(top.body)).toEqual(['points', 'users']);
    expect(top.body.points).toEqual([{ time: 1, uid: 7, value: 3 }]);
  });

  test('gives the forecast of an event of the lists, and knows none of another', async () => {
    const startMs = Date.now() - 50 * 3_600_000;
    const event = {
      eventType: 'story',
      eventName: ['Event', null, null, null, null],
      startAt: [String(startMs), null, null, null, null],
      endAt: [String(startMs + 198 * 3_600_000), null, null, null, null],
    };
    const origin = {
      ...tinyOrigin(),
      read: async (name: string) =>
        name === 'events/all'
          ? ({ status: 'found', value: { 5: event }, version: '1', stale: false } as const)
          : MISSING,
      readTracker: async (request: TrackerRequest) =>
        request.kind === 'cutoffs' && request.tier === 100
          ? found({
              cutoffs: [1, 20, 49].map((hour) => ({ time: startMs + hour * 3_600_000, ep: hour * 100 })),
            })
          : MISSING,
    };
    const site = await openMemberSite(await engine.fresh(), {}, { origin });
    const known = await site.get('tracker/forecast', { server: '0', event: '5' });
    expect(known.body.at).toBe(startMs + 49 * 3_600_000);
    expect(known.body.tiers).toMatchObject([{ tier: '100', now: 4_900 }]);
    expect(known.headers['cache-control']).toBe('public, max-age=5');
    const unknown = await site.get('tracker/forecast', { server: '1', event: '5' });
    expect(unknown).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });
});
