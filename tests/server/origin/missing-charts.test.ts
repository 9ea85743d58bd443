import { expect, test } from 'vitest';
import { readMissingCharts } from '#model/records/read-missing-charts';
import { dumpOrigin } from '#server/origin/dump/dump-origin';
import { withMissingCharts } from '#server/origin/missing-charts';
import { MISSING, type Origin, originWith } from '#server/origin/origin';
import { tempFolder } from '../temp-folder.ts';

const NAME = 'charts/missing';
const song = (more: object = {}) => ({ difficulty: { 3: { playLevel: 25 } }, ...more });
const open = async (files: Readonly<Record<string, unknown>>): Promise<Origin> =>
  withMissingCharts(await dumpOrigin(await tempFolder(files), () => {}));

/** An origin that has `songs` and knows nothing of files. */
const remote = (base: Origin, songs: unknown): Origin =>
  withMissingCharts(
    originWith(base, {
      read: async (name) =>
        name === 'songs/all' ? { status: 'found', value: songs, version: '1', stale: false } : MISSING,
    }),
  );

const songsOf = async (origin: Origin): Promise<readonly number[]> => {
  const read = await origin.read(NAME);
  return read.status === 'found' ? [...readMissingCharts(read.value)] : [-1];
};

test('a folder names the songs of which it holds no chart, whatever their rows count', async () => {
  const origin = await open({
    'api/songs/all.7.json': { 12: song({ notes: { 3: 700 } }), 3: song(), 2: song(), 10: song() },
    'api/charts/3/easy.json': [],
    'api/charts/2/special.json': [],
  });
  expect(await songsOf(origin)).toEqual([10, 12]);
  expect(await origin.read(NAME, 5)).toEqual(MISSING);
});

test('elsewhere a song has no chart when others have notes and it has none', async () => {
  const base = await open({ 'api/cards/all.5.json': {} });
  const noted = song({ notes: { 3: 700 } });
  expect(await songsOf(remote(base, { 1: noted, 2: song(), 3: song({ notes: {} }), 4: noted }))).toEqual([
    2, 3,
  ]);
});

test('a list that counts no notes at all says nothing', async () => {
  const base = await open({ 'api/cards/all.5.json': {} });
  expect(await songsOf(remote(base, { 1: song(), 2: song() }))).toEqual([]);
});

test('without songs there is no answer', async () => {
  const origin = await open({ 'api/cards/all.5.json': {} });
  expect(await origin.read(NAME)).toEqual(MISSING);
});

test.each([[null], [[]], [{ songs: 'all' }], [{ songs: { 1: 2 } }], ['text']])(
  'an unreadable answer %j names no song',
  (json) => {
    expect([...readMissingCharts(json)]).toEqual([]);
  },
);
