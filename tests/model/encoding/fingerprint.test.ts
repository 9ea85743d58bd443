import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fingerprint } from '#model/encoding/fingerprint';

test('fingerprints are equal for equal texts and differ for a changed one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (a, b) => {
      expect(fingerprint(`${a}`)).toBe(fingerprint(a));
      expect(fingerprint(a) === fingerprint(b)).toBe(a === b);
    }),
  );
});

test('fingerprints differ for all texts that differ in one digit', () => {
  const texts = Array.from({ length: 20_000 }, (_, index) => `{"theme":2,"uiLang":${index}}`);
  expect(new Set(texts.map(fingerprint)).size).toBe(texts.length);
});
