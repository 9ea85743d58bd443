import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRuns, writeRuns } from '#model/encoding/runs';
import { anyJunk } from '../../arbitraries/hostile.ts';

describe('runs', () => {
  test('put the count first', () => {
    expect(writeRuns([4, 4, 4, null, 1, 1])).toEqual([3, 4, 1, null, 2, 1]);
    expect(writeRuns([])).toEqual([]);
  });

  test('give back any list', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer({ min: 0, max: 3 })), { minLength: 1 }), (values) => {
        expect(readRuns(writeRuns(values), values.length)).toEqual(values);
      }),
    );
  });

  test('repeat the last value of a list that is too short', () => {
    expect(readRuns([2, 5, 1, 6], 5)).toEqual([5, 5, 6, 6, 6]);
  });

  test('cut a list that is too long, at no cost', () => {
    expect(readRuns([Number.MAX_SAFE_INTEGER, 5], 3)).toEqual([5, 5, 5]);
    expect(readRuns(['1e15', 5, 1e15, 6], 2)).toEqual([5, 5]);
  });

  test('pass over counts that are none', () => {
    expect(readRuns([-5, 1, 'x', 2, 0, 3, 1.5, 9, 2, 4], 2)).toEqual([4, 4]);
  });

  test('are undefined when there is nothing to unpack', () => {
    for (const runs of [undefined, null, 'x', {}, [], [3], [0, 1]]) expect(readRuns(runs, 4)).toBeUndefined();
  });

  test('never grow beyond what is asked for', () => {
    fc.assert(
      fc.property(fc.array(anyJunk), fc.nat(50), (runs, length) => {
        expect(readRuns(runs, length)?.length ?? length).toBe(length);
      }),
    );
  });
});
