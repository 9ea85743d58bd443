import { expect, test } from 'vitest';
import { dumpOrigin } from '#server/origin/dump/dump-origin';
import { type Origin, originWith, UNAVAILABLE } from '#server/origin/origin';
import { absentLists } from '#server/services/published/absent-lists';
import { dataService } from '#server/services/published/data';
import { tempFolder } from '../../temp-folder.ts';

const open = async (files: Readonly<Record<string, unknown>>): Promise<Origin> =>
  dumpOrigin(await tempFolder(files), () => {});
const row = { 1: { musicTitle: ['One'], difficulty: {} } };

test('names lists that are missing or empty, and none that is there at any level', async () => {
  const origin = await open({
    'api/songs/all.5.json': row,
    'api/gacha/all.3.json': row,
    'api/missions/all.5.json': {},
  });
  const absent = await absentLists(dataService(origin, null), Date.now)();
  expect(absent).toContain('comics');
  expect(absent).toContain('missions');
  expect(absent).not.toContain('songs');
  expect(absent).not.toContain('gacha');
});

test('a list counts as held while the origin cannot be reached, and is looked up again ten minutes later', async () => {
  const dump = await open({ 'api/songs/all.5.json': row });
  let isUp = false;
  const origin = originWith(dump, {
    read: async (name, level) => (isUp ? dump.read(name, level) : UNAVAILABLE),
  });
  let now = 0;
  const absent = absentLists(dataService(origin, null), () => now);
  expect(await absent()).toEqual([]);
  isUp = true;
  expect(await absent()).toEqual([]);
  now = 600_001;
  expect(await absent()).toContain('comics');
});

test('a page is not held up by an origin that does not answer', async () => {
  const dump = await open({ 'api/songs/all.5.json': row });
  const origin = originWith(dump, { read: () => new Promise(() => {}) });
  expect(await absentLists(dataService(origin, null), Date.now)()).toEqual([]);
});
