import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinedRecords, readRecords } from '#model/records/read-records';
import { inSlices } from '#src/kit/perf/in-slices.ts';
import { piecesOf } from '#src/kit/perf/pieces.ts';

const rows = fc.dictionary(fc.oneof(fc.nat().map(String), fc.string()), fc.jsonValue({ depthSize: 'small' }));
const apart = fc.integer({ min: 1, max: 40 });

describe('cutting the text of a list', () => {
  test('gives pieces whose members are those of the whole, in their order', () => {
    fc.assert(
      fc.property(rows, apart, fc.constantFrom(undefined, 1), (list, piece, indent) => {
        const members = piecesOf(JSON.stringify(list, null, indent), piece).flatMap((text) =>
          Object.entries(JSON.parse(text)),
        );
        expect(Object.fromEntries(members)).toEqual({ ...list });
        expect(members).toHaveLength(Object.keys(list).length);
      }),
    );
  });

  test('cuts what is long, between rows alone', () => {
    const row = (id: number) => `"${id}":{"name":"a, \\"b}\\\\","stat":{"1":[1,2],"60":{}}}`;
    expect(piecesOf(`{${row(1)},${row(2)},${row(3)}}`, 20)).toEqual([1, 2, 3].map((id) => `{${row(id)}}`));
  });

  test('leaves to the parser whatever is no whole object', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          rows.map((list) => JSON.stringify(list).slice(0, -1)),
        ),
        apart,
        (text, piece) => {
          let whole: unknown;
          try {
            whole = JSON.parse(text);
          } catch {
            expect(() => piecesOf(text, piece).map((part) => JSON.parse(part))).toThrow(SyntaxError);
            return;
          }
          const parts = piecesOf(text, piece).map((part): unknown => JSON.parse(part));
          if (parts.length === 1) expect(parts[0]).toEqual(whole);
          else expect(parts.map((part) => Object.keys(part as object).length)).not.toContain(0);
        },
      ),
    );
  });

  test('is read as if it had not been cut', () => {
    const read = (json: unknown) => readRecords('card', json, (id, row) => (row.x === 1 ? { id } : null));
    const list = fc.dictionary(
      fc.oneof(fc.nat({ max: 50 }).map(String), fc.string()),
      fc.constantFrom({ x: 1 }, { x: 2 }, 7),
    );
    fc.assert(
      fc.property(list, apart, (json, piece) => {
        const cut = joinedRecords(
          piecesOf(JSON.stringify(json), piece).map((text) => read(JSON.parse(text))),
        );
        const whole = read(JSON.parse(JSON.stringify(json)));
        expect([...cut.byId]).toEqual([...whole.byId]);
        expect([...cut.problems].sort()).toEqual([...whole.problems].sort());
      }),
    );
  });
});

describe('working in slices', () => {
  test('does everything once and in order', async () => {
    const numbers = Array.from({ length: 100 }, (_, at) => at);
    expect(await inSlices(numbers, (one) => one * 2)).toEqual(numbers.map((one) => one * 2));
  });

  test('lets others in between when it takes long', async () => {
    const seen: string[] = [];
    const timer = new Promise<void>((resolve) => setTimeout(() => resolve(void seen.push('timer')), 5));
    await inSlices([1, 2, 3, 4, 5, 6], (one) => {
      const end = performance.now() + 9;
      while (performance.now() < end);
      seen.push(String(one));
    });
    await timer;
    expect(seen.indexOf('timer')).toBeLessThan(6);
  });

  test('stops when it was given up, and when one fails', async () => {
    const gone = new AbortController();
    const slow = () => {
      const end = performance.now() + 9;
      while (performance.now() < end);
      gone.abort();
    };
    await expect(inSlices([1, 2, 3], slow, gone.signal)).rejects.toThrow('abort');
    await expect(inSlices(['{'], (text) => JSON.parse(text))).rejects.toThrow(SyntaxError);
  });
});
