import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PlayerProfileRecord } from '#model/records/player-profile';
import { readPlayerProfile } from '#model/records/read-player-profile';

const appended = {
  performance: 1_200,
  technique: 1_100,
  visual: 1_000,
  characterPotentialPerformance: 30,
  characterPotentialTechnique: 20,
  characterPotentialVisual: 10,
  characterBonusPerformance: 3,
  characterBonusTechnique: 2,
  characterBonusVisual: 1,
};
const cardRow = (situationId: number) => ({
  situationId,
  level: 60,
  trainingStatus: 'done',
  illust: 'normal',
  skillLevel: 5,
  limitBreakRank: 0,
  userAppendParameter: appended,
});
const profile = {
  userId: '00012345678901234567',
  userName: 'Somebody',
  rank: '0',
  introduction: 'hello',
  mainDeckUserSituations: { entries: [11, 12, 13, 14, 15].map(cardRow) },
  mainUserDeck: { leader: 11, member1: 12, member2: 13, member3: 14, member4: 15 },
  userProfileSituation: {
    situationId: 77,
    illust: 'after_training',
    viewProfileSituationStatus: 'profile_situation',
  },
  userProfileDegreeMap: { entries: { first: { degreeId: 8 }, second: { degreeId: 9 } } },
  bandRankMap: { entries: { 1: 0, 5: 60 } },
  userMusicClearInfoMap: {
    entries: { easy: { clearedMusicCount: 3, fullComboMusicCount: 2, allPerfectMusicCount: 0 } },
  },
  clearedMusicCountMap: { entries: { special: 4 } },
  userHighScoreRating: {
    userRoseliaHighScoreMusicList: { entries: [{ musicId: 3, difficulty: 'expert', rating: 500 }] },
  },
  stageChallengeAchievementConditionsMap: { entries: { 1: 12, 5: 3 } },
  userDeckTotalRatingMap: { entries: { 1: { rank: 'sss', level: 3, score: 9_000 } } },
  userCharacterRankMap: { entries: { 40: { rank: 55 } } },
  enabledUserAreaItems: { entries: [{ areaItemId: 900, areaItemCategory: 4, level: 5 }] },
};
const read = (part: object = {}) =>
  readPlayerProfile({ data: { profile: { ...profile, ...part } } }) as PlayerProfileRecord;
const shown = <T>(value: T) => ({ kind: 'shown', value });

/** By challenge from the first; the bands stand in another order. */
const stars = (...counts: readonly number[]) =>
  new Map([1, 2, 4, 5, 3, 21, 18].map((band, nth) => [band, counts[nth] ?? 0]));

describe('reading the profile of a player', () => {
  test('gives each challenge’s stars to its band, 0 where one is left out, and none to what is no challenge of a band', () => {
    const map = (entries: unknown) =>
      read({ stageChallengeAchievementConditionsMap: { entries } }).stageStars;
    const all = { 1: 11, 2: 12, 3: 13, 4: 14, 5: 15, 6: 16, 7: 17, 8: 18, 45: 19, 101: 20 };
    expect(map(all)).toEqual(shown(stars(11, 12, 13, 14, 15, 16, 17)));
    expect(map({ 4: 30 })).toEqual(shown(stars(0, 0, 0, 30)));
    expect(map({})).toEqual(shown(stars()));
    expect(map(null)).toEqual({ kind: 'missing' });
  });

  test.each([
    [{ rank: 'ss', level: 5, score: 10 }, 'SS5', 10],
    [{ rank: 'ss', level: 0, score: 10 }, 'SS', 10],
    [{ rank: 'd', level: '2' }, 'D2', 0],
    [{ rank: 'SSS3', level: 3, score: 10 }, 'SSS3', 10],
    [{ rank: '-', level: 4, score: 10 }, '-', 10],
  ])('writes the deck rank of %j as %s', (entry, rank, score) => {
    expect(read({ userDeckTotalRatingMap: { entries: { 21: entry } } }).deckRanks).toEqual(
      shown(new Map([[21, { rank, score }]])),
    );
  });

  test('counts what a row leaves out as 0', () => {
    const { counts, characterRanks } = read({
      clearedMusicCountMap: undefined,
      userMusicClearInfoMap: {
        entries: {
          hard: { clearedMusicCount: 301, fullComboMusicCount: 250 },
          easy: { allPerfectMusicCount: null },
        },
      },
      userCharacterRankMap: { entries: { 3: {} } },
    });
    const rows = (hard: number) =>
      shown(
        new Map([
          ['hard', hard],
          ['easy', 0],
        ]),
      );
    expect(counts).toEqual({ cleared: rows(301), fullCombo: rows(250), allPerfect: rows(0) });
    expect(characterRanks).toEqual(shown(new Map([[3, 0]])));
  });

  test('gives every part of a whole one', () => {
    const player = read();
    expect(player).toMatchObject({
      name: 'Somebody',
      rank: 0,
      introduction: 'hello',
      id: shown('00012345678901234567'),
      titles: [8, 9],
      portrait: { cardId: 77, isTrained: true },
      leader: 11,
      isPowerPrivate: false,
      bandRanks: shown(
        new Map([
          [1, 0],
          [5, 60],
        ]),
      ),
      stageStars: shown(stars(12, 0, 0, 0, 3)),
      deckRanks: shown(new Map([[1, { rank: 'SSS3', score: 9_000 }]])),
      characterRanks: shown(new Map([[40, 55]])),
      items: [{ id: 4, level: 5 }],
    });
    expect(player.counts).toEqual({
      cleared: shown(
        new Map([
          ['easy', 3],
          ['special', 4],
        ]),
      ),
      fullCombo: shown(new Map([['easy', 2]])),
      allPerfect: shown(new Map([['easy', 0]])),
    });
    const ratings = player.ratings.kind === 'shown' ? player.ratings.value : [];
    expect(ratings).toHaveLength(9);
    expect(ratings.find(({ bandId }) => bandId === 5)?.songs).toEqual([
      { songId: 3, difficulty: 'expert', rating: 500 },
    ]);
  });

  test('puts the cards as they stand on stage, art apart from training', () => {
    const { deck } = read();
    expect(deck.map(({ id }) => id)).toEqual([14, 12, 11, 13, 15]);
    expect(deck[0]).toEqual({
      id: 14,
      level: 60,
      isTrained: true,
      hasTrainedArt: false,
      skillLevel: 5,
      masterRank: 0,
      appended: { own: [1_200, 1_100, 1_000], potential: [30, 20, 10], mission: [3, 2, 1] },
    });
  });

  test('keeps the order of the cards when places are missing', () => {
    expect(read({ mainUserDeck: { leader: 15 } }).deck.map(({ id }) => id)).toEqual([11, 12, 13, 14, 15]);
  });

  test('takes the leader for the portrait when the profile has no picture of its own', () => {
    expect(read({ userProfileSituation: undefined }).portrait).toEqual({ cardId: 11, isTrained: false });
  });

  test.each([
    ['publishUserIdFlg', (player: PlayerProfileRecord) => player.id],
    ['publishBandRankFlg', (player: PlayerProfileRecord) => player.bandRanks],
    ['publishMusicClearedFlg', (player: PlayerProfileRecord) => player.counts.cleared],
    ['publishMusicFullComboFlg', (player: PlayerProfileRecord) => player.counts.fullCombo],
    ['publishMusicAllPerfectFlg', (player: PlayerProfileRecord) => player.counts.allPerfect],
    ['publishHighScoreRatingFlg', (player: PlayerProfileRecord) => player.ratings],
    ['publishStageChallengeAchievementConditionsFlg', (player: PlayerProfileRecord) => player.stageStars],
    ['publishDeckRankFlg', (player: PlayerProfileRecord) => player.deckRanks],
    ['publishCharacterRankFlg', (player: PlayerProfileRecord) => player.characterRanks],
  ] as const)('%s closes its own part alone', (flag, partOf) => {
    const closed = read({ [flag]: false });
    expect(partOf(closed)).toEqual({ kind: 'private' });
    const parts = [
      closed.id,
      closed.bandRanks,
      ...Object.values(closed.counts),
      closed.ratings,
      closed.stageStars,
      closed.deckRanks,
      closed.characterRanks,
    ];
    expect(parts.filter(({ kind }) => kind === 'private')).toHaveLength(1);
  });

  test.each(Object.keys(profile))('goes without %s when that is broken', (field) => {
    for (const broken of [null, 7, 'x', [], { entries: 'x' }, { entries: { 1: null } }]) {
      const player = read({ [field]: broken });
      expect(Object.keys(player)).toEqual(Object.keys(read()));
    }
  });

  test('distinguishes what is missing from what is private and from 0', () => {
    const player = readPlayerProfile({ data: { profile: {} } });
    expect(player).toMatchObject({ bandRanks: { kind: 'missing' }, items: null, deck: [], rank: null });
    for (const nobody of [null, {}, { data: null }, { data: { profile: [] } }])
      expect(readPlayerProfile(nobody)).toBeNull();
  });

  test('takes any JSON without breaking', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(profile)), fc.jsonValue(), (field, value) => {
        expect(read({ [field]: value }).deck.length).toBeLessThanOrEqual(5);
      }),
    );
    fc.assert(fc.property(fc.jsonValue(), (json) => void readPlayerProfile(json)));
  });
});
