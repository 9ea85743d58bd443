import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Everything that published lists do beside the rule (reference R1, R2), in invented rows. */
const LONG_AGO = '1489626000000';
const NEVER = '4102369200000';
const SOON = String(Date.now() + 30 * 86_400_000);
const everywhere = (value: unknown) => [value, value, value, value, value];
const english = (value: unknown) => [null, value, null, null, null];
/** Before the Korean server there were four. */
const four = (value: unknown) => [value, value, null, value];

const stat = (value: unknown) => ({ performance: value, technique: value, visual: value });
const CARD = {
  characterId: 1,
  rarity: 4,
  attribute: 'cool',
  levelLimit: 50,
  resourceSetName: 'res001001',
  skillId: 1,
  type: 'permanent',
  prefix: everywhere('Plain'),
  releasedAt: everywhere(LONG_AGO),
  stat: {
    1: stat(2_000),
    60: stat(8_000),
    episodes: [stat(250), stat(600)],
    training: { levelLimit: 10, ...stat(400) },
  },
};

const CARDS: Readonly<Record<string, unknown>> = {
  1: CARD,
  2: { ...CARD, prefix: english('English alone'), releasedAt: [null, LONG_AGO, null, null, SOON] },
  3: {
    ...CARD,
    rarity: '3',
    levelLimit: '40',
    skillId: '1',
    prefix: four('Four servers'),
    releasedAt: four(LONG_AGO),
    stat: { 1: stat('1000'), 40: stat('3000'), training: stat(300) },
  },
  4: { ...CARD, type: 'mystery', prefix: everywhere('Flat'), stat: { 1: stat(15_000), 50: stat(15_000) } },
  5: { ...CARD, skillId: 999, characterId: 601, prefix: everywhere('Of nobody in a band') },
  6: { ...CARD, stat: {}, prefix: everywhere(null), releasedAt: everywhere(null) },
  7: { ...CARD, resourceSetName: null, prefix: everywhere('Without pictures'), episodes: null },
  8: {
    ...CARD,
    training: { levelLimit: 0, ...stat(0) },
    prefix: everywhere('Trained only'),
    seq: { deep: [] },
  },
  9: null,
  10: [],
  11: 'a text',
  12: { ...CARD, attribute: 'plaid' },
  no: CARD,
};

const chart = (playLevel: unknown) => ({ playLevel });
const SONG = {
  tag: 'normal',
  bandId: 1,
  jacketImage: ['jacket_001'],
  musicTitle: everywhere('Plain song'),
  publishedAt: everywhere(LONG_AGO),
  closedAt: everywhere(NEVER),
  difficulty: { 0: chart(5), 1: chart(10), 2: chart(18), 3: chart(26) },
};

const SONGS: Readonly<Record<string, unknown>> = {
  1: SONG,
  2: {
    ...SONG,
    jacketImage: [],
    musicTitle: english('Without a jacket'),
    musicVideos: { music_video_1: null },
  },
  8: {
    ...SONG,
    musicVideos: { '../x': {}, music_video_8: { startAt: null } },
    bpm: { 3: [{ bpm: 0 }] },
    length: -1,
  },
  3: { ...SONG, difficulty: { 4: { playLevel: 28, publishedAt: four(LONG_AGO) } } },
  4: { ...SONG, difficulty: {}, bandId: 9_999, tag: 'opera', musicTitle: four('Of an unknown band') },
  5: { ...SONG, musicTitle: everywhere(null), publishedAt: everywhere(null), closedAt: null },
  6: { ...SONG, difficulty: { 3: chart('27'), 9: chart(1) }, bandId: null, publishedAt: everywhere(SOON) },
  7: null,
};

const EVENT = {
  eventType: 'story',
  eventName: everywhere('Plain event'),
  assetBundleName: 'plain',
  bannerAssetBundleName: 'banner_event1',
  startAt: everywhere(LONG_AGO),
  endAt: everywhere('1490000000000'),
  attributes: [{ eventId: 1, attribute: 'cool', percent: 20 }],
  characters: [{ eventId: 1, characterId: '1', percent: 10, seq: 1 }],
  eventAttributeAndCharacterBonus: { eventId: 1, pointPercent: '20', parameterPercent: 0 },
  members: [{ eventId: 1, situationId: 1, percent: 20, seq: 1 }],
  limitBreaks: [],
  rewardCards: [2, 9_999],
};

const EVENTS: Readonly<Record<string, unknown>> = {
  1: EVENT,
  2: {
    ...EVENT,
    eventType: 'treasure_hunt',
    bannerAssetBundleName: undefined,
    eventName: english('New kind'),
  },
  3: {
    eventType: 'versus',
    eventName: four('Bare'),
    startAt: four('0'),
    endAt: four(NEVER),
    assetBundleName: 'bare',
  },
  4: {
    ...EVENT,
    startAt: everywhere(SOON),
    endAt: everywhere(null),
    attributes: null,
    characters: {},
    members: null,
  },
  5: {
    ...EVENT,
    startAt: everywhere(null),
    endAt: everywhere(null),
    limitBreaks: [{ rarity: 5, rank: 4, percent: '15' }],
  },
  6: {
    ...EVENT,
    startAt: [LONG_AGO, null, null, null, null],
    endAt: ['1490000000000', null, null, null, null],
  },
};

const person = (name: unknown, more: object = {}) => ({
  characterType: 'unique',
  characterName: name,
  firstName: name,
  lastName: name,
  nickname: everywhere(null),
  bandId: 1,
  colorCode: '#77BBDD',
  ...more,
});

const FILES: Readonly<Record<string, unknown>> = {
  'cards/all.5': CARDS,
  'songs/all.5': SONGS,
  'events/all.5': EVENTS,
  'skills/all.10': {
    1: {
      simpleDescription: everywhere('Score up'),
      description: everywhere('Score up for {0}'),
      duration: [5, 5.5, 6, 6.5, 7],
      activationEffect: {
        activateEffectTypes: {
          score: {
            activateEffectValue: everywhere(100),
            activateEffectValueType: 'rate',
            activateCondition: 'good',
          },
          sing_louder: null,
        },
      },
    },
    2: null,
  },
  'characters/main.3': {
    1: person(everywhere('One')),
    2: person(english('Two'), { bandId: 777, colorCode: 'blue', nickname: null }),
    3: person(four('Three'), { nickname: four('3') }),
    4: null,
  },
  'characters/all.2': {
    201: { characterType: 'common', characterName: english('Somebody') },
    202: null,
    203: {},
  },
  'bands/main.1': {
    1: { bandName: everywhere('The band') },
    2: { bandName: [null, null, null, null] },
    3: null,
  },
  'gacha/all.5': {
    1: { gachaName: english('A gacha'), resourceName: 'g1', publishedAt: null, type: 'odd' },
    2: null,
  },
  'costumes/all.5': {
    1: { characterId: 1, assetBundleName: '001_a', description: null, publishedAt: four('1') },
    2: {},
  },
  'cards/2': {
    ...(CARDS[2] as object),
    episodes: {
      entries: [
        { episodeType: 'odd', title: english('A story'), releaseLevel: '5' },
        {
          title: four('Unnamed goods'),
          appendPerformance: '7',
          appendVisual: 'much',
          costs: {
            entries: [{ resourceType: 'item', resourceId: 77, quantity: '3' }, { resourceType: 'hat' }],
          },
          rewards: { entries: {} },
        },
        null,
        7,
      ],
    },
    source: [
      null,
      { gacha: { 1: { probability: '0.5' }, x: 1 }, event: { 1: { point: 'many' }, 9999: null } },
      5,
    ],
    gachaText: four('Hello'),
    sdResourceName: '../../etc',
    costumeId: '1',
    animation: { assetBundleName: 7 },
  },
  'costumes/1': { characterId: 1, assetBundleName: '001_a', description: four('Dress') },
  'songs/1': {
    ...SONG,
    bgmId: '../secret',
    ruby: 5,
    achievements: [{ achievementType: 'combo_expert', rewardType: 'hat' }, { achievementType: 7 }, null],
    lyricist: 7,
    howToGet: english('A gift'),
    difficulty: { 3: { playLevel: '26', scoreS: '1' } },
  },
  'events/1': {
    ...EVENT,
    pointRewards: [
      [
        { point: 100, rewardType: 'star', rewardQuantity: '50' },
        { point: '1000', rewardType: 'hat' },
      ],
      null,
      3,
    ],
    rankingRewards: everywhere([
      { fromRank: 1, toRank: '1', rewardType: 'situation', rewardId: '2' },
      { fromRank: 1, toRank: '1', rewardType: 'degree', rewardId: '3' },
      {},
    ]),
    stories: [{ scenarioId: 'event1-01', releasePt: '500', title: null, rewards: [{}, null] }, null],
    bgmAssetBundleName: '../../etc',
    bgmFileName: 'passwd',
    exchangeEndAt: ['soon', '9e99'],
    musics: [[{ musicId: '1' }, { musicId: 12345 }], null],
    aggregateEndAt: null,
  },
  'degrees/all.3': { 3: { baseImageName: everywhere('../../etc'), degreeName: english('Odd') }, 4: null },
  'characters/1': {
    ruby: '　',
    profile: { height: 'tall', birthday: 'soon', part: 'kazoo', constellation: null, hobby: english('Odd') },
  },
};

/** What a mirror saved where the origin answered with its page. */
const PAGES: readonly string[] = ['cards/1', 'events/2', 'songs/2'];

export const ODD_THINGS = {
  cards: [1, 2, 3, 4, 5, 6, 7, 8],
  songs: [1, 2, 3, 4, 5, 6, 8],
  events: [1, 2, 3, 4, 5, 6],
  characters: [1, 2, 3],
} as const;

/** Writes the dump into a new folder and gives its path. */
export function writeOddDump(): string {
  const folder = mkdtempSync(join(tmpdir(), 'setori-odd-'));
  const write = (name: string, text: string): void => {
    const path = join(folder, 'api', `${name}.json`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  for (const [name, value] of Object.entries(FILES)) write(name, JSON.stringify(value));
  for (const name of PAGES) write(name, '<!doctype html><title>Any page</title>');
  return folder;
}
