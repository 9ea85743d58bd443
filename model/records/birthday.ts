import type { PerServer } from '../vocabulary/servers.ts';
import { type RowReader, readRecords } from './read-records.ts';
import { asNumber, asObject, perServerText } from './reading.ts';
import type { Records } from './records.ts';

/** When a character has birthday, as `characters/main.birthday` has it (reference R11). */
export interface BirthdayRecord {
  /** Character id. */
  readonly id: number;
  readonly name: PerServer<string>;
  readonly nickname: PerServer<string>;
  /** 1–12. */
  readonly month: number;
  /** 1–31. */
  readonly day: number;
}

/** Birthdays are days in Japan: the data gives midnight there, or an hour later, of an arbitrary year. */
const JAPAN_AHEAD_MS = 9 * 3_600_000;

const readOne: RowReader<BirthdayRecord> = (id, row, problem) => {
  const time = asNumber(asObject(row.profile).birthday);
  const date = time === null ? null : new Date(time + JAPAN_AHEAD_MS);
  if (date === null || Number.isNaN(date.getTime())) {
    // People who are in no band have no birthday either.
    if (row.characterType === undefined || row.characterType === 'unique') {
      problem('has no birthday and is left out');
    }
    return null;
  }
  return {
    id,
    name: perServerText(row.characterName),
    nickname: perServerText(row.nickname),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
  };
};

/** Reads `characters/main.birthday`. */
export const readBirthdays = (json: unknown): Records<BirthdayRecord> =>
  readRecords('character', json, readOne);
