import { random } from '../seeded/random.ts';
import { CHARACTER_IDS } from './cast.ts';

export interface Birthday {
  /** 1–12 */
  readonly month: number;
  readonly day: number;
}

const MONTHS = 12;
const DAYS_IN_MONTH: readonly number[] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * Invented birthdays by character id: three or four in each month, the first of them on its first three days, so that a
 * set made on the first of a month has one at once.
 */
export function birthdaysOf(seed: number): ReadonlyMap<number, Birthday> {
  const rng = random(seed, 'birthdays');
  const days = Array.from({ length: CHARACTER_IDS.length }, (_, i): Birthday => {
    const month = (i % MONTHS) + 1;
    const round = Math.floor(i / MONTHS);
    const last = DAYS_IN_MONTH[month - 1] ?? 28;
    const day = round === 0 ? rng.int(1, 3) : Math.min(last, rng.int(1, 7) + round * 8);
    return { month, day };
  });
  const order = rng.shuffle(CHARACTER_IDS);
  return new Map(order.map((id, i): [number, Birthday] => [id, days[i]!]));
}

/** The year in which the data writes birthdays, and their hour: midnight in the west of Japan's zone (reference R11). */
const YEAR = 2000;
const AHEAD_HOURS = 8;

/** A birthday as the API writes it: epoch milliseconds of an arbitrary year. */
export const birthdayText = ({ month, day }: Birthday): string =>
  String(Date.UTC(YEAR, month - 1, day, -AHEAD_HOURS));
