import { DIFFICULTIES, type Difficulty } from '../vocabulary/difficulties.ts';
import { isJsonObject } from './reading.ts';

/** `songs/windows/all`: every chart as far as skills need it (docs/data.md). */
export interface CoveredCharts {
  /** Lengths of skills in seconds, rising, that the charts were counted for. */
  readonly lengths: readonly number[];
  /** By song; a chart is read when it is needed, since there are thousands. */
  readonly charts: ReadonlyMap<number, Partial<Readonly<Record<Difficulty, string>>>>;
}

const MAX_LENGTHS = 64;
const ID = /^\d{1,9}$/;

function readLengths(json: unknown): readonly number[] {
  const list = Array.isArray(json) ? json.filter((one): one is number => typeof one === 'number') : [];
  const isRising = list.every((seconds, i) => seconds > (list[i - 1] ?? -1));
  return isRising && list.length <= MAX_LENGTHS && Array.isArray(json) && list.length === json.length
    ? list
    : [];
}

function readSong(json: unknown): Partial<Record<Difficulty, string>> {
  const found: Partial<Record<Difficulty, string>> = {};
  if (!isJsonObject(json)) return found;
  for (const [index, name] of DIFFICULTIES.entries()) {
    const text = json[index];
    if (typeof text === 'string') found[name] = text;
  }
  return found;
}

/** Reads `songs/windows/all`; without lengths that rise no chart can be understood, and there are none. */
export function readCoveredCharts(json: unknown): CoveredCharts {
  const lengths = readLengths(isJsonObject(json) ? json.lengths : null);
  const charts = isJsonObject(json) && lengths.length > 0 ? json.charts : null;
  const rows = isJsonObject(charts) ? Object.entries(charts) : [];
  return {
    lengths,
    charts: new Map(rows.flatMap(([id, row]) => (ID.test(id) ? [[Number(id), readSong(row)] as const] : []))),
  };
}
