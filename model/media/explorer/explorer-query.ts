import type { ServerCode } from '../../vocabulary/servers.ts';
import { type AssetTarget, explorerPath } from './asset-address.ts';

/** What the query of the explorer's address says besides the path. */
export interface ExplorerQuery {
  /** How files show; null where what is in the folder decides. */
  readonly view: 'grid' | 'list' | null;
  /** Words in the names of the folder at hand. */
  readonly filter: string;
  /** Words of a search over all paths. */
  readonly words: string;
}

const MAX_WORDS = 200;

/** Without half of a letter at its end. */
const shortened = (words: string | null): string =>
  (words ?? '').slice(0, MAX_WORDS).replace(/[\uD800-\uDBFF]$/, '');

/** Query parameters by name, like `URLSearchParams`. */
interface QueryParams {
  get(name: string): string | null;
}

export function readExplorerQuery(params: QueryParams): ExplorerQuery {
  const view = params.get('view');
  return {
    view: view === 'grid' || view === 'list' ? view : null,
    filter: shortened(params.get('filter')),
    words: shortened(params.get('q')),
  };
}

/** The parameters of an address, in its order. */
export function explorerParams({ view, filter, words }: ExplorerQuery): [name: string, value: string][] {
  const params: [string, string | null][] = [
    ['q', words || null],
    ['filter', filter || null],
    ['view', view],
  ];
  return params.flatMap(([name, value]): [string, string][] => (value === null ? [] : [[name, value]]));
}

/** Where the page is. */
export interface ExplorerPlace {
  readonly server: ServerCode;
  readonly target: AssetTarget;
  readonly query: ExplorerQuery;
}

/** The address of another place with the view that was chosen; in the same folder with its filter. Another server is searched, too. */
export function explorerAddress(
  from: ExplorerPlace,
  to: AssetTarget,
  server: ServerCode = from.server,
): string {
  const { view, filter, words } = from.query;
  const isSameFolder = to.kind === from.target.kind && to.path === from.target.path;
  const kept = {
    view,
    filter: isSameFolder ? filter : '',
    words: server === from.server ? '' : words,
  };
  const query = explorerParams(kept).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return explorerPath(server, to) + (query.length > 0 ? `?${query.join('&')}` : '');
}

/** Those whose names contain what is filtered by. */
export function filtered<T extends { readonly name: string }>(
  items: readonly T[],
  filter: string,
): readonly T[] {
  const words = filter.trim().toLowerCase();
  return words === '' ? items : items.filter(({ name }) => name.toLowerCase().includes(words));
}
