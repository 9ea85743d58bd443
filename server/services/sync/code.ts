import { randomBytes } from 'node:crypto';

/**
 * Players put a code into their comment, and a game masks words in comments: on China's server 64 and 89, anywhere words of all kinds.
 * So no vowels, of which words come about, and none of 4, 6, 8 and 9; and no letters that a small screen shows alike (reference R151).
 */
const ALPHABET = 'BCDFGHJKLMNPQRSTVWXZ2357';
const LETTERS = 8;

export const newCode = (): string =>
  [...randomBytes(LETTERS)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** As people type it: wide letters, small letters and blanks do not matter. */
const tidy = (text: string): string => text.normalize('NFKC').toUpperCase().replaceAll(/\s/g, '');

export const holdsCode = (comment: string, code: string): boolean => tidy(comment).includes(code);
