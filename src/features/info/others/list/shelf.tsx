import type { ReactNode } from 'react';
import { lexiconOfKinds } from '#model/search/lexicon';
import type { OtherName } from '#model/site/others';
import type { Translate } from '#model/texts/translate';
import type {
  Column,
  FacetView,
  Listed,
  Listing,
  LookView,
  PickView,
  SortView,
  TileSizes,
} from '#src/kit/list/listing.ts';
import { PHONE_ROW } from '#src/kit/list/tile-sizes.ts';
import { ThingRow, ThingTile } from './thing.tsx';

/** A thing without a page of its own. */
export interface Thing extends Listed {
  /** Its number in the data; `id` tells it from all others of the list. */
  readonly number: number;
  readonly name: string;
}

/** What makes the list of a sub-page. */
interface Shelf<I extends Thing> {
  readonly name: OtherName;
  readonly items: readonly I[];
  readonly spoilers?: number;
  readonly facets?: readonly FacetView<I>[];
  readonly picks?: readonly PickView<I>[];
  /** Between number and name, and the end. */
  readonly columns?: readonly Column<I>[];
  readonly sorts?: readonly SortView<I>[];
  readonly looks?: LookView;
  /** Kinds of words that the search understands besides names and numbers. */
  readonly lexicon?: readonly string[];
  /** A search worth knowing. */
  readonly example: string;
  readonly sizes: TileSizes;
  /** Left out where things have no pictures. */
  readonly picture?: (item: I) => ReactNode;
  /** Below the name in tiles and rows, the quieter words. */
  readonly words?: (item: I, look: string) => ReactNode;
  /** What can be done with it, such as to hear it. */
  readonly action?: (item: I) => ReactNode;
  /** The newest come first, where numbers rise with time. */
  readonly isNewestFirst?: boolean;
}

const WIDE_ROW = { width: 420, height: () => 94 };

/** The list of a sub-page as the kit draws it; `t` is of the group `info`. */
export function shelfListing<I extends Thing>(shelf: Shelf<I>, t: Translate): Listing<I> {
  const { name, items, sizes, columns = [], facets = [], sorts = [], isNewestFirst = false } = shelf;
  const drawn = (item: I, look: string) => ({
    name: item.name,
    number: item.number,
    picture: shelf.picture?.(item),
    action: shelf.action?.(item),
    children: shelf.words?.(item, look),
  });
  return {
    name: `others-${name}`,
    title: t(`others.title.${name}`),
    lead: t(`others.leadOf.${name}`),
    placeholder: t('card.search', { example: shelf.example }),
    examples: [
      { typed: shelf.example, meaning: t('list.example.script') },
      { typed: '#3', meaning: t('others.exampleNumber') },
    ],
    items,
    spoilers: shelf.spoilers ?? 0,
    lexicon: lexiconOfKinds(shelf.lexicon ?? []),
    facets: facets.filter(({ options }) => options.length > 1),
    picks: shelf.picks ?? [],
    ranges: [],
    sorts: [
      {
        key: 'id',
        label: t('card.number'),
        startsDescending: isNewestFirst,
        of: ({ id }) => id,
      },
      { key: 'name', label: t('others.name'), startsDescending: false, of: (item) => item.name },
      ...sorts,
    ],
    columns: [
      {
        key: 'name',
        title: t('others.name'),
        cell: (item) => item.name,
        csv: (item) => item.name,
        sort: 'name',
      },
      {
        key: 'id',
        title: t('card.number'),
        cell: ({ number }) => number,
        csv: ({ number }) => number,
        isNumber: true,
        sort: 'id',
      },
      ...columns,
    ],
    sizes: { thumbs: sizes, rows: { phone: PHONE_ROW, wide: WIDE_ROW } },
    tile: (item, _chosen, look) => <ThingTile {...drawn(item, look)} />,
    row: (item, _chosen, look) => <ThingRow {...drawn(item, look)} />,
    ...(shelf.looks && { looks: shelf.looks }),
  };
}
