import { queryOptions, useQuery } from '@tanstack/react-query';
import { readCoveredCharts } from '#model/records/covered-charts';
import { getJson } from '#src/kit/data/http.ts';

/** What skills cover of every chart. */
export const coveredCharts = queryOptions({
  queryKey: ['coveredCharts'],
  queryFn: async ({ signal }) =>
    readCoveredCharts(await getJson('/api/songs/windows/all.json', 'songWindows', signal)),
});

export const useCoveredCharts = () => useQuery(coveredCharts);
