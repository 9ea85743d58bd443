import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstWords } from '#server/services/accounts/message-words';

const text = fc
  .array(fc.constantFrom(' ', '\n', '\u3000', 'a', '夢', '😀'), { maxLength: 120 })
  .map((letters) => letters.join(''));

test('keep a short text whole and begin a long one, in whole letters and without needless spaces', () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 2, max: 40 }), (whole, most) => {
      const letters = [...whole.replaceAll(/\s+/g, ' ').trim()];
      const begun = [...firstWords(whole, most)];
      if (letters.length <= most) expect(begun).toEqual(letters);
      else {
        expect(begun.at(-1)).toBe('…');
        expect(begun.length).toBeLessThanOrEqual(most);
        expect(letters.slice(0, begun.length - 1)).toEqual(begun.slice(0, -1));
      }
    }),
  );
});
