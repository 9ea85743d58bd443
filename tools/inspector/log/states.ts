/** The value of a machine's snapshot: a key, or keys with what is active below each. */
export type StateValue = string | { readonly [key: string]: StateValue | undefined };

/** Paths of the innermost active states, keys joined by dots. */
export function innermostStates(value: StateValue | undefined, above = ''): readonly string[] {
  const path = (key: string): string => (above === '' ? key : `${above}.${key}`);
  if (value === undefined) return [];
  if (typeof value === 'string') return [path(value)];
  return Object.entries(value).flatMap(([key, below]) => {
    const inner = innermostStates(below, path(key));
    return inner.length > 0 ? inner : [path(key)];
  });
}

/** Those states and all around them; the empty path is the whole machine. */
export const activePaths = (states: readonly string[]): ReadonlySet<string> =>
  new Set([
    '',
    ...states.flatMap((state) => {
      const keys = state.split('.');
      return keys.map((_, index) => keys.slice(0, index + 1).join('.'));
    }),
  ]);
