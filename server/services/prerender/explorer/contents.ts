import { assetFilePath, BUNDLE_END, explorerPath, targetOfRow } from '#model/media/explorer/asset-address';
import type { PathRow } from '#model/media/explorer/asset-index';
import {
  type ExplorerPlace,
  type ExplorerQuery,
  explorerAddress,
  explorerParams,
  filtered,
} from '#model/media/explorer/explorer-query';
import { isOfPictures, kindOf } from '#model/media/explorer/file-kinds';
import type { FolderAnswer, IndexFolders, RowsFound } from '#model/media/explorer/index-folders';
import { MAX_FOUND } from '#model/media/explorer/path-search';
import { breather } from '../../slices.ts';
import type { Visitor } from '../visitor.ts';
import type {
  PrerenderedExplorer,
  PrerenderedItem,
  PrerenderedItems,
  PrerenderedNothing,
} from './content.ts';

/** What an address names, and what the origin has of it. */
export interface Shown {
  readonly place: ExplorerPlace;
  readonly folders: IndexFolders | 'missing' | null;
  /** Null without folders. */
  readonly answer: FolderAnswer | null;
  /** Files of the bundle; null for a folder. */
  readonly names: readonly string[] | 'missing' | null;
  /** How many times as many things as at first. */
  readonly times: number;
  readonly visitor: Visitor;
}

/** More than a screen shows; the page is to be small. */
const FIRST = 60;
/** A search ends without an answer when it takes long: the client has one. */
const PATIENCE_MS = 400;

async function found(folders: IndexFolders, words: string, most: number): Promise<RowsFound | null> {
  const steps = folders.find(words, most);
  const breathe = breather();
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() > end) return null;
    await breathe();
  }
}

/** The same place with another query. */
function ownAddress({ place }: Shown, change: Partial<ExplorerQuery>, more: number | null = null): string {
  const params = new URLSearchParams(explorerParams({ ...place.query, ...change }));
  if (more !== null) params.set('more', String(more));
  const path = explorerPath(place.server, place.target);
  return params.size > 0 ? `${path}?${params}` : path;
}

const rowItems = ({ place, visitor }: Shown, rows: readonly PathRow[], isPath: boolean): PrerenderedItem[] =>
  rows.map((row) => ({
    path: explorerAddress(place, targetOfRow(row)),
    name: `${isPath ? row.path : row.name}${row.isBundle ? BUNDLE_END : ''}`,
    look: row.isBundle ? 'bundle' : 'folder',
    src: null,
    isPath,
    note: visitor.text('explorer.files', { count: row.files }),
  }));

const fileItems = ({ place }: Shown, bundle: string, names: readonly string[]): PrerenderedItem[] =>
  names.map((name) => {
    const look = kindOf(name);
    return {
      path: explorerAddress(place, { kind: 'bundle', path: bundle, file: name }),
      name,
      look,
      src: look === 'picture' ? assetFilePath(place.server, bundle, name) : null,
      isPath: false,
      note: '',
    };
  });

const nothing = ({ visitor }: Shown, text: string, link: PrerenderedNothing['link']): PrerenderedNothing => ({
  title: visitor.text('explorer.nothing'),
  text,
  link,
});

const moreOf = (shown: Shown, sent: number, all: number): PrerenderedItems['more'] =>
  sent < all
    ? { path: ownAddress(shown, {}, shown.times + 1), label: shown.visitor.text('list.showMore') }
    : null;

/** A folder's items, as far as its filter lets them through. */
function inFolder<T extends { readonly name: string }>(
  shown: Shown,
  all: readonly T[],
  itemsOf: (some: readonly T[]) => readonly PrerenderedItem[],
): Pick<PrerenderedItems, 'cut' | 'filter' | 'items' | 'count' | 'end' | 'more' | 'none'> {
  const { place, visitor, times } = shown;
  const { server, target, query } = place;
  const left = filtered(all, query.filter);
  const sent = left.slice(0, FIRST * times);
  const text =
    left === all
      ? visitor.text('explorer.emptyFolder')
      : visitor.text('explorer.noneFiltered', { filter: query.filter });
  const clear = { path: ownAddress(shown, { filter: '' }), label: visitor.text('action.clear') };
  return {
    cut: '',
    filter: {
      path: explorerPath(server, target),
      label: visitor.text('explorer.filter'),
      text: query.filter,
      submit: visitor.text('explorer.filter'),
      kept: explorerParams({ ...query, filter: '' }),
    },
    end: null,
    items: itemsOf(sent),
    count: left.length,
    more: moreOf(shown, sent.length, left.length),
    none: left.length > 0 ? null : nothing(shown, text, left === all ? null : clear),
  };
}

function folderItems(shown: Shown, rows: readonly PathRow[]): PrerenderedItems {
  // The filter looks at names as they show.
  const named = rows.map((row) => ({ row, name: `${row.name}${row.isBundle ? BUNDLE_END : ''}` }));
  const itemsOf = (some: typeof named) =>
    rowItems(
      shown,
      some.map(({ row }) => row),
      false,
    );
  return {
    ...inFolder(shown, named, (some) => itemsOf([...some])),
    title: shown.visitor.text('explorer.foldersIn', { count: rows.length }),
    views: null,
    look: 'list',
  };
}

function bundleItems(shown: Shown, bundle: string, names: readonly string[]): PrerenderedItems {
  const { place, visitor } = shown;
  const look = place.query.view ?? (isOfPictures(names) ? 'grid' : 'list');
  const named = names.map((name) => ({ name }));
  return {
    ...inFolder(shown, named, (some) =>
      fileItems(
        shown,
        bundle,
        some.map(({ name }) => name),
      ),
    ),
    title: visitor.text('explorer.files', { count: names.length }),
    views: {
      label: visitor.text('list.views'),
      links: (['grid', 'list'] as const).map((view) => ({
        path: ownAddress(shown, { view }),
        label: visitor.text(`explorer.${view}`),
        view,
        isShown: view === look,
      })),
    },
    look,
  };
}

async function foundItems(shown: Shown, folders: IndexFolders): Promise<PrerenderedItems | null> {
  const { place, visitor, times } = shown;
  const { words } = place.query;
  const answer = await found(folders, words, FIRST * times);
  if (!answer) return null;
  const { rows, uppermost } = answer;
  const end = { path: ownAddress(shown, { words: '' }), label: visitor.text('explorer.endSearch') };
  const none = nothing(shown, visitor.text('explorer.noneFound', { words }), {
    ...end,
    label: visitor.text('action.clear'),
  });
  return {
    title: visitor.text('explorer.found', { count: uppermost }),
    cut:
      uppermost > MAX_FOUND ? visitor.text('explorer.firstOnly', { shown: visitor.number(MAX_FOUND) }) : '',
    filter: null,
    views: null,
    end,
    look: 'list',
    items: rowItems(shown, rows, true),
    count: Math.min(uppermost, MAX_FOUND),
    more: moreOf(shown, rows.length, uppermost),
    none: uppermost > 0 ? null : none,
  };
}

/** What shows in the folder, or of the search; null while the origin does not say. */
export async function contentsOf(shown: Shown): Promise<PrerenderedExplorer['contents']> {
  const { place, folders, answer, names, visitor } = shown;
  const { target, query, server } = place;
  const missing = (part: 'Index' | 'Files'): PrerenderedNothing => ({
    title: visitor.text(`explorer.no${part}Title`),
    text: visitor.text(`explorer.no${part}Text`),
    link: null,
  });
  if (query.words.trim() !== '') {
    if (folders === 'missing') return missing('Index');
    return folders && foundItems(shown, folders);
  }
  if (answer?.isThere === false) {
    const path = explorerAddress(place, { kind: 'folder', path: answer.above }, server);
    const nearest = { path, label: visitor.text('explorer.nearest') };
    return nothing(shown, visitor.text('explorer.noFolder', { path: target.path }), nearest);
  }
  if (target.kind === 'bundle') {
    if (names === 'missing') return missing('Files');
    return names && bundleItems(shown, target.path, names);
  }
  if (folders === 'missing') return missing('Index');
  return answer && folderItems(shown, answer.rows);
}
