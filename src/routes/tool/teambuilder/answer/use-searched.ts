import { useMemo } from 'react';
import type { TeamRequest } from '#model/compute/request';
import type { TeamAnswer } from '#model/compute/team';
import { type OptimizerView, useOptimizerLater, useOptimizerPart } from '#src/actors/use-optimizer.ts';
import type { Builder } from '../state/builder.ts';
import { isSameRequest } from '../state/request.ts';
import { answeredFor } from '../state/spent.ts';

/** The answer on the page and how it stands to the question on the page. */
export interface Searched {
  readonly answer: TeamAnswer;
  readonly request: TeamRequest;
  /** A search is running and this is its predecessor's answer. */
  readonly isOld: boolean;
  /** The inputs were changed since, so that another team may be the best. */
  readonly isStale: boolean;
}

type Standing = Pick<OptimizerView, 'result' | 'isResultStale'>;

const standing = ({ result, isResultStale }: OptimizerView): Standing => ({ result, isResultStale });

/** The same object as long as nothing of it changes. */
function useStanding({ result, isResultStale }: Standing, request: Builder['request']): Searched | null {
  return useMemo(() => {
    if (!result) return null;
    if (isResultStale) return { ...result, isOld: true, isStale: false };
    if (request && isSameRequest(request, result.request)) return { ...result, isOld: false, isStale: false };
    // Other boosts are another question with the same best team.
    const answered = request && answeredFor(request, result);
    return { ...(answered ?? result), isOld: false, isStale: answered === null };
  }, [result, isResultStale, request]);
}

/** What is said of the answer at once. */
export function useSearched({ request }: Builder): Searched | null {
  const result = useOptimizerPart((view) => view.result);
  const isResultStale = useOptimizerPart((view) => view.isResultStale);
  return useStanding({ result, isResultStale }, request);
}

/** The same for what takes longer to draw: the verdict is painted first, the rest follows in slices. */
export function useSearchedLater({ request }: Builder): Searched | null {
  return useStanding(useOptimizerLater(standing), request);
}
