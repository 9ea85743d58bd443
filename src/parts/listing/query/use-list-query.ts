import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { Chosen } from '#model/listing/facets';
import { type Askable, decodeListQuery, encodeListQuery, type ListQuery } from './query-code.ts';

export type ChangeQuery = (patch: Partial<ListQuery>) => void;

/** The question as the address holds it; a change replaces the address, so Back leaves the page. */
export function useListQuery(askable: Askable): {
  readonly query: ListQuery;
  readonly change: ChangeQuery;
} {
  const [params, setParams] = useSearchParams();
  const decoded = useMemo(() => decodeListQuery(params, askable), [params, askable]);
  // The same choice stays the same object, so that typing does not draw every filter anew.
  const code = JSON.stringify(decoded.chosen);
  const chosen: Chosen = useMemo(() => JSON.parse(code), [code]);
  const query = useMemo(() => ({ ...decoded, chosen }), [decoded, chosen]);
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
