import { listPath, pagePath } from '#model/families/families';
import type { AnyPagedFamily, Context, Item } from '#model/families/family';
import { findIn } from '#model/listing/found';
import { decodeListQuery, type ListQuery, paramsOfList, VIEWS } from '#model/listing/list-query';
import { askingOf } from '../families/asking.ts';
import type { PublishedLists } from '../families/lists.ts';
import { itemsInOrder, type Published, published, wordsFor } from '../families/source.ts';
import type { PrerenderedList, PrerenderedTile, SentControls } from './content.ts';
import { filtersHeight } from './heights.ts';
import type { Visitor } from './visitor.ts';

type Asking = ReturnType<typeof askingOf>;

/** As the client's rows of a list on phones, of families that say nothing of theirs. */
const PHONE_ROW = { width: 300, height: () => 94 };
/** Without scripts a list shows so many portions at most. */
const MAX_PORTIONS = 60;

const portionsIn = (params: URLSearchParams): number =>
  Math.min(MAX_PORTIONS, Math.max(1, Math.floor(Number(params.get('more') ?? 1)) || 1));

/** Values of the filters that texts and orders of the family depend on. */
function chosenIn({ reads = [], picks = [] }: AnyPagedFamily, params: URLSearchParams): Context['asked'] {
  const keys = [...reads, ...picks.map(({ key }) => key)];
  return Object.fromEntries(keys.map((key) => [key, params.get(key)?.split(',') ?? []]));
}

/** A family with the lists of what is picked, in the words of the visitor. */
async function loaded(
  lists: PublishedLists,
  family: AnyPagedFamily,
  visitor: Visitor,
  params: URLSearchParams,
) {
  const picked = (family.picks ?? []).flatMap(({ key, needs = [] }) => (params.has(key) ? needs : []));
  const words = wordsFor(visitor.locale, visitor.servers);
  const all = await published(lists, family, visitor.servers, words, visitor.now, picked);
  return { ...all, context: { ...all.context, asked: chosenIn(family, params) } };
}

function shapeOf({ tile, row }: AnyPagedFamily, view: string): PrerenderedList['shape'] {
  if (view !== 'rows') return { ...tile.shape, phoneLines: tile.shape.lines };
  const { wide, phone = PHONE_ROW } = row;
  const lines = wide.height(wide.width);
  const phoneLines = phone.height(phone.width);
  return { ...tile.shape, phone: phone.width, wide: wide.width, ratio: 0, lines, phoneLines };
}

function tileOf({ family, context }: Published, item: Item, view: string): PrerenderedTile {
  const { src, vars = {} } = family.picture(item, context);
  const isRow = view === 'rows';
  return {
    path: family.path?.(item, context) ?? pagePath(family.head, item.id),
    picture: { src, alt: '', style: vars },
    lines: isRow
      ? [[{ text: family.title(item), look: 'name' }], ...family.row.lines(item, context)]
      : family.tile.lines(item, context),
  };
}

function tableOf({ family, context }: Published, items: readonly Item[]): PrerenderedList['table'] {
  const columns = family.columns.flatMap((key) => {
    const field = family.fields[key];
    return field && !field.isFileOnly?.(context) ? [field] : [];
  });
  const { t } = context.words;
  return {
    titles: columns.map(({ title }) => (typeof title === 'string' ? t(title) : title(context))),
    rows: items.map((item) => ({
      path: family.path?.(item, context) ?? pagePath(family.head, item.id),
      cells: columns.map((field, at) =>
        at === 0 ? family.title(item) : (field.text?.(item, context) ?? '–'),
      ),
    })),
  };
}

interface Shown {
  readonly asking: Asking;
  readonly query: ListQuery;
  readonly path: string;
  /** Whether there is more than is shown, and how many portions that would be. */
  readonly next: number | null;
}

/** What the list can be asked before any script runs: each choice is a link, the words are a form. */
function controlsOf(
  family: AnyPagedFamily,
  visitor: Visitor,
  { asking, query, path, next }: Shown,
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
    views: {
      label: visitor.text('list.views'),
      links: VIEWS.map((view) => ({
        path: address({ view }),
        label: visitor.text(`list.view.${view}`),
        view,
        isShown: view === query.view,
      })),
    },
    more: next === null ? null : { path: address({}, next), label: visitor.text('list.showMore') },
  };
}

/** Asked for by a filter that the server has no choices of, such as what a visitor owns. */
const isPersonal = ({ facets }: AnyPagedFamily, asking: Asking, params: URLSearchParams): boolean =>
  facets.some((name) => params.has(name) && asking.facets.every(({ key }) => key !== name));

/**
 * The first things that a list is asked for, in its own order and view where nothing is asked; null where the site lacks the data, and
 * where only the visitor's device knows the answer.
 */
export async function prerenderList(
  lists: PublishedLists,
  family: AnyPagedFamily,
  visitor: Visitor,
  params: URLSearchParams,
  path: string = listPath(family.head),
): Promise<PrerenderedList | null> {
  const all = await loaded(lists, family, visitor, params);
  const items = itemsInOrder(all).map((item) => family.extend?.(item, all.context) ?? item);
  if (items.length === 0) return null;
  const asking = askingOf(family, items, all.context);
  if (isPersonal(family, asking, params)) return null;
  const query = decodeListQuery(params, asking);
  const found = paramsOfList(query, asking).length === 0 ? items : findIn(items, asking, query);
  const { head, tile } = family;
  const portions = portionsIn(params);
  const shown = found.slice(0, tile.shape.first * portions);
  const next = shown.length < found.length && portions < MAX_PORTIONS ? portions + 1 : null;
  return {
    kind: 'list',
    locale: visitor.locale,
    heading: visitor.text(head.texts.many),
    lead: visitor.text(head.texts.lead),
    count: {
      found: visitor.number(found.length),
      of: visitor.text('list.of', { total: visitor.number(items.length) }),
    },
    shape: shapeOf(family, query.view),
    filtersHeight: filtersHeight(head.name),
    look: tile.look,
    view: query.view,
    tiles: query.view === 'table' ? [] : shown.map((item) => tileOf(all, item, query.view)),
    table: query.view === 'table' ? tableOf(all, shown) : null,
    none: found.length === 0 ? visitor.text('list.emptyTitle') : null,
    controls: controlsOf(family, visitor, { asking, query, path, next }),
  };
}
