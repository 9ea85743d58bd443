import { useCallback, useState } from 'react';
import { type AddressCodec, useAddress } from './use-address.ts';

export interface AddressQuery<Query> {
  readonly query: Query;
  readonly change: (patch: Partial<Query>) => void;
}

/**
 * What a list asks, as the address holds it. A choice shows at once and the address follows: all links of the page look at it, which
 * takes longer than a key may take. An address that comes from elsewhere replaces what was chosen. `codec` must stay the same object.
 */
export function useAddressQuery<Query extends object>(codec: AddressCodec<Query>): AddressQuery<Query> {
  const [chosen, choose] = useState<Query | null>(null);
  const forget = useCallback(() => choose(null), []);
  const { inputs, latest, change: follow } = useAddress(codec, forget);
  const change = useCallback(
    (patch: Partial<Query>) => {
      follow(patch);
      choose(latest());
    },
    [follow, latest],
  );
  return { query: chosen ?? inputs, change };
}
