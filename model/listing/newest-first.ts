import { localised } from '../rules/localised.ts';
import type { PerServer, ServerIndex } from '../vocabulary/servers.ts';

/**
 * By the day on the main server, the newest first; then what is not out there, by the day on the sub server or the first that has it;
 * then what is out nowhere.
 */
export function newestFirst<Item extends { readonly id: number; readonly publishedAt: PerServer<number> }>(
  items: readonly Item[],
  main: ServerIndex,
  sub: ServerIndex,
): readonly Item[] {
  const placed = items.map((item) => ({
    item,
    onMain: item.publishedAt[main] ?? Number.NEGATIVE_INFINITY,
    nearest: localised(item.publishedAt, main, sub)?.value ?? Number.NEGATIVE_INFINITY,
  }));
  const descending = (a: number, b: number): number => (a === b ? 0 : b > a ? 1 : -1);
  return placed
    .sort(
      (a, b) => descending(a.onMain, b.onMain) || descending(a.nearest, b.nearest) || b.item.id - a.item.id,
    )
    .map(({ item }) => item);
}
