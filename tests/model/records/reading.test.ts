import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  asAttribute,
  asInteger,
  asNumber,
  asPercent,
  asPerServer,
  asRank,
  asStats,
  perServerText,
  perServerTime,
} from '#model/records/reading';
import { anyJunk } from '../../arbitraries/hostile.ts';

describe('asNumber', () => {
  test.each<[unknown, number | null]>([
    [12, 12],
    ['1489626000000', 1_489_626_000_000],
    ['-0.5', -0.5],
    ['1e3', 1000],
    ['', null],
    [' ', null],
    ['0x10', null],
    ['12 cards', null],
    ['Infinity', null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [true, null],
    [null, null],
    [[12], null],
    [{ valueOf: 12 }, null],
  ])('reads %j as %j', (value, expected) => {
    expect(asNumber(value)).toBe(expected);
  });

  test('gives finite numbers or nothing for anything', () => {
    fc.assert(
      fc.property(anyJunk, (value) => {
        const number = asNumber(value);
        expect(number === null || Number.isFinite(number)).toBe(true);
      }),
    );
  });
});

describe('asInteger', () => {
  test.each<[unknown, number | null]>([
    ['7', 7],
    [7.5, null],
    [2 ** 60, null],
  ])('reads %j as %j', (value, expected) => {
    expect(asInteger(value)).toBe(expected);
  });
});

describe('asPercent', () => {
  test.each<[unknown, number | null]>([
    ['150', 150],
    [-20, -20],
    [10_000, 10_000],
    [1e300, null],
    [-1e300, null],
  ])('reads %j as %j', (value, expected) => {
    expect(asPercent(value)).toBe(expected);
  });
});

describe('asRank', () => {
  test.each<[unknown, number | null]>([
    ['5', 5],
    [0, 0],
    [-1, null],
    [2 ** 52, null],
  ])('reads %j as %j', (value, expected) => {
    expect(asRank(value)).toBe(expected);
  });
});

describe('asAttribute', () => {
  test('knows the upper case that skills use and refuses other words', () => {
    expect([asAttribute('HAPPY'), asAttribute('pure'), asAttribute('sad'), asAttribute(3)]).toEqual([
      'happy',
      'pure',
      null,
      null,
    ]);
  });
});

describe('asPerServer', () => {
  test('pads the four-long arrays of old lists with null', () => {
    expect(perServerText(['a', 'b', 'c', 'd'])).toEqual(['a', 'b', 'c', 'd', null]);
  });

  test('cuts what is longer than five', () => {
    expect(asPerServer([1, 2, 3, 4, 5, 6], asNumber)).toEqual([1, 2, 3, 4, 5]);
  });

  test('keeps null in any place and reads numbers written as strings', () => {
    expect(perServerTime([null, '1489658400000', null, 0, '0'])).toEqual([
      null,
      1_489_658_400_000,
      null,
      0,
      0,
    ]);
  });

  test('takes a single value for every server', () => {
    expect(asPerServer(10, asNumber)).toEqual([10, 10, 10, 10, 10]);
  });

  test('counts an empty text as no text', () => {
    expect(perServerText(['', 'b', null, null, null])).toEqual([null, 'b', null, null, null]);
  });

  test('is always five long', () => {
    fc.assert(
      fc.property(anyJunk, (value) => {
        expect(asPerServer(value, asNumber)).toHaveLength(5);
      }),
    );
  });
});

describe('asStats', () => {
  test('reads numbers and numbers as strings, a missing one as 0', () => {
    expect(asStats({ performance: '1', visual: 3 })).toEqual([1, 0, 3]);
  });

  test('counts a parameter beyond anything published as missing', () => {
    expect(asStats({ performance: 1e300, technique: 15_000, visual: -1e300 })).toEqual([0, 15_000, 0]);
  });

  test('is null when nothing of it is there', () => {
    expect([asStats({}), asStats(null), asStats([1, 2, 3])]).toEqual([null, null, null]);
  });
});
