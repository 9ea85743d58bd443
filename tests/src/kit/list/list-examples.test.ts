import { expect, test } from 'vitest';
import { lexiconOfFamily } from '#model/search/lexicon';
import { matches } from '#model/search/matching';
import { parseQuery } from '#model/search/query';
import { demoContext, demoFamilies } from '#tests/families';

const NAMED = demoFamilies.map((each) => [each.family.head.name, each] as const);

test.each(NAMED)(
  'the search help of %s has eight to ten different examples',
  (_, { family: { examples } }) => {
    expect(examples.length).toBeGreaterThanOrEqual(8);
    expect(examples.length).toBeLessThanOrEqual(10);
    expect(new Set(examples.map(({ typed }) => typed)).size).toBe(examples.length);
    expect(new Set(examples.map(({ meaning }) => meaning)).size).toBe(examples.length);
  },
);

const EACH = NAMED.flatMap(([name, each]) =>
  each.family.examples.map(({ typed }) => [name, typed, each] as const),
);

test.each(EACH)('among %s, the example %s finds some and not all', (_, typed, { family, items }) => {
  const query = parseQuery(typed, lexiconOfFamily(family, demoContext.lists));
  const found = items.filter(({ subject }) => matches(query, subject));
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThan(items.length);
});
