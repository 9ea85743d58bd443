import { queryOptions, useQuery } from '@tanstack/react-query';
import { createKeptCharts } from '../../browser/storage/kept-charts.ts';

/** Of this browser. */
export const keptCharts = createKeptCharts();

const songs = queryOptions({
  queryKey: ['keptCharts'],
  queryFn: async (): Promise<ReadonlySet<number>> => new Set(await keptCharts.songs()),
  // Songs are added while the page is open.
  staleTime: 0,
});

/** Songs with a chart that is there without a connection; null while they are on their way. Nothing is asked for before `isAsked`. */
export function useKeptCharts(isAsked: boolean): ReadonlySet<number> | null {
  return useQuery({ ...songs, enabled: isAsked }).data ?? null;
}
