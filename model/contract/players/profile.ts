import { type Static, type TSchema, Type } from 'typebox';
import { count, fields, id, integer, listOf, oneOf, orNull, text, time } from '../bounds.ts';

/** A player's own profile as the game publishes it and as clients of such sites read it (reference R17). */

const MAX_ENTRIES = 200;
const MAX_ITEMS = 500;
const MAX_WORD = 100;

const flag = Type.Optional(Type.Boolean());
const word = text(MAX_WORD);
const digits = Type.String({ pattern: '^[0-9]{1,16}$', maxLength: 16 });
const inList = <T extends TSchema>(item: T, most = MAX_ENTRIES) => fields({ entries: listOf(item, most) });
const byName = <T extends TSchema>(item: T) =>
  fields({
    entries: Type.Record(Type.String({ pattern: '^[A-Za-z0-9_]{1,32}$', maxLength: 32 }), item, {
      maxProperties: MAX_ENTRIES,
    }),
  });
const some = <T extends TSchema>(schema: T) => Type.Optional(schema);

const appended = fields({
  userId: some(digits),
  situationId: some(id),
  performance: some(count),
  technique: some(count),
  visual: some(count),
  characterPotentialPerformance: some(count),
  characterPotentialTechnique: some(count),
  characterPotentialVisual: some(count),
  characterBonusPerformance: some(count),
  characterBonusTechnique: some(count),
  characterBonusVisual: some(count),
});

const deckCard = fields({
  userId: some(digits),
  situationId: id,
  level: integer(1, 200),
  exp: some(count),
  createdAt: some(digits),
  addExp: some(count),
  trainingStatus: some(oneOf(['done', 'not_doing'])),
  duplicateCount: some(count),
  illust: some(oneOf(['normal', 'after_training'])),
  skillExp: some(count),
  skillLevel: some(integer(0, 20)),
  limitBreakRank: some(integer(0, 10)),
  userAppendParameter: some(appended),
});

const songRating = fields({ musicId: id, difficulty: word, rating: count });
/** Every list is there: clients go through all of them. */
export const RATING_LISTS = [
  'userPoppinPartyHighScoreMusicList',
  'userAfterglowHighScoreMusicList',
  'userPastelPalettesHighScoreMusicList',
  'userHelloHappyWorldHighScoreMusicList',
  'userRoseliaHighScoreMusicList',
  'userMorfonicaHighScoreMusicList',
  'userRaiseASuilenHighScoreMusicList',
  'userMyGOScoreMusicList',
  'userOtherHighScoreMusicList',
] as const;
const ratings = Object.fromEntries(RATING_LISTS.map((list) => [list, inList(songRating)])) as Record<
  (typeof RATING_LISTS)[number],
  ReturnType<typeof inList<typeof songRating>>
>;

const cleared = fields({
  clearedMusicCount: count,
  fullComboMusicCount: count,
  allPerfectMusicCount: count,
});
const degree = fields({ userId: some(digits), profileDegreeType: some(word), degreeId: id });
const numberOrText = Type.Union([count, digits]);

export const playerProfile = fields({
  userId: digits,
  userName: word,
  rank: count,
  degree: some(id),
  introduction: text(MAX_WORD),
  publishTotalDeckPowerFlg: flag,
  publishBandRankFlg: flag,
  publishMusicClearedFlg: flag,
  publishMusicFullComboFlg: flag,
  publishMusicAllPerfectFlg: flag,
  publishHighScoreRatingFlg: flag,
  publishUserIdFlg: flag,
  publishUpdatedAtFlg: flag,
  publishDeckRankFlg: flag,
  publishStageChallengeAchievementConditionsFlg: flag,
  publishStageChallengeFriendRankingFlg: flag,
  publishCharacterRankFlg: flag,
  searchableFlg: flag,
  friendApplicableFlg: flag,
  mainDeckUserSituations: some(inList(deckCard, 5)),
  enabledUserAreaItems: some(
    inList(
      fields({
        userId: some(digits),
        areaItemId: some(id),
        areaItemCategory: id,
        level: integer(0, 100),
      }),
      MAX_ITEMS,
    ),
  ),
  bandRankMap: some(byName(count)),
  userHighScoreRating: some(fields(ratings)),
  mainUserDeck: some(
    fields({
      deckId: some(id),
      deckName: some(word),
      leader: id,
      member1: id,
      member2: id,
      member3: id,
      member4: id,
      deckType: some(word),
    }),
  ),
  userProfileSituation: some(
    fields({
      userId: some(digits),
      situationId: some(id),
      illust: some(oneOf(['normal', 'after_training'])),
      viewProfileSituationStatus: some(oneOf(['deck_leader', 'profile_situation'])),
    }),
  ),
  userProfileDegreeMap: some(fields({ entries: fields({ first: some(degree), second: some(degree) }) })),
  userTwitter: some(fields({ twitterId: some(word), twitterName: some(word), screenName: some(word) })),
  userDeckTotalRatingMap: some(
    byName(
      fields({
        rank: word,
        score: count,
        level: some(count),
        lowerRating: some(count),
        upperRating: some(count),
      }),
    ),
  ),
  stageChallengeAchievementConditionsMap: some(byName(count)),
  userCharacterRankMap: some(
    byName(
      fields({
        rank: count,
        exp: some(numberOrText),
        addExp: some(numberOrText),
        nextExp: some(numberOrText),
        totalExp: some(numberOrText),
        releasedPotentialLevel: some(numberOrText),
      }),
    ),
  ),
  userMusicClearInfoMap: some(byName(cleared)),
  clearedMusicCountMap: some(byName(count)),
  fullComboMusicCountMap: some(byName(count)),
  allPerfectMusicCountMap: some(byName(count)),
});
export type PlayerProfile = Static<typeof playerProfile>;

export const playerData = fields({ cache: Type.Boolean(), time, profile: orNull(playerProfile) });
