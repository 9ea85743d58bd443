import {
  by,
  entries,
  type FieldForms,
  five,
  flag,
  idOf,
  integer,
  listOf,
  maybe,
  number,
  object,
  orNull,
  perServer,
  TIME,
  text,
} from './forms.ts';
import { ROWS } from './rows.ts';

/** What single things hold beside the fields of their list. */

const words = perServer(text());
const times = perServer(TIME);
const thing = { resourceType: text(), resourceId: maybe(integer()), quantity: integer() };
const prize = { rewardType: text(), rewardId: maybe(integer()), rewardQuantity: integer() };
const places = { fromRank: integer(), toRank: integer() };
const ranks = {
  scoreC: integer(),
  scoreB: integer(),
  scoreA: integer(),
  scoreS: integer(),
  scoreSS: integer(),
};
const chance = by('id', object({ probability: maybe(number('percent')) }));

const EPISODE = object({
  episodeId: integer(),
  episodeType: text('`standard` or `memorial`'),
  situationId: idOf('a card'),
  scenarioId: text(),
  appendPerformance: integer(),
  appendTechnique: integer(),
  appendVisual: integer(),
  releaseLevel: integer(),
  costs: entries(object({ ...thing, lbBonus: integer() })),
  rewards: entries(object({ ...thing, lbBonus: integer() })),
  title: words,
  characterId: idOf('a character'),
});

const PROFILE = object({
  characterVoice: words,
  favoriteFood: words,
  hatedFood: words,
  hobby: words,
  selfIntroduction: words,
  school: words,
  schoolCls: words,
  schoolYear: words,
  part: text(),
  birthday: TIME,
  constellation: text(),
  height: number('cm'),
});

const PAYMENT = object({
  gachaId: idOf('the gacha'),
  paymentMethod: text('`free_star`, `paid_star`, `free`, or a ticket'),
  ticketId: maybe(integer()),
  quantity: integer(),
  paymentMethodId: integer(),
  count: integer('cards'),
  behavior: text('what is promised'),
  pickup: flag(),
  costItemQuantity: integer(),
  discountType: integer(),
  maxSpinLimit: maybe(integer('how often, at most')),
});

/** By family; with them come the fields of its list. */
export const OWN: Readonly<Record<string, FieldForms>> = {
  cards: {
    sdResourceName: text('in paths of pictures'),
    episodes: entries(EPISODE),
    costumeId: idOf('a costume'),
    gachaText: words,
    skillName: words,
    source: five(object({ gacha: maybe(chance), event: maybe(by('id', object({}))) })),
  },
  skills: {},
  songs: {
    bgmId: text(),
    bgmFile: text('in the path of its music'),
    seq: integer('place in the game'),
    difficulty: by(
      'difficulty, 0 easy to 4 special',
      object({
        playLevel: integer(),
        notesQuantity: integer(),
        ...ranks,
        multiLiveScoreMap: by('kind of live', object({ musicId: integer(), ...ranks })),
        publishedAt: maybe(times),
      }),
    ),
    achievements: listOf(
      object({
        musicId: idOf('the song'),
        achievementType: text(),
        rewardType: text(),
        rewardId: maybe(integer()),
        quantity: integer(),
      }),
    ),
    howToGet: words,
    description: words,
  },
  events: {
    enableFlag: perServer(flag()),
    publicStartAt: times,
    publicEndAt: times,
    distributionStartAt: times,
    distributionEndAt: times,
    aggregateEndAt: times,
    exchangeEndAt: times,
    bgmAssetBundleName: text(),
    bgmFileName: text(),
    pointRewards: perServer(listOf(object({ point: text('digits'), ...prize }))),
    rankingRewards: perServer(listOf(object({ ...places, ...prize }))),
    stories: listOf(
      object({
        scenarioId: text(),
        coverImage: text(),
        backgroundImage: text(),
        releasePt: text('digits'),
        rewards: listOf(object(prize)),
        caption: words,
        title: words,
        synopsis: words,
        releaseConditions: words,
      }),
    ),
    musics: maybe(
      perServer(
        listOf(
          object({
            musicId: idOf('a song'),
            musicAchievements: maybe(listOf(object({ achievementType: text(), ...thing }))),
            musicRankingRewards: maybe(listOf(object({ ...places, ...thing }))),
          }),
        ),
      ),
    ),
  },
  characters: { sdAssetBundleName: text(), ruby: words, profile: maybe(PROFILE) },
  costumes: { sdResourceName: text('in paths of pictures'), howToGet: words, cards: listOf(idOf('a card')) },
  gacha: {
    details: perServer(
      by('id of a card', object({ rarityIndex: integer(), weight: integer(), pickup: flag() })),
    ),
    rates: perServer(by('rarity', object({ rate: number('percent'), weightTotal: integer() }))),
    paymentMethods: listOf(PAYMENT),
    description: words,
    annotation: words,
    gachaPeriod: words,
    gachaType: text(),
    information: object({ description: words, term: words, newMemberInfo: words, notice: words }),
  },
  loginCampaigns: {
    assetMap: by('name', orNull(text())),
    details: perServer(
      listOf(
        object({
          loginBonusId: integer(),
          days: integer(),
          ...thing,
          seq: integer(),
          grantType: text(),
          voiceId: maybe(text()),
        }),
      ),
    ),
  },
  missions: {
    details: perServer(
      listOf(
        object({
          seq: integer(),
          title: text(),
          description: text(),
          maxProgress: integer(),
          reward: object(thing),
        }),
      ),
    ),
  },
  comics: {},
  news: { content: maybe(listOf(object({}))) },
};

/** All that is known of a thing of a family; undefined where nothing is said of its form. */
export function itemFields(family: string): FieldForms | undefined {
  const own = OWN[family];
  return own && { ...ROWS[`${family}/all`], ...own };
}
