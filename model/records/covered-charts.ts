import type { Difficulty } from '../vocabulary/difficulties.ts';

/** `songs/windows/all`: every chart as far as skills need it (docs/data.md). */
export interface CoveredCharts {
  /** Lengths of skills in seconds, rising, that the charts were counted for. */
  readonly lengths: readonly number[];
  /** By song; a chart is read when it is needed, since there are thousands. */
  readonly charts: ReadonlyMap<number, Partial<Readonly<Record<Difficulty, string>>>>;
}
