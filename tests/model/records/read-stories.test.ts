import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  readActionSets,
  readAfterLiveTalks,
  readAreas,
  readBandStories,
  readEventStories,
  readMainStories,
} from '#model/records/story';

const STORY = {
  scenarioId: 'main001',
  caption: ['第1話', 'Chapter 1', null, null, null],
  title: ['雨', 'Rain', null, null, null],
  synopsis: ['降る', 'It rains', null, null, null],
};
const CHAPTER = {
  bandId: 3,
  chapterNumber: 2,
  mainTitle: ['夜', 'Night', null, null, null],
  subTitle: ['第2章', 'Part 2', null, null, null],
  publishedAt: ['1500000000000', null, null, null, null],
};

describe('lists of stories', () => {
  test('are read whole', () => {
    expect(readMainStories({ 1: STORY }).byId.get(1)).toEqual({
      id: 1,
      ...STORY,
    });
    const band = { ...CHAPTER, stories: { 21: { ...STORY, voiceAssetBundleName: 'band_21' } } };
    expect(readBandStories({ 2: band }).byId.get(21)).toMatchObject({
      id: 21,
      bandId: 3,
      chapter: 2,
      chapterTitle: ['夜', 'Night', null, null, null],
      publishedAt: [1_500_000_000_000, null, null, null, null],
      voiceBundle: 'band_21',
    });
    expect(readAreas({ 4: { areaName: ['駅', null, null, null, null] } }).byId.get(4)?.name[0]).toBe('駅');
    expect(readActionSets({ 9: { areaId: 4, characterIds: [1, '2', null] } }).byId.get(9)).toEqual({
      id: 9,
      areaId: 4,
      characterIds: [1, 2],
    });
    expect(
      readAfterLiveTalks({ 7: { scenarioId: 'talk7', description: ['a', null, null, null, null] } }).byId.get(
        7,
      ),
    ).toEqual({ id: 7, scenarioId: 'talk7', description: ['a', null, null, null, null] });
  });

  test('keep the place of a chapter whose script is not named', () => {
    const { chapters } =
      readEventStories({ 5: { stories: [STORY, { title: ['x'] }, STORY] } }).byId.get(5) ?? {};
    expect(chapters?.map((chapter) => chapter?.scenarioId ?? null)).toEqual(['main001', null, 'main001']);
  });

  test('name a script by letters, digits, _ and - alone', () => {
    for (const scenarioId of ['../x', 'a/b', '', 5, null, 'a'.repeat(81)])
      expect(readMainStories({ 1: { ...STORY, scenarioId } }).problems).toHaveLength(1);
  });

  test('give each story of a band a number of its own, however chapters count', () => {
    const chapters = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(chapters, fc.boolean(), (counts, isAnew) => {
        let next = 0;
        const list = counts.map((count, at) => {
          const ids = Array.from({ length: count }, (_, nth) => (isAnew ? nth + 1 : ++next));
          return [at + 1, { ...CHAPTER, stories: Object.fromEntries(ids.map((id) => [id, STORY])) }];
        });
        const { byId } = readBandStories(Object.fromEntries(list));
        expect(byId.size).toBe(counts.reduce((sum, count) => sum + count, 0));
        if (!isAnew) expect([...byId.keys()]).toEqual(Array.from({ length: next }, (_, nth) => nth + 1));
        // Read in pieces, as long lists are, they have the same numbers.
        const apart = list.flatMap((row) => [...readBandStories(Object.fromEntries([row])).byId.keys()]);
        expect(apart.toSorted((a, b) => a - b)).toEqual([...byId.keys()].toSorted((a, b) => a - b));
      }),
    );
  });

  test('survive any JSON', () => {
    const readers = [
      readMainStories,
      readBandStories,
      readEventStories,
      readAreas,
      readActionSets,
      readAfterLiveTalks,
    ];
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...readers), (json, read) => {
        expect(read(json).byId).toBeInstanceOf(Map);
        expect(read({ 1: json, 2: { stories: json } }).byId).toBeInstanceOf(Map);
      }),
    );
  });
});
