import { type DailyRecords, type DailyResult, withResult } from '#model/games/daily';
import { readDailyRecords } from '#model/games/read-daily';
import type { KeptValue } from '../kept/kept.types.ts';

/** How a visitor did in the daily challenges. */
export const DAILY: KeptValue<DailyRecords, DailyResult> = {
  key: 'games/daily',
  decode: readDailyRecords,
  encode: (records) => records,
  edit: withResult,
};
