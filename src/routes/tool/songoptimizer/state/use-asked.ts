import { useEffect, useEffectEvent } from 'react';

/** Asks whenever the problem is another: in a task of its own, for that which draws the page is long enough on a slow phone. */
export function useAsked<Problem>(problem: Problem | null, start: (problem: Problem) => void): void {
  const ask = useEffectEvent(start);
  useEffect(() => {
    if (problem === null) return;
    const timer = setTimeout(() => ask(problem));
    return () => clearTimeout(timer);
  }, [problem]);
}
