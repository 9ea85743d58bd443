import { encode } from 'uqr';

/** White modules around the code, without which cameras do not find it. */
const QUIET = 4;

/** A code as its rows from above, dark modules being true; as wide as high. */
export type QrModules = readonly (readonly boolean[])[];

export const qrModules = (text: string): QrModules => encode(text, { ecc: 'M', border: QUIET }).data;
