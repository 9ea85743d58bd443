import { csvOf } from '#model/encoding/csv';
import { saveText } from '#src/components/save-text.ts';
import type { Listed, Listing } from './listing.ts';

/** Everything that was found as a table for other programs, in the order shown. */
export function saveCsv<Item extends Listed>({ name, columns }: Listing<Item>, items: readonly Item[]): void {
  const head = columns.map(({ title }) => title);
  const rows = items.map((item) => columns.map(({ tell }) => tell(item)));
  saveText(`setori-${name}.csv`, 'text/csv;charset=utf-8', csvOf([head, ...rows]));
}
