import { DAY_MS, HOUR_MS } from '#model/vocabulary/time';
import type { Birthday } from '../cast/birthdays.ts';
import { BAND_SINCE, bandOf, CHARACTER_IDS, membersOf } from '../cast/cast.ts';
import type { ServerTimeline } from '../seeded/timeline.ts';
import type { DemoWorld, Served } from '../world.ts';

/** One birthday of one year, celebrated on all servers. */
export interface BirthdayDate {
  readonly characterId: number;
  /** Midnight at which it begins in Japan, epoch milliseconds. */
  readonly start: number;
}

const JAPAN_AHEAD_MS = 9 * HOUR_MS;
/** Birthdays are announced this long before. */
const AHEAD_MS = 35 * DAY_MS;

/** The last `count` birthdays up to the announced ones, oldest first: those of bands that had joined by then. */
export function birthdayDates(
  world: DemoWorld,
  timeline: ServerTimeline,
  birthdays: ReadonlyMap<number, Birthday>,
  count: number,
): readonly BirthdayDate[] {
  const opened = timeline.opened(0);
  const years = new Date(world.now).getUTCFullYear() - new Date(opened).getUTCFullYear() + 2;
  const first = new Date(opened).getUTCFullYear();
  const dates = CHARACTER_IDS.flatMap((characterId) => {
    const { month, day } = birthdays.get(characterId)!;
    const since = opened + BAND_SINCE[bandOf(characterId)] * (world.now - opened);
    return Array.from({ length: years }, (_, year) => ({
      characterId,
      start: Date.UTC(first + year, month - 1, day) - JAPAN_AHEAD_MS,
    })).filter(({ start }) => start >= since && start < world.now + AHEAD_MS);
  });
  return dates.sort((a, b) => a.start - b.start || a.characterId - b.characterId).slice(-count);
}

/** When the servers that are open and have the character begin to celebrate: midnight of each. */
const HOURS_AFTER_JAPAN = [0, 9, 1, 1, 0];
const KOREA = 4;
const MYGO = 45;

export const celebrations = (
  timeline: ServerTimeline,
  { characterId, start }: BirthdayDate,
): Served<number> =>
  HOURS_AFTER_JAPAN.map((hours, server) => {
    const begins = start + hours * HOUR_MS;
    const isMissing = server === KOREA && bandOf(characterId) === MYGO;
    return isMissing || begins < timeline.opened(server) ? null : begins;
  });

/** Someone and two of the same band, in the middle of them. */
export function withFriends(characterId: number): number[] {
  const [left = characterId, right = characterId] = membersOf(bandOf(characterId)).filter(
    (id) => id !== characterId,
  );
  return [left, characterId, right];
}
