/** What takes long to make, such as Intl's objects, made when it is first asked for; the same ever after. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
