import { BANDS } from '../vocabulary/bands.ts';

/** Each of the bands once, in the game's order (reference R11); others come last, as they were given. */
export function bandsInOrder(ids: Iterable<number>): readonly number[] {
  const known: readonly number[] = BANDS.map(({ id }) => id);
  const given = new Set(ids);
  return [...known.filter((id) => given.has(id)), ...[...given].filter((id) => !known.includes(id))];
}

interface Members {
  readonly bandId: number;
  /** Ids of characters. */
  readonly members: readonly number[];
}

/** Who plays in which band, in the game's order. */
export function bandMembers(
  characters: Iterable<{ readonly id: number; readonly bandId: number }>,
): readonly Members[] {
  const all = [...characters].sort((a, b) => a.id - b.id);
  return bandsInOrder(all.map(({ bandId }) => bandId)).map((bandId) => ({
    bandId,
    members: all.filter((one) => one.bandId === bandId).map(({ id }) => id),
  }));
}
