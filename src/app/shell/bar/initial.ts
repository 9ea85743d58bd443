const LETTER = /[\p{L}\p{N}]/u;

/** The letter that stands for a name: two of them can spell a word by accident. */
export const initialOf = (name: string): string =>
  ([...name].find((letter) => LETTER.test(letter)) ?? '').toUpperCase();
