import { csvOf } from '#model/encoding/csv';
import { saveCsvText } from '../text/save-file.ts';
import type { Listed, Listing } from './listing.ts';

/** Everything that was found as a table for other programs, in the order shown. */
export function saveCsv<Item extends Listed>({ name, columns }: Listing<Item>, items: readonly Item[]): void {
  const head = columns.map(({ title }) => title);
  const rows = items.map((item) => columns.map(({ csv }) => csv(item)));
  saveCsvText(`setori-${name}.csv`, csvOf([head, ...rows]));
}
