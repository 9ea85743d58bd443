/** A cell of a table for other programs; null is an empty one. */
export type CsvCell = string | number | null;

const LINE_END = '\r\n';
/** Spreadsheets take texts that begin like this for formulas. */
const FORMULA = /^[=+\-@\t\r]/;

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as RFC 4180 wants them; texts cannot become formulas. */
export const csvOf = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => row.map(cellText).join(',') + LINE_END).join('');
