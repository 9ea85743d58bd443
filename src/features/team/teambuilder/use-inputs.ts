import { useCallback, useDeferredValue, useState } from 'react';
import { DEFAULT_INPUTS, type TeamInputs } from '#model/compute/asked/inputs';
import { decodeInputs } from '#model/compute/asked/teambuilder-url';
import { encodeInputs } from '#src/kit/address/teambuilder-url.ts';
import { type AddressChange, useAddress } from '#src/kit/address/use-address.ts';
import { useSearchReset } from '../search/use-search-start.ts';

const CODEC = { decode: decodeInputs, encode: encodeInputs };

export type InputsInAddress = ReturnType<typeof useInputs>;

/** The inputs of the team builder as its address holds them; all of the page hangs on them, so it is drawn in slices. */
export function useInputs() {
  const { inputs, latest, change: put } = useAddress(CODEC);
  const [isTouched, touch] = useState(false);
  // As they were before Reset, until something is set again.
  const [before, keep] = useState<TeamInputs | null>(null);
  const forget = useSearchReset();
  const change = useCallback(
    (patch: AddressChange<TeamInputs>) => {
      touch(true);
      keep(null);
      put(patch);
    },
    [put],
  );
  const reset = useCallback(() => {
    const last = latest();
    change({ ...DEFAULT_INPUTS, profile: last.profile });
    keep(last);
    // An answer without its question says nothing.
    forget();
  }, [change, latest, forget]);
  return {
    inputs: useDeferredValue(inputs),
    latest,
    change,
    reset,
    /** Takes Reset back; null when there is nothing to take back. */
    undo: before && (() => change(before)),
    /** Whether the visitor changed anything since the page was opened. */
    isTouched,
  };
}
