import { useCallback } from 'react';
import { type InAddress, useAddress } from '#src/components/use-address.ts';
import { decodeInputs, encodeInputs } from '../../teambuilder-url.ts';
import { DEFAULT_INPUTS, type TeamInputs } from './inputs.ts';

export interface InputsInAddress extends InAddress<TeamInputs> {
  readonly reset: () => void;
}

const CODEC = { decode: decodeInputs, encode: encodeInputs };

/** The inputs of the team builder as its address holds them. */
export function useInputs(): InputsInAddress {
  const address = useAddress(CODEC);
  const { latest, change } = address;
  const reset = useCallback(() => change({ ...DEFAULT_INPUTS, profile: latest().profile }), [change, latest]);
  return { ...address, reset };
}
