import { asObject } from '../records/reading.ts';
import { type DailyMark, type DailyRecord, type DailyRecords, MARKS } from './daily.ts';
import { isDay } from './day.ts';
import { GAMES } from './settings.ts';

const MAX_MARKS = 30;
const MOST = 1_000_000_000;

const isMark = (value: unknown): value is DailyMark =>
  typeof value === 'string' && Object.hasOwn(MARKS, value);
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST;

function readRecord(json: unknown): DailyRecord | null {
  const { day, marks, points, streak, longest } = asObject(json);
  if (typeof day !== 'string' || !isDay(day)) return null;
  if (!isCount(points) || !isCount(streak) || !isCount(longest)) return null;
  return {
    day,
    marks: Array.isArray(marks) ? marks.filter(isMark).slice(0, MAX_MARKS) : [],
    points,
    streak,
    longest: Math.max(streak, longest),
  };
}

/** A damaged record costs itself alone. */
export function readDailyRecords(json: unknown): DailyRecords {
  const object = asObject(json);
  return Object.fromEntries(GAMES.map((game) => [game, readRecord(object[game])])) as DailyRecords;
}
