import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Chosen, countByFacets, type Facet, filterByFacets } from '#model/listing/facets';
import { sortedBy } from '#model/listing/order';
import { readSpan, writeSpan } from '#model/listing/range';

interface Item {
  readonly id: number;
  readonly color: string;
  readonly sizes: readonly string[];
  readonly age: number | null;
}

const FACETS: readonly Facet<Item>[] = [
  { key: 'color', of: ({ color }) => [color] },
  { key: 'size', of: ({ sizes }) => sizes },
];

const letter = fc.constantFrom('a', 'b', 'c');
const items = fc
  .array(
    fc.record({
      color: letter,
      sizes: fc.uniqueArray(letter),
      age: fc.option(fc.integer({ min: 0, max: 3 })),
    }),
    { maxLength: 20 },
  )
  .map((list) => list.map((item, id): Item => ({ ...item, id })));
const chosen: fc.Arbitrary<Chosen> = fc.record({
  color: fc.uniqueArray(letter),
  size: fc.uniqueArray(letter),
});

const isKept = (item: Item, { color = [], size = [] }: Chosen): boolean =>
  (color.length === 0 || color.includes(item.color)) &&
  (size.length === 0 || size.some((one) => item.sizes.includes(one)));

test('within a facet any value counts, between facets all must', () => {
  fc.assert(
    fc.property(items, chosen, (list, selected) => {
      const kept = filterByFacets(list, FACETS, selected, ({ id }) => id !== 3);
      expect(kept).toEqual(list.filter((item) => item.id !== 3 && isKept(item, selected)));
    }),
  );
});

test('a value counts what choosing it alone in its facet would show', () => {
  fc.assert(
    fc.property(items, chosen, fc.constantFrom('color', 'size'), letter, (list, selected, key, value) => {
      const counts = countByFacets(list, FACETS, selected, () => true);
      const alone = list.filter((item) => isKept(item, { ...selected, [key]: [value] }));
      expect(counts.get(key)?.get(value) ?? 0).toBe(alone.length);
    }),
  );
});

test('sorting keeps every item, orders known values and puts unknown ones last in both directions', () => {
  fc.assert(
    fc.property(items, fc.boolean(), (list, isDescending) => {
      const sorted = sortedBy(list, { of: ({ age }) => age }, isDescending);
      expect([...sorted].sort((a, b) => a.id - b.id)).toEqual(list);
      const ages = sorted.map(({ age }) => age);
      const known = ages.filter((age) => age !== null);
      expect(ages.slice(0, known.length)).toEqual(known);
      expect([...known].sort((a, b) => (isDescending ? b - a : a - b))).toEqual(known);
    }),
  );
});

test('a span comes back as it was written, whatever is written stays within its limits', () => {
  const limits = { lowest: 1, highest: 40 };
  const level = fc.integer({ min: 1, max: 40 });
  fc.assert(
    fc.property(level, level, fc.string(), (a, b, text) => {
      const span = { from: Math.min(a, b), to: Math.max(a, b) };
      const isAll = span.from === 1 && span.to === 40;
      expect(readSpan(writeSpan(span), limits)).toEqual(isAll ? null : span);
      const read = readSpan(text, limits);
      expect(read === null || (read.from >= 1 && read.from <= read.to && read.to <= 40)).toBe(true);
    }),
  );
  expect(readSpan('90-3', limits)).toEqual({ from: 40, to: 40 });
  expect(readSpan('26', limits)).toBeNull();
});

test('a facet has only what the span of another filter leaves it', () => {
  const facet: Facet<Item> = {
    key: 'size',
    of: ({ sizes, age }, { age: span }) => (age === Number(span?.[0]) ? sizes : []),
  };
  const list: readonly Item[] = [
    { id: 1, color: 'a', sizes: ['a', 'b'], age: 1 },
    { id: 2, color: 'a', sizes: ['a'], age: 2 },
  ];
  const selected = { size: ['a'], age: ['2'] };
  const kept = filterByFacets(list, [facet], selected, () => true);
  const counts = countByFacets(list, [facet], selected, () => true);
  expect(kept.map(({ id }) => id)).toEqual([2]);
  expect([...(counts.get('size') ?? [])]).toEqual([['a', 1]]);
});
