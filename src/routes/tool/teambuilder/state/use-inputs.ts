import { useCallback, useDeferredValue } from 'react';
import { type InAddress, useAddress } from '#src/components/use-address.ts';
import { decodeInputs, encodeInputs } from '../../teambuilder-url.ts';
import { DEFAULT_INPUTS, type TeamInputs } from './inputs.ts';

export interface InputsInAddress extends InAddress<TeamInputs> {
  readonly reset: () => void;
}

const CODEC = { decode: decodeInputs, encode: encodeInputs };

/** The inputs of the team builder as its address holds them; all of the page hangs on them, so it is drawn in slices. */
export function useInputs(): InputsInAddress {
  const { inputs, latest, change } = useAddress(CODEC);
  const reset = useCallback(() => change({ ...DEFAULT_INPUTS, profile: latest().profile }), [change, latest]);
  return { inputs: useDeferredValue(inputs), latest, change, reset };
}
