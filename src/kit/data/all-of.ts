import type { UseQueryResult } from '@tanstack/react-query';

type Queries = Readonly<Record<string, UseQueryResult<unknown>>>;
type DataOf<Q extends Queries> = { readonly [K in keyof Q]: NonNullable<Q[K]['data']> };

export interface AllOf<Q extends Queries> {
  /** Null while one of them has none. */
  readonly data: DataOf<Q> | null;
  /** Why one of them has no data. */
  readonly failure: Error | null;
  /** Asks again for what failed. */
  readonly retry: () => void;
}

/** Several queries as one: the data of all of them, or the first failure. */
export function allOf<Q extends Queries>(queries: Q): AllOf<Q> {
  const all = Object.entries(queries);
  const isComplete = all.every(([, { data }]) => data !== undefined);
  const failed = all.find(([, { data, error }]) => data === undefined && error !== null)?.[1];
  return {
    data: isComplete ? (Object.fromEntries(all.map(([name, { data }]) => [name, data])) as DataOf<Q>) : null,
    failure: failed?.error ?? null,
    retry: () => void failed?.refetch(),
  };
}
