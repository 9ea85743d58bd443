import { expect, test } from 'vitest';
import { createDemo } from '#demo/demo';
import { demoOrigin } from '#server/origin/demo-origin';

const PLAN = { seed: 1, date: '2026-03-01' };
const origin = demoOrigin(PLAN, async () => createDemo(PLAN));

/** What typed clients read of each list at a level, beyond the levels below it. */
const ADDED: readonly (readonly [list: string, level: number, fields: readonly string[]])[] = [
  ['characters/main', 1, ['characterType', 'bandId']],
  ['characters/main', 2, ['characterName', 'nickname', 'colorCode']],
  ['characters/main', 3, ['firstName', 'lastName']],
  ['characters/all', 2, ['characterType', 'characterName', 'nickname']],
  ['characters/all', 5, ['firstName', 'lastName']],
  ['events/all', 1, ['eventName']],
  ['events/all', 3, ['eventType', 'assetBundleName', 'bannerAssetBundleName', 'startAt', 'endAt']],
  ['events/all', 4, ['rewardCards']],
  ['events/all', 5, ['attributes', 'characters', 'members', 'limitBreaks']],
  ['gacha/all', 1, ['gachaName']],
  ['gacha/all', 3, ['resourceName', 'publishedAt', 'type', 'newCards']],
  ['gacha/all', 5, ['closedAt']],
  ['songs/all', 1, ['musicTitle']],
  ['songs/all', 5, ['tag', 'bandId', 'jacketImage', 'publishedAt', 'closedAt', 'difficulty']],
  ['songs/all', 7, ['length', 'notes', 'bpm']],
  ['songs/all', 8, ['ruby', 'phonetic', 'lyricist', 'composer', 'arranger']],
  ['cards/all', 2, ['characterId', 'attribute']],
  ['cards/all', 3, ['prefix']],
  ['cards/all', 5, ['rarity', 'levelLimit', 'resourceSetName', 'releasedAt', 'skillId', 'type', 'stat']],
  ['skills/all', 2, ['simpleDescription']],
  ['skills/all', 5, ['description', 'duration']],
  ['skills/all', 10, ['activationEffect']],
  ['loginCampaigns/all', 1, ['caption']],
  ['loginCampaigns/all', 5, ['loginBonusType', 'assetBundleName', 'publishedAt', 'closedAt']],
  ['bands/all', 1, ['bandName']],
  ['stamps/all', 2, ['imageName']],
];

const rowsAt = async (list: string, level: number): Promise<readonly (readonly [string, object])[]> => {
  const read = await origin.read(list, level);
  return read.status === 'found' ? Object.entries(Object(read.value)) : [];
};

test.each(ADDED)('%s.%i has in each row what clients read there', async (list, level, added) => {
  const below = ADDED.filter(([name, at]) => name === list && at <= level).flatMap(([, , fields]) => fields);
  const rows = await rowsAt(list, level);
  expect(rows.length).toBeGreaterThan(5);
  const lacking = rows.filter(([, row]) => !below.every((field) => Object.hasOwn(row, field)));
  expect(lacking.map(([id]) => id)).toEqual([]);
  expect(below).toEqual(expect.arrayContaining([...added]));
});

test('events/all.6 has the same as events/all.5', async () => {
  expect(await rowsAt('events/all', 6)).toEqual(await rowsAt('events/all', 5));
});
