import type { ReactNode } from 'react';
import type { CsvCell } from '#model/encoding/csv';
import type { Chosen, Facet } from '#model/listing/facets';
import type { SortKey } from '#model/listing/order';
import type { Range } from '#model/listing/range';
import type { Lexicon } from '#model/search/lexicon';
import type { Subject } from '#model/search/matching';
import type { TileSize } from './grid/use-tile-rows.ts';

/** One thing of a list: a card, a song. */
export interface Listed {
  readonly id: number;
  readonly subject: Subject;
}

export interface ListOption {
  readonly value: string;
  readonly label: string;
  /** Shown in place of the label where words have no room; the label is spoken then. */
  readonly short?: string;
  /** Options of one group stand together under its name. */
  readonly group?: string;
  /** Stands before the words, or in their place on phones. */
  readonly icon?: ReactNode;
}

/** A group of filters as visitors see it: a few are chips, many are chosen from a list. */
export interface FacetView<Item> extends Facet<Item> {
  readonly title: string;
  readonly options: readonly ListOption[];
  readonly look: 'chips' | 'select';
}

/**
 * A condition with one choice out of very many, such as an event, and what it gives each thing; null keeps it out. Only the
 * chosen one is worked out. A sort of the same key sorts by it.
 */
export interface PickView<Item> {
  readonly key: string;
  readonly title: string;
  readonly options: readonly ListOption[];
  readonly shareOf: (value: string) => (item: Item) => number | null;
  /** What else an option is found by, compared as `normalise` leaves it. */
  readonly searchWords: (value: string) => string;
  /** What stands below an option. */
  readonly hintOf: (value: string) => string;
}

/** Two numbers. Facets of what the numbers are of look at the span, too, in what they have: a level is one chart's. */
export interface RangeView<Item> extends Range<Item> {
  readonly title: string;
  /** Spoken names of the two fields. */
  readonly fromLabel: string;
  readonly toLabel: string;
}

interface SortView<Item> extends SortKey<Item> {
  readonly label: string;
}

/** Another way to look at the things of one family, as tiles of its own. */
export interface TileView<Item> {
  readonly key: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly sizes: TileSizes;
  readonly tile: DrawTile<Item>;
}

/** One of a few ways in which the same things can look, whichever way one looks at the list; the first one without a choice. */
export interface LookView {
  readonly key: string;
  readonly title: string;
  readonly options: readonly [ListOption, ...ListOption[]];
}

/** `chosen` is what the list is filtered by, `look` the chosen option of the list's looks, empty where it has none. */
type DrawTile<Item> = (item: Item, chosen: Chosen, look: string) => ReactNode;

export interface Column<Item> {
  readonly key: string;
  readonly title: string;
  readonly cell: (item: Item, look: string) => ReactNode;
  /** The value in the CSV file. */
  readonly csv: (item: Item) => CsvCell;
  readonly isNumber?: boolean;
  /** The sort key that a press on the head chooses. */
  readonly sort?: string;
  /** Only in the file. */
  readonly isHidden?: boolean;
}

/** Of tiles on phones and elsewhere. */
export interface TileSizes {
  readonly phone: TileSize;
  readonly wide: TileSize;
}

/** What a list is filtered by. */
export type Filters<Item extends Listed> = Pick<Listing<Item>, 'facets' | 'picks' | 'ranges' | 'isFolded'>;

/** All that makes the list of one family of things; the kit does the rest. */
export interface Listing<Item extends Listed> {
  /** Names the file and the page's parts. */
  readonly name: string;
  readonly title: string;
  /** What there is to find, in a sentence below the title. */
  readonly lead: string;
  readonly items: readonly Item[];
  /** While the things are on their way: the keys of what they can be filtered by. */
  readonly coming?: readonly string[];
  /** How many things are not out yet; the visitor says whether they are among the items. */
  readonly spoilers: number;
  readonly facets: readonly FacetView<Item>[];
  readonly picks: readonly PickView<Item>[];
  readonly ranges: readonly RangeView<Item>[];
  /** Words that mean something here besides names. */
  readonly lexicon: Lexicon;
  /** The first one is the order without a choice. */
  readonly sorts: readonly [SortView<Item>, ...SortView<Item>[]];
  readonly columns: readonly Column<Item>[];
  readonly sizes: { readonly thumbs: TileSizes; readonly rows: TileSizes };
  readonly tile: DrawTile<Item>;
  readonly row: DrawTile<Item>;
  readonly views?: readonly TileView<Item>[];
  readonly looks?: LookView;
  /** Things look the same in each view; there is nothing to choose. */
  readonly hasOneView?: boolean;
  /** Filters begin folded on wide screens, too: the list is to be seen at once. */
  readonly isFolded?: boolean;
  /** What all that was found comes to; beside the count. */
  readonly totals?: (found: readonly Item[]) => ReactNode;
  /** Searches worth knowing, each with what it finds. */
  readonly examples: readonly { readonly typed: string; readonly meaning: string }[];
  readonly placeholder: string;
}
