import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutMarkup } from '#model/rules/without-markup';

test('names lose colours and sizes, and keep all else', () => {
  expect(withoutMarkup('<color=#ff0000>Mika</color>')).toBe('Mika');
  expect(withoutMarkup('[FF0000]Mi[-]ka')).toBe('Mika');
  expect(withoutMarkup('<size=40><b>Mika</b></size> ')).toBe('Mika');
  expect(withoutMarkup('[b]Mika[/b]')).toBe('Mika');
});

test('brackets stay that are no tag', () => {
  for (const name of ['<3 Mika', 'Mika [EN]', '[Mika]', '>_<', 'a<b and c>d'])
    expect(withoutMarkup(name)).toBe(name);
});

test('letters and digits outside of brackets are never lost', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9 ]{1,20}$/), (name) => {
      expect(withoutMarkup(`<color=red>${name}</color>`)).toBe(name.trim());
    }),
  );
});
