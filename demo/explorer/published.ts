type Rows<T> = Readonly<Record<string, T>>;

/** Rows that a server has, by their numbers: those with a time at which they came out there. */
export const published = <T>(
  rows: Rows<T>,
  since: (row: T) => string | null | undefined,
): readonly (readonly [id: number, row: T])[] =>
  Object.entries(rows).flatMap(([id, row]) =>
    (since(row) ?? null) === null ? [] : [[Number(id), row] as const],
  );
