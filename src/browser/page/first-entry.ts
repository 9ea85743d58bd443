/**
 * Gives the first entry of a visit a key of its own in the history, the moment at which the page began to load. The router calls all of
 * them `default`, so that a page opened by its address would begin where the last one opened that way was left.
 */
export function nameFirstEntry(): void {
  const { state } = history;
  if (!state?.key) history.replaceState({ ...state, key: `${performance.timeOrigin}` }, '');
}
