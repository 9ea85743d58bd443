import { fitted } from '#model/contract/fitting';
import { type PlayerProfile, playerProfile, RATING_LISTS } from '#model/contract/players/profile';
import { asObject, isJsonObject, type JsonObject } from '#model/records/reading';

// The game leaves out what is 0 or an empty text; the contract and its clients want it (reference R17).

const NO_ENTRIES = { entries: [] };
const NO_RATINGS: JsonObject = Object.fromEntries(RATING_LISTS.map((list) => [list, NO_ENTRIES]));
const NOBODY: JsonObject = { userName: '', rank: 0, introduction: '' };
const RATED: JsonObject = { rating: 0 };

/** What the rows of each list or map are without what they leave out. */
const ROWS: Readonly<Record<string, JsonObject>> = {
  userMusicClearInfoMap: { clearedMusicCount: 0, fullComboMusicCount: 0, allPerfectMusicCount: 0 },
  userDeckTotalRatingMap: { rank: '', score: 0 },
  userCharacterRankMap: { rank: 0 },
  enabledUserAreaItems: { level: 0 },
};

/** A row with what it leaves out; null is left out, too. */
function whole(row: unknown, rest: JsonObject): unknown {
  if (!isJsonObject(row)) return row;
  return {
    ...rest,
    ...Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== undefined)),
  };
}

/** A list or a map of the game with whole rows. */
function wholeRows(value: unknown, rest: JsonObject): unknown {
  const { entries } = asObject(value);
  if (Array.isArray(entries)) return { ...asObject(value), entries: entries.map((row) => whole(row, rest)) };
  if (!isJsonObject(entries)) return value;
  const rows = Object.entries(entries).map(([key, row]) => [key, whole(row, rest)] as const);
  return { ...asObject(value), entries: Object.fromEntries(rows) };
}

function wholeRatings(value: unknown): unknown {
  if (!isJsonObject(value)) return value;
  const lists = Object.entries(value).map(([list, songs]) => [list, wholeRows(songs, RATED)] as const);
  return { ...NO_RATINGS, ...Object.fromEntries(lists) };
}

/** What of `player/{server}/{id}` the contract knows; null when it tells of nobody. */
export function profileIn(json: unknown): PlayerProfile | null {
  const { profile } = asObject(asObject(json).data);
  if (!isJsonObject(profile)) return null;
  const parts = Object.entries(ROWS).flatMap(([name, rest]) =>
    name in profile ? [[name, wholeRows(profile[name], rest)] as const] : [],
  );
  const { userHighScoreRating: ratings } = profile;
  const given = {
    ...asObject(whole(profile, NOBODY)),
    ...Object.fromEntries(parts),
    ...(ratings === undefined ? {} : { userHighScoreRating: wholeRatings(ratings) }),
  };
  return (fitted(playerProfile, given) as PlayerProfile | undefined) ?? null;
}
