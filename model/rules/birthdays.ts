import type { BirthdayRecord } from '../records/birthday.ts';
import { DAY_MS } from '../vocabulary/time.ts';

/** A day as the visitor's clock has it; months from 1. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export interface ComingBirthday {
  readonly birthday: BirthdayRecord;
  /** 0 for today. */
  readonly inDays: number;
}

/** Whole days until the next time it is that day; 29 February is 1 March in a common year. */
export function daysUntil({ month, day }: { month: number; day: number }, today: Day): number {
  const from = Date.UTC(today.year, today.month - 1, today.day);
  const inYear = (year: number): number => (Date.UTC(year, month - 1, day) - from) / DAY_MS;
  const thisYear = inYear(today.year);
  return thisYear >= 0 ? thisYear : inYear(today.year + 1);
}

/** All birthdays in the order in which they come, today's first; equal days by character. */
export const comingBirthdays = (birthdays: Iterable<BirthdayRecord>, today: Day): readonly ComingBirthday[] =>
  [...birthdays]
    .map((birthday) => ({ birthday, inDays: daysUntil(birthday, today) }))
    .sort((a, b) => a.inDays - b.inDays || a.birthday.id - b.birthday.id);
