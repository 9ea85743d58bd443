import { fieldsUpTo, type ListShape, type Rows } from '../levels.ts';
import { isObject, mapRows, pick } from '../projection.ts';
import { NOWHERE } from './whole-item.ts';

const NAMES = { characterName: NOWHERE, nickname: NOWHERE, firstName: NOWHERE, lastName: NOWHERE };
const PERIOD = { publishedAt: NOWHERE, closedAt: NOWHERE };

/**
 * What stands in a row of a list while no one knows it (reference R149). Fields that published rows leave out where they do not apply,
 * such as films of songs, are
 * not among them, nor is anything that would make a row of what was left out before: a character of no band is no main one.
 */
export const BLANKS: Readonly<Record<string, Rows>> = {
  'cards/all': {
    characterId: 0,
    rarity: 0,
    attribute: '',
    levelLimit: 0,
    resourceSetName: '',
    skillId: 0,
    type: '',
    prefix: NOWHERE,
    releasedAt: NOWHERE,
    stat: {},
  },
  'skills/all': { simpleDescription: NOWHERE, description: NOWHERE, duration: [] },
  'songs/all': {
    tag: '',
    bandId: 0,
    jacketImage: [],
    musicTitle: NOWHERE,
    ...PERIOD,
    difficulty: {},
    length: 0,
    notes: {},
    bpm: {},
    ruby: NOWHERE,
    phonetic: NOWHERE,
    lyricist: NOWHERE,
    composer: NOWHERE,
    arranger: NOWHERE,
  },
  'events/all': {
    eventType: '',
    eventName: NOWHERE,
    assetBundleName: '',
    bannerAssetBundleName: '',
    startAt: NOWHERE,
    endAt: NOWHERE,
    rewardCards: [],
    attributes: [],
    characters: [],
    members: [],
    limitBreaks: [],
  },
  'characters/all': { characterType: '', ...NAMES },
  'characters/main': { characterType: '', ...NAMES, colorCode: '' },
  'bands/all': { bandName: NOWHERE },
  'bands/main': { bandName: NOWHERE },
  'costumes/all': { characterId: 0, assetBundleName: '', description: NOWHERE, publishedAt: NOWHERE },
  'gacha/all': { resourceName: '', gachaName: NOWHERE, ...PERIOD, type: '', newCards: [] },
  'loginCampaigns/all': { caption: NOWHERE, loginBonusType: '', assetBundleName: NOWHERE, ...PERIOD },
  'missions/all': { type: '', startAt: NOWHERE, endAt: NOWHERE, title: NOWHERE },
  'comics/all': {
    assetBundleName: '',
    title: NOWHERE,
    subTitle: NOWHERE,
    publicStartAt: NOWHERE,
    characterId: [],
  },
  'stamps/all': { imageName: NOWHERE },
  'degrees/all': {
    degreeType: NOWHERE,
    iconImageName: NOWHERE,
    baseImageName: NOWHERE,
    rank: NOWHERE,
    degreeName: NOWHERE,
  },
  'miracleTicketExchanges/all': {
    name: NOWHERE,
    ids: NOWHERE,
    exchangeStartAt: NOWHERE,
    exchangeEndAt: NOWHERE,
  },
  'archives/all': { cutoff: [{}, {}, {}, {}, {}], board: [[], [], [], [], []] },
};

/** Rows of a list at a level, each with every key that clients look for there. */
export function wholeRows(list: string, shape: ListShape, rows: Rows, level: number): Rows {
  const fields = fieldsUpTo(shape, level);
  const blanks = pick(BLANKS[list] ?? {}, (field) => fields.has(field));
  if (Object.keys(blanks).length === 0) return rows;
  return mapRows(rows, (row) => (isObject(row) ? { ...blanks, ...row } : row));
}
