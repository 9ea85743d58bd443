import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readArchives } from '#model/records/read-archives';

const ROW = {
  cutoff: [{ 1000: 800_000, 100: '2500000' }, {}, { 100: 1_000_000 }, {}, {}],
  board: [[9_000_000, 9_500_000], [], [4_000_000], [], []],
};
const read = (row: object) => readArchives({ 7: row }).byId.get(7);

describe('archives', () => {
  test('are read with ranks and the best in order', () => {
    expect(read(ROW)).toEqual({
      id: 7,
      cutoffs: [
        [
          { tier: 100, points: 2_500_000 },
          { tier: 1000, points: 800_000 },
        ],
        null,
        [{ tier: 100, points: 1_000_000 }],
        null,
        null,
      ],
      best: [[9_500_000, 9_000_000], null, [4_000_000], null, null],
    });
  });

  test.each([
    null,
    7,
    'x',
    {},
    [],
    [null, 7, 'x', [[]], { a: {} }],
    [{ '-5': 1, '0': 4, x: 5, 100: 'many', 200: -3, 300: null }],
  ])('keep the best when the cutoffs are %j', (cutoff) => {
    expect(read({ ...ROW, cutoff })?.cutoffs).toEqual([null, null, null, null, null]);
    expect(read({ ...ROW, cutoff })?.best[0]).toEqual([9_500_000, 9_000_000]);
  });

  test.each([null, 7, 'x', {}, [], [null, {}, ['many', -1, null]]])(
    'keep the cutoffs when the best are %j',
    (board) => {
      expect(read({ ...ROW, board })?.best).toEqual([null, null, null, null, null]);
      expect(read({ ...ROW, board })?.cutoffs[2]).toEqual([{ tier: 100, points: 1_000_000 }]);
    },
  );

  test('are read from lists of four servers', () => {
    expect(read({ cutoff: ROW.cutoff.slice(0, 4), board: [] })?.cutoffs).toHaveLength(5);
  });

  test('are none of events of which nothing is kept', () => {
    expect(read({ cutoff: [{}, {}, {}, {}, {}], board: [[], [], [], [], []] })).toBeUndefined();
    expect(readArchives({ 7: {} }).problems).toEqual([]);
  });

  test('name ten at most', () => {
    expect(read({ board: [Array(30).fill(5)] })?.best[0]).toHaveLength(10);
  });

  test('are read from whatever is sent', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (json, cutoff) => {
        for (const { id, cutoffs } of readArchives(json).byId.values())
          expect([Number.isInteger(id), cutoffs.length]).toEqual([true, 5]);
        expect(readArchives({ 7: { cutoff, board: cutoff } }).problems).toEqual([]);
      }),
    );
  });
});
