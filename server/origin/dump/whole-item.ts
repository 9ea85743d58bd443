import { asArray, asNumber } from '#model/records/reading';
import type { Rows } from '../levels.ts';
import { isObject, mapRows } from '../projection.ts';
import { blanksOf } from './fields/forms.ts';
import { itemFields } from './fields/items.ts';

const NO_RANKS = { scoreC: 0, scoreB: 0, scoreA: 0, scoreS: 0, scoreSS: 0, multiLiveScoreMap: {} };

/** The list has note counts beside the play levels, the item in them (reference R5). */
function wholeDifficulties({ difficulty, notes }: Rows): Rows {
  const counts = isObject(notes) ? notes : {};
  return mapRows(isObject(difficulty) ? difficulty : {}, (row, key) =>
    isObject(row) ? { ...NO_RANKS, notesQuantity: asNumber(counts[key]) ?? 0, ...row } : row,
  );
}

/** An item from the row of a list, with every key that clients look for. */
export function wholeItem(family: string, row: Rows): Rows {
  const item = { ...blanksOf(itemFields(family) ?? {}), ...row };
  return family === 'songs' ? { ...item, difficulty: wholeDifficulties(item) } : item;
}

/** Whether a value per server is known on any of them. */
export const isTold = (value: unknown): boolean => asArray(value).some((one) => one !== null);
