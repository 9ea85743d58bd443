import { describe, expect, test } from 'vitest';
import { dumpOrigin } from '#server/origin/dump/dump-origin';
import { withPrizes } from '#server/origin/dump/event-prizes';
import { MISSING, type Origin, UNAVAILABLE } from '#server/origin/origin';
import { tempFolder } from '../temp-folder.ts';

const NAME = 'events/5/prizes';
const EVENT = {
  pointRewards: [[{ point: '500', rewardType: 'stamp', rewardId: 4 }]],
  rankingRewards: [null, [{ fromRank: 1, toRank: 1, rewardType: 'degree', rewardId: 7 }]],
};
const TITLES = { 7: { degreeName: ['一'] }, 8: { degreeName: ['二'] } };

const openDump = async (files: Readonly<Record<string, unknown>>): Promise<Origin> =>
  withPrizes(await dumpOrigin(await tempFolder(files), () => {}));

describe('what an event gives', () => {
  test('is cut from the lists of titles and stamps, whichever server gives it', async () => {
    const origin = await openDump({
      'api/events/5.json': EVENT,
      'api/degrees/all.3.json': TITLES,
      'api/stamps/all.2.json': { 4: { imageName: 'stamp_4' }, 5: { imageName: 'stamp_5' } },
    });
    expect(await origin.read(NAME)).toMatchObject({ status: 'found', stale: false });
    expect(Object(await origin.read(NAME)).value).toEqual({
      degrees: { 7: TITLES[7] },
      stamps: { 4: { imageName: 'stamp_4' } },
    });
    expect(await origin.read(NAME, 3)).toEqual(MISSING);
    expect(await origin.read('events/6/prizes')).toEqual(MISSING);
  });

  test('is nothing, and no mistake, where a dump lacks the lists', async () => {
    const origin = await openDump({ 'api/events/5.json': EVENT });
    expect(await origin.read(NAME)).toMatchObject({ status: 'found', value: { degrees: {}, stamps: {} } });
  });

  test('is out of date while its origin is', async () => {
    const origin = withPrizes({
      kind: 'remote',
      label: 'a test',
      version: '1',
      read: async (name) =>
        name === 'events/5' ? { status: 'found', value: EVENT, version: 'v', stale: false } : UNAVAILABLE,
      readAsset: async () => MISSING,
      readPlayer: async () => UNAVAILABLE,
      readTracker: async () => UNAVAILABLE,
      close: async () => {},
    });
    expect(await origin.read(NAME)).toMatchObject({ status: 'found', stale: true });
  });
});
