import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { decodeNewsQuery, encodeNewsQuery, type NewsQuery, SHOWN_AT_FIRST } from './news-url.ts';

/** The question as the address holds it; a change replaces the address, so Back leaves the page. */
export function useNewsQuery() {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => decodeNewsQuery(params), [params]);
  const change = useCallback(
    (patch: Partial<NewsQuery>) =>
      setParams((before) => encodeNewsQuery({ ...decodeNewsQuery(before), show: SHOWN_AT_FIRST, ...patch }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  );
  return { query, change };
}
