import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Chosen, type Facet, filterByFacets } from '#model/listing/facets';
import { sortedBy } from '#model/listing/order';

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
    fc.property(items, chosen, (list, wanted) => {
      const { items: kept } = filterByFacets(list, FACETS, wanted, ({ id }) => id !== 3);
      expect(kept).toEqual(list.filter((item) => item.id !== 3 && isKept(item, wanted)));
    }),
  );
});

test('a value counts what choosing it alone in its facet would show', () => {
  fc.assert(
    fc.property(items, chosen, fc.constantFrom('color', 'size'), letter, (list, wanted, key, value) => {
      const { counts } = filterByFacets(list, FACETS, wanted, () => true);
      const alone = list.filter((item) => isKept(item, { ...wanted, [key]: [value] }));
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
