import type { ReactNode } from 'react';
import * as asking from '#model/families/asking';
import type { Context, Family, Item, Option as ModelOption } from '#model/families/family';
import { AttributeMark } from '../../card/attribute-mark.tsx';
import { BandMark } from '../../card/band-mark.tsx';
import type { FacetView, Filters, ListOption, PickView } from '../listing.ts';
import type { FamilyData } from './use-family.ts';

function iconOf({ mark }: ModelOption): ReactNode {
  if (mark?.kind === 'band') return <BandMark bandId={mark.id} />;
  if (mark?.kind === 'attribute') return <AttributeMark attribute={mark.name} />;
  return mark?.kind === 'letters' ? <span aria-hidden="true">{mark.text}</span> : null;
}

/** With marks as they are drawn. */
const drawn = <T extends { readonly options: readonly ModelOption[] }>(
  filter: T,
): Omit<T, 'options'> & { readonly options: readonly ListOption[] } => ({
  ...filter,
  options: filter.options.map(({ mark, ...option }) =>
    mark ? { ...option, icon: iconOf({ ...option, mark }) } : option,
  ),
});

/** Filters by values, in the order of `keys`; those without anything to choose are left out. */
export const facetsOf = <I extends Item>(
  family: Family<unknown, I>,
  { items, context }: { readonly items: readonly I[]; readonly context: Context },
  keys?: readonly string[],
): readonly FacetView<I>[] => asking.facetsOf(family, items, context, keys).map(drawn);

/** The choices out of very many, which may depend on what is asked already. */
export const picksOf = <I extends Item>(
  family: Family<unknown, I>,
  context: Context,
): readonly PickView<I>[] => asking.picksOf(family, context).map(drawn);

/** Filters of a family by what its things are. */
export const filtersOf = <I extends Item>(
  family: Family<unknown, I>,
  data: FamilyData<I>,
): Omit<Filters<I>, 'picks'> => ({
  facets: facetsOf(family, data),
  ranges: asking.rangesOf(family, data.items, data.context),
});
