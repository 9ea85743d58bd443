import { isJsonObject } from '../../records/reading.ts';
import type { Repairs } from '../repairs.ts';
import { type ChartShape, chartShape, fromV0, fromV1 } from './legacy.ts';
import type { NumberedRow } from './rows.ts';

const CURRENT: {
  readonly [S in ChartShape]: (rows: readonly NumberedRow[], repairs: Repairs) => readonly NumberedRow[];
} = {
  v0: fromV0,
  v1: fromV1,
  v2: (rows) => rows,
};

/** Rows that are objects, with their numbers. */
export function objectRows(list: readonly unknown[], repairs: Repairs): readonly NumberedRow[] {
  const rows: NumberedRow[] = [];
  for (const [index, row] of list.entries()) {
    if (isJsonObject(row)) rows.push({ number: index + 1, json: row });
    else repairs.add('rowNotAnObject', { type: 'Row', row: index + 1 });
  }
  return rows;
}

/** Rows of the current shape, of a list in any of the three that were published. */
export function currentRows(list: readonly unknown[], repairs: Repairs): readonly NumberedRow[] {
  const rows = objectRows(list, repairs);
  return CURRENT[chartShape(rows)](rows, repairs);
}
