import type { StatTriple } from '../vocabulary/stats.ts';
import type { CardRecord } from './card.ts';
import { type RowReader, readRecords, readRow } from './read-records.ts';
import {
  asCardAttribute,
  asInteger,
  asList,
  asObject,
  asRank,
  asStats,
  asText,
  isJsonObject,
  type JsonObject,
  perServerText,
  perServerTime,
} from './reading.ts';
import type { Records } from './records.ts';

const LEVEL_KEY = /^\d{1,3}$/;
/** Lists of 2019 have the bonus of training but not its levels (reference R3). */
const TRAINING_LEVELS_BEFORE_2020 = 10;
const NO_BONUS: StatTriple = [0, 0, 0];

function readLevels(stat: JsonObject): ReadonlyMap<number, StatTriple> {
  const levels = new Map<number, StatTriple>();
  for (const [key, value] of Object.entries(stat)) {
    const stats = LEVEL_KEY.test(key) ? asStats(value) : null;
    if (stats) levels.set(Number(key), stats);
  }
  return levels;
}

function readTraining(value: unknown): CardRecord['training'] {
  if (!isJsonObject(value)) return null;
  const levelLimit = asInteger(value.levelLimit) ?? TRAINING_LEVELS_BEFORE_2020;
  return { levelLimit: Math.max(0, levelLimit), bonus: asStats(value) ?? NO_BONUS };
}

/** Item files have the bonus of each episode a second time, with the episode itself. */
function episodeEntry(value: unknown): StatTriple | null {
  const entry = asObject(value);
  return asStats({
    performance: entry.appendPerformance,
    technique: entry.appendTechnique,
    visual: entry.appendVisual,
  });
}

function readEpisodes(stat: JsonObject, row: JsonObject): readonly StatTriple[] {
  const listed = asList(stat.episodes, (bonus) => asStats(bonus));
  return listed.length > 0 ? listed : asList(asObject(row.episodes).entries, episodeEntry);
}

const readOne: RowReader<CardRecord> = (id, row, problem) => {
  const characterId = asInteger(row.characterId);
  const rarity = asRank(row.rarity);
  const attribute = asCardAttribute(row.attribute);
  if (characterId === null || rarity === null || attribute === null) {
    problem('names no character, rarity or attribute and is left out');
    return null;
  }
  if (attribute === 'unknown') problem('has an attribute that is not known');
  const stat = asObject(row.stat);
  const levels = readLevels(stat);
  const training = readTraining(stat.training ?? row.training);
  let highest = 1;
  for (const level of levels.keys()) highest = Math.max(highest, level);
  if (levels.size === 0) problem('has no parameters at any level');
  return {
    id,
    characterId,
    rarity,
    attribute,
    levelLimit: Math.max(1, asInteger(row.levelLimit) ?? highest - (training?.levelLimit ?? 0)),
    training,
    episodes: readEpisodes(stat, row),
    levels,
    skillId: asInteger(row.skillId) ?? 0,
    type: asText(row.type) ?? '',
    resourceSetName: asText(row.resourceSetName) ?? '',
    name: perServerText(row.prefix),
    releasedAt: perServerTime(row.releasedAt),
  };
};

/** Reads `cards/all` of any level. */
export const readCards = (json: unknown): Records<CardRecord> => readRecords('card', json, readOne);

/** Reads `cards/{id}`, which holds every level; null when it cannot be used. */
export const readCard = (
  id: number,
  json: unknown,
  report: (line: string) => void = () => {},
): CardRecord | null => readRow('card', id, json, readOne, report);
