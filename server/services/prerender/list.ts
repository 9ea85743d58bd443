import { askingOf, columnsOf, type NamedFilters, pathOf, titleIn } from '#model/families/asking';
import { listPath } from '#model/families/families';
import type { AnyFamily, Context, Item } from '#model/families/family';
import { findIn } from '#model/listing/found';
import { decodeListQuery, type ListQuery, paramsOfList, VIEWS } from '#model/listing/list-query';
import { PHONE_ROW } from '#model/listing/tile-shapes';
import type { TextKey } from '#model/texts/groups';
import type { SentStep } from '#model/vocabulary/sent-steps';
import { SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import type { PublishedLists } from '../families/lists.ts';
import { itemsInOrder, type Published, published, wordsFor } from '../families/source.ts';
import type { PrerenderedList, PrerenderedTile, SentControls } from './content.ts';
import { filtersHeight } from './heights.ts';
import type { Visitor } from './visitor.ts';

/** How many times as many things as at first a list shows without scripts. */
const MAX_TIMES = 60;

export const timesIn = (params: URLSearchParams): number =>
  Math.min(MAX_TIMES, Math.max(1, Math.floor(Number(params.get('more') ?? 1)) || 1));

/** Values of the filters that texts and orders of the family depend on. */
function chosenIn({ reads = [], picks = [] }: AnyFamily, params: URLSearchParams): Context['asked'] {
  const keys = [...reads, ...picks.map(({ key }) => key)];
  return Object.fromEntries(keys.map((key) => [key, params.get(key)?.split(',') ?? []]));
}

/** A family with the lists of what is picked, in the words of the visitor. */
async function loaded(
  lists: PublishedLists,
  family: AnyFamily,
  visitor: Visitor,
  params: URLSearchParams,
  server: ServerIndex | null,
) {
  const picked = (family.picks ?? []).flatMap(({ key, needs = [] }) => (params.has(key) ? needs : []));
  const words = wordsFor(visitor.locale, visitor.servers);
  const all = await published(lists, family, visitor.servers, words, visitor.now, { extra: picked, server });
  return { ...all, context: { ...all.context, asked: chosenIn(family, params) } };
}

/** Of a page that shows a family's list as rows of its own and in no other way. */
export interface ListOwner {
  /** Of its heights. */
  readonly name: string;
  readonly path: string;
  readonly heading: TextKey;
  readonly lead: TextKey;
  /** Of all that was found. */
  readonly press: { readonly step: SentStep; readonly value: string; readonly label: TextKey };
  readonly shape: Pick<PrerenderedList['shape'], 'phone' | 'wide' | 'lines' | 'phoneLines'>;
  /** Of an item of the family. */
  tile(item: Item, path: string): PrerenderedTile;
}

function shapeOf({ tile, row }: AnyFamily, view: string, owner?: ListOwner): PrerenderedList['shape'] {
  if (owner) return { ...tile.shape, ratio: 0, ...owner.shape };
  if (view !== 'rows') return { phoneLines: tile.shape.lines, ...tile.shape };
  const { wide, phone = PHONE_ROW } = row;
  const lines = wide.height(wide.width);
  const phoneLines = phone.height(phone.width);
  return { ...tile.shape, phone: phone.width, wide: wide.width, ratio: 0, lines, phoneLines };
}

function tileOf({ family, context }: Published<AnyFamily>, item: Item, view: string): PrerenderedTile {
  const { src, vars = {} } = family.picture(item, context);
  const isRow = view === 'rows';
  return {
    path: pathOf(family, item, context) ?? '',
    picture: { src, alt: '', style: vars },
    lines: isRow
      ? [[{ text: family.title(item), look: 'name' }], ...family.row.lines(item, context)]
      : family.tile.lines(item, context),
  };
}

/** Which columns there are depends on all items, as in the client. */
function tableOf(
  { family, context }: Published<AnyFamily>,
  all: readonly Item[],
  shown: readonly Item[],
): PrerenderedList['table'] {
  const columns = columnsOf(family, all, context).filter(({ field }) => !field.isFileOnly?.(context));
  const { t } = context.words;
  return {
    titles: columns.map(({ field }) => titleIn(field.title, context)),
    rows: shown.map((item) => ({
      path: pathOf(family, item, context) ?? '',
      cells: columns.map(({ field }, at) =>
        at === 0
          ? family.title(item)
          : (field.text?.(item, context) ?? (field.unknown ? t(field.unknown) : '–')),
      ),
    })),
  };
}

interface Shown {
  readonly asking: NamedFilters<Item>;
  readonly query: ListQuery;
  readonly path: string;
  /** The `more` of the next link; null where all is shown. */
  readonly next: number | null;
  readonly hasViews: boolean;
}

/** The controls that work before any script runs: each choice is a link, the search a form. */
function controlsOf(
  family: AnyFamily,
  visitor: Visitor,
  { asking, query, path, next, hasViews }: Shown,
): SentControls {
  const address = (change: Partial<ListQuery>, more: number | null = null): string => {
    const params = new URLSearchParams([...paramsOfList({ ...query, ...change }, asking)]);
    if (more !== null) params.set('more', String(more));
    return params.size > 0 ? `${path}?${params}` : path;
  };
  const { placeholder } = family;
  const { sorts } = asking;
  return {
    path,
    label: visitor.text(placeholder.text, { example: placeholder.example }),
    text: query.text,
    submit: visitor.text('search.open'),
    kept: paramsOfList({ ...query, text: '' }, asking),
    sort: {
      label: visitor.text('list.sort'),
      chosen: (sorts.find(({ key }) => key === query.sort) ?? sorts[0]).label,
      links: sorts.map(({ key, label, startsDescending }) => ({
        path: address({ sort: key, isDescending: startsDescending }),
        label,
        isShown: key === query.sort,
      })),
    },
    views: hasViews
      ? {
          label: visitor.text('list.views'),
          links: VIEWS.map((view) => ({
            path: address({ view }),
            label: visitor.text(`list.view.${view}`),
            view,
            isShown: view === query.view,
          })),
        }
      : null,
    more: next === null ? null : { path: address({}, next), label: visitor.text('list.showMore') },
  };
}

const isPersonal = ({ facets, fields }: AnyFamily, params: URLSearchParams): boolean =>
  facets.some((key) => params.has(key) && fields[key]?.facet?.isPersonal);

/**
 * The first things that the address asks of a list, in its own order and view where it asks nothing. Null where the site lacks the data, and
 * where only the visitor's device knows the answer.
 */
export async function prerenderList(
  lists: PublishedLists,
  family: AnyFamily,
  visitor: Visitor,
  params: URLSearchParams,
  { server = null, owner }: { readonly server?: ServerIndex | null; readonly owner?: ListOwner } = {},
): Promise<PrerenderedList | null> {
  if (isPersonal(family, params)) return null;
  const all = await loaded(lists, family, visitor, params, server);
  const items = itemsInOrder(all).map((item) => family.extend?.(item, all.context) ?? item);
  if (items.length === 0) return null;
  const asking = askingOf(family, items, all.context);
  const asked = decodeListQuery(params, asking);
  const query: ListQuery = owner ? { ...asked, view: VIEWS[0] } : asked;
  const view = owner ? 'rows' : query.view;
  const found = paramsOfList(asked, asking).length === 0 ? items : findIn(items, asking, query);
  const { head, tile } = family;
  const path = owner?.path ?? (server === null ? listPath(head) : `${listPath(head)}/${SERVERS[server]}`);
  const times = timesIn(params);
  const shown = found.slice(0, tile.shape.first * times);
  const next = shown.length < found.length && times < MAX_TIMES ? times + 1 : null;
  const tileAs = (item: Item): PrerenderedTile =>
    owner?.tile(item, pathOf(family, item, all.context) ?? '') ?? tileOf(all, item, view);
  return {
    kind: 'list',
    locale: visitor.locale,
    heading: visitor.text(owner?.heading ?? head.texts.many),
    lead: visitor.text(owner?.lead ?? head.texts.lead),
    count: {
      found: visitor.number(found.length),
      of: visitor.text('list.of', { total: visitor.number(items.length) }),
    },
    shape: shapeOf(family, view, owner),
    filtersHeight: filtersHeight(owner?.name ?? head.name),
    look: tile.look,
    view,
    tiles: view === 'table' ? [] : shown.map(tileAs),
    table: view === 'table' ? tableOf(all, items, shown) : null,
    press: owner && found.length > 0 ? { ...owner.press, label: visitor.text(owner.press.label) } : null,
    none: found.length === 0 ? visitor.text('list.emptyTitle') : null,
    controls: controlsOf(family, visitor, { asking, query, path, next, hasViews: !owner }),
  };
}
