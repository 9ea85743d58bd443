import { useQuery } from '@tanstack/react-query';
import type { TriedCharts } from './tried.actors.ts';

const NONE: TriedCharts = new Map();

/** The community charts that the visitor played to their end; undefined until that is known. */
export const useTried = (): TriedCharts | undefined =>
  useQuery({
    queryKey: ['triedCharts'],
    networkMode: 'always',
    // A browser that keeps nothing has tried nothing.
    queryFn: async () => (await import('./tried.actors.ts')).readTried().catch(() => NONE),
    structuralSharing: false,
    staleTime: 0,
    gcTime: 0,
  }).data;
