import {
  type AssetIndex,
  bundlesBelow,
  filesOf,
  type IndexTotals,
  type PathRow,
  placeOf,
  placesIn,
  readAssetIndex,
  rowAt,
  type TreeRow,
  treeRows,
} from '#model/media/explorer/asset-index';
import {
  createPathSearch,
  MAX_FOUND,
  type PathSearch,
  type PathsFound,
} from '#model/media/explorer/path-search';
import { type Resolved, resolve } from '#model/media/explorer/resolve';
import type { ServerCode } from '#model/vocabulary/servers';

/** What is asked of a server's index. */
export type IndexQuestion =
  | { readonly ask: 'place'; readonly parts: readonly string[] }
  | { readonly ask: 'bundles'; readonly path: string }
  | { readonly ask: 'tree'; readonly open: readonly string[] }
  | { readonly ask: 'search'; readonly text: string };

/** What an address names, and what lies directly in it. */
export type PlaceAnswer = Resolved & { readonly rows: readonly PathRow[]; readonly totals: IndexTotals };

interface IndexAnswers {
  readonly bundles: { readonly bundles: readonly string[] };
  readonly place: PlaceAnswer;
  readonly tree: readonly TreeRow[];
  readonly search: PathsFound;
}

export type IndexAnswer = IndexAnswers[keyof IndexAnswers];

/** Why there is no index. */
export type IndexFault = 'missing' | 'unreachable' | 'server' | 'unreadable';

export type IndexReply =
  | { readonly ok: true; readonly answer: IndexAnswer }
  | { readonly ok: false; readonly fault: IndexFault };

/** What the thread is sent, and what it answers. */
export interface IndexRequest {
  readonly id: number;
  readonly server: ServerCode;
  readonly question: IndexQuestion;
}
export interface IndexResponse {
  readonly id: number;
  readonly reply: IndexReply;
}

/** How an index is fetched. */
export type IndexFetch = (
  server: ServerCode,
) => Promise<
  { readonly ok: true; readonly json: unknown } | { readonly ok: false; readonly fault: IndexFault }
>;

interface ReadIndex {
  readonly index: AssetIndex;
  readonly totals: IndexTotals;
  search: PathSearch | null;
}

function placeAnswer({ index, totals }: ReadIndex, parts: readonly string[]): PlaceAnswer {
  const resolved = resolve(index, parts);
  const isFolder = resolved.isThere && resolved.target.kind === 'folder';
  const rows = isFolder ? placesIn(index, resolved.place).map((at) => rowAt(index, at)) : [];
  return { ...resolved, rows, totals };
}

function answerFrom(read: ReadIndex, question: IndexQuestion): IndexAnswer {
  if (question.ask === 'place') return placeAnswer(read, question.parts);
  if (question.ask === 'bundles') {
    const place = placeOf(read.index, question.path);
    return { bundles: place === null ? [] : bundlesBelow(read.index, place) };
  }
  if (question.ask === 'tree') return treeRows(read.index, new Set(question.open));
  read.search ??= createPathSearch(read.index);
  return read.search.find(question.text, MAX_FOUND);
}

/** Answers questions; an index is fetched with the first one, and again after a failure. */
export function indexAnswerer(fetchIndex: IndexFetch) {
  const indexes = new Map<ServerCode, Promise<ReadIndex | IndexFault>>();
  const read = async (server: ServerCode): Promise<ReadIndex | IndexFault> => {
    const came = await fetchIndex(server);
    if (!came.ok) return came.fault;
    const index = readAssetIndex(came.json);
    if (!index || index.names.length === 0) return 'unreadable';
    return { index, totals: { paths: index.names.length, files: filesOf(index) }, search: null };
  };
  const indexOf = (server: ServerCode) => {
    const known = indexes.get(server);
    if (known) return known;
    const reading = read(server).then((index) => {
      if (typeof index === 'string') indexes.delete(server);
      return index;
    });
    indexes.set(server, reading);
    return reading;
  };
  return async (server: ServerCode, question: IndexQuestion): Promise<IndexReply> => {
    const index = await indexOf(server);
    return typeof index === 'string'
      ? { ok: false, fault: index }
      : { ok: true, answer: answerFrom(index, question) };
  };
}
