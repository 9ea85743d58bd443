import { asArray, asNumber, isJsonObject } from '../../records/reading.ts';
import { MAX_CHARACTER_ID } from '../../vocabulary/characters.ts';
import { BONUS_KEYS, ITEM_LIST_KEYS } from '../item-lists.ts';
import { shownValue } from '../plain.ts';
import type { ItemProblem, ProfileItems } from '../profile.ts';
import { unpackItems } from './decode-v2.ts';

/** Not owned is written in several ways; all else must be read as the number it is. */
const isAsGiven = (given: unknown, read: number | null): boolean => {
  const number = asNumber(given);
  return given === null || number === read || (read === null && number !== null && number < 0);
};

/** The item lists of a file of any form, before any value is fitted. */
function givenItems(file: unknown): unknown {
  if (!isJsonObject(file)) return null;
  return isJsonObject(file.data) ? unpackItems(file.data.items) : file.items;
}

/** Levels and character bonuses of a file that were not taken as they stand. */
export function oddItems(file: unknown, items: ProfileItems): readonly ItemProblem[] {
  const given = givenItems(file);
  if (!isJsonObject(given)) return [];
  return [...ITEM_LIST_KEYS, ...BONUS_KEYS, 'others' as const].flatMap((list) => {
    const values = asArray(Object.hasOwn(given, list) ? given[list] : null);
    // Three potentials that are not whole leave no list.
    const read = items[list] ?? values.slice(0, MAX_CHARACTER_ID).map(() => null);
    return read.flatMap((level, place): ItemProblem[] => {
      const value = values[place] ?? null;
      if (isAsGiven(value, level)) return [];
      return [{ kind: 'item', list, place: place + 1, text: shownValue(value) }];
    });
  });
}
