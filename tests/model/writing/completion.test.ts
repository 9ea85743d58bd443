import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nameUnderWay, peopleFitting, withInsert, withPiece } from '#model/writing/completion';

const PEOPLE = [
  { username: 'mika', nickname: 'Star' },
  { username: 'Ran_1', nickname: null },
  { username: 'mika', nickname: 'Star' },
];

describe('a name under way', () => {
  test.each([
    ['hi @mi', 6, 'mi'],
    ['@', 1, ''],
    ['hi @mi there', 6, 'mi'],
    ['（@ra', 4, 'ra'],
    ['by @りみ', 6, 'りみ'],
    ['谢谢@rea', 6, 'rea'],
    ['고마워@', 4, ''],
  ])('in %j at %d is %j', (text, caret, begun) => {
    expect(nameUnderWay(text, caret)?.begun).toBe(begun);
  });

  test.each([
    ['me@site', 7],
    ['hi @mi there', 9],
    ['@@', 2],
    ['a-b.c@d', 7],
    ['', 0],
  ])('is none in %j at %d', (text, caret) => {
    expect(nameUnderWay(text, caret)).toBeNull();
  });

  test('fits people by either name, each once', () => {
    expect(peopleFitting(PEOPLE, 'st').map(({ username }) => username)).toEqual(['mika']);
    expect(peopleFitting(PEOPLE, 'RAN').map(({ username }) => username)).toEqual(['Ran_1']);
    expect(peopleFitting(PEOPLE, '')).toHaveLength(2);
    expect(peopleFitting([{ username: 'rimi', nickname: 'りみりん' }], 'りみ')).toHaveLength(1);
    expect(peopleFitting(PEOPLE, 'ＳＴ')).toHaveLength(1);
  });
});

describe('a piece put into a text', () => {
  test('stands apart from the words around it', () => {
    expect(withPiece('hi@mi.', 2, 5, '@mika')).toEqual({ text: 'hi @mika .', caret: 9 });
    expect(withPiece('', 0, 0, '@mika')).toEqual({ text: '@mika ', caret: 6 });
    expect(withPiece('a @m b', 2, 4, '@mika')).toEqual({ text: 'a @mika b', caret: 8 });
  });

  test('keeps everything outside the replaced place', () => {
    const place = fc.tuple(fc.string(), fc.string(), fc.string());
    fc.assert(
      fc.property(place, fc.string(), ([before, middle, after], piece) => {
        const text = before + middle + after;
        const made = withPiece(text, before.length, before.length + middle.length, piece);
        expect(made.text.startsWith(before)).toBe(true);
        expect(made.text.endsWith(after)).toBe(true);
        expect(made.caret).toBeLessThanOrEqual(made.text.length);
        const plain = withInsert(text, before.length, before.length + middle.length, piece);
        expect(plain).toEqual({ text: before + piece + after, caret: before.length + piece.length });
      }),
    );
  });
});
