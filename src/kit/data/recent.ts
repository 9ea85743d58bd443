import { queryOptions, useQuery } from '@tanstack/react-query';
import { readRecent } from '#model/records/read-recent';
import { LIST_FILES } from '#model/vocabulary/list-files';
import { readable } from './http.ts';
import { firstLevel } from './levels.ts';

/** What is recent changes with the clock, not with the data alone. */
const RECENT_FRESH_MS = 10 * 60_000;

/** The one answer of the home page; a dump without any list has none, and then nothing is recent. */
export const recent = queryOptions({
  queryKey: ['recent'],
  staleTime: RECENT_FRESH_MS,
  queryFn: async ({ signal }) => {
    const text = await firstLevel('recent', LIST_FILES.recent, signal, '{}');
    return readRecent(await readable('recent', () => JSON.parse(text)));
  },
});

export const useRecent = () => useQuery(recent);
