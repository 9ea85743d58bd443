import type { ReactNode } from 'react';
import type { Context, Family, Field, Item, Option as ModelOption, Pick } from '#model/families/family';
import { AttributeMark } from '../../card/attribute-mark.tsx';
import { BandMark } from '../../card/band-mark.tsx';
import type { FacetView, Filters, Option, PickView, RangeView } from '../listing.ts';
import type { FamilyData } from './use-family.ts';

/** The title of a field or a sort in the visitor's words. */
export const titleIn = (title: Field<never>['title'], context: Context): string =>
  typeof title === 'string' ? context.words.t(title) : title(context);

export function fieldOf<I extends Item>(family: Family<unknown, I>, key: string): Field<I> {
  const field = family.fields[key];
  if (!field) throw new Error(`the family ${family.head.name} has no field ${key}`);
  return field;
}

function iconOf({ mark }: ModelOption): ReactNode {
  if (mark?.kind === 'band') return <BandMark bandId={mark.id} />;
  if (mark?.kind === 'attribute') return <AttributeMark attribute={mark.name} />;
  return mark?.kind === 'letters' ? <span aria-hidden="true">{mark.text}</span> : null;
}

const optionsOf = (options: readonly ModelOption[]): readonly Option[] =>
  options.map(({ mark, ...option }) => (mark ? { ...option, icon: iconOf({ ...option, mark }) } : option));

/** Filters by values, in the order of `keys`; those without anything to choose are left out. */
export function facetsOf<I extends Item>(
  family: Family<unknown, I>,
  { items, context }: { readonly items: readonly I[]; readonly context: Context },
  keys: readonly string[] = family.facets,
): readonly FacetView<I>[] {
  return keys.flatMap((key) => {
    const { title, facet } = fieldOf(family, key);
    const options = facet ? optionsOf(facet.options(context, items)) : [];
    if (!facet || options.length === 0) return [];
    return [
      {
        key,
        title: titleIn(title, context),
        look: facet.look ?? 'chips',
        options,
        of: (item, chosen) => facet.of(item, chosen, context),
      },
    ];
  });
}

function rangesOf<I extends Item>(
  family: Family<unknown, I>,
  { items, context }: FamilyData<I>,
): readonly RangeView<I>[] {
  return (family.ranges ?? []).flatMap((key) => {
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
}

/** The choices out of very many, which may depend on what is asked already. */
export function picksOf<I extends Item>(
  family: Family<unknown, I>,
  context: Context,
): readonly PickView<I>[] {
  return (family.picks ?? []).flatMap((pick: Pick<I>) => {
    const options = pick.options(context);
    if (!options) return [];
    return [
      {
        key: pick.key,
        title: context.words.t(pick.title),
        options: optionsOf(options),
        shareOf: (value) => (item) => pick.share(item, value, context),
        searchWords: (value) => pick.searchWords(value, context),
        hintOf: (value) => pick.hint?.(value, context) ?? '',
      },
    ];
  });
}

/** Filters of a family by what its things are. */
export const filtersOf = <I extends Item>(
  family: Family<unknown, I>,
  data: FamilyData<I>,
): Omit<Filters<I>, 'picks'> => ({
  facets: facetsOf(family, data),
  ranges: rangesOf(family, data),
});
