/** Parts of a text with keys for React: a text is replaced as a whole, its parts never change places. */
export const numbered = <T>(parts: readonly T[]): readonly { readonly key: string; readonly part: T }[] =>
  parts.map((part, place) => ({ key: String(place), part }));
