import { expect, test } from 'vitest';
import { readMissionRewards } from '#model/records/read-missions';
import { readSongReadings } from '#model/records/read-song-readings';
import { readCardEpisodes } from '#model/records/story';
import { dumpOrigin } from '#server/origin/dump/dump-origin';
import { withEpisodes, withMissionRewards, withReadings } from '#server/origin/dump/lists-from-items';
import { MISSING, type Origin, UNAVAILABLE } from '#server/origin/origin';
import { tempFolder } from '../temp-folder.ts';

const NAME = 'songs/all.reading';
const open = async (files: Readonly<Record<string, unknown>>): Promise<Origin> =>
  withReadings(await dumpOrigin(await tempFolder(files), () => {}));

test('how titles are read is collected from the item files of a folder', async () => {
  const origin = await open({
    'api/songs/all.5.json': {
      3: { musicTitle: ['屋上'] },
      4: { musicTitle: ['空'] },
      5: { musicTitle: ['海'] },
    },
    'api/songs/3.json': { musicTitle: ['屋上'], ruby: ['おくじょう', null, null, null, null] },
    'api/songs/4.json': { musicTitle: ['空'], ruby: 'そら' },
  });
  const read = await origin.read(NAME);
  expect(read).toMatchObject({ status: 'found', stale: false });
  const { byId } = readSongReadings(read.status === 'found' ? read.value : null);
  expect([...byId]).toEqual([[3, { id: 3, reading: ['おくじょう', null, null, null, null] }]]);
  expect(await origin.read(NAME, 1)).toEqual(MISSING);
});

test('it is missing where no file has it, and is the file itself where there is one', async () => {
  expect(await (await open({ 'api/songs/all.5.json': { 3: { musicTitle: ['屋上'] } } })).read(NAME)).toEqual(
    MISSING,
  );
  const own = await open({ [`api/${NAME}.json`]: { 9: { ruby: ['うみ'] } }, 'api/songs/all.5.json': {} });
  expect(await own.read(NAME)).toMatchObject({ value: { 9: { ruby: ['うみ'] } } });
});

test('another site is asked for the list alone', async () => {
  const asked: string[] = [];
  const remote: Origin = {
    kind: 'remote',
    label: 'a test',
    version: '1',
    read: async (name) => {
      asked.push(name);
      return MISSING;
    },
    readAsset: async () => MISSING,
    readPlayer: async () => UNAVAILABLE,
    readTracker: async () => UNAVAILABLE,
    close: async () => {},
  };
  expect(await withReadings(remote).read(NAME)).toEqual(MISSING);
  expect(asked).toEqual([NAME]);
});

test('what missions bring is collected from the item files of a folder', async () => {
  const stars = { resourceType: 'star', resourceId: 1, quantity: 50 };
  const origin = withMissionRewards(
    await dumpOrigin(
      await tempFolder({
        'api/missions/all.5.json': { 3: { title: ['一'] }, 4: { title: ['二'] } },
        'api/missions/3.json': {
          title: ['一'],
          details: [[{ seq: 1, title: '長い', reward: stars }, { seq: 2 }], null, null, null, null],
        },
      }),
      () => {},
    ),
  );
  const read = await origin.read('missions/all.reward');
  const value = read.status === 'found' ? read.value : null;
  expect(value).toEqual({ 3: { rewards: [[stars, null], null, null, null, null] } });
  expect(readMissionRewards(value).byId.get(3)?.rewards[0]).toEqual([{ type: 'star', id: 1, quantity: 50 }]);
});

test('what the stories of cards are called is collected from the item files of a folder', async () => {
  const title = ['朝', 'Morning', null, null, null];
  const origin = withEpisodes(
    await dumpOrigin(
      await tempFolder({
        'api/cards/all.5.json': { 3: { characterId: 1 }, 4: { characterId: 2 }, 5: { characterId: 3 } },
        'api/cards/3.json': {
          characterId: 1,
          episodes: { entries: [{ scenarioId: 'a', title }, { scenarioId: 'b' }] },
        },
        'api/cards/4.json': { characterId: 2, episodes: { entries: [] } },
        'api/cards/5.json': { characterId: 3 },
      }),
      () => {},
    ),
  );
  const read = await origin.read('cards/all.episodes');
  const value = read.status === 'found' ? read.value : null;
  expect(value).toEqual({ 3: { titles: [title, []] } });
  expect(readCardEpisodes(value).byId.get(3)?.titles).toEqual([title, [null, null, null, null, null]]);
});
