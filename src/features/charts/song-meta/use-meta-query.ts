import { type AddressChange, useAddress } from '#src/kit/address/use-address.ts';
import { decodeMetaQuery, encodeMetaQuery, type MetaQuery } from './meta-query.ts';

export type ChangeMetaQuery = (change: AddressChange<MetaQuery>) => void;

const CODEC = { decode: decodeMetaQuery, encode: encodeMetaQuery };

/** The question as the address holds it. */
export const useMetaQuery = () => useAddress(CODEC);
