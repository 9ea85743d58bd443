/** Fetches at the first call and returns the same promise ever after, as React's `use` wants it. After a failure the next call fetches again. */
export function fetchOnce<T>(fetch: () => Promise<T>): () => Promise<T> {
  let fetched: Promise<T> | null = null;
  return () => {
    fetched ??= fetch().catch((error: unknown) => {
      fetched = null;
      throw error;
    });
    return fetched;
  };
}
