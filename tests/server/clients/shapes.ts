import {
  bool,
  type Fields,
  five,
  float,
  int,
  list,
  map,
  object,
  oneOf,
  orNull,
  perServer,
  type Shape,
  text,
  time,
} from './strict.ts';

/** What typed clients list of each kind of thing: rows of the lists that they read, and items beyond them. */

const words = perServer(text);
const times = perServer(time);
const stats = object({ performance: int, technique: int, visual: int });
const rank = { scoreC: int, scoreB: int, scoreA: int, scoreS: int, scoreSS: int };
const reward = object({ rewardType: text, rewardQuantity: int }, { rewardId: int });

const CARD: Fields = {
  characterId: int,
  rarity: int,
  attribute: oneOf('powerful', 'cool', 'happy', 'pure'),
  levelLimit: int,
  resourceSetName: text,
  prefix: words,
  releasedAt: times,
  skillId: int,
  type: oneOf(
    ...['initial', 'permanent', 'event', 'limited', 'campaign', 'others', 'dreamfes', 'kirafes', 'birthday'],
    'special',
  ),
};
const stat: Shape = (value, path) => {
  const { episodes, training, ...levels } = Object(value);
  return [
    ...map(stats)(levels, path),
    ...(episodes === undefined ? [] : list(stats)(episodes, `${path}.episodes`)),
    ...(training === undefined ? [] : object({ levelLimit: int })(training, `${path}.training`)),
  ];
};

const SONG: Fields = {
  tag: text,
  bandId: int,
  jacketImage: list(text),
  musicTitle: words,
  publishedAt: times,
  closedAt: times,
};
const video = object({ assetBundleName: text, musicStartDelayMilliseconds: int, startAt: times });
const playLevel = object({ playLevel: int }, { publishedAt: times });
const MEASURES: Fields = {
  length: float,
  notes: map(int),
  bpm: map(list(object({ bpm: float, start: float, end: float }))),
};
const CREDITS: Fields = {
  ruby: words,
  phonetic: words,
  lyricist: words,
  composer: words,
  arranger: words,
};

const EVENT: Fields = {
  eventType: oneOf('story', 'versus', 'live_try', 'mission_live', 'challenge', 'medley', 'festival'),
  eventName: words,
  assetBundleName: text,
  bannerAssetBundleName: text,
  startAt: times,
  endAt: times,
  attributes: list(object({ attribute: text, percent: float })),
  characters: list(object({ characterId: int, percent: float })),
  members: list(object({ eventId: int, situationId: int, percent: float, seq: int })),
  limitBreaks: list(object({ rarity: int, rank: int, percent: float })),
  rewardCards: list(int),
};
const CHARACTER: Fields = { characterType: text, characterName: words, nickname: words };
const COSTUME: Fields = { characterId: int, assetBundleName: text, description: words, publishedAt: times };
const GACHA: Fields = {
  resourceName: text,
  gachaName: words,
  publishedAt: times,
  closedAt: times,
  type: text,
  newCards: list(int),
};
const LOGIN: Fields = {
  caption: words,
  loginBonusType: text,
  assetBundleName: words,
  publishedAt: times,
  closedAt: times,
};
const MISSION: Fields = { type: text, startAt: times, endAt: times, title: words };

/** Rows of lists at the level at which clients read them. */
export const ROWS: Readonly<Record<string, Shape>> = {
  'cards/all.5': object({ ...CARD, stat }),
  'songs/all.5': object({ ...SONG, difficulty: map(playLevel) }, { musicVideos: map(video, /./) }),
  'songs/all.7': object({ ...SONG, ...MEASURES, difficulty: map(playLevel) }),
  'songs/all.8': object({ ...SONG, ...MEASURES, ...CREDITS }),
  'events/all.6': object(EVENT),
  'characters/main.3': object({
    ...CHARACTER,
    firstName: words,
    lastName: words,
    bandId: int,
    colorCode: text,
  }),
  'characters/all.5': object({ ...CHARACTER, firstName: words, lastName: words }, { bandId: int }),
  'bands/all.1': object({ bandName: words }),
  'costumes/all.5': object(COSTUME),
  'gacha/all.5': object(GACHA, { bannerAssetBundleName: text }),
  'loginCampaigns/all.5': object(LOGIN),
  'missions/all.5': object(MISSION),
  'comics/all.5': object({
    assetBundleName: text,
    title: words,
    subTitle: words,
    publicStartAt: times,
    characterId: list(int),
  }),
  'miracleTicketExchanges/all.5': object({
    name: words,
    ids: perServer(list(int)),
    exchangeStartAt: times,
    exchangeEndAt: times,
  }),
  'archives/all.5': object({ cutoff: five(map(int)), board: five(list(int)) }),
  'stamps/all.2': object({ imageName: words }),
  'degrees/all.3': object({
    degreeType: words,
    iconImageName: words,
    baseImageName: words,
    rank: words,
    degreeName: words,
  }),
  'events/all.stories': object({
    eventName: words,
    stories: list(object({ scenarioId: text, caption: words, title: words, synopsis: words })),
  }),
};

const resource = { resourceType: text, quantity: int, lbBonus: int };
const episode = object({
  episodeId: int,
  episodeType: text,
  situationId: int,
  scenarioId: text,
  appendPerformance: int,
  appendTechnique: int,
  appendVisual: int,
  releaseLevel: int,
  costs: object({ entries: list(object({ ...resource, resourceId: int })) }),
  rewards: object({ entries: list(object(resource)) }),
  title: words,
  characterId: int,
});
const multiLive = object({
  musicId: int,
  musicDifficulty: text,
  multiLiveDifficultyId: int,
  multiLiveDifficultyType: text,
  ...rank,
});
const profile = object({
  characterVoice: words,
  favoriteFood: words,
  hatedFood: words,
  hobby: words,
  selfIntroduction: words,
  school: words,
  schoolCls: words,
  schoolYear: words,
  part: text,
  birthday: text,
  constellation: text,
  height: float,
});
const story = object({
  scenarioId: text,
  coverImage: text,
  backgroundImage: text,
  releasePt: text,
  rewards: list(reward),
  caption: words,
  title: words,
  synopsis: words,
  releaseConditions: words,
});
const placed = object({ fromRank: int, toRank: int, resourceType: text, quantity: int });
const payment = object(
  {
    gachaId: int,
    paymentMethod: text,
    quantity: int,
    paymentMethodId: int,
    count: int,
    behavior: text,
    pickup: bool,
    costItemQuantity: int,
    discountType: int,
  },
  { ticketId: int, gachaBonusPoint: int, maxSpinLimit: int, appealImageFileName: text },
);
const gift = object({
  loginBonusId: int,
  days: int,
  resourceType: text,
  resourceId: int,
  quantity: int,
  seq: int,
  grantType: text,
});
const mission = object({
  seq: int,
  title: text,
  description: text,
  maxProgress: int,
  reward: object({ resourceType: text, resourceId: int, quantity: int }),
});

/** Items by their family. */
export const ITEMS: Readonly<Record<string, Shape>> = {
  cards: object({
    ...CARD,
    stat,
    sdResourceName: text,
    costumeId: int,
    gachaText: words,
    skillName: words,
    episodes: object({ entries: list(episode) }),
    source: five(object({}, { gacha: map(object({ probability: float })) })),
  }),
  songs: object({
    ...SONG,
    ...CREDITS,
    bgmId: text,
    bgmFile: text,
    seq: int,
    howToGet: words,
    description: words,
    achievements: list(
      object({ musicId: int, achievementType: text, rewardType: text, quantity: int }, { rewardId: int }),
    ),
    difficulty: map(
      object(
        { playLevel: int, notesQuantity: int, ...rank, multiLiveScoreMap: map(multiLive) },
        { publishedAt: times },
      ),
    ),
  }),
  events: object(
    {
      ...EVENT,
      enableFlag: five(oneOf(true, null)),
      publicStartAt: times,
      publicEndAt: times,
      distributionStartAt: times,
      distributionEndAt: times,
      aggregateEndAt: times,
      exchangeEndAt: times,
      bgmAssetBundleName: text,
      bgmFileName: text,
      pointRewards: perServer(
        list(object({ point: text, rewardType: text, rewardQuantity: int }, { rewardId: int })),
      ),
      rankingRewards: perServer(
        list(object({ fromRank: int, toRank: int, rewardType: text, rewardId: int, rewardQuantity: int })),
      ),
      stories: list(story),
    },
    { musics: perServer(list(object({ musicId: int }, { musicRankingRewards: list(placed) }))) },
  ),
  characters: object(
    { ...CHARACTER, sdAssetBundleName: text, ruby: words },
    { bandId: int, colorCode: text, profile },
  ),
  costumes: object({ ...COSTUME, sdResourceName: text, howToGet: words, cards: list(int) }),
  gacha: object({
    ...GACHA,
    details: perServer(map(object({ rarityIndex: int, weight: int, pickup: bool }))),
    rates: perServer(map(object({ rate: float, weightTotal: int }))),
    paymentMethods: list(payment),
    description: words,
    annotation: words,
    gachaPeriod: words,
    gachaType: text,
    information: object({ description: words, term: words, newMemberInfo: words, notice: words }),
  }),
  loginCampaigns: object({ ...LOGIN, assetMap: map(orNull(text), /./), details: perServer(list(gift)) }),
  missions: object({ ...MISSION, details: perServer(list(mission)) }),
};
