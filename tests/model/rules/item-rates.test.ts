import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAreaItems } from '#model/records/area-item';
import { itemRates } from '#model/rules/item-rates';

const itemOf = (row: object) => {
  const item = readAreaItems({ 1: row }).byId.get(1);
  if (!item) throw new Error('the item is readable');
  return item;
};
const BY_LEVEL = { 1: [2, 1, 2, null, null], 2: [4, 3, 4, null, null], 3: [6, null, 6, null, null] };

test('puts servers with the same rates and parameters with the same rates together', () => {
  const item = itemOf({
    level: [3, 2, 3, null, null],
    performance: BY_LEVEL,
    technique: BY_LEVEL,
    visual: {},
  });
  expect(itemRates(item)).toEqual([
    { servers: [0, 2], stats: ['performance', 'technique'], rates: [2, 4, 6] },
    { servers: [1], stats: ['performance', 'technique'], rates: [1, 3] },
  ]);
});

test('keeps parameters with other rates apart', () => {
  const visual = { 1: [1, null, null, null, null] };
  const item = itemOf({ level: [1, null, null, null, null], performance: { 1: [5] }, technique: {}, visual });
  expect(itemRates(item)).toEqual([
    { servers: [0], stats: ['performance'], rates: [5] },
    { servers: [0], stats: ['visual'], rates: [1] },
  ]);
});

test('ends at the highest level, or at the last level with rates when the highest is not given', () => {
  expect(itemRates(itemOf({ performance: BY_LEVEL }))[0]?.rates).toEqual([2, 4, 6]);
  expect(itemRates(itemOf({ level: [2, 2, 2, 2, 2], performance: BY_LEVEL }))[0]?.rates).toEqual([2, 4]);
});

test('is nothing of what lifts nothing, whatever else stands there', () => {
  expect(itemRates(itemOf({ level: [1], performance: { 1: [0, 0, 0, 0, 0] } }))).toEqual([]);
  fc.assert(
    fc.property(fc.anything(), (rates) => {
      for (const { servers, stats } of itemRates(itemOf({ level: rates, performance: rates }))) {
        expect(servers.length * stats.length).toBeGreaterThan(0);
      }
    }),
  );
});
