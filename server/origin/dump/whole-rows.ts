import { fieldsUpTo, type ListShape, type Rows } from '../levels.ts';
import { isObject, mapRows, pick } from '../projection.ts';
import { blanksOf } from './fields/forms.ts';
import { ROWS } from './fields/rows.ts';

/**
 * Rows of a list at a level, each with every key that clients look for there (reference R149). Fields that published rows leave out where
 * they do not apply are not among them, nor is anything that would make a row of what was left out before: a character of no band is no
 * main one.
 */
export function wholeRows(list: string, shape: ListShape, rows: Rows, level: number): Rows {
  const fields = fieldsUpTo(shape, level);
  const blanks = pick(blanksOf(ROWS[list] ?? {}), (field) => fields.has(field));
  if (Object.keys(blanks).length === 0) return rows;
  return mapRows(rows, (row) => (isObject(row) ? { ...blanks, ...row } : row));
}
