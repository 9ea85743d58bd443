import { useCallback, useMemo } from 'react';
import { useAsking, useSearch } from './address-ahead.ts';
import type { AddressCodec } from './use-address.ts';

export interface AddressQuery<Query> {
  readonly query: Query;
  /** Whether the router has not heard of it: what else it knows of its location is of the query before. */
  readonly isAhead: boolean;
  readonly change: (patch: Partial<Query>) => void;
}

/** What a list asks, as the address holds it. A choice shows at once. `codec` must stay the same object. */
export function useAddressQuery<Query extends object>(codec: AddressCodec<Query>): AddressQuery<Query> {
  const { decode, encode } = codec;
  const { search, isAhead } = useSearch();
  const { latest, ask } = useAsking();
  const query = useMemo(() => decode(new URLSearchParams(search)), [search, decode]);
  const change = useCallback(
    (patch: Partial<Query>) => {
      // Changes in quick succession build on each other.
      const before = decode(new URLSearchParams(latest()));
      const next = encode({ ...before, ...patch }).toString();
      if (next !== encode(before).toString()) ask(next && `?${next}`);
    },
    [decode, encode, latest, ask],
  );
  return { query, isAhead, change };
}
