import { useMemo } from 'react';
import type { TeamRequest } from '#model/compute/request';
import type { TeamAnswer } from '#model/compute/team';
import { useOptimizer } from '#src/actors/use-optimizer.ts';
import type { Builder } from '../state/builder.ts';
import { isSameRequest } from '../state/request.ts';

/** The answer on the page and how it stands to the question on the page. */
export interface Searched {
  readonly answer: TeamAnswer;
  readonly request: TeamRequest;
  /** A search is running and this is its predecessor's answer. */
  readonly isOld: boolean;
  /** The inputs were changed since. */
  readonly isStale: boolean;
}

/** The same object as long as nothing of it changes. */
export function useSearched({ request }: Builder): Searched | null {
  const { result, isResultStale } = useOptimizer();
  return useMemo(() => {
    if (!result) return null;
    const isStale = !isResultStale && (request === null || !isSameRequest(request, result.request));
    return { ...result, isOld: isResultStale, isStale };
  }, [result, isResultStale, request]);
}
