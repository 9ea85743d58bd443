import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';

/** How inputs are read from the query of an address and written there. */
export interface AddressCodec<T> {
  readonly decode: (params: URLSearchParams) => T;
  readonly encode: (inputs: T) => URLSearchParams;
}

export interface InAddress<T> {
  readonly inputs: T;
  /** As changed last; the address and what is drawn from it follow a moment later. */
  readonly latest: () => T;
  readonly change: (patch: Partial<T>) => void;
}

/** What was asked for last, and the addresses on their way there. */
interface Asked<T> {
  readonly inputs: T;
  readonly queries: readonly string[];
}

/** The inputs as the address holds them; a change replaces the address, so Back leaves the page. */
export function useAddress<T>({ decode, encode }: AddressCodec<T>): InAddress<T> {
  const [params, setParams] = useSearchParams();
  const inputs = useMemo(() => decode(params), [params, decode]);
  const asked = useRef<Asked<T>>({ inputs, queries: [] });
  useLayoutEffect(() => {
    // Changes in quick succession build on each other; an address from elsewhere ends them.
    const at = asked.current.queries.indexOf(encode(inputs).toString());
    const queries = at < 0 ? [] : asked.current.queries.slice(at + 1);
    asked.current = queries.length === 0 ? { inputs, queries } : { ...asked.current, queries };
  }, [inputs, encode]);
  const latest = useCallback(() => asked.current.inputs, []);
  // The router's own function is another one at every address, and all that is drawn with it would be drawn anew.
  const setLatest = useRef(setParams);
  useLayoutEffect(() => {
    setLatest.current = setParams;
  }, [setParams]);
  const change = useCallback(
    (patch: Partial<T>) => {
      const { inputs: before, queries } = asked.current;
      const next = { ...before, ...patch };
      const query = encode(next);
      if (query.toString() === encode(before).toString()) return;
      asked.current = { inputs: next, queries: [...queries, query.toString()] };
      setLatest.current(query, { replace: true, preventScrollReset: true });
    },
    [encode],
  );
  return { inputs, latest, change };
}
