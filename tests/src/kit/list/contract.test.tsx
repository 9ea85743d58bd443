import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvOf } from '#model/encoding/csv';
import { sortsOf } from '#model/families/asking';
import { loadFamily } from '#model/families/families';
import type { AnyFamily, Context, Item } from '#model/families/family';
import { countByFacets, filterByFacets } from '#model/listing/facets';
import type { Askable } from '#model/listing/list-query';
import { decodeListQuery } from '#model/listing/list-query';
import { sortedBy } from '#model/listing/order';
import { LOCALES } from '#model/vocabulary/locales';
import { wordsFor } from '#server/services/families/source';
import { facetsOf, filtersOf, picksOf } from '#src/kit/list/family/family-filters.tsx';
import { columnsOf, type ListView } from '#src/kit/list/family/family-listing.tsx';
import { encodeListQuery } from '#src/kit/list/query/query-code.ts';
import { demoContext, demoFamilies, demoLists } from '#tests/families';

/** What every family owes the list kit and the detail kit, on all items of the demo set. */

const VIEW: ListView<Item> = { Picture: () => null, sizes: { row: 1, cell: 1 } };
const everything = () => true;

const owned: Context = {
  ...demoContext,
  mine: { owned: new Set([1, 2, 3]), excluded: new Set([2]), hasProfile: true },
};

const all: readonly { readonly family: AnyFamily; readonly items: readonly Item[] }[] = [
  ...demoFamilies,
  ...demoLists,
];

describe.each(all.map((each) => [each.family.head.name, each] as const))('%s', (_, { family, items }) => {
  const data = { items, all: items, spoilers: 0, context: demoContext };
  const filters = { ...filtersOf(family, data), picks: picksOf(family, demoContext) };
  const sorts = sortsOf(family, demoContext);
  const columns = columnsOf(family, data, demoContext, VIEW);
  const askable: Askable = { ...filters, sorts };

  test('has items, each with a title and lines for its tile and row', () => {
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) {
      expect(family.title(item)).not.toBe('');
      expect(family.tile.lines(item, demoContext)[0]?.[0]?.text).not.toBe('');
      // Things without a page show their name and number in any case.
      if ('page' in family) expect(family.row.lines(item, demoContext).flat().length).toBeGreaterThan(0);
    }
  });

  test('offers every value that an item has, or leaves it out of the filter on purpose', () => {
    for (const facet of facetsOf(family, { items, context: owned })) {
      const offered = new Set(facet.options.map(({ value }) => value));
      const used = new Set(items.flatMap((item) => facet.of(item, {})));
      expect([...offered].some((value) => used.has(value))).toBe(true);
      expect(offered.size).toBe(facet.options.length);
    }
  });

  test('says which filters ask what the visitor owns', () => {
    const anonymous = {
      ...owned,
      mine: { owned: new Set<number>(), excluded: new Set<number>(), hasProfile: false },
    };
    const offered = (context: Context) => facetsOf(family, { items, context }).map(({ key }) => key);
    const known = offered(anonymous);
    const personal = offered(owned).filter((key) => !known.includes(key));
    expect(family.facets.filter((key) => family.fields[key]?.facet?.isPersonal)).toEqual(personal);
  });

  test('counts as many items as a filter then finds', () => {
    const counts = countByFacets(items, filters.facets, {}, everything);
    for (const { key, options } of filters.facets) {
      const [first] = options;
      if (!first) throw new Error(`the filter ${key} has no options`);
      const found = filterByFacets(items, filters.facets, { [key]: [first.value] }, everything);
      expect(found.length).toBe(counts.get(key)?.get(first.value) ?? 0);
    }
  });

  test('finds all items in the whole range and fewer in a part of it', () => {
    for (const { isWithin, lowest, highest } of filters.ranges) {
      const known = items.filter((item) => isWithin(item, { from: lowest, to: highest }));
      const part = items.filter((item) => isWithin(item, { from: lowest, to: lowest }));
      expect(known.length).toBeGreaterThan(0);
      expect(part.length).toBeLessThan(known.length);
    }
  });

  test('sorts by each key in both directions, with unknown values last', () => {
    for (const sort of sorts) {
      for (const isDescending of [false, true]) {
        const sorted = sortedBy(items, sort, isDescending);
        expect(sorted).toHaveLength(items.length);
        const known = sorted.map((item) => sort.of(item) !== null);
        expect(known.lastIndexOf(true)).toBeLessThan(
          known.indexOf(false) === -1 ? items.length : known.indexOf(false),
        );
      }
    }
  });

  test('keeps every question in the address', () => {
    const chosen = fc.record(
      Object.fromEntries(
        filters.facets.map(({ key, options }) => [key, fc.subarray(options.map(({ value }) => value))]),
      ),
    );
    const sort = fc.constantFrom(...sorts.map(({ key }) => key));
    fc.assert(
      fc.property(
        chosen,
        sort,
        fc.boolean(),
        fc.string({ maxLength: 20 }),
        (values, key, isDescending, text) => {
          const asked = {
            text,
            chosen: Object.fromEntries(Object.entries(values).filter(([, list]) => list.length > 0)),
            sort: key,
            isDescending,
            view: 'rows',
            look: '',
          };
          const address = String(encodeListQuery(asked, askable));
          expect(decodeListQuery(new URLSearchParams(address), askable)).toEqual(asked);
        },
      ),
      { numRuns: 50 },
    );
  });

  test('writes a file with a row for each item and a cell for each column', () => {
    const rows = items.map((item) => columns.map(({ csv }) => csv(item)));
    expect(csvOf([columns.map(({ title }) => title), ...rows]).split('\r\n').length).toBeGreaterThan(
      items.length,
    );
    expect(new Set(columns.map(({ key }) => key)).size).toBe(columns.length);
    // A column that no item has a value for says nothing.
    for (const [at, { key }] of columns.entries())
      expect([key, rows.some((row) => (row[at] ?? null) !== null && row[at] !== '')]).toEqual([key, true]);
  });

  test('sorts by the head of a column only where the list has that sort', () => {
    const keys = new Set(sorts.map(({ key }) => key));
    for (const { sort } of columns) if (sort !== undefined) expect(keys).toContain(sort);
  });

  test.each(LOCALES)('has all its words in %s', (locale) => {
    const context = { ...demoContext, words: wordsFor(locale, demoContext) };
    const [first] = items;
    if (!first) throw new Error('there are items');
    const { texts } = family.head;
    const said = [
      ...Object.values(texts).map((key) => context.words.t(key)),
      ...family.examples.map(({ meaning }) => context.words.t(meaning)),
      ...sortsOf(family, context).map(({ label }) => label),
      ...columnsOf(family, { ...data, context }, context, VIEW).map(({ title }) => title),
    ];
    expect(said.filter((text) => text === '' || /^[a-z]+\.[a-zA-Z.]+$/.test(text))).toEqual([]);
  });
});

test.each(demoFamilies.map((each) => [each.family.head.name, each] as const))(
  '%s has a sample with a subtitle, facts, a summary and a picture',
  (_, { family, items }) => {
    const sample = items.find(({ id }) => id === family.head.sample);
    if (!sample) throw new Error(`the demo set lacks the sample of ${family.head.name}`);
    // The page of an archive begins with tables.
    const { facts, summary } = family;
    for (const keys of family.head.name === 'eventarchives' ? [summary] : [facts, summary]) {
      const texts = keys.map((key) => family.fields[key]?.text?.(sample, demoContext) ?? '');
      expect(texts.filter((text) => text !== '').length).toBeGreaterThanOrEqual(2);
    }
    const [art] = family.art(sample, demoContext);
    // Of area items the data has no pictures.
    if (family.head.name !== 'items') expect(art).toMatch(/^\/(assets|res)\//);
    expect(family.subtitle(sample, demoContext)).not.toBe('');
    expect(family.color(sample, demoContext)).toMatch(/^#[\da-f]{6}$/i);
  },
);

test('loads the description of each family by the name in its head', async () => {
  for (const { family } of demoFamilies) expect(await loadFamily(family.head.name as never)).toBe(family);
});
