import type { ExpTable } from '../records/exp-table.ts';

/** Experience from one level to another; null where the table knows one of them not, or the second is below the first. */
export function expBetween(table: ExpTable, from: number, to: number): number | null {
  const start = table.find(({ level }) => level === from);
  const end = table.find(({ level }) => level === to);
  return start && end && to >= from ? end.total - start.total : null;
}
