import { useCallback, useMemo } from 'react';
import { useAsking, useSearch } from './address-ahead.ts';

/** How inputs are read from the query of an address and written there. */
export interface AddressCodec<T> {
  readonly decode: (params: URLSearchParams) => T;
  readonly encode: (inputs: T) => URLSearchParams;
}

/** Some inputs, or what becomes of the latest ones: a press may come before its page was drawn with the press before. */
export type AddressChange<T> = Partial<T> | ((latest: T) => Partial<T>);

export interface InAddress<T> {
  readonly inputs: T;
  /** As changed last, whatever was drawn of it. */
  readonly latest: () => T;
  readonly change: (change: AddressChange<T>) => void;
}

/**
 * The inputs as the address holds them. A choice shows at once, so what takes long to draw of it is deferred; it replaces the
 * address, so Back leaves the page. `codec` must stay the same object.
 */
export function useAddress<T extends object>({ decode, encode }: AddressCodec<T>): InAddress<T> {
  const { search } = useSearch();
  const { latest: latestSearch, ask } = useAsking();
  const inputs = useMemo(() => decode(new URLSearchParams(search)), [search, decode]);
  const latest = useCallback(() => decode(new URLSearchParams(latestSearch())), [decode, latestSearch]);
  const change = useCallback(
    (asked: AddressChange<T>) => {
      // Changes in quick succession build on each other.
      const before = latest();
      const patch = typeof asked === 'function' ? asked(before) : asked;
      const next = encode({ ...before, ...patch }).toString();
      if (next !== encode(before).toString()) ask(next && `?${next}`);
    },
    [encode, latest, ask],
  );
  return { inputs, latest, change };
}
