import { randomKey } from './random-key.ts';

/**
 * Gives the first entry of a visit a key of its own in the history. The router calls all of them `default`, so that a page opened by its
 * address would begin where the last one opened that way was left. The key stays with the entry: a reload finds its place again.
 */
export function nameFirstEntry(): void {
  const { state } = history;
  if (state?.key === undefined) history.replaceState({ ...state, key: randomKey() }, '');
}
