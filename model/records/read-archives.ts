import type { PerServer } from '../vocabulary/servers.ts';
import { TOP_PLAYERS } from '../vocabulary/tiers.ts';
import type { ArchiveRecord, FinalCutoff } from './archive.ts';
import { type RowReader, readRecords } from './read-records.ts';
import { asArray, asInteger, asList, asObject, asPerServer } from './reading.ts';
import type { Records } from './records.ts';

const TIER = /^[1-9]\d{0,8}$/;

function asPoints(value: unknown): number | null {
  const points = asInteger(value);
  return points !== null && points > 0 ? points : null;
}

/** Empty objects and lists stand for servers of which nothing is kept. */
const orNull = <T>(values: readonly T[]): readonly T[] | null => (values.length === 0 ? null : values);

function cutoffsOf(value: unknown): readonly FinalCutoff[] | null {
  const cutoffs: FinalCutoff[] = [];
  for (const [tier, given] of Object.entries(asObject(value))) {
    const points = asPoints(given);
    if (TIER.test(tier) && points !== null) cutoffs.push({ tier: Number(tier), points });
  }
  return orNull(cutoffs.sort((a, b) => a.tier - b.tier));
}

const bestOf = (value: unknown): readonly number[] | null =>
  orNull([...asList(value, asPoints)].sort((a, b) => b - a).slice(0, TOP_PLAYERS));

const isKept = (values: PerServer<unknown>): boolean => values.some((value) => value !== null);

/** Events of which nothing is kept on any server, such as those to come, have no archive. */
const readOne: RowReader<ArchiveRecord> = (id, row) => {
  const cutoffs = asPerServer(asArray(row.cutoff), cutoffsOf);
  const best = asPerServer(asArray(row.board), bestOf);
  return isKept(cutoffs) || isKept(best) ? { id, cutoffs, best } : null;
};

/** Reads `archives/all` of any level. */
export const readArchives = (json: unknown): Records<ArchiveRecord> => readRecords('archive', json, readOne);
