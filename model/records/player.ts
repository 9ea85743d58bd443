import type { PlayerStat } from '../vocabulary/player-stats.ts';
import { asInteger, asObject, isJsonObject, type JsonObject, withoutNulls } from './reading.ts';

/** A player of the game, from their own profile; null for what they keep to themselves. */
export interface PlayerRecord {
  readonly name: string;
  /** The comment under the name, which its owner alone can change. */
  readonly introduction: string;
  /** What its owner calls their main band. */
  readonly bandName: string;
  readonly stats: Readonly<Record<PlayerStat, number | null>>;
  /** Titles (degrees) worn at the moment. */
  readonly titles: readonly number[];
}

const MAX_TEXT = 200;
const MAX_ENTRIES = 5_000;

const textOf = (value: unknown): string =>
  typeof value === 'string' ? [...value].slice(0, MAX_TEXT).join('') : '';

const countOf = (value: unknown): number | null => {
  const count = asInteger(value);
  return count !== null && count >= 0 ? count : null;
};

/** Maps and lists of a profile keep their entries one level down. */
function entriesOf(value: unknown): readonly JsonObject[] {
  const { entries } = asObject(value);
  const rows: readonly unknown[] = Array.isArray(entries) ? entries : Object.values(asObject(entries));
  return rows.slice(0, MAX_ENTRIES).filter(isJsonObject);
}

/** Null when nothing is there to add up: hidden is not zero. */
function sumOf(rows: readonly JsonObject[], field: string): number | null {
  const counts = withoutNulls(rows.map((row) => countOf(row[field])));
  const sum = counts.reduce((total, count) => total + count, 0);
  return counts.length > 0 && Number.isSafeInteger(sum) ? sum : null;
}

/** Songs of all difficulties; what a row leaves out is 0, and a closed flag hides them all. */
function songsOf(profile: JsonObject, flag: string, field: string): number | null {
  if (profile[flag] === false) return null;
  const rows = entriesOf(profile.userMusicClearInfoMap);
  return sumOf(
    rows.map((row) => ({ [field]: row[field] ?? 0 })),
    field,
  );
}

function titlesOf(value: unknown): readonly number[] {
  const ids = withoutNulls(entriesOf(value).map(({ degreeId }) => countOf(degreeId)));
  return [...new Set(ids.filter((id) => id > 0))].slice(0, 2);
}

/** Reads `player/{server}/{id}` (reference R17); null when it describes no player. Never throws. */
export function readPlayer(json: unknown): PlayerRecord | null {
  const { profile } = asObject(asObject(json).data);
  if (!isJsonObject(profile)) return null;
  const songs = Object.values(asObject(profile.userHighScoreRating)).flatMap(entriesOf);
  return {
    name: textOf(profile.userName),
    introduction: textOf(profile.introduction),
    bandName: textOf(asObject(profile.mainUserDeck).deckName),
    stats: {
      rank: countOf(profile.rank),
      clearCount: songsOf(profile, 'publishMusicClearedFlg', 'clearedMusicCount'),
      fullComboCount: songsOf(profile, 'publishMusicFullComboFlg', 'fullComboMusicCount'),
      allPerfectCount: songsOf(profile, 'publishMusicAllPerfectFlg', 'allPerfectMusicCount'),
      hsr: sumOf(songs, 'rating'),
      dtr: sumOf(entriesOf(profile.userDeckTotalRatingMap), 'score'),
    },
    titles: titlesOf(profile.userProfileDegreeMap),
  };
}
