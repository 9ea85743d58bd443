import { BANDS } from '../vocabulary/bands.ts';

/** Each of the bands once, in the game's order (reference R11); others come last, as they were given. */
export function bandsInOrder(ids: Iterable<number>): readonly number[] {
  const known: readonly number[] = BANDS.map(({ id }) => id);
  const given = new Set(ids);
  return [...known.filter((id) => given.has(id)), ...[...given].filter((id) => !known.includes(id))];
}
