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
  stageChallengeAchievementConditionsMap: { entries: { 1: 12 } },
  userDeckTotalRatingMap: { entries: { 1: { rank: 'SSS3', score: 9_000 } } },
  userCharacterRankMap: { entries: { 40: { rank: 55 } } },
  enabledUserAreaItems: { entries: [{ areaItemId: 900, areaItemCategory: 4, level: 5 }] },
};
const read = (part: object = {}) =>
  readPlayerProfile({ data: { profile: { ...profile, ...part } } }) as PlayerProfileRecord;
const shown = <T>(value: T) => ({ kind: 'shown', value });

describe('reading the profile of a player', () => {
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
      stageStars: shown(new Map([[1, 12]])),
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

  test('tells what is missing from what is private and from 0', () => {
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
