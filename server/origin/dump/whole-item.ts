import { asArray, asNumber } from '#model/records/reading';
import type { Rows } from '../levels.ts';
import { isObject, mapRows } from '../projection.ts';

export const NOWHERE = [null, null, null, null, null];
const NO_WAYS = [{}, {}, {}, {}, {}];

/** What clients look for in each item of a family (reference R1), and what stands there while no one knows it. */
export const BLANKS: Readonly<Record<string, Rows>> = {
  cards: {
    prefix: NOWHERE,
    releasedAt: NOWHERE,
    stat: {},
    sdResourceName: '',
    episodes: { entries: [] },
    costumeId: 0,
    gachaText: NOWHERE,
    skillName: NOWHERE,
    source: NO_WAYS,
  },
  songs: {
    bgmId: '',
    bgmFile: '',
    seq: 0,
    jacketImage: [],
    musicTitle: NOWHERE,
    publishedAt: NOWHERE,
    closedAt: NOWHERE,
    difficulty: {},
    achievements: [],
    ruby: NOWHERE,
    phonetic: NOWHERE,
    lyricist: NOWHERE,
    composer: NOWHERE,
    arranger: NOWHERE,
    howToGet: NOWHERE,
    description: NOWHERE,
  },
  events: {
    eventName: NOWHERE,
    startAt: NOWHERE,
    endAt: NOWHERE,
    attributes: [],
    characters: [],
    members: [],
    limitBreaks: [],
    rewardCards: [],
    enableFlag: NOWHERE,
    publicStartAt: NOWHERE,
    publicEndAt: NOWHERE,
    distributionStartAt: NOWHERE,
    distributionEndAt: NOWHERE,
    aggregateEndAt: NOWHERE,
    exchangeEndAt: NOWHERE,
    bgmAssetBundleName: '',
    bgmFileName: '',
    pointRewards: NOWHERE,
    rankingRewards: NOWHERE,
    stories: [],
  },
  characters: { characterName: NOWHERE, nickname: NOWHERE, sdAssetBundleName: '', ruby: NOWHERE },
  costumes: {
    description: NOWHERE,
    publishedAt: NOWHERE,
    sdResourceName: '',
    howToGet: NOWHERE,
    cards: [],
  },
  gacha: {
    gachaName: NOWHERE,
    publishedAt: NOWHERE,
    closedAt: NOWHERE,
    newCards: [],
    details: NOWHERE,
    rates: NOWHERE,
    paymentMethods: [],
    description: NOWHERE,
    annotation: NOWHERE,
    gachaPeriod: NOWHERE,
    gachaType: '',
    information: { description: NOWHERE, term: NOWHERE, newMemberInfo: NOWHERE, notice: NOWHERE },
  },
  loginCampaigns: {
    caption: NOWHERE,
    assetBundleName: NOWHERE,
    publishedAt: NOWHERE,
    closedAt: NOWHERE,
    assetMap: {},
    details: NOWHERE,
  },
  missions: { title: NOWHERE, startAt: NOWHERE, endAt: NOWHERE, details: NOWHERE },
};

const NO_RANKS = { scoreC: 0, scoreB: 0, scoreA: 0, scoreS: 0, scoreSS: 0, multiLiveScoreMap: {} };

/** The list has note counts beside the play levels, the item in them (reference R5). */
function wholeDifficulties({ difficulty, notes }: Rows): Rows {
  const counts = isObject(notes) ? notes : {};
  return mapRows(isObject(difficulty) ? difficulty : {}, (row, key) =>
    isObject(row) ? { ...NO_RANKS, notesQuantity: asNumber(counts[key]) ?? 0, ...row } : row,
  );
}

/** An item from the row of a list, with every key that clients look for. */
export function wholeItem(family: string, row: Rows): Rows {
  const item = { ...BLANKS[family], ...row };
  return family === 'songs' ? { ...item, difficulty: wholeDifficulties(item) } : item;
}

/** Whether a value per server is known on any of them. */
export const isTold = (value: unknown): boolean => asArray(value).some((one) => one !== null);
