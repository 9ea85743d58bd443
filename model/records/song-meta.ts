import { DIFFICULTIES, type Difficulty } from '../vocabulary/difficulties.ts';
import { type RowReader, readRecords } from './read-records.ts';
import { asNumber, isJsonObject } from './reading.ts';
import type { Records } from './records.ts';

/** Score per unit of power without judgement: outside skills, inside skills, and both again with fever doubled. */
export type MetaRow = readonly [outside: number, inside: number, outsideFever: number, insideFever: number];

/** The weights of one chart by skill duration in seconds. */
export type ChartMeta = ReadonlyMap<number, MetaRow>;

/** `songs/meta/all.5` of one song (reference R6). */
export type SongMetaRecord = Partial<Readonly<Record<Difficulty, ChartMeta>>>;

const MAX_SECONDS = 60;

function readWeights(value: unknown): MetaRow | null {
  if (!Array.isArray(value)) return null;
  const [outside, inside, outsideFever, insideFever] = value.map(asNumber);
  if (outside == null || inside == null) return null;
  // Charts without fever were published with two numbers once.
  return [outside, inside, outsideFever ?? outside, insideFever ?? inside];
}

function readChart(json: unknown): ChartMeta | null {
  if (!isJsonObject(json)) return null;
  const rows: [number, MetaRow][] = [];
  for (const [duration, value] of Object.entries(json)) {
    const seconds = Number(duration);
    const weights = readWeights(value);
    if (seconds > 0 && seconds <= MAX_SECONDS && weights) rows.push([seconds, weights]);
  }
  return rows.length > 0 ? new Map(rows.sort(([a], [b]) => a - b)) : null;
}

const readOne: RowReader<SongMetaRecord> = (_id, row, problem) => {
  const found: Partial<Record<Difficulty, ChartMeta>> = {};
  for (const [index, name] of DIFFICULTIES.entries()) {
    const chart = readChart(row[index]);
    if (chart) found[name] = chart;
  }
  if (Object.keys(found).length > 0) return found;
  problem('has no readable weights and is left out');
  return null;
};

/** Reads `songs/meta/all` of any level. */
export const readSongMeta = (json: unknown): Records<SongMetaRecord> =>
  readRecords('song meta', json, readOne);
