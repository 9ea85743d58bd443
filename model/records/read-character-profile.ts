import { PARTS, SEASON_WEARS, SIGNS } from '../vocabulary/character-words.ts';
import {
  type CharacterProfile,
  PROFILE_TEXTS,
  type ProfileText,
  type SeasonCostume,
} from './character-profile.ts';
import { readRecords } from './read-records.ts';
import {
  asInteger,
  asList,
  asNumber,
  asObject,
  asPerServer,
  asText,
  isJsonObject,
  perServerText,
} from './reading.ts';
import type { Records } from './records.ts';

const TALLEST = 300;
const SEASONS = 4;

const oneOf = <T>(words: readonly T[], value: unknown): T | null =>
  words.find((word) => word === value) ?? null;

function heightOf(value: unknown): number | null {
  const height = asNumber(value);
  return height !== null && height > 0 && height < TALLEST ? height : null;
}

/** A server that has no readings was published with a space (reference R11). */
const readingOf = (value: unknown): string | null => asText(asText(value)?.trim());

/** The data writes `CASUAL_SPRING`; what it writes of the first of April is our guess. */
const wearOf = (word: string | null): SeasonCostume['wear'] =>
  SEASON_WEARS.find((wear) => {
    const [kind = '', season = ''] = wear.split(/(?=[A-Z])/);
    return word?.toUpperCase().startsWith(`${kind}_${season}`.toUpperCase());
  }) ?? null;

const YEAR = /-(20\d\d)$/;

function readSeasonCostume(value: unknown): SeasonCostume | null {
  const row = asObject(value);
  const model = asText(row.live2dAssetBundleName);
  if (model === null) return null;
  const season = asInteger(row.basicSeasonId);
  return {
    wear: wearOf(asText(row.seasonCostumeType)),
    model,
    seasons: season !== null && season >= 1 && season <= SEASONS ? [season] : [],
    year: asInteger(YEAR.exec(model)?.[1]),
  };
}

/** `seasonCostumeListMap`: seasons by name, each with what is worn in it. */
function readSeasons(value: unknown): readonly SeasonCostume[] {
  const seasons = Object.values(asObject(asObject(value).entries));
  const all = seasons.flatMap((season) => asList(asObject(season).entries, readSeasonCostume));
  const known = new Map<string, SeasonCostume>();
  for (const one of all) {
    const worn = known.get(one.model)?.seasons ?? [];
    const before = known.get(one.model) ?? one;
    known.set(one.model, { ...before, seasons: [...new Set([...worn, ...one.seasons])].sort() });
  }
  return [...known.values()];
}

/** Reads `profile` of `characters/{id}`; null where there is none. */
export function readCharacterProfile(json: unknown): CharacterProfile | null {
  const row = asObject(json);
  if (!isJsonObject(row.profile)) return null;
  const { profile } = row;
  const texts = Object.fromEntries(PROFILE_TEXTS.map((key) => [key, perServerText(profile[key])]));
  return {
    texts: texts as Record<ProfileText, CharacterProfile['introduction']>,
    introduction: perServerText(profile.selfIntroduction),
    ruby: asPerServer(row.ruby, readingOf),
    part: oneOf(PARTS, profile.part),
    sign: oneOf(SIGNS, profile.constellation),
    height: heightOf(profile.height),
    seasonal: readSeasons(row.seasonCostumeListMap),
  };
}

/** Reads `characters/main.profile`: the same of everybody, by id. */
export const readCharacterProfiles = (json: unknown): Records<CharacterProfile> =>
  readRecords('character', json, (_id, row) => readCharacterProfile(row));
