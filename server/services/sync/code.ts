import { randomBytes } from 'node:crypto';

/** No letters that a small screen shows alike. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LETTERS = 8;

export const newCode = (): string =>
  [...randomBytes(LETTERS)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** As people type it: wide letters, small letters and blanks do not matter. */
const tidy = (text: string): string => text.normalize('NFKC').toUpperCase().replaceAll(/\s/g, '');

export const holdsCode = (comment: string, code: string): boolean => tidy(comment).includes(code);
