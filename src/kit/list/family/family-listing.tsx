import { type ComponentType, memo, type ReactNode, useMemo } from 'react';
import { columnsOf as columnsIn, pathOf, sortsOf, titleIn } from '#model/families/asking';
import type { Context, Family, Field, Item } from '#model/families/family';
import { PHONE_ROW } from '#model/listing/tile-shapes';
import { LEXICON, lexiconOfFamily } from '#model/search/lexicon';
import type { TextKey } from '#model/texts/groups';
import { EntryName } from '../entry/entry-name.tsx';
import { EntryRow } from '../entry/entry-row.tsx';
import { EntryTile } from '../entry/entry-tile.tsx';
import { EntryTools } from '../entry/entry-tools.tsx';
import { keyOfLine, RowLine, TileWords, WordView } from '../entry/words.tsx';
import type { Column, Listing, LookView, TileSizes } from '../listing.ts';
import { tileSizes } from '../tile-sizes.ts';
import { filtersOf, picksOf } from './family-filters.tsx';
import type { FamilyData } from './use-family.ts';

export interface PictureProps<I extends Item> {
  readonly item: I;
  readonly context: Context;
  /** The chosen way to draw things; empty where the family has one. */
  readonly look: string;
  /** Side or height in pixels; left out, the picture fills its place. */
  readonly size?: number;
  /** The name stands beside it. */
  readonly isDecorative?: boolean;
  /** In long lists pictures load after the words. */
  readonly isLate?: boolean;
}

/** What only React can draw of a family's list. */
export interface ListView<I extends Item> {
  /** Left out where things have none. */
  readonly Picture?: ComponentType<PictureProps<I>>;
  /** Heights of pictures in rows and in the table. */
  readonly sizes: { readonly row: number; readonly cell: number };
  /** Pictures are banners, which leave the table on phones. */
  readonly isWide?: boolean;
  /** Small pictures of what belongs to a thing, at the foot of its tile and at the end of its row. */
  readonly Faces?: ComponentType<{ readonly item: I; readonly context: Context }>;
  /** Buttons of a thing, beside its link. */
  readonly Tools?: ComponentType<{ readonly item: I }>;
  /** Draw tiles and rows in place of the kit's own. */
  readonly Tile?: ComponentType<ItemProps<I>>;
  readonly Row?: ComponentType<ItemProps<I>>;
  /** Cells that are more than a text, by field. */
  readonly cells?: Readonly<Record<string, (item: I, context: Context) => ReactNode>>;
  /** Ways to look at the list besides tiles, rows and table. */
  readonly views?: readonly {
    readonly key: string;
    readonly label: TextKey;
    readonly icon: ReactNode;
    readonly sizes: TileSizes;
    readonly Tile: ComponentType<Omit<PictureProps<I>, 'size'>>;
  }[];
  /** What all things that are shown come to; beside their count. */
  readonly Totals?: ComponentType<{ readonly items: readonly I[] }>;
  readonly lookIcons?: Readonly<Record<string, ReactNode>>;
}

const UNKNOWN = '–';

function cellOf<I extends Item>(field: Field<I>, context: Context): Column<I>['cell'] {
  const unknown = field.unknown ? <span className="muted">{context.words.t(field.unknown)}</span> : UNKNOWN;
  return (item) => field.text?.(item, context) ?? unknown;
}

/** Columns of the table and of the file. The first one says which item it is. */
export function columnsOf<I extends Item>(
  family: Family<unknown, I>,
  { items }: FamilyData<I>,
  context: Context,
  { Picture, Tools, sizes, cells = {}, isWide = false }: ListView<I>,
): readonly Column<I>[] {
  return columnsIn(family, items, context).map(({ key, field }, at): Column<I> => {
    const own = cells[key];
    const name: Column<I>['cell'] = (item, look) => (
      <EntryTools look="cell" tools={Tools && <Tools item={item} />}>
        <EntryName
          to={pathOf(family, item, context)}
          picture={
            Picture && (
              <Picture item={item} context={context} look={look} size={sizes.cell} isDecorative isLate />
            )
          }
          name={family.title(item)}
          isWide={isWide}
        />
      </EntryTools>
    );
    const sort = field.sortKey ? field.sortKey(context) : field.sort && key;
    return {
      key,
      title: titleIn(field.title, context),
      cell: at === 0 ? name : own ? (item) => own(item, context) : cellOf(field, context),
      csv: (item) => (field.csv ? field.csv(item, context) : (field.text?.(item, context) ?? null)),
      isNumber: field.isNumber ?? false,
      isHidden: field.isFileOnly?.(context) ?? false,
      ...(sort ? { sort } : {}),
    };
  });
}

function looksOf<I extends Item>(
  { looks }: Family<unknown, I>,
  context: Context,
  { lookIcons = {} }: ListView<I>,
): LookView | undefined {
  if (!looks) return undefined;
  const [first, ...others] = looks.options.map(({ value, label }) => ({
    value,
    label: titleIn(label, context),
    icon: lookIcons[value],
  }));
  return first && { key: looks.key, title: titleIn(looks.title, context), options: [first, ...others] };
}

/** A thing in a list. */
export interface ItemProps<I extends Item> {
  readonly family: Family<unknown, I>;
  readonly view: ListView<I>;
  readonly item: I;
  readonly context: Context;
  readonly look: string;
}

function OneTile<I extends Item>(props: ItemProps<I>) {
  const { family, view, item, context, look } = props;
  const { Picture, Faces, Tools, Tile: Own } = view;
  const { tile } = family;
  if (Own) return <Own {...props} />;
  return (
    <EntryTools look="tile" tools={Tools && <Tools item={item} />}>
      <EntryTile
        to={pathOf(family, item, context)}
        picture={Picture && <Picture item={item} context={context} look={look} isLate />}
        look={tile.look}
      >
        <TileWords
          lines={tile.lines(item, context)}
          foot={Faces && <Faces item={item} context={context} />}
        />
      </EntryTile>
    </EntryTools>
  );
}

function OneRow<I extends Item>(props: ItemProps<I>) {
  const { family, view, item, context, look } = props;
  const { Picture, Faces, Tools, sizes, Row: Own } = view;
  const { row } = family;
  if (Own) return <Own {...props} />;
  const end = row.end?.(item, context);
  return (
    <EntryTools look="row" tools={Tools && <Tools item={item} />}>
      <EntryRow
        to={pathOf(family, item, context)}
        picture={Picture && <Picture item={item} context={context} look={look} size={sizes.row} isLate />}
        title={family.title(item)}
        end={
          <>
            {Faces && <Faces item={item} context={context} />}
            {end && <WordView word={end} />}
          </>
        }
      >
        {row.lines(item, context).map((line) => (
          <RowLine key={keyOfLine(line)} line={line} />
        ))}
      </EntryRow>
    </EntryTools>
  );
}

const Tile = memo(OneTile) as typeof OneTile;
const Row = memo(OneRow) as typeof OneRow;

/** The keys of all filters of a family. */
const filterKeys = <I extends Item>({
  facets,
  ranges = [],
  picks = [],
}: Family<unknown, I>): readonly string[] => [...facets, ...ranges, ...picks.map(({ key }) => key)];

/**
 * All that makes the list of a family. `asked` are the values of the filters that it reads; `isComing` says that its things are on
 * their way.
 */
export function useFamilyListing<I extends Item>(
  family: Family<unknown, I>,
  data: FamilyData<I>,
  view: ListView<I>,
  asked: Context['asked'],
  isComing = false,
): Listing<I> {
  const { items, spoilers, context } = data;
  const filters = useMemo(
    () => (isComing ? { facets: [], ranges: [], coming: filterKeys(family) } : filtersOf(family, data)),
    [family, data, isComing],
  );
  const asking = useMemo(() => ({ ...context, asked }), [context, asked]);
  const picks = useMemo(() => (isComing ? [] : picksOf(family, asking)), [family, asking, isComing]);
  const { lists } = context;
  // The words of a list are worked out once, when there is something to find.
  const lexicon = isComing ? LEXICON : lexiconOfFamily(family, lists);
  return useMemo((): Listing<I> => {
    const { t } = context.words;
    const { head, tile, row, placeholder, examples } = family;
    const looks = looksOf(family, context, view);
    const { Totals } = view;
    return {
      name: head.name,
      title: t(head.texts.many),
      lead: t(head.texts.lead),
      placeholder: t(placeholder.text, { example: placeholder.example }),
      examples: examples.map(({ typed, meaning }) => ({ typed, meaning: t(meaning) })),
      items,
      spoilers,
      lexicon,
      ...filters,
      picks,
      sorts: sortsOf(family, asking),
      columns: columnsOf(family, data, asking, view),
      sizes: { thumbs: tileSizes(tile.shape), rows: { phone: row.phone ?? PHONE_ROW, wide: row.wide } },
      tile: (item, _chosen, look) => (
        <Tile family={family} view={view} item={item} context={asking} look={look} />
      ),
      row: (item, _chosen, look) => (
        <Row family={family} view={view} item={item} context={asking} look={look} />
      ),
      views: (view.views ?? []).map(({ key, label, icon, sizes, Tile: Own }) => ({
        key,
        label: t(label),
        icon,
        sizes,
        tile: (item, _chosen, look) => <Own item={item} context={asking} look={look} />,
      })),
      ...(looks && { looks }),
      ...(Totals && { totals: (found) => <Totals items={found} /> }),
    };
  }, [family, data, view, items, spoilers, lexicon, filters, picks, context, asking]);
}
