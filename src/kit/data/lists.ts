import {
  queryOptions,
  type UseQueryOptions,
  type UseQueryResult,
  useQueries,
  useQuery,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import { LIST_READERS, type Lists, type RecordList, type RecordOf } from '#model/records/list-readers';
import { joinedRecords } from '#model/records/read-records';
import { readItemTexts } from '#model/records/read-reward';
import type { Records } from '#model/records/records';
import { type DataName, friendlyName } from '#model/vocabulary/data-names';
import { LIST_FILES, REQUIRED_LISTS } from '#model/vocabulary/list-files';
import { inSlices } from '../perf/in-slices.ts';
import { piecesOf } from '../perf/pieces.ts';
import { readable } from './http.ts';
import { firstLevel } from './levels.ts';
import { listKey } from './list-key.ts';
import { recent } from './recent.ts';

/** Of the whole list where a file holds one part of it, such as `characters/main.birthday`. */
const dataNameOf = (list: RecordList): DataName => {
  const [file] = LIST_FILES[list];
  return friendlyName(file) ?? friendlyName(file.replace(/\.\w+$/, '')) ?? 'recent';
};

const FAILED_JUST_NOW_MS = 10_000;

/** Lists of stories are asked for by few pages: their readers come with them. */
async function readerOf<N extends RecordList>(name: N): Promise<(json: unknown) => Records<RecordOf<N>>> {
  const known: Partial<Record<RecordList, unknown>> = LIST_READERS;
  const readers = name in known ? known : (await import('#model/records/story')).STORY_READERS;
  return (readers as Record<RecordList, unknown>)[name] as (json: unknown) => Records<RecordOf<N>>;
}

function list<N extends RecordList>(name: N) {
  const files = LIST_FILES[name];
  const dataName = dataNameOf(name);
  const otherwise = REQUIRED_LISTS.has(name) ? undefined : '{}';
  return queryOptions({
    queryKey: listKey(name),
    queryFn: async ({ signal }) => {
      const [text, read] = await Promise.all([
        firstLevel(dataName, files, signal, otherwise),
        readerOf(name),
      ]);
      const pieces = piecesOf(text);
      // Parsing and reading thousands of rows in one go would hold up a phone for half a second.
      const work = () => inSlices(pieces, (piece) => read(JSON.parse(piece)), signal);
      return joinedRecords(await readable(dataName, work, signal));
    },
    // Parts of a page that mount one after the other would report one failure again and again. Another page asks again (prefetch.ts).
    retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > FAILED_JUST_NOW_MS,
  });
}

type ListQueries = { readonly [N in RecordList]: ReturnType<typeof list<N>> };

const names = Object.keys(LIST_FILES).filter((name): name is RecordList => name !== 'recent');

/** The query of every list, by its name in `LIST_FILES`. */
export const LISTS = {
  ...(Object.fromEntries(names.map((name) => [name, list(name)])) as unknown as ListQueries),
  recent,
};

export const useCards = () => useQuery(LISTS.cards);
export const useSkills = () => useQuery(LISTS.skills);
export const useSongs = () => useQuery(LISTS.songs);
export const useEvents = () => useQuery(LISTS.events);
export const useArchives = () => useQuery(LISTS.archives);
export const useCharacters = () => useQuery(LISTS.characters);
export const useBystanders = () => useQuery(LISTS.bystanders);
export const useBands = () => useQuery(LISTS.bands);
export const useAreaItems = () => useQuery(LISTS.areaItems);
export const useSongMeta = () => useQuery(LISTS.songMeta);
export const useCostumes = () => useQuery(LISTS.costumes);
export const useComics = () => useQuery(LISTS.comics);
export const useMiracleTickets = () => useQuery(LISTS.miracleTickets);
export const useGacha = () => useQuery(LISTS.gacha);
export const useNews = () => useQuery(LISTS.news);
export const useTitles = () => useQuery(LISTS.titles);

/** The lists of a page, which draws nothing before the required ones are here. */
export interface LoadedLists {
  /** The same object until one of them is read again. */
  readonly lists: Lists;
  /** Changes when a required list is read again; null while one is missing. */
  readonly version: string | null;
  /** Lists that are still on their way. */
  readonly pending: readonly RecordList[];
  /** Why a required list did not come. */
  readonly failure: Error | null;
  readonly retry: () => void;
}

type ListQuery = UseQueryOptions<Records<unknown>, Error, Records<unknown>, string[]>;
type ListResult = UseQueryResult<Records<unknown>>;

/** Before any list is here. */
export const NO_LISTS = Object.fromEntries(names.map((name) => [name, new Map()])) as unknown as Lists;

/** Loads lists: the page waits for those `required`, and shows what the `extra` ones add once they arrive. */
export function useLists(required: readonly RecordList[], extra: readonly RecordList[] = []): LoadedLists {
  const wanted = [...required, ...extra];
  const key = wanted.join(' ');
  const count = required.length;
  // React Query keeps the parts of the result that have not changed as long as this is the same function.
  const combine = useCallback(
    (results: ListResult[]): LoadedLists => {
      const loaded = key.split(' ').map((name, at) => [name as RecordList, results[at]] as const);
      const needed = results.slice(0, count);
      const failed = needed.find(({ data, error }) => data === undefined && error);
      return {
        lists: {
          ...NO_LISTS,
          ...Object.fromEntries(
            loaded.flatMap(([name, list]) => (list?.data ? [[name, list.data.byId]] : [])),
          ),
        },
        version: needed.every(({ data }) => data !== undefined)
          ? needed.map(({ dataUpdatedAt }) => dataUpdatedAt).join(' ')
          : null,
        pending: loaded.flatMap(([name, list]) => (list?.isPending ? [name] : [])),
        failure: failed?.error ?? null,
        retry: () => void failed?.refetch(),
      };
    },
    [key, count],
  );
  return useQueries({ queries: wanted.map((name) => LISTS[name] as unknown as ListQuery), combine });
}

const ITEM_TEXTS = queryOptions({
  queryKey: listKey('itemTexts'),
  queryFn: async ({ signal }) => {
    const text = await firstLevel('itemTexts', ['misc/itemtexts.2'], signal, '{}');
    return readItemTexts(await readable('itemTexts', () => JSON.parse(text)));
  },
});

/** Names of things that are given; asks for nothing while none is named by a number. */
export const useItemTexts = (enabled: boolean) => useQuery({ ...ITEM_TEXTS, enabled });
