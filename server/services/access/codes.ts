import { randomBytes, timingSafeEqual } from 'node:crypto';
import { MINUTE_MS } from '#model/vocabulary/time';

/** Codes that are sent by mail. */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const LETTERS = 26;
export const codeLifetimeMs = 10 * MINUTE_MS;
export const MAX_TRIES = 5;

/** 26 letters of 32 each: 130 bits. */
export const newCode = (): string =>
  [...randomBytes(LETTERS)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** As people copy it: small letters, blanks and dashes do not matter. */
export const tidyCode = (code: string): string => code.toUpperCase().replaceAll(/[\s-]/g, '');

export const isSameDigest = (a: string, b: string): boolean =>
  timingSafeEqual(Buffer.from(a), Buffer.from(b));
