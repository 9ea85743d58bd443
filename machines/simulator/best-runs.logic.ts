import {
  type BestRuns,
  type KeptRun,
  mergedRuns,
  readBestRuns,
  withRun,
} from '#model/chart/judging/best-runs';
import { mergedBy } from '../kept/kept.logic.ts';
import type { KeptValue } from '../kept/kept.types.ts';

/** The best of each chart that the visitor played. An edit is a run that came to its end. */
export const BEST_RUNS: KeptValue<BestRuns, KeptRun> = {
  key: 'simulator/runs',
  decode: readBestRuns,
  encode: (runs) => runs,
  edit: withRun,
  merge: mergedBy(mergedRuns),
};
