import type { PerServer } from '../vocabulary/servers.ts';
import { type RowReader, readRecords, readRow } from './read-records.ts';
import { asInteger, asText, perServerText } from './reading.ts';
import type { Records } from './records.ts';

/** A playable character as `characters/main.3` has it (reference R11). */
export interface CharacterRecord {
  readonly id: number;
  readonly bandId: number;
  readonly name: PerServer<string>;
  readonly firstName: PerServer<string>;
  readonly nickname: PerServer<string>;
  /** `#rrggbb`; null when the data has none or something else. */
  readonly colorCode: string | null;
}

/** Someone of whom no more than the name is known. */
export type CharacterName = Pick<CharacterRecord, 'id' | 'name'>;

const COLOR = /^#[0-9a-f]{6}$/i;

const readOne: RowReader<CharacterRecord> = (id, row, problem) => {
  const bandId = asInteger(row.bandId);
  if (bandId === null) {
    // `characters/all` also lists people who are in no band: they have no cards.
    if (row.characterType === undefined || row.characterType === 'unique') {
      problem('belongs to no band and is left out');
    }
    return null;
  }
  const color = asText(row.colorCode);
  return {
    id,
    bandId,
    name: perServerText(row.characterName),
    firstName: perServerText(row.firstName),
    nickname: perServerText(row.nickname),
    colorCode: color !== null && COLOR.test(color) ? color : null,
  };
};

/** Reads `characters/main` or `characters/all`; only people of a band are kept. */
export const readCharacters = (json: unknown): Records<CharacterRecord> =>
  readRecords('character', json, readOne);

/** Reads `characters/{id}`; null when it cannot be used. */
export const readCharacter = (id: number, json: unknown): CharacterRecord | null =>
  readRow('character', id, json, readOne, () => {});

/** Reads names from `characters/all`: people who are in no band and have no cards. */
export const readBystanders = (json: unknown): Records<CharacterName> =>
  readRecords('character', json, (id, row) => {
    const name = perServerText(row.characterName);
    const isNamed = name.some((text) => text !== null && text.trim() !== '');
    return isNamed && asInteger(row.bandId) === null ? { id, name } : null;
  });
