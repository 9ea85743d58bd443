/** There is no chart; without a connection: it is kept in this browser, or it is not. */
export type ChartReach = 'none' | 'kept' | 'away';

/** What is known of charts: ids of songs; null while they are on their way. */
export interface KnownCharts {
  readonly isOnline: boolean;
  readonly missing: ReadonlySet<number> | null;
  readonly kept: ReadonlySet<number> | null;
}

/** Null where there is nothing to be said of it. */
export function chartReachOf({ isOnline, missing, kept }: KnownCharts, song: number): ChartReach | null {
  if (!isOnline && kept?.has(song)) return 'kept';
  if (missing?.has(song)) return 'none';
  return isOnline ? null : 'away';
}

const RANK = { kept: 0, away: 1, none: 2 } as const;

/** What can be used first, each kind in the order that it had. */
export const usableFirst = <Song extends { readonly id: number }>(
  songs: readonly Song[],
  noteOf: (id: number) => ChartReach | null,
): readonly Song[] => {
  const rank = ({ id }: Song): number => RANK[noteOf(id) ?? 'kept'];
  return songs.toSorted((a, b) => rank(a) - rank(b));
};
