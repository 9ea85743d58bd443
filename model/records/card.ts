import type { CardAttribute } from '../vocabulary/attributes.ts';
import type { PerServer } from '../vocabulary/servers.ts';
import type { StatTriple } from '../vocabulary/stats.ts';
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

/** A card as in `cards/all.5` or `cards/{id}`, normalised (reference R3). */
export interface CardRecord {
  readonly id: number;
  readonly characterId: number;
  /** 1–5 stars. */
  readonly rarity: number;
  readonly attribute: CardAttribute;
  /** Highest level before training. */
  readonly levelLimit: number;
  /** Extra levels and flat bonus by training; null when the card cannot be trained. */
  readonly training: { readonly levelLimit: number; readonly bonus: StatTriple } | null;
  /** Flat bonus of each episode, in order; empty when there are none. */
  readonly episodes: readonly StatTriple[];
  /** Exact level rows the source gave: level 1 and the highest in lists, all of them in item files. */
  readonly levels: ReadonlyMap<number, StatTriple>;
  readonly skillId: number;
  /** Availability as the data names it; unknown words are kept. */
  readonly type: string;
  readonly resourceSetName: string;
  readonly name: PerServer<string>;
  /** Epoch milliseconds. */
  readonly releasedAt: PerServer<number>;
}

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
