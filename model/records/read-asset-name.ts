import { asText } from './reading.ts';

/** Names are made into addresses, so they may hold nothing but names. */
const NAME = /^[\w-]{1,80}$/;

/** The name of a picture, a sound or a bundle; null for whatever else stands there. */
export const readAssetName = (value: unknown): string | null => {
  const name = asText(value);
  return name !== null && NAME.test(name) ? name : null;
};
