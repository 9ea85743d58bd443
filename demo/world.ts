const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** What everything in the demo set is a function of. */
export interface DemoWorld {
  readonly seed: number;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** Midnight UTC of that date in epoch milliseconds: the set's "now". */
  readonly now: number;
}

/** A value per server as the API writes it: null where the thing does not exist. */
export type Served<T> = readonly (T | null)[];

/** Throws a RangeError when the date is not a calendar day. */
export function createWorld(seed: number, date: string): DemoWorld {
  const match = DATE.exec(date);
  const now = match ? Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3])) : Number.NaN;
  if (Number.isNaN(now) || new Date(now).toISOString().slice(0, 10) !== date) {
    throw new RangeError(`The demo date must be a day such as 2026-01-01, not "${date}".`);
  }
  return { seed: seed >>> 0, date, now };
}

/** The rule for the default demo date: the first of the month (UTC) that a moment lies in. */
export function firstOfMonth(moment: Date): string {
  return `${moment.toISOString().slice(0, 7)}-01`;
}
