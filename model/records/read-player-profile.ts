import { type Difficulty, isDifficulty } from '../vocabulary/difficulties.ts';
import type { StatTriple } from '../vocabulary/stats.ts';
import type {
  AppendedParameters,
  ById,
  CountKind,
  DeckCard,
  DeckRank,
  ItemOfPlayer,
  PlayerProfileRecord,
  ProfileValue,
  RatedSong,
  RatingGroup,
} from './player-profile.ts';
import {
  asArray,
  asInteger,
  asList,
  asObject,
  asRank,
  asText,
  isJsonObject,
  type JsonObject,
  withoutNulls,
} from './reading.ts';

const MAX_TEXT = 200;
const MAX_ENTRIES = 500;
const DECK = 5;
const SONGS_PER_BAND = 3;
const TITLES = 2;

/** The list of each band's best songs (reference R17); all others are the last. */
const RATING_LISTS: readonly (readonly [list: string, bandId: number | null])[] = [
  ['userPoppinPartyHighScoreMusicList', 1],
  ['userAfterglowHighScoreMusicList', 2],
  ['userHelloHappyWorldHighScoreMusicList', 3],
  ['userPastelPalettesHighScoreMusicList', 4],
  ['userRoseliaHighScoreMusicList', 5],
  ['userMorfonicaHighScoreMusicList', 21],
  ['userRaiseASuilenHighScoreMusicList', 18],
  ['userMyGOScoreMusicList', 45],
  ['userOtherHighScoreMusicList', null],
];

const COUNTS: Readonly<Record<CountKind, { flag: string; map: string; field: string }>> = {
  cleared: {
    flag: 'publishMusicClearedFlg',
    map: 'clearedMusicCountMap',
    field: 'clearedMusicCount',
  },
  fullCombo: {
    flag: 'publishMusicFullComboFlg',
    map: 'fullComboMusicCountMap',
    field: 'fullComboMusicCount',
  },
  allPerfect: {
    flag: 'publishMusicAllPerfectFlg',
    map: 'allPerfectMusicCountMap',
    field: 'allPerfectMusicCount',
  },
};

const textOf = (value: unknown): string => [...(asText(value) ?? '')].slice(0, MAX_TEXT).join('');

const countOf = (value: unknown): number | null => {
  const count = asInteger(value);
  return count !== null && count >= 0 ? count : null;
};

const idOf = (value: unknown): number | null => {
  const id = countOf(value);
  return id === 0 ? null : id;
};

const entriesOf = (value: unknown): unknown => asObject(value).entries;

/** What a part shows unless its flag is closed; null or nothing at all is missing. */
function told<T>(flag: unknown, read: () => T | null): ProfileValue<T> {
  if (flag === false) return { kind: 'private' };
  const value = read();
  return value === null ? { kind: 'missing' } : { kind: 'shown', value };
}

/** A map of entries by number; null when it has none. */
function byId<T>(map: unknown, read: (entry: unknown) => T | null): ById<T> | null {
  const rows = Object.entries(asObject(entriesOf(map)))
    .slice(0, MAX_ENTRIES)
    .flatMap(([key, entry]) => {
      const id = idOf(key);
      const value = read(entry);
      return id === null || value === null ? [] : [[id, value] as const];
    });
  return rows.length > 0 ? new Map(rows) : null;
}

function readTriple(row: JsonObject, prefix: string): StatTriple | null {
  const names = ['performance', 'technique', 'visual'].map((stat) =>
    prefix === '' ? stat : `${prefix}${stat[0]?.toUpperCase()}${stat.slice(1)}`,
  );
  // The game leaves out what is 0.
  const values = names.map((name) => (row[name] === undefined ? 0 : countOf(row[name])));
  const [performance = null, technique = null, visual = null] = values;
  if (performance === null || technique === null || visual === null) return null;
  return [performance, technique, visual];
}

function readAppended(value: unknown): AppendedParameters | null {
  if (!isJsonObject(value)) return null;
  const own = readTriple(value, '');
  const potential = readTriple(value, 'characterPotential');
  const mission = readTriple(value, 'characterBonus');
  return own && potential && mission ? { own, potential, mission } : null;
}

function readDeckCard(value: unknown): DeckCard | null {
  const row = asObject(value);
  const id = idOf(row.situationId);
  const level = asRank(row.level);
  if (id === null || level === null || level === 0) return null;
  const isTrained = row.trainingStatus === 'done';
  return {
    id,
    level,
    isTrained,
    hasTrainedArt: row.illust === undefined ? isTrained : row.illust === 'after_training',
    skillLevel: asRank(row.skillLevel),
    masterRank: asRank(row.limitBreakRank),
    appended: readAppended(row.userAppendParameter),
  };
}

/** Places on stage from left to right. */
const STAGE = ['member3', 'member1', 'leader', 'member2', 'member4'];

/** In the order of the stage where it is known for all of them, else as they come. */
function readDeck(profile: JsonObject): readonly DeckCard[] {
  const cards = asList(entriesOf(profile.mainDeckUserSituations), readDeckCard).slice(0, DECK);
  const places = asObject(profile.mainUserDeck);
  const onStage = withoutNulls(
    STAGE.map((place) => cards.find(({ id }) => id === idOf(places[place])) ?? null),
  );
  return new Set(onStage).size === cards.length ? onStage : cards;
}

function readPortrait(
  profile: JsonObject,
  deck: readonly DeckCard[],
  leader: number | null,
): PlayerProfileRecord['portrait'] {
  const chosen = asObject(profile.userProfileSituation);
  const cardId = idOf(chosen.situationId);
  const card = deck.find(({ id }) => id === leader);
  const isOwn = chosen.viewProfileSituationStatus === 'profile_situation';
  if (cardId !== null && (isOwn || !card)) return { cardId, isTrained: chosen.illust === 'after_training' };
  return card ? { cardId: card.id, isTrained: card.hasTrainedArt } : null;
}

/** How many songs of a difficulty, in the row of all counts or in the map of its own; what such a row leaves out is 0. */
function countIn(row: unknown, field: string, own: unknown): number | null {
  const given = asObject(row)[field] ?? null;
  if (given !== null) return countOf(given);
  return countOf(own) ?? (isJsonObject(row) ? 0 : null);
}

function readCounts(profile: JsonObject, kind: CountKind): PlayerProfileRecord['counts'][CountKind] {
  const { flag, map, field } = COUNTS[kind];
  return told(profile[flag], () => {
    const all = asObject(entriesOf(profile.userMusicClearInfoMap));
    const own = asObject(entriesOf(profile[map]));
    const names = new Set([...Object.keys(all), ...Object.keys(own)].filter(isDifficulty));
    const counts = [...names].flatMap((difficulty): [Difficulty, number][] => {
      const count = countIn(all[difficulty], field, own[difficulty]);
      return count === null ? [] : [[difficulty, count]];
    });
    return counts.length > 0 ? new Map(counts) : null;
  });
}

function readSong(value: unknown): RatedSong | null {
  const { musicId, difficulty, rating } = asObject(value);
  const songId = idOf(musicId);
  const points = countOf(rating);
  if (songId === null || points === null || !isDifficulty(difficulty)) return null;
  return { songId, difficulty, rating: points };
}

function readRatings(value: unknown): readonly RatingGroup[] | null {
  const lists = asObject(value);
  const groups = RATING_LISTS.map(([list, bandId]) => ({
    bandId,
    songs: asList(entriesOf(lists[list]), readSong).slice(0, SONGS_PER_BAND),
  }));
  return groups.some(({ songs }) => songs.length > 0) ? groups : null;
}

function readDeckRank(value: unknown): DeckRank | null {
  const { rank, level, score } = asObject(value);
  const points = countOf(score ?? 0);
  const letters = textOf(rank).toUpperCase();
  if (letters === '' || points === null) return null;
  const steps = countOf(level) ?? 0;
  const isPlain = steps > 0 && /[A-Z]$/.test(letters);
  return { rank: isPlain ? `${letters}${steps}` : letters, score: points };
}

const readCharacterRank = (value: unknown): number | null =>
  isJsonObject(value) ? countOf(value.rank ?? 0) : null;

/** The band of each stage challenge, by its number from 1 (reference R17). Whatever has another number is no challenge of a band. */
const CHALLENGE_BANDS = [1, 2, 4, 5, 3, 21, 18];

/** Stars by band; a challenge without any is left out by the game. */
function readStars(map: unknown): ById<number> | null {
  const entries = entriesOf(map);
  if (!isJsonObject(entries)) return null;
  return new Map(CHALLENGE_BANDS.map((band, nth) => [band, countOf(entries[String(nth + 1)]) ?? 0] as const));
}

function readItem(value: unknown): ItemOfPlayer | null {
  const { areaItemCategory, level } = asObject(value);
  const id = idOf(areaItemCategory);
  const reached = asRank(level);
  return id === null || reached === null ? null : { id, level: reached };
}

function readItems(value: unknown): readonly ItemOfPlayer[] | null {
  const entries = entriesOf(value);
  if (!Array.isArray(entries)) return null;
  const items = asList(asArray(entries).slice(0, MAX_ENTRIES), readItem);
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

function readTitles(value: unknown): readonly number[] {
  const { first, second } = asObject(entriesOf(value));
  const ids = withoutNulls([first, second].map((title) => idOf(asObject(title).degreeId)));
  return [...new Set(ids)].slice(0, TITLES);
}

const readId = (value: unknown): string | null => {
  const text = typeof value === 'number' ? String(value) : asText(value);
  return text !== null && /^\d{1,20}$/.test(text) ? text : null;
};

const countsById = (map: unknown) => byId(map, countOf);

/** Reads `player/{server}/{id}` (reference R17); null when it describes no player. Never throws. */
export function readPlayerProfile(json: unknown): PlayerProfileRecord | null {
  const { profile } = asObject(asObject(json).data);
  if (!isJsonObject(profile)) return null;
  const deck = readDeck(profile);
  const leader = idOf(asObject(profile.mainUserDeck).leader);
  return {
    name: textOf(profile.userName),
    rank: countOf(profile.rank),
    introduction: textOf(profile.introduction),
    id: told(profile.publishUserIdFlg, () => readId(profile.userId)),
    titles: readTitles(profile.userProfileDegreeMap),
    portrait: readPortrait(profile, deck, leader),
    deck,
    leader,
    isPowerPrivate: profile.publishTotalDeckPowerFlg === false,
    bandRanks: told(profile.publishBandRankFlg, () => countsById(profile.bandRankMap)),
    counts: {
      cleared: readCounts(profile, 'cleared'),
      fullCombo: readCounts(profile, 'fullCombo'),
      allPerfect: readCounts(profile, 'allPerfect'),
    },
    ratings: told(profile.publishHighScoreRatingFlg, () => readRatings(profile.userHighScoreRating)),
    stageStars: told(profile.publishStageChallengeAchievementConditionsFlg, () =>
      readStars(profile.stageChallengeAchievementConditionsMap),
    ),
    deckRanks: told(profile.publishDeckRankFlg, () => byId(profile.userDeckTotalRatingMap, readDeckRank)),
    characterRanks: told(profile.publishCharacterRankFlg, () =>
      byId(profile.userCharacterRankMap, readCharacterRank),
    ),
    items: readItems(profile.enabledUserAreaItems),
  };
}
