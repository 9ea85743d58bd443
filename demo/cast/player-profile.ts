import { STUDIO_ITEM_IDS } from '#model/vocabulary/area-items';
import { BANDS } from '#model/vocabulary/bands';
import type { DemoLists } from '../lists/lists.ts';
import { random } from '../seeded/random.ts';
import { deckOf } from './player-deck.ts';
import { type DemoPlayerRequest, demoPlayer } from './players.ts';

const CHARACTERS = 40;
/** One for each of the seven bands that have a stage challenge. */
const CHALLENGES = [1, 2, 3, 4, 5, 6, 7];
const LISTS = [
  'userPoppinPartyHighScoreMusicList',
  'userAfterglowHighScoreMusicList',
  'userPastelPalettesHighScoreMusicList',
  'userHelloHappyWorldHighScoreMusicList',
  'userRoseliaHighScoreMusicList',
  'userMorfonicaHighScoreMusicList',
  'userRaiseASuilenHighScoreMusicList',
  'userMyGOScoreMusicList',
  'userOtherHighScoreMusicList',
];
/** What players show of themselves, and how many of them. */
const FLAGS: Readonly<Record<string, number>> = {
  publishTotalDeckPowerFlg: 0.95,
  publishBandRankFlg: 0.9,
  publishMusicClearedFlg: 0.9,
  publishMusicFullComboFlg: 0.85,
  publishMusicAllPerfectFlg: 0.8,
  publishHighScoreRatingFlg: 0.85,
  publishUserIdFlg: 0.95,
  publishUpdatedAtFlg: 0.7,
  publishDeckRankFlg: 0.85,
  publishStageChallengeAchievementConditionsFlg: 0.8,
  publishStageChallengeFriendRankingFlg: 0.8,
  publishCharacterRankFlg: 0.85,
  searchableFlg: 0.95,
  friendApplicableFlg: 0.7,
};

type Profile = Readonly<Record<string, unknown>>;

/** What the game says of a character's rank. */
function characterRanks(draw: ReturnType<typeof random>): Profile {
  return Object.fromEntries(
    Array.from({ length: CHARACTERS }, (_, index) => [
      String(index + 1),
      {
        rank: draw.int(1, 60),
        exp: draw.int(0, 900),
        addExp: 0,
        nextExp: 1_000,
        totalExp: draw.int(1_000, 60_000),
        releasedPotentialLevel: draw.int(0, 50),
      },
    ]),
  );
}

/** The whole profile that an invented player shows; null for numbers that no one has. What is private is not in it. */
export function demoProfile(lists: DemoLists, request: DemoPlayerRequest, nowMs: number): unknown {
  const found = demoPlayer(request) as { readonly data: { readonly profile: Profile } } | null;
  if (found === null) return null;
  const { seed, server, uid } = request;
  const draw = random(seed, 'profile', server, uid);
  const { profile } = found.data;
  const cards = deckOf(lists, request, nowMs);
  const [leader, member1, member2, member3, member4] = cards.map(({ situationId }) => situationId);
  const songs = Object.keys(lists.songRows()).map(Number);
  const list = () => ({
    entries: Array.from({ length: 3 }, () => ({
      musicId: draw.pick(songs),
      difficulty: draw.pick(['hard', 'expert', 'expert', 'special']),
      rating: draw.int(100, 700),
    })),
  });
  const items = BANDS.flatMap(({ key }) => STUDIO_ITEM_IDS[key]);
  const flags = Object.fromEntries(Object.entries(FLAGS).map(([name, share]) => [name, draw.chance(share)]));
  const ofDifficulty = (field: string) =>
    Object.fromEntries(
      Object.entries(
        (profile.userMusicClearInfoMap as { entries: Record<string, Record<string, number>> }).entries,
      ).map(([difficulty, counts]) => [difficulty, counts[field] ?? 0]),
    );
  const shown: Profile = {
    ...profile,
    ...flags,
    mainDeckUserSituations: { entries: cards },
    mainUserDeck: { deckId: 1, deckName: '', leader, member1, member2, member3, member4, deckType: 'normal' },
    userProfileSituation: {
      userId: String(uid),
      situationId: leader,
      illust: 'after_training',
      viewProfileSituationStatus: 'deck_leader',
    },
    enabledUserAreaItems: {
      entries: items.map((areaItemCategory) => ({
        userId: String(uid),
        areaItemId: areaItemCategory,
        areaItemCategory,
        level: draw.int(1, 5),
      })),
    },
    userHighScoreRating: Object.fromEntries(LISTS.map((name) => [name, list()])),
    stageChallengeAchievementConditionsMap: {
      // By challenge; one without any star is left out.
      entries: Object.fromEntries(
        CHALLENGES.flatMap((id) => (draw.chance(0.9) ? [[String(id), draw.int(1, 60)] as const] : [])),
      ),
    },
    userCharacterRankMap: { entries: characterRanks(draw) },
    clearedMusicCountMap: { entries: ofDifficulty('clearedMusicCount') },
    fullComboMusicCountMap: { entries: ofDifficulty('fullComboMusicCount') },
    allPerfectMusicCountMap: { entries: ofDifficulty('allPerfectMusicCount') },
  };
  const hidden = PRIVATE.flatMap(([flag, fields]) => (flags[flag] ? [] : fields));
  const open = Object.entries(shown).filter(([name]) => !hidden.includes(name));
  return { result: true, data: { cache: false, time: nowMs, profile: Object.fromEntries(open) } };
}

/** What a closed flag takes out of a profile. */
const PRIVATE: readonly (readonly [flag: string, fields: readonly string[]])[] = [
  ['publishBandRankFlg', ['bandRankMap']],
  ['publishMusicClearedFlg', ['clearedMusicCountMap', 'userMusicClearInfoMap']],
  ['publishMusicFullComboFlg', ['fullComboMusicCountMap']],
  ['publishMusicAllPerfectFlg', ['allPerfectMusicCountMap']],
  ['publishHighScoreRatingFlg', ['userHighScoreRating']],
  ['publishDeckRankFlg', ['userDeckTotalRatingMap']],
  ['publishStageChallengeAchievementConditionsFlg', ['stageChallengeAchievementConditionsMap']],
  ['publishCharacterRankFlg', ['userCharacterRankMap']],
];
