import { queryOptions, useQuery } from '@tanstack/react-query';
import { readMissingCharts } from '#model/records/read-missing-charts';
import { getJson } from './http.ts';

const missingCharts = queryOptions({
  queryKey: ['missingCharts'],
  queryFn: async ({ signal }) =>
    readMissingCharts(await getJson('/api/charts/missing.json', 'chart', signal)),
});

/** Ids of the songs that have no chart; null while they are on their way, none where they cannot be had. */
export function useMissingCharts(): ReadonlySet<number> | null {
  const { data, isLoading } = useQuery(missingCharts);
  return data ?? (isLoading ? null : NONE);
}

const NONE: ReadonlySet<number> = new Set();
