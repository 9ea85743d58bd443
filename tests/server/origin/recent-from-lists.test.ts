import { describe, expect, test } from 'vitest';
import { dumpOrigin } from '#server/origin/dump/dump-origin';
import { withRecent } from '#server/origin/dump/recent-from-lists';
import { openOrigin } from '#server/origin/open-origin';
import type { DataRead, Origin } from '#server/origin/origin';
import { MISSING, UNAVAILABLE } from '#server/origin/origin';
import { fakeOrigin } from '../fake-origin.ts';
import { tempFolder } from '../temp-folder.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 2, 1);
const NAME = 'news/dynamic/recent';

const event = (start: number, end: number) => ({
  eventType: 'story',
  eventName: ['名', null, null, null, null],
  bannerAssetBundleName: 'banner',
  startAt: [String(NOW + start * DAY), null, null, null, null],
  endAt: [String(NOW + end * DAY), null, null, null, null],
});
const EVENTS = { 1: event(-30, -20), 2: event(-3, 5), 3: event(7, 15) };

/** A dump of the given files that believes it is `clock.now`. */
async function openDump(files: Readonly<Record<string, unknown>>) {
  const clock = { now: NOW };
  const origin = withRecent(await dumpOrigin(await tempFolder(files), () => {}), () => clock.now);
  return { clock, origin };
}

const eventIds = (data: DataRead): string[] => {
  const value: object = data.status === 'found' ? Object(data.value) : {};
  return Object.keys('events' in value ? Object(value.events) : {});
};

describe('what is recent in a dump', () => {
  test('is made from its lists when the file is absent', async () => {
    const { origin } = await openDump({
      'api/events/all.5.json': EVENTS,
      'api/songs/all.7.json': {
        4: { musicTitle: ['名'], publishedAt: [String(NOW - DAY)], jacketImage: ['a'], length: 100 },
      },
    });
    expect(await origin.read(NAME)).toMatchObject({
      status: 'found',
      stale: false,
      value: {
        songs: { 4: { musicTitle: ['名'], publishedAt: [String(NOW - DAY)], jacketImage: ['a'] } },
        events: { 2: EVENTS[2], 3: EVENTS[3] },
        gacha: {},
        loginBonuses: {},
        cards: {},
      },
    });
  });

  test('is completed when the file says less than the lists', async () => {
    const { origin } = await openDump({
      'api/events/all.5.json': EVENTS,
      'api/news/dynamic/recent.json': { events: { 1: { eventName: ['theirs'] } } },
    });
    expect(await origin.read(NAME)).toMatchObject({
      value: { events: { 1: { eventName: ['theirs'], bannerAssetBundleName: 'banner' } } },
    });
    expect(eventIds(await origin.read(NAME))).toEqual(['1']);
  });

  test('is the file as it stands when there are no lists, and missing when there is nothing', async () => {
    const alone = await openDump({ 'api/news/dynamic/recent.json': { songs: {} } });
    expect(await alone.origin.read(NAME)).toMatchObject({ value: { songs: {} } });
    const empty = await openDump({ 'api/bands/main.1.json': {} });
    expect(await empty.origin.read(NAME)).toEqual(MISSING);
    expect(await empty.origin.read(NAME, 5)).toEqual(MISSING);
  });

  test('names the people and bands in it from whichever lists there are', async () => {
    const { origin } = await openDump({
      'api/characters/main.birthday.json': {
        3: { characterName: ['名'], profile: { birthday: '965059200000' } },
      },
      'api/characters/all.5.json': { 3: { characterName: ['名'], characterType: 'unique', bandId: 2 } },
      'api/bands/all.1.json': { 2: { bandName: ['帯'] }, 9: { bandName: ['無'] } },
      'api/news/all.5.json': { 8: { title: 'New', authors: ['A'], tags: [], timestamp: String(NOW) } },
    });
    expect(await origin.read(NAME)).toMatchObject({
      value: {
        characters: { 3: { bandId: 2, profile: { birthday: '965059200000' } } },
        bands: { 2: { bandName: ['帯'] } },
        news: { 8: { title: 'New' } },
      },
    });
  });

  test('moves on with the clock', async () => {
    const { origin, clock } = await openDump({ 'api/events/all.5.json': EVENTS });
    const before = await origin.read(NAME);
    clock.now += 60_000;
    expect(await origin.read(NAME)).toBe(before);
    clock.now += 6 * DAY;
    const after = await origin.read(NAME);
    expect([eventIds(before), eventIds(after)]).toEqual([['2', '3'], ['3']]);
    expect(before.status === 'found' && after.status === 'found' && before.version !== after.version).toBe(
      true,
    );
  });

  test('leaves every other name to the origin', async () => {
    const { origin } = await openDump({ 'api/events/all.5.json': EVENTS });
    expect(await origin.read('events/all', 5)).toMatchObject({ value: EVENTS });
    expect((await origin.readAsset('assets/jp/none.png')).status).toBe('missing');
  });
});

describe('what is recent at an origin that fails', () => {
  const failing = (answer: () => Promise<DataRead>): Origin => ({
    kind: 'remote',
    label: '',
    version: '1',
    read: answer,
    readAsset: async () => MISSING,
    readPlayer: async () => MISSING,
    readTracker: async () => MISSING,
    close: async () => {},
  });

  test('is unavailable, and asked for again half a minute later', async () => {
    const clock = { now: NOW };
    let asked = 0;
    const origin = withRecent(
      failing(async () => {
        asked += 1;
        return UNAVAILABLE;
      }),
      () => clock.now,
    );
    expect(await origin.read(NAME)).toEqual(UNAVAILABLE);
    await origin.read(NAME);
    const first = asked;
    clock.now += 31_000;
    await origin.read(NAME);
    expect(asked).toBe(2 * first);
  });

  test('is unavailable when reading throws', async () => {
    const origin = withRecent(failing(() => Promise.reject(new Error('disk'))));
    expect(await origin.read(NAME)).toEqual(UNAVAILABLE);
  });
});

test('a remote origin without the file gives what its lists say', async () => {
  const soon = (days: number) => String(Date.now() + days * DAY);
  const rows = { 9: { eventName: ['名'], startAt: [soon(-1)], endAt: [soon(1)] } };
  const site = await fakeOrigin((request, response) => {
    const isEvents = request.url === '/api/events/all.5.json';
    response.writeHead(isEvents ? 200 : 404, { 'content-type': 'application/json' });
    response.end(isEvents ? JSON.stringify(rows) : '');
  });
  const origin = await openOrigin(
    {
      demo: { seed: 1, date: '2026-03-01' },
      dataFolder: null,
      remote: site.base,
      cacheFolder: await tempFolder(),
    },
    () => {},
  );
  expect(eventIds(await origin.read(NAME))).toEqual(['9']);
  await origin.close();
});
