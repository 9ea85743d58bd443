import { useMemo } from 'react';
import type { Chosen } from '#model/listing/facets';
import { type Askable, decodeListQuery, type ListQuery } from '#model/listing/list-query';
import { useSearch } from '../../address/address-ahead.ts';
import { useAddress } from '../../address/use-address.ts';
import { encodeListQuery } from './query-code.ts';

export type ChangeQuery = (patch: Partial<ListQuery>) => void;

const NOTHING_STAYS = {};

/** The question as the address holds it. `stays` is what else stands in the query, always the same object. */
export function useListQuery(
  askable: Askable,
  stays: Readonly<Record<string, string>> = NOTHING_STAYS,
): {
  readonly query: ListQuery;
  /** Whether the router has not heard of it yet. */
  readonly isAhead: boolean;
  readonly change: ChangeQuery;
} {
  const codec = useMemo(
    () => ({
      decode: (params: URLSearchParams) => decodeListQuery(params, askable),
      encode: (query: ListQuery) =>
        new URLSearchParams([...Object.entries(stays), ...encodeListQuery(query, askable)]),
    }),
    [askable, stays],
  );
  const { inputs: asked, change } = useAddress(codec);
  const { isAhead } = useSearch();
  // The same choice stays the same object, so that typing does not draw every filter again.
  const code = JSON.stringify(asked.chosen);
  const chosen: Chosen = useMemo(() => JSON.parse(code), [code]);
  const query = useMemo(() => ({ ...asked, chosen }), [asked, chosen]);
  return { query, isAhead, change };
}
