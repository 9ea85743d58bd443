import { expect, test } from 'vitest';
import { asObject } from '#model/records/reading';
import { TIERS } from '#model/vocabulary/tiers';
import { demoOrigin } from '#server/origin/demo-origin';
import type { TrackerRequest } from '#server/origin/origin';
import { DATE, demo } from '../../demo/demo-set.ts';
import { siteOfFile } from '../site.ts';

const asked: TrackerRequest[] = [];
const origin = demoOrigin({ seed: 1, date: DATE }, async () => demo);
const counted: typeof origin = {
  ...origin,
  readTracker: (request, asker) => {
    asked.push(request);
    return origin.readTracker(request, asker);
  },
};
const site = siteOfFile(() => ({ origin: counted }));
const events = Object.entries(asObject(demo.json('events/all')));
const [event = '1'] = events.findLast(([, row]) => asObject(row).endAt) ?? [];

test('all ranks of an event are asked for once each, and none of an event that no list has', async () => {
  const { app } = await site();
  const some = await app.inject(`/api/tracker/data/all?server=0&event=${event}&latest=1`);
  expect(some.json().tiers.length).toBeGreaterThan(0);
  expect(asked.filter(({ kind }) => kind === 'cutoffs')).toHaveLength(TIERS[0].length);
  asked.length = 0;
  const none = await app.inject('/api/tracker/data/all?server=0&event=99999');
  expect([none.statusCode, none.json().tiers, asked]).toEqual([200, [], []]);
});

test('what is on may be kept for as long as points of ranks', async () => {
  const { app } = await site();
  const [on, ranks] = await Promise.all([
    app.inject('/api/tracker/events'),
    app.inject(`/api/tracker/data/all?server=0&event=${event}`),
  ]);
  expect(on.json().servers).toHaveLength(5);
  expect(on.headers['cache-control']).toBe(ranks.headers['cache-control']);
});
