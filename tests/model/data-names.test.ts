import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DATA_NAMES, FRIENDLY_NAMES, friendlyName, STATIC_NAMES } from '#model/vocabulary/data-names';
import { en } from '../locales/english.ts';

describe('data names', () => {
  test('are the forty of the API, each with a friendly name', () => {
    expect(STATIC_NAMES).toHaveLength(40);
    for (const name of STATIC_NAMES) expect(friendlyName(name)).toBe(FRIENDLY_NAMES[name]);
  });

  test('have a text each, and no text is without a name', () => {
    expect(Object.keys(en.data).toSorted()).toEqual(DATA_NAMES.toSorted());
    expect(new Set(Object.values(en.data)).size).toBe(DATA_NAMES.length);
  });

  test('are known at any level and by their friendly name', () => {
    fc.assert(
      fc.property(fc.constantFrom(...STATIC_NAMES), fc.nat(99), (name, level) => {
        expect(friendlyName(`${name}.${level}`)).toBe(FRIENDLY_NAMES[name]);
        expect(friendlyName(FRIENDLY_NAMES[name])).toBe(FRIENDLY_NAMES[name]);
      }),
    );
  });

  test('leave other names alone', () => {
    for (const name of ['', 'toString', 'cards', 'cards/12', '.5', 'songs/all.movie']) {
      expect(friendlyName(name)).toBe(name === 'cards' ? 'cards' : null);
    }
  });
});
