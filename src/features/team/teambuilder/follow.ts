import { useEffect, useEffectEvent } from 'react';
import { isSameRequest } from '#model/compute/asked/request';
import type { TeamRequest } from '#model/compute/request';
import { useOptimizerPart } from '#src/kit/actors/use-optimizer.ts';
import { answeredFor } from '../search/searched.ts';
import { useSearchStart } from '../search/use-search-start.ts';

/** A slider that is drawn asks once it rests; including the time to draw the page, the answer comes within a quarter of a second. */
const REST_MS = 180;

interface Props {
  /** Null as long as nothing is to be asked. */
  readonly request: TeamRequest | null;
}

/**
 * Asks as soon as the question is complete, on arrival by a link or after a reload, too (reference R86), and again after each change, so that the
 * answer follows. Also searches again when the page is reopened after cards were edited. It draws nothing: what is around it is not drawn again when a search begins.
 */
export function Follow({ request }: Props): null {
  const start = useSearchStart();
  const asked = useOptimizerPart((view) => view.request);
  const result = useOptimizerPart((view) => view.result);
  const ask = useEffectEvent((next: TeamRequest) => {
    if (asked && isSameRequest(asked, next)) return;
    // Other boosts need no search, unless that of the answer on show was left.
    if (result?.request === asked && result && answeredFor(next, result)) return;
    start(next);
  });
  useEffect(() => {
    if (request === null) return;
    const timer = setTimeout(() => ask(request), REST_MS);
    return () => clearTimeout(timer);
  }, [request]);
  return null;
}
