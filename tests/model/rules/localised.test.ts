import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localised } from '#model/rules/localised';
import { anyServer, perServer } from '../../arbitraries/vocabulary.ts';

describe('localised', () => {
  test('takes the main server first, then the sub server', () => {
    expect(localised(['a', 'b', 'c', null, null], 1, 2)).toEqual({ value: 'b', server: 1 });
    expect(localised(['a', null, 'c', null, null], 1, 2)).toEqual({ value: 'c', server: 2 });
  });

  test('takes the first there is when neither has one, and says whose it is', () => {
    expect(localised([null, null, null, 'd', 'e'], 1, 2)).toEqual({ value: 'd', server: 3 });
  });

  test('is null only when no server has a value', () => {
    fc.assert(
      fc.property(perServer(fc.string()), anyServer, anyServer, (values, main, sub) => {
        const found = localised(values, main, sub);
        if (found === null) expect(values.every((value) => value === null)).toBe(true);
        else expect(values[found.server]).toBe(found.value);
      }),
    );
  });
});
