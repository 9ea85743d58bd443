import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortForms } from '#model/listing/views/monograms';

const named = (...names: readonly string[]) => [
  ...shortForms(new Map(names.map((name, id) => [id, name]))).values(),
];

test('takes two letters where they are free, and others where they are not', () => {
  const names = ['Tomoe', 'Toko', 'Tomori', 'Taki', 'Ran', '巴', '友希那'];
  expect(named(...names)).toEqual(['To', 'Tk', 'Tm', 'Ta', 'Ra', '巴', '友希']);
});

test('a new name changes none before it', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.string(), (names, name) => {
      expect(named(...names, name).slice(0, -1)).toEqual(named(...names));
    }),
  );
});

test('no two forms are alike, whatever the names are', () => {
  const name = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('a', 'B', 'ひ', ' ', '#', '1') }));
  fc.assert(
    fc.property(fc.array(name, { maxLength: 60, size: 'max' }), (names) => {
      const forms = named(...names).map((form) => form.toLowerCase());
      expect(new Set(forms).size).toBe(names.length);
      expect(forms.every((form) => form.trim() !== '')).toBe(true);
    }),
  );
});
