import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAssetIndex, treeRows } from '#model/media/explorer/asset-index';
import { treeStep } from '#src/features/explorer/tree/tree-keys.ts';

const index = readAssetIndex({ bg: { day: 1, dusk: { late: 1 } }, empty: {}, stamp: { '01': 2 }, thumb: 3 });
const rowsWith = (...open: readonly string[]) => (index ? treeRows(index, new Set(open)) : []);
const KEYS = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', 'ArrowRight', 'ArrowLeft'];

test.each([
  ['ArrowRight', ['bg'], 'stamp', 'open', 'stamp'],
  ['ArrowRight', ['bg'], 'bg', 'go', 'bg/day'],
  ['ArrowRight', ['bg'], 'bg/day', null, null],
  ['ArrowLeft', ['bg'], 'bg', 'close', 'bg'],
  ['ArrowLeft', ['bg', 'bg/dusk'], 'bg/dusk/late', 'go', 'bg/dusk'],
  ['ArrowLeft', ['bg'], 'bg/dusk', 'go', 'bg'],
  ['ArrowLeft', [], 'stamp', null, null],
  ['Enter', [], 'stamp', 'show', 'stamp'],
  [' ', ['bg'], 'bg/day', 'show', 'bg/day'],
  ['D', ['bg'], 'bg/day', 'go', 'bg/dusk'],
  ['d', ['bg'], 'bg/dusk', 'go', 'bg/day'],
  ['t', [], 'thumb', 'go', 'thumb'],
  ['x', [], 'bg', null, null],
  ['Tab', [], 'bg', null, null],
])('%s with %j open, at %s: %s %s', (key, open, from, does, to) => {
  const rows = rowsWith(...open);
  const step = treeStep(
    key,
    rows,
    rows.findIndex(({ path }) => path === from),
  );
  expect(step && [step.does, rows[step.to]?.path]).toEqual(does === null ? null : [does, to]);
});

test('leads to a row that is there, whatever is open and wherever the keys are', () => {
  const some = fc.subarray(['bg', 'bg/dusk', 'empty', 'stamp', 'not there']);
  fc.assert(
    fc.property(some, fc.constantFrom(...KEYS, 'e'), fc.nat(9), (open, key, at) => {
      const rows = rowsWith(...open);
      const step = treeStep(key, rows, at);
      if (at >= rows.length) expect(step).toBeNull();
      else if (step) expect(rows[step.to]).toBeDefined();
    }),
  );
  expect(treeStep('ArrowDown', [], 0)).toBeNull();
});
