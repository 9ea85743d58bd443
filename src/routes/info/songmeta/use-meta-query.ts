import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { decodeMetaQuery, encodeMetaQuery, type MetaQuery } from './meta-query.ts';

export type ChangeQuery = (patch: Partial<MetaQuery>) => void;

/** The question as the address holds it; a change replaces the address, so Back leaves the page. */
export function useMetaQuery(): { readonly query: MetaQuery; readonly change: ChangeQuery } {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => decodeMetaQuery(params), [params]);
  const change = useCallback(
    (patch: Partial<MetaQuery>) =>
      setParams((before) => encodeMetaQuery({ ...decodeMetaQuery(before), ...patch }), {
        replace: true,
        preventScrollReset: true,
        // A choice shows at once; only the ranking of thousands of charts may come later.
        flushSync: true,
      }),
    [setParams],
  );
  return { query, change };
}
