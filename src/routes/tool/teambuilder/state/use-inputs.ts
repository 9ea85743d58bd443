import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { decodeInputs, encodeInputs } from '../../teambuilder-url.ts';
import { DEFAULT_INPUTS, type TeamInputs } from './inputs.ts';

export interface InputsInAddress {
  readonly inputs: TeamInputs;
  /** As changed last; the address and what is drawn from it follow a moment later. */
  readonly latest: () => TeamInputs;
  readonly change: (patch: Partial<TeamInputs>) => void;
  readonly reset: () => void;
}

/** What was asked for last, and the addresses on their way there. */
interface Asked {
  readonly inputs: TeamInputs;
  readonly queries: readonly string[];
}

/** The inputs as the address holds them; a change replaces the address, so Back leaves the page. */
export function useInputs(): InputsInAddress {
  const [params, setParams] = useSearchParams();
  const inputs = useMemo(() => decodeInputs(params), [params]);
  const asked = useRef<Asked>({ inputs, queries: [] });
  useLayoutEffect(() => {
    // Changes in quick succession build on each other; an address from elsewhere ends them.
    const at = asked.current.queries.indexOf(encodeInputs(inputs).toString());
    const queries = at < 0 ? [] : asked.current.queries.slice(at + 1);
    asked.current = queries.length === 0 ? { inputs, queries } : { ...asked.current, queries };
  }, [inputs]);
  const latest = useCallback(() => asked.current.inputs, []);
  const change = useCallback(
    (patch: Partial<TeamInputs>) => {
      const { inputs: before, queries } = asked.current;
      const next = { ...before, ...patch };
      const query = encodeInputs(next);
      if (query.toString() === encodeInputs(before).toString()) return;
      asked.current = { inputs: next, queries: [...queries, query.toString()] };
      setParams(query, { replace: true, preventScrollReset: true });
    },
    [setParams],
  );
  const reset = useCallback(
    () => change({ ...DEFAULT_INPUTS, profile: asked.current.inputs.profile }),
    [change],
  );
  return { inputs, latest, change, reset };
}
