import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CsvCell, csvOf } from '#model/encoding/csv';

/** Reads RFC 4180 again, character by character. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let [row, cell, isQuoted]: [string[], string, boolean] = [[], '', false];
  for (let i = 0; i < text.length; i++) {
    const sign = text[i] ?? '';
    if (isQuoted && sign === '"' && text[i + 1] === '"') {
      cell += '"';
      i++;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && sign === ',') {
      row.push(cell);
      cell = '';
    } else if (!isQuoted && sign === '\r' && text[i + 1] === '\n') {
      rows.push([...row, cell]);
      [row, cell] = [[], ''];
      i++;
    } else cell += sign;
  }
  return rows;
}

const text = fc.oneof(
  fc.string(),
  fc
    .array(fc.constantFrom('"', ',', '\n', '\r', '=', '+', '-', '@', 'a', "'", '\t'), { maxLength: 8 })
    .map((l) => l.join('')),
);

describe('a table for other programs', () => {
  test('comes back cell by cell, whatever is written in it', () => {
    const cell: fc.Arbitrary<CsvCell> = fc.oneof(text, fc.integer(), fc.constant(null));
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 5 }), (rows) => {
        const read = readCsv(csvOf(rows));
        const plain = rows.map((row) =>
          row.map((one) => {
            if (typeof one !== 'string') return one === null ? '' : String(one);
            return /^[=+\-@\t\r]/.test(one) ? `'${one}` : one;
          }),
        );
        expect(read).toEqual(plain);
      }),
    );
  });

  test('never begins a text as a formula', () => {
    fc.assert(
      fc.property(text, (one) => {
        const [[cell = ''] = []] = readCsv(csvOf([[one]]));
        expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      }),
    );
    expect(csvOf([['=HYPERLINK("x")', -5, Number.NaN, '', 'a,b']])).toBe(
      '"\'=HYPERLINK(""x"")",-5,,,"a,b"\r\n',
    );
  });
});
