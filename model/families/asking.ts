import type { Facet } from '../listing/facets.ts';
import type { SortKey } from '../listing/order.ts';
import type { Range } from '../listing/range.ts';
import { type Lexicon, lexiconOfFamily } from '../search/lexicon.ts';
import { pagePath } from './families.ts';
import type { Context, Family, Field, Item, Option, PagedFamily } from './family.ts';

/** What the list of a family can be asked and what it shows, for client and server. */

interface NamedFacet<I> extends Facet<I> {
  readonly title: string;
  readonly look: 'chips' | 'select';
  readonly options: readonly Option[];
}

interface NamedRange<I> extends Range<I> {
  readonly title: string;
  /** Spoken names of the two inputs. */
  readonly fromLabel: string;
  readonly toLabel: string;
}

interface NamedPick<I> {
  readonly key: string;
  readonly title: string;
  readonly options: readonly Option[];
  readonly shareOf: (value: string) => (item: I) => number | null;
  readonly searchWords: (value: string) => string;
  readonly hintOf: (value: string) => string;
}

interface NamedSort<I> extends SortKey<I> {
  readonly label: string;
}

/** The title of a field or a sort in the visitor's words. */
export const titleIn = (title: Field<never>['title'], context: Context): string =>
  typeof title === 'string' ? context.words.t(title) : title(context);

function fieldOf<I extends Item>(family: Family<unknown, I>, key: string): Field<I> {
  const field = family.fields[key];
  if (!field) throw new Error(`the family ${family.head.name} has no field ${key}`);
  return field;
}

const hasPages = <I extends Item>(
  family: Family<unknown, I> | PagedFamily<unknown, I>,
): family is PagedFamily<unknown, I> => 'page' in family;

/** The page of a thing; null where things have none. */
export const pathOf = <I extends Item>(
  family: Family<unknown, I>,
  item: I,
  context: Context,
): string | null =>
  family.path?.(item, context) ?? (hasPages(family) ? pagePath(family.head, item.id) : null);

/** Filters by values, in the order of `keys`; those without anything to choose are left out. */
export const facetsOf = <I extends Item>(
  family: Family<unknown, I>,
  items: readonly I[],
  context: Context,
  keys: readonly string[] = family.facets,
): readonly NamedFacet<I>[] =>
  keys.flatMap((key) => {
    const { title, facet } = fieldOf(family, key);
    const options = facet?.options(context, items) ?? [];
    if (!facet || options.length === 0) return [];
    const { look = 'chips' } = facet;
    return [
      {
        key,
        title: titleIn(title, context),
        look,
        options,
        of: (item, chosen) => facet.of(item, chosen, context),
      },
    ];
  });

export const rangesOf = <I extends Item>(
  family: Family<unknown, I>,
  items: readonly I[],
  context: Context,
): readonly NamedRange<I>[] =>
  (family.ranges ?? []).flatMap((key) => {
    const { title, range } = fieldOf(family, key);
    const limits = range?.limits(items);
    if (!range || !limits) return [];
    return [
      {
        key,
        title: titleIn(range.title ?? title, context),
        ...limits,
        fromLabel: context.words.t(range.from),
        toLabel: context.words.t(range.to),
        isWithin: range.isWithin,
      },
    ];
  });

/** The choices out of very many, which may depend on what is asked already. */
export const picksOf = <I extends Item>(
  family: Family<unknown, I>,
  context: Context,
): readonly NamedPick<I>[] =>
  (family.picks ?? []).flatMap((pick) => {
    const options = pick.options(context);
    if (!options) return [];
    return [
      {
        key: pick.key,
        title: context.words.t(pick.title),
        options,
        shareOf: (value) => (item) => pick.share(item, value, context),
        searchWords: (value) => pick.searchWords(value, context),
        hintOf: (value) => pick.hint?.(value, context) ?? '',
      },
    ];
  });

export function sortsOf<I extends Item>(
  family: Family<unknown, I>,
  context: Context,
): readonly [NamedSort<I>, ...NamedSort<I>[]] {
  const [first, ...others] = family.sorts.flatMap((key): NamedSort<I>[] => {
    const { title, sort, when } = fieldOf(family, key);
    if (!sort || when?.(context) === false) return [];
    return [
      {
        key,
        label: titleIn(sort.label ?? title, context),
        startsDescending: sort.descending ?? false,
        of: (item) => sort.by(item, context),
      },
    ];
  });
  if (!first) throw new Error(`the family ${family.head.name} has nothing to sort by`);
  return [first, ...others];
}

/** Fields of the table and of the file. The first one says which item it is. */
export const columnsOf = <I extends Item>(
  family: Family<unknown, I>,
  items: readonly I[],
  context: Context,
): readonly { readonly key: string; readonly field: Field<I> }[] =>
  family.columns.flatMap((key) => {
    const field = fieldOf(family, key);
    if (field.when?.(context) === false) return [];
    const isEmpty = field.isOptional && items.every((item) => (field.text?.(item, context) ?? null) === null);
    return isEmpty ? [] : [{ key, field }];
  });

/** All of it, as an address asks it. */
export interface NamedFilters<I> {
  readonly facets: readonly NamedFacet<I>[];
  readonly ranges: readonly NamedRange<I>[];
  readonly picks: readonly NamedPick<I>[];
  readonly sorts: readonly [NamedSort<I>, ...NamedSort<I>[]];
  readonly lexicon: Lexicon;
  readonly looks?: NonNullable<Family['looks']>;
}

export function askingOf<I extends Item>(
  family: Family<unknown, I>,
  items: readonly I[],
  context: Context,
): NamedFilters<I> {
  const { looks } = family;
  return {
    facets: facetsOf(family, items, context),
    ranges: rangesOf(family, items, context),
    picks: picksOf(family, context),
    sorts: sortsOf(family, context),
    lexicon: lexiconOfFamily(family, context.lists),
    ...(looks && { looks }),
  };
}
