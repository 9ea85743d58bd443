import { searchable } from '#model/encoding/normalise';
import type { AnyFamily, Context, Item } from '#model/families/family';
import { lexiconOfFamily } from '#model/search/lexicon';
import { matches } from '#model/search/matching';
import { parseQuery } from '#model/search/query';

/** Of each family; its list finds the others. */
const MOST = 8;

/** 0 for a title that begins with what was typed, 1 for one that has it, 2 for what is found by other words. */
function distance(title: string, text: string): number {
  const at = searchable(title).indexOf(text);
  return at === 0 ? 0 : at > 0 ? 1 : 2;
}

/** Finds things of one family: those out on the main server first, of them the nearest titles, of those the newest. */
export function findItems<I extends Item>(
  family: AnyFamily,
  items: readonly I[],
  typed: string,
  { main, now, lists }: Pick<Context, 'main' | 'now' | 'lists'>,
): readonly I[] {
  const text = searchable(typed);
  const query = parseQuery(typed, lexiconOfFamily(family, lists));
  if (query.length === 0) return [];
  return items
    .filter(({ subject }) => matches(query, subject))
    .map((item) => {
      const times = family.releasedAt?.(item);
      // Things without dates are out everywhere.
      const since = times ? (times[main] ?? 0) : 1;
      const isOut = since > 0 && since <= now;
      return { item, since, isOut, far: distance(family.title(item), text) };
    })
    .sort(
      (a, b) =>
        Number(b.isOut) - Number(a.isOut) || a.far - b.far || b.since - a.since || b.item.id - a.item.id,
    )
    .slice(0, MOST)
    .map(({ item }) => item);
}
