import type { CategoryName } from '../contract/community/categories.ts';
import type { CsvCell } from '../encoding/csv.ts';
import type { Chosen } from '../listing/facets.ts';
import type { NumberSpan } from '../listing/range.ts';
import type { TileShape } from '../listing/tile-shapes.ts';
import type { Lists, RecordList } from '../records/list-readers.ts';
import type { RichObject } from '../records/rich-text.ts';
import type { Dates } from '../rules/dates.ts';
import type { Format } from '../rules/format.ts';
import type { TaggedWords } from '../search/lexicon.ts';
import type { Subject } from '../search/matching.ts';
import type { PageGroup, TextKey } from '../texts/groups.ts';
import type { Translate } from '../texts/translate.ts';
import type { CardAttribute } from '../vocabulary/attributes.ts';
import type { Difficulty } from '../vocabulary/difficulties.ts';
import type { PageIcon } from '../vocabulary/page-icons.ts';
import type { PerServer, ServerIndex } from '../vocabulary/servers.ts';

/** What is known of a list before any of its code is loaded. */
export interface ListHead {
  /** Also the name of its folders, and below `/info` that of its list. */
  readonly name: string;
  /** The address of its list where that is not `/info/{name}`. */
  readonly path?: string;
  /** Beside its title on the hub. */
  readonly icon?: PageIcon;
  /** What else its list is called by those who look for it: a key of the group `words`. */
  readonly words?: TextKey;
  readonly texts: {
    readonly many: TextKey;
    /** What there is to find, in a sentence. */
    readonly lead: TextKey;
  };
  /** Groups of texts that its list page uses besides `info`. */
  readonly listTexts?: readonly PageGroup[];
  /** Lists that its pages cannot do without. Menus and hubs leave the family out where the data lacks the first one. */
  readonly needs: readonly [RecordList, ...RecordList[]];
  /** Lists of its list page alone, which is drawn before they arrive. */
  readonly late?: readonly RecordList[];
  /** Whether what stands above its list follows from what the visitor chose. Such a list is not written before scripts. */
  readonly hasIntro?: true;
  /** How often its items change with the clock. */
  readonly step?: 'hour' | 'minute';
}

/** The same of a family whose things have pages. */
export interface FamilyHead extends ListHead {
  /** What rich texts call one of it; without it no text points to one. */
  readonly object?: RichObject;
  /** Of the comments on one of it, where that does not follow from `object`. Without either there are none. */
  readonly comments?: CategoryName;
  /** Whether its key is a server and a number (`jp/270`): the thing is what became of another on one server. */
  readonly hasServer?: true;
  /** Groups of texts that the page of a thing uses besides `info` and `community`. */
  readonly pageTexts?: readonly PageGroup[];
  readonly texts: ListHead['texts'] & {
    readonly one: TextKey;
    /** The link to the whole list. */
    readonly all: TextKey;
    readonly missingTitle: TextKey;
    readonly missingText: TextKey;
  };
  /** Those of the late lists by which the search of the whole site finds its items, too. */
  readonly searched?: readonly RecordList[];
  /** Panels of its page that the side menu links to. */
  readonly panels: readonly { readonly id: string; readonly title: TextKey }[];
  /** Grey blocks in the skeleton of its page. */
  readonly blocks: number;
  /** A thing of the demo set with much to show, for tests and screenshots. */
  readonly sample: number;
}

/** How values are put in words. Client and server share it, so that both print the same. */
export interface Words {
  readonly t: Translate;
  readonly format: Format;
  readonly dates: Dates;
}

/** The game data that items are made from, and how it is put in words. */
export interface World {
  /** Whose names, pictures and dates come first. */
  readonly main: ServerIndex;
  readonly sub: ServerIndex;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly lists: Lists;
  readonly words: Words;
}

/** What the visitor owns, in the profile in use. */
export interface Mine {
  readonly owned: ReadonlySet<number>;
  readonly excluded: ReadonlySet<number>;
  readonly hasProfile: boolean;
}

/** All that the texts and values of an item may depend on. */
export interface Context extends World {
  readonly mine: Mine;
  /** Lists that are still on their way. */
  readonly pending: readonly RecordList[];
  /** The chosen values of the filters that the family reads (`Family.reads`). */
  readonly asked: Chosen;
  /** The server in the address; none where this is left out. */
  readonly server?: ServerIndex | null;
}

export interface Item {
  readonly id: number;
  /** Its number in the data where `id` is another, as in a list that is made of several. */
  readonly number?: number;
  /** What the search looks through. */
  readonly subject: Subject;
}

/** What stands before or in place of the words of an option. */
type Mark =
  | { readonly kind: 'band'; readonly id: number }
  | { readonly kind: 'attribute'; readonly name: CardAttribute }
  | { readonly kind: 'letters'; readonly text: string };

export interface Option {
  readonly value: string;
  readonly label: string;
  /** Shown in place of the label where there is no room; the label is read out. */
  readonly short?: string;
  /** Options of one group stand together under its name. */
  readonly group?: string;
  readonly mark?: Mark;
}

type Title = TextKey | ((context: Context) => string);

export interface Sort<I> {
  /** The field's title where it is left out. */
  readonly label?: Title;
  readonly descending?: boolean;
  /** Unknown values are null and come last. */
  by(item: I, context: Context): number | string | null;
}

/** A filter by values: any of the chosen ones. */
export interface FacetOf<I> {
  /** A few are chips, many are chosen from a list that can be searched. Chips where it is left out. */
  readonly look?: 'chips' | 'select';
  /** Asks what the visitor owns: the device knows the answer, the server does not. */
  readonly isPersonal?: boolean;
  /** Without options there is no filter. */
  options(context: Context, items: readonly I[]): readonly Option[];
  /** A range may leave an item some of its values only; its span is in `chosen`. */
  of(item: I, chosen: Chosen, context: Context): readonly string[];
}

/** A filter by two numbers; both ends belong to it. */
export interface RangeOf<I> {
  /** The field's title where it is left out. */
  readonly title?: TextKey;
  /** Null where the data has no such number: there is no filter then. */
  limits(items: readonly I[]): { readonly lowest: number; readonly highest: number } | null;
  isWithin(item: I, span: NumberSpan): boolean;
  /** Spoken names of the two inputs. */
  readonly from: TextKey;
  readonly to: TextKey;
}

/** One property of the items of a family, in every place where it can show. */
export interface Field<I> {
  readonly title: Title;
  /** Whether the list has it now, in the table, the file and the sorts; always where this is left out. */
  when?(context: Context): boolean;
  /** Shown in cells, facts and link summaries; null where it is unknown. */
  text?(item: I, context: Context): string | null;
  /** Shown in place of an unknown value; a dash where it is left out. */
  readonly unknown?: TextKey;
  /** In the CSV file; `text` where it is left out. */
  csv?(item: I, context: Context): CsvCell;
  readonly isNumber?: boolean;
  /** Whether its column is in the file but not in the table. */
  isFileOnly?(context: Context): boolean;
  /** Without a column where no item has a value. */
  readonly isOptional?: boolean;
  /** The sort that a press on the column's head chooses; the field's own where it is left out. */
  sortKey?(context: Context): string | null;
  readonly sort?: Sort<I>;
  readonly facet?: FacetOf<I>;
  readonly range?: RangeOf<I>;
  /** The page that a fact links to. */
  path?(item: I): string;
}

/**
 * A filter with one choice of very many, such as an event, and what it gives each item; null excludes the item. A sort of the same key sorts by it.
 */
export interface Pick<I> {
  readonly key: string;
  readonly title: TextKey;
  /** Loaded when something is chosen. */
  readonly needs?: readonly RecordList[];
  /** Null while there is nothing to choose from: there is no filter then. */
  options(context: Context): readonly Option[] | null;
  share(item: I, value: string, context: Context): number | null;
  /** What else an option is found by, normalised. */
  searchWords(value: string, context: Context): string;
  /** Shown below an option. */
  hint?(value: string, context: Context): string;
}

/** Words of a tile or row. */
export interface Word {
  readonly text: string;
  /** A difficulty stands on its colour. */
  readonly look?: 'name' | 'quiet' | 'chip' | 'bonus' | Difficulty;
  /** Of a chip: how it is coloured. */
  readonly status?: string;
  /** Left out where a phone has no room. */
  readonly isSpare?: boolean;
}
export type Line = readonly Word[];

/** The picture of an item at list size. */
interface Picture {
  /** Null where the item has none. */
  readonly src: string | null;
  /** What stands in where that one is missing. */
  readonly second?: string;
  /** CSS variables by their names without `--`: colours and positions in a sheet, never words of the data. */
  readonly vars?: Readonly<Record<string, string>>;
}

interface Size {
  readonly width: number;
  height(width: number): number;
}

/** A family of things: a list, which client and server derive from it. `PagedFamily` adds a page for each thing. */
export interface Family<R = never, I extends Item = Item, K extends string = string> {
  readonly head: ListHead;
  /** The list that the items are made from. */
  readonly list: RecordList;
  /** The records of a family that is made of several lists, each by the id of its item; those of `list` where this is left out. */
  readonly records?: ((lists: Lists) => ReadonlyMap<number, R>) | undefined;
  item(record: R, world: World): I;
  /** Adds what late lists (`FamilyHead.late`) know of an item. */
  extend?(item: I, context: Context): I;
  /** Whether the list has it; every one where this is left out. */
  has?(item: I, context: Context): boolean;
  /** When it comes out on each server; things without dates are out everywhere. */
  releasedAt?(item: I): PerServer<number>;
  /** The address of its page where that does not follow from the head (`pagePath`). */
  path?(item: I, context: Context): string;
  title(item: I): string;
  /** Names on each server, for the language that the title is in. */
  names?(item: I): PerServer<string>;
  picture(item: I, context: Context): Picture;
  /** Kinds of words that the search understands here; all others are parts of names. */
  readonly lexicon: readonly string[];
  /** Words that only the data know, by the tags of `Subject.tags`, such as names of schools. */
  words?(lists: Context['lists']): TaggedWords;
  /** Searches worth knowing, each with what it finds; the first is the placeholder's example. */
  readonly examples: readonly { readonly typed: string; readonly meaning: TextKey }[];
  readonly placeholder: { readonly text: TextKey; readonly example: string };
  readonly fields: Readonly<Record<K, Field<I>>>;
  /** Columns of the table and of the file, in order. */
  readonly columns: readonly NoInfer<K>[];
  /** The first one is the order without a choice. */
  readonly sorts: readonly [NoInfer<K>, ...NoInfer<K>[]];
  readonly facets: readonly NoInfer<K>[];
  readonly ranges?: readonly NoInfer<K>[];
  readonly picks?: readonly Pick<I>[];
  /** Filters that texts, sorts or columns depend on. */
  readonly reads?: readonly string[];
  readonly tile: {
    readonly shape: TileShape;
    readonly look: 'plain' | 'framed' | 'framedTall' | 'centred';
    lines(item: I, context: Context): readonly Line[];
  };
  readonly row: {
    readonly phone?: Size;
    readonly wide: Size;
    lines(item: I, context: Context): readonly Line[];
    /** At the far end. */
    end?(item: I, context: Context): Word | null;
  };
  /** A few ways in which the same things can be drawn in every view; the first one without a choice. */
  readonly looks?: {
    readonly key: string;
    readonly title: TextKey;
    readonly options: readonly [
      { readonly value: string; readonly label: Title },
      ...{ readonly value: string; readonly label: Title }[],
    ];
  };
}

/** A family of things that have pages. */
export interface PagedFamily<R = never, I extends Item = Item, K extends string = string>
  extends Family<R, I, K> {
  readonly head: FamilyHead;
  /** What it belongs to, and its number. */
  subtitle(item: I, context: Context): string;
  /** `#rrggbb` of its band or attribute, for link previews. */
  color(item: I, context: Context): string;
  /** Addresses of its large picture, the best first. */
  art(item: I, context: Context): readonly string[];
  /** The chip in the head of its page; its picture where there is none. */
  badge?(item: I, context: Context): Word | null;
  /** Facts of its page, as far as they need no more than the list. */
  readonly facts: readonly NoInfer<K>[];
  /** Facts of link previews, the most important first. */
  readonly summary: readonly NoInfer<K>[];
  /** What its page shows first, besides facts. */
  readonly page: {
    /** Where its large picture stands: in a panel of its own, or beside the facts. */
    readonly art: 'panel' | 'facts' | 'none';
    /** Width of that picture for each pixel of its height. */
    readonly ratio?: number;
    /** Height of what stands below it in its panel, in pixels. */
    readonly below?: number;
    /** Spoken in its place; says nothing where it is left out. */
    artText?(item: I, context: Context): string;
    /** Whether its facts are in the narrow column. */
    readonly hasFactsAside?: boolean;
    /** Words of its own, above the facts. */
    quote?(item: I, context: Context): { readonly title: TextKey; readonly text: string } | null;
  };
}

/** Any family, where the type of its items does not matter: items only ever go back to the family that made them. */
export type AnyFamily = Family<unknown, Item, string>;
export type AnyPagedFamily = PagedFamily<unknown, Item, string>;

/** Checks the keys of a family against its fields: `defineFamily<Record, Item>()({ … })`. */
export const defineFamily =
  <R, I extends Item>() =>
  <K extends string>(family: PagedFamily<R, I, K>): PagedFamily<R, I, K> =>
    family;

/** The same for one without pages. */
export const defineList =
  <R, I extends Item>() =>
  <K extends string>(family: Family<R, I, K>): Family<R, I, K> =>
    family;

/** Its records by their ids. */
export const recordsOf = <R>(
  { list, records }: { readonly list: RecordList; readonly records?: Family<R>['records'] },
  lists: Lists,
): ReadonlyMap<number, R> => records?.(lists) ?? (lists[list] as ReadonlyMap<number, R>);
