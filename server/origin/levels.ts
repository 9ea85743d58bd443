import { readCharacter } from '#model/records/character';
import { BANDS } from '#model/vocabulary/bands';

/** A list as served: rows by id. */
export type Rows = Readonly<Record<string, unknown>>;

/** How one list of the API grows with its level (reference R1). */
export interface ListShape {
  /** Fields that each known level adds to those below it. Level 0 is ids only. */
  readonly levels: Readonly<Record<number, readonly string[]>>;
  /** Folder of the item files whose rows this list holds. */
  readonly items?: string;
  /** A bigger list that holds all rows of this one. */
  readonly subsetOf?: Subset;
}

interface Subset {
  readonly list: string;
  /** Whether a row belongs to the smaller list; `named` are the ids that rows of `namedBy` hold (reference R84). */
  readonly isIn: (id: number, row: unknown, named: ReadonlySet<number>) => boolean;
  readonly namedBy?: { readonly list: string; readonly field: string };
}

const KNOWN_CHARACTERS = 40;
const KNOWN_BANDS: readonly number[] = BANDS.map((band) => band.id);

/** Characters without a band in older lists, and those who play in one. */
const isPlayable = (id: number, row: unknown): boolean =>
  id <= KNOWN_CHARACTERS || readCharacter(id, row) !== null;
const LOOK = ['name', 'assetBundleName', 'publishedAt'];
const STORY = ['scenarioId', 'caption', 'title', 'synopsis'];

/**
 * Which fields come at which level (reference R1), as typed clients of such sites ask for them. `cards/all` and
 * `characters/all` say a little more at their lower levels.
 */
export const LISTS: Readonly<Record<string, ListShape>> = {
  'cards/all': {
    items: 'cards',
    levels: {
      2: ['characterId', 'rarity', 'attribute', 'prefix'],
      3: ['levelLimit', 'resourceSetName', 'releasedAt'],
      5: ['skillId', 'type', 'stat'],
    },
  },
  'skills/all': {
    items: 'skills',
    levels: {
      2: ['simpleDescription'],
      5: ['description', 'duration'],
      10: ['activationEffect', 'onceEffect'],
    },
  },
  'songs/all': {
    items: 'songs',
    levels: {
      1: ['musicTitle'],
      5: ['tag', 'bandId', 'jacketImage', 'publishedAt', 'closedAt', 'difficulty', 'musicVideos'],
      7: ['length', 'notes', 'bpm'],
      8: ['ruby', 'phonetic', 'lyricist', 'composer', 'arranger'],
    },
  },
  'songs/meta/all': { levels: { 2: [], 5: [] } },
  'events/all': {
    items: 'events',
    levels: {
      1: ['eventName'],
      3: ['eventType', 'assetBundleName', 'bannerAssetBundleName', 'startAt', 'endAt'],
      4: ['rewardCards'],
      5: [
        'attributes',
        'characters',
        'eventAttributeAndCharacterBonus',
        'eventCharacterParameterBonus',
        'members',
        'limitBreaks',
      ],
      6: [],
    },
  },
  'characters/all': {
    items: 'characters',
    levels: {
      2: ['characterType', 'characterName', 'firstName', 'lastName', 'nickname', 'bandId', 'colorCode'],
      5: ['seasonCostumeListMap'],
    },
  },
  'characters/main': {
    items: 'characters',
    subsetOf: { list: 'characters/all', isIn: isPlayable },
    levels: {
      1: ['characterType', 'bandId'],
      2: ['characterName', 'nickname', 'colorCode'],
      3: ['firstName', 'lastName'],
    },
  },
  'bands/all': { levels: { 1: ['bandName'] } },
  'bands/main': {
    subsetOf: {
      list: 'bands/all',
      isIn: (id, _row, playing) => KNOWN_BANDS.includes(id) || playing.has(id),
      namedBy: { list: 'characters/main', field: 'bandId' },
    },
    levels: { 1: ['bandName'] },
  },
  'costumes/all': {
    items: 'costumes',
    levels: { 5: ['characterId', 'assetBundleName', 'description', 'publishedAt'] },
  },
  'gacha/all': {
    items: 'gacha',
    levels: {
      1: ['gachaName'],
      3: ['resourceName', 'bannerAssetBundleName', 'publishedAt', 'type', 'newCards'],
      5: ['closedAt'],
    },
  },
  'loginCampaigns/all': {
    items: 'loginCampaigns',
    levels: { 1: ['caption'], 5: ['loginBonusType', 'assetBundleName', 'publishedAt', 'closedAt'] },
  },
  'missions/all': { items: 'missions', levels: { 5: ['type', 'startAt', 'endAt', 'title'] } },
  'comics/all': {
    items: 'comics',
    levels: { 5: ['assetBundleName', 'title', 'subTitle', 'publicStartAt', 'characterId'] },
  },
  'stamps/all': { levels: { 2: ['imageName', 'characterId'] } },
  'degrees/all': {
    levels: { 3: ['degreeType', 'iconImageName', 'baseImageName', 'rank', 'degreeName'] },
  },
  'archives/all': { levels: { 5: ['cutoff', 'board'] } },
  'news/all': { items: 'news', levels: { 5: ['title', 'authors', 'timestamp', 'tags'] } },
  'miracleTicketExchanges/all': { levels: { 5: ['name', 'ids', 'exchangeStartAt', 'exchangeEndAt'] } },
  'areaItems/main': {
    levels: {
      2: ['areaItemName', 'level', 'targetAttributes', 'targetBandIds'],
      5: ['description', 'performance', 'technique', 'visual'],
    },
  },
  'misc/itemtexts': { levels: { 2: ['name', 'type', 'resourceId'] } },
  'misc/mainstories': { levels: { 5: STORY } },
  'misc/bandstories': {
    levels: { 5: ['bandId', 'chapterNumber', 'mainTitle', 'subTitle', 'publishedAt', 'stories'] },
  },
  'misc/actionsets': { levels: { 5: ['areaId', 'characterIds', 'actionSetType'] } },
  'misc/afterlivetalks': { levels: { 5: ['scenarioId', 'description'] } },
  'misc/areas': { levels: { 1: ['areaName'] } },
  'misc/llsif': { levels: { 10: [] } },
  'deco/frames.all': { levels: { 3: LOOK } },
  'deco/pins.all': { levels: { 3: LOOK } },
  'deco/pinSets.all': { levels: { 3: LOOK } },
  'skin/notes.all': { levels: { 3: LOOK } },
  'skin/directionalFlicks.all': { levels: { 3: LOOK } },
  'skin/lanes.all': { levels: { 3: LOOK } },
  'skin/soundEffects.all': { levels: { 3: LOOK } },
};

export const listShape = (name: string): ListShape | null =>
  Object.hasOwn(LISTS, name) ? (LISTS[name] ?? null) : null;

/** Levels with fields of their own, rising; the last one is the richest. */
export const knownLevels = (shape: ListShape): number[] => Object.keys(shape.levels).map(Number);
/** The known level that `level` says as much as; null beyond the richest. */
export const sameAsLevel = (shape: ListShape, level: number): number | null =>
  level > richestLevel(shape) ? null : Math.max(0, ...knownLevels(shape).filter((known) => known <= level));
export const richestLevel = (shape: ListShape): number => Math.max(...knownLevels(shape));

/** The fields that a level has. */
export const fieldsUpTo = (shape: ListShape, level: number): ReadonlySet<string> =>
  new Set(Object.entries(shape.levels).flatMap(([step, fields]) => (Number(step) <= level ? fields : [])));

/** The levels of a list; none when it has a single form. */
export const levelsOf = (name: string): readonly number[] => {
  const shape = listShape(name);
  return shape ? [0, ...knownLevels(shape)] : [];
};

/** Folders of item files. */
export const ITEM_FAMILIES: readonly string[] = [
  ...new Set(Object.values(LISTS).flatMap(({ items }) => (items === undefined ? [] : [items]))),
];
