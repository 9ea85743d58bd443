/** A row of a table as text, with the line it begins on, counted from 1 as editors do. */
export interface TextRow {
  readonly row: number;
  readonly cells: readonly string[];
}

const DELIMITERS = ['\t', ';', ','] as const;
/** Files of old Macs have returns alone. */
const LINE_END = /\r\n|[\r\n]/g;

/** What stands between the cells of the first line: spreadsheets of half of Europe write semicolons. */
export function delimiterOf(text: string): string {
  const [head = ''] = text.split(/[\r\n]/, 1);
  return DELIMITERS.find((delimiter) => head.includes(delimiter)) ?? ',';
}

/** A quoted cell with its doubled quotes, or a bare one; then a delimiter or the end of the line. */
const cellPattern = (delimiter: string): RegExp =>
  new RegExp(`(?:"((?:[^"]|"")*)"|([^${delimiter}\\r\\n]*))(${delimiter}|\\r?\\n|\\r|$)`, 'y');

/** Cells by RFC 4180. What is no cell at all ends the reading of its line. */
export function readTable(text: string, delimiter: string): readonly TextRow[] {
  const pattern = cellPattern(delimiter);
  const rows: TextRow[] = [];
  let cells: string[] = [];
  let line = 1;
  let begins = 1;
  let at = 0;
  while (at < text.length) {
    pattern.lastIndex = at;
    const found = pattern.exec(text) ?? restOfLine(text, at);
    const [whole, quoted, bare = '', end = ''] = found;
    cells.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    line += whole.split(LINE_END).length - 1;
    at += whole.length;
    if (end === delimiter && at < text.length) continue;
    if (end === delimiter) cells.push('');
    rows.push({ row: begins, cells });
    cells = [];
    begins = line;
  }
  return rows;
}

/** Something between a closing quote and the next delimiter: the line is taken as one cell. */
function restOfLine(text: string, at: number): readonly [string, undefined, string, string] {
  LINE_END.lastIndex = at;
  const end = LINE_END.exec(text) === null ? text.length : LINE_END.lastIndex;
  const whole = text.slice(at, end);
  return [whole, undefined, whole.trim(), '\n'];
}
