import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type Askable, decodeListQuery, encodeListQuery, type ListQuery } from './query-code.ts';

export type ChangeQuery = (patch: Partial<ListQuery>) => void;

/** The question as the address holds it; a change replaces the address, so Back leaves the page. */
export function useListQuery(askable: Askable): {
  readonly query: ListQuery;
  readonly change: ChangeQuery;
} {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => decodeListQuery(params, askable), [params, askable]);
  const change = useCallback(
    (patch: Partial<ListQuery>) =>
      setParams((before) => encodeListQuery({ ...decodeListQuery(before, askable), ...patch }, askable), {
        replace: true,
        preventScrollReset: true,
        // A choice shows at once; only the list of thousands may come a moment later.
        flushSync: true,
      }),
    [setParams, askable],
  );
  return { query, change };
}
