const LETTERS = 16;

/** A name that no other list has, in this tab or another one. */
export const newListId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(LETTERS)), (byte) => (byte % 36).toString(36)).join('');
