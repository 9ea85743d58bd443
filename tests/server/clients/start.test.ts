import { describe, expect, test } from 'vitest';
import { createDemo } from '#demo/demo';
import { isJsonObject } from '#model/records/reading';
import { MISSING_HEADER } from '#model/vocabulary/missing-header';
import { demoOrigin } from '#server/origin/demo-origin';
import { dumpOrigin } from '#server/origin/dump/dump-origin';
import { openSite } from '../site.ts';
import { tempFolder } from '../temp-folder.ts';

/** What a client reads when it starts, and dies of any answer but 200. */
const NAMES = [
  ...['cards/all.5', 'characters/main.3', 'bands/main.1', 'bands/all.1', 'skills/all.10', 'costumes/all.5'],
  ...[
    'events/all.6',
    'degrees/all.3',
    'gacha/all.5',
    'songs/all.7',
    'songs/meta/all.5',
    'loginCampaigns/all.5',
  ],
  ...[
    'miracleTicketExchanges/all.5',
    'comics/all.5',
    'areaItems/main.5',
    'tracker/rates',
    'misc/itemtexts.2',
  ],
  ...['deco/pins.all.3', 'stamps/all.2'],
];
const LISTS_OF_ROWS = new Set(['tracker/rates']);

/** Packing whole lists takes long, and a row says as much. */
const fewOf = (value: unknown): unknown =>
  isJsonObject(value) ? Object.fromEntries(Object.entries(value).slice(0, 3)) : value;

describe('a client that reads its lists first', () => {
  test('starts on the demo set', async () => {
    const plan = { seed: 1, date: '2026-03-01' };
    const demo = createDemo(plan);
    const origin = demoOrigin(plan, async () => ({ ...demo, json: (name) => fewOf(demo.json(name)) }));
    const { app } = await openSite({ origin });
    const missing: string[] = [];
    // Writing every chart for it takes a minute; the build does it once.
    expect(demo.names).toContain('songs/meta/all');
    for (const name of NAMES.filter((each) => each !== 'songs/meta/all.5')) {
      const answer = await app.inject(`/api/${name}.json`);
      expect([name, answer.statusCode]).toEqual([name, 200]);
      expect(Array.isArray(answer.json()), name).toBe(LISTS_OF_ROWS.has(name));
      if (answer.headers[MISSING_HEADER] !== undefined) missing.push(name);
      else expect(Object.keys(answer.json()).length, name).toBeGreaterThan(0);
    }
    expect(missing).toEqual([]);
  });

  test('starts on a folder that lacks most of them', async () => {
    const files = {
      'api/cards/all.5.json': { 1: { characterId: 1 } },
      'api/bands/all.1.json': { 1: { bandName: ['A', null, null, null, null] } },
    };
    const { app } = await openSite({ origin: await dumpOrigin(await tempFolder(files), () => {}) });
    const there: string[] = [];
    for (const name of NAMES) {
      const answer = await app.inject(`/api/${name}.json`);
      expect([name, answer.statusCode]).toEqual([name, 200]);
      if (answer.headers[MISSING_HEADER] === undefined) there.push(name);
      else expect(answer.json(), name).toEqual(LISTS_OF_ROWS.has(name) ? [] : {});
    }
    expect(there).toEqual(['cards/all.5', 'bands/main.1', 'bands/all.1']);
  });
});
