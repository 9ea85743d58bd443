import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutsOf, isLongLine } from '#model/media/story/editing/checks/long-lines';

function partsOf(text: string): readonly string[] | null {
  const cuts = cutsOf(text);
  return cuts && [0, ...cuts].map((from, nth) => text.slice(from, cuts[nth]));
}
const filler = (length: number): string => 'word '.repeat(length / 5);

describe('a long line', () => {
  it.each([
    [`${filler(60)}end. ${filler(100)}`, `${filler(60)}end. `],
    [`${filler(60)}end, ${filler(100)}`, `${filler(60)}end, `],
    [`${'あ'.repeat(60)}。${'い'.repeat(60)}`, `${'あ'.repeat(60)}。`],
    [`${'あ'.repeat(60)}！？」${'い'.repeat(60)}`, `${'あ'.repeat(60)}！？」`],
    [`${'他'.repeat(60)}——${'她'.repeat(60)}`, `${'他'.repeat(60)}——`],
  ])('is parted behind a sentence or a comma: %s', (text, first) => {
    expect(partsOf(text)?.[0]).toBe(first);
  });

  it.each(['12:30', '1,000', '3.5', 'https://example.org/a?b=1,2', 'a.m.', '2:1'])(
    'is not parted in %s',
    (word) => {
      for (let before = 0; before <= 120; before += 5) {
        const text = `${filler(before)}${word} ${filler(120)}`;
        expect(partsOf(text)?.some((part) => part.includes(word))).toBe(true);
      }
    },
  );

  it('is parted nowhere in the midst of dashes', () => {
    for (let before = 70; before <= 80; before++)
      for (const part of partsOf(`${'他'.repeat(before)}——${'她'.repeat(70)}`) ?? [])
        expect(part).not.toMatch(/^—/);
  });

  it('keeps all letters in parts that are short enough', () => {
    const piece = fc.constantFrom('word ', '。', '. ', ', ', '，', '——', 'あ', '12:30 ', '\n', '」', '…');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 300 }), (pieces) => {
        const text = pieces.join('');
        const parts = partsOf(text);
        if (!parts) return;
        expect(parts.join('')).toBe(text);
        for (const part of parts) expect(isLongLine(part.trim())).toBe(false);
      }),
    );
  });
});
