import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type FigureSpread, readSpread } from '#model/chart/analysis/percentiles';
import type { Difficulty } from '#model/vocabulary/difficulties';
import { getJson } from '../../kit/data/http.ts';

const spreads = queryOptions({
  queryKey: ['chartSpreads'],
  queryFn: ({ signal }) => getJson('/api/charts/figures.json', 'chart', signal),
});

/** How figures of all charts of a difficulty are spread; null until they are known, and where the origin does not say. */
export function useChartSpread(difficulty: Difficulty): FigureSpread | null {
  const { data } = useQuery(spreads);
  return useMemo(() => (data === undefined ? null : readSpread(data, difficulty)), [data, difficulty]);
}
