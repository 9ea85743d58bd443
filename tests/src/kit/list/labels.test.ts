import { describe, expect, test } from 'vitest';
import { normalise } from '#model/encoding/normalise';
import type { AnyFamily, Context, Item } from '#model/families/family';
import { type Lexicon, lexiconOfFamily, lexiconOfKinds } from '#model/search/lexicon';
import { matches } from '#model/search/matching';
import { parseQuery } from '#model/search/query';
import { LOCALES } from '#model/vocabulary/locales';
import { wordsFor } from '#server/services/families/source';
import { facetsOf } from '#src/kit/list/family/family-filters.tsx';
import { demoContext, demoFamilies, itemsOf } from '#tests/families';

/** Filters whose labels are everyday words, or which stand for what is left: as text they would hide names that hold them. */
const NO_WORDS = ['status', 'stat', 'mine', 'rarity'];
const LEFT_OVER = ['other', 'mixed', 'all'];

/** What the label finds: by its meaning alone, without titles that begin with it. */
function foundBy(label: string, lexicon: Lexicon, items: readonly Item[]): readonly number[] {
  const query = parseQuery(label, lexicon).map((meanings) => meanings.filter(({ kind }) => kind !== 'title'));
  return items.filter(({ subject }) => matches(query, subject)).map(({ id }) => id);
}

function faultsOf(family: AnyFamily, items: readonly Item[], context: Context): readonly string[] {
  const lexicon = lexiconOfFamily(family, context.lists);
  const filters = facetsOf(family, { items, context }, family.facets).filter(
    ({ key }) => !NO_WORDS.includes(key),
  );
  return filters.flatMap(({ key, options, of }) =>
    options.flatMap(({ value, label }) => {
      if (['band', 'attr'].includes(key) && LEFT_OVER.includes(value)) return [];
      const chosen = items.filter((item) => of(item, {}).includes(value)).map(({ id }) => id);
      const found = foundBy(label, lexicon, items);
      return String(found) === String(chosen) ? [] : [`${key} ${label}: ${found.length} of ${chosen.length}`];
    }),
  );
}

describe.each(demoFamilies.map(({ family }) => [family.head.name, family] as const))(
  'the label of a filter of %s',
  (_, family) => {
    test.each(LOCALES)('finds what the filter finds when it is typed in %s', (locale) => {
      const context: Context = { ...demoContext, words: wordsFor(locale, demoContext) };
      expect(faultsOf(family, itemsOf(family, context), context)).toEqual([]);
    });
  },
);

test.each([0, 1, 2, 3, 4] as const)('schools are words in the language of server %i', (main) => {
  const characters = demoFamilies.find(({ family }) => family.head.name === 'characters');
  if (!characters) throw new Error('there is a family of characters');
  const context: Context = { ...demoContext, main };
  const { family } = characters;
  const faults = faultsOf(family, itemsOf(family, context), context);
  expect(faults.filter((fault) => fault.startsWith('school'))).toEqual([]);
  const [, profile] = [...context.lists.characterProfiles][0] ?? [];
  const school = profile?.texts.school[main] ?? '';
  const words = family.words?.(context.lists) ?? {};
  expect(parseQuery(school, lexiconOfKinds(['band'], words))[0]?.[0]?.kind).toBe('tags');
  expect(Object.values(words).flat().map(normalise)).toContain(normalise(school));
});
