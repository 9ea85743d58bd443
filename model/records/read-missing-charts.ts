import { asInteger, asList, asObject } from './reading.ts';

/** Reads `charts/missing`: ids of the songs without a chart. */
export const readMissingCharts = (json: unknown): ReadonlySet<number> =>
  new Set(asList(asObject(json).songs, asInteger));
