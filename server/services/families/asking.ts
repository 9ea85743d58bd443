import type { AnyFamily, Context, Item } from '#model/families/family';
import { lexiconOfFamily } from '#model/families/lexicon';
import type { Searched } from '#model/listing/found';

/** A way to sort a list, by its name. */
interface NamedSort {
  readonly key: string;
  readonly label: string;
  readonly startsDescending: boolean;
  readonly of: (item: Item) => number | string | null;
}

const titleIn = (title: AnyFamily['fields'][string]['title'], context: Context): string =>
  typeof title === 'string' ? context.words.t(title) : title(context);

function sortsOf(family: AnyFamily, context: Context): readonly [NamedSort, ...NamedSort[]] {
  const [first, ...others] = family.sorts.flatMap((key): NamedSort[] => {
    const { title, sort } = family.fields[key] ?? {};
    if (!sort || title === undefined) return [];
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

/** All that a family's list can be asked, as the client asks it (src/kit/list/family). */
export function askingOf(family: AnyFamily, items: readonly Item[], context: Context) {
  const facets = family.facets.flatMap((key) => {
    const { facet } = family.fields[key] ?? {};
    const options = facet?.options(context, items) ?? [];
    return facet && options.length > 0
      ? [
          {
            key,
            options,
            of: (...[item, chosen]: Parameters<Searched<Item>['facets'][number]['of']>) =>
              facet.of(item, chosen, context),
          },
        ]
      : [];
  });
  const ranges = (family.ranges ?? []).flatMap((key) => {
    const { range } = family.fields[key] ?? {};
    const limits = range?.limits(items);
    return range && limits ? [{ key, ...limits, isWithin: range.isWithin }] : [];
  });
  const picks = (family.picks ?? []).flatMap((pick) => {
    const options = pick.options(context);
    if (!options) return [];
    const shareOf = (value: string) => (item: Item) => pick.share(item, value, context);
    return [{ key: pick.key, options, shareOf }];
  });
  const { looks } = family;
  return {
    facets,
    ranges,
    picks,
    sorts: sortsOf(family, context),
    lexicon: lexiconOfFamily(family, context.lists),
    ...(looks && { looks }),
  };
}
