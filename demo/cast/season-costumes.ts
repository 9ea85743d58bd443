/** When a costume is worn: seasons of the game are numbered from spring. */
const WORN: readonly (readonly [season: number, type: string, word: string])[] = [
  [1, 'CASUAL', 'SPRING'],
  [1, 'UNIFORM', 'WINTER'],
  [2, 'CASUAL', 'SUMMER'],
  [2, 'UNIFORM', 'SUMMER'],
  [3, 'CASUAL', 'SPRING'],
  [3, 'UNIFORM', 'WINTER'],
  [4, 'CASUAL', 'WINTER'],
  [4, 'UNIFORM', 'WINTER'],
];
const SEASON = 'season_3';

const wornName = (type: string, word: string): string => `${type}_${word}`.toLowerCase();

/** What everybody wears through the year, as the bundles of figures are called after the number of the character. */
export const SEASON_COSTUMES: readonly string[] = [
  ...new Set(WORN.map(([, type, word]) => wornName(type, word))),
];

/** `seasonCostumeListMap` of `characters/{id}`: eight rows, as many as there are seasons for two kinds (reference R11). */
export function seasonCostumes(characterId: number): Record<string, unknown> {
  const name = String(characterId).padStart(3, '0');
  const entries = WORN.map(([basicSeasonId, costumeType, word]) => ({
    characterId,
    basicSeasonId,
    costumeType,
    seasonType: SEASON,
    seasonCostumeType: `${costumeType}_${word}`,
    sdAssetBundleName: `00${name}_${word.toLowerCase()}`,
    live2dAssetBundleName: `${name}_${wornName(costumeType, word)}`,
  }));
  return { entries: { [SEASON]: { entries } } };
}
