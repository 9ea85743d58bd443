import type { PerServer, ServerIndex } from '#model/vocabulary/servers';
import type { HomeData } from '../home-data.ts';

/** Something with the server on which it is new. */
export interface OnServer<T> {
  readonly server: ServerIndex;
  readonly thing: T;
}

interface Choice<T> {
  /** Best first. */
  readonly listOf: (server: ServerIndex) => readonly T[];
  readonly timesOf: (thing: T) => PerServer<number>;
  readonly each: readonly [main: number, sub: number];
}

/**
 * The first ones of the main server, then those of the sub server that are not among them. What the visitor does not want
 * to know of is left out without anything older in its place.
 */
export function ofBothServers<T extends { readonly id: number }>(
  { main, sub, isHidden }: Pick<HomeData, 'main' | 'sub' | 'isHidden'>,
  { listOf, timesOf, each }: Choice<T>,
): readonly OnServer<T>[] {
  const first = listOf(main).slice(0, each[0]);
  const known = new Set(first.map(({ id }) => id));
  const second = listOf(sub)
    .filter(({ id }) => !known.has(id))
    .slice(0, each[1]);
  return [
    ...first.map((thing) => ({ server: main, thing })),
    ...second.map((thing) => ({ server: sub, thing })),
  ].filter(({ thing }) => !isHidden(timesOf(thing)));
}
