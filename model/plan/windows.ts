import { DAY_MS, MINUTE_MS } from '../vocabulary/time.ts';

/** Hours of play on one day, in minutes since midnight. An end at or before the start belongs to the next day. */
interface Hours {
  readonly from: number;
  readonly to: number;
}

export interface WeekHours {
  readonly weekday: Hours;
  readonly weekend: Hours;
}

/** A time of play; epoch milliseconds. */
export interface Session {
  /** Midnight of its day in the visitor's time zone. */
  readonly day: number;
  readonly from: number;
  readonly to: number;
}

/** Minutes that the visitor's time zone is ahead of UTC at a time. */
export type OffsetAt = (time: number) => number;

const DAY_MINUTES = DAY_MS / MINUTE_MS;
/** 1 January 1970 was a Thursday. */
const EPOCH_WEEKDAY = 4;
const isWeekend = (dayNumber: number): boolean => {
  const weekday = (((dayNumber + EPOCH_WEEKDAY) % 7) + 7) % 7;
  return weekday === 0 || weekday === 6;
};

/** The epoch time of a local one, given as if it were UTC. The second look settles days on which clocks change. */
function epochOf(local: number, offsetAt: OffsetAt): number {
  const guess = local - offsetAt(local) * MINUTE_MS;
  return local - offsetAt(guess) * MINUTE_MS;
}

const lengthOf = ({ from, to }: Hours): number => (to > from ? to - from : to - from + DAY_MINUTES);

/** All times of play between two times, the earliest first; none overlap. */
export function sessionsBetween(
  start: number,
  end: number,
  hours: WeekHours,
  offsetAt: OffsetAt,
): readonly Session[] {
  const sessions: Session[] = [];
  let free = start;
  // Hours that began yesterday may still last.
  let dayNumber = Math.floor((start + offsetAt(start) * MINUTE_MS) / DAY_MS) - 1;
  while (epochOf(dayNumber * DAY_MS, offsetAt) < end) {
    const local = dayNumber * DAY_MS;
    const day = isWeekend(dayNumber) ? hours.weekend : hours.weekday;
    const from = Math.max(free, epochOf(local + day.from * MINUTE_MS, offsetAt));
    const to = Math.min(end, epochOf(local + (day.from + lengthOf(day)) * MINUTE_MS, offsetAt));
    if (to > from) {
      sessions.push({ day: epochOf(local, offsetAt), from, to });
      free = to;
    }
    dayNumber += 1;
  }
  return sessions;
}
