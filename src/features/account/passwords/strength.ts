import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';

/** From "guessed at once" to "never guessed". */
export const STRENGTHS = ['worst', 'weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];

const SHORTEST = 8;
const WEAK = 1;

/**
 * How hard a password is to guess for someone who knows these words about its owner; null while no one can tell. The
 * lists that it takes come with the first letter.
 */
export function useStrength(password: string, words: readonly string[]): Strength | null {
  const { data } = useQuery({
    queryKey: ['passwordEstimator'],
    enabled: password !== '',
    queryFn: () => import('./estimator.ts'),
  });
  const typed = useDeferredValue(password);
  const known = words.join('\n');
  return useMemo(() => {
    if (!data || typed === '') return null;
    const score = data.guessed(typed, known.split('\n').filter(Boolean));
    return STRENGTHS[typed.length < SHORTEST ? Math.min(score, WEAK) : score] ?? null;
  }, [data, typed, known]);
}
