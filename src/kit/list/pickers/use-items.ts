import { useMemo } from 'react';
import type { FamilyHead, World } from '#model/families/family';
import type { RecordList } from '#model/records/list-readers';
import { HOUR_MS } from '#model/vocabulary/time';
import { useNow } from '../../actors/use-clock.ts';
import { useServers } from '../../actors/use-servers.ts';
import { useLists } from '../../data/lists.ts';
import { useMade } from '../../perf/made.ts';
import { useTranslation } from '../../text/translation.tsx';
import { useWords } from '../use-words.ts';

type Head = Pick<FamilyHead, 'name' | 'needs' | 'searched'>;

const asItIs = <Item>(item: Item): Item => item;

/**
 * The things of a family by id, as its list knows and finds them; null until all are made. What `extend` adds comes with lists that
 * no one waits for. Both must stay the same functions.
 */
export function useItems<Row, Item extends { readonly id: number }>(
  { name, needs, searched = [] }: Head,
  list: RecordList,
  make: (row: Row, world: World) => Item,
  extend: (item: Item, lists: World['lists']) => Item = asItIs,
): ReadonlyMap<number, Item> | null {
  const { lists, version } = useLists(needs, searched);
  const { main, sub } = useServers();
  const now = useNow(HOUR_MS);
  const words = useWords();
  const { language } = useTranslation();
  const rows = lists[list] as ReadonlyMap<number, Row>;
  const world = useMemo(() => ({ main, sub, now, lists, words }), [main, sub, now, lists, words]);
  const key = version === null || now === 0 ? null : ['picked', name, version, main, sub, now, language];
  const made = useMade(key, rows, (row) => make(row, world));
  return useMemo(
    () => made && new Map(made.map((item) => [item.id, extend(item, lists)])),
    [made, extend, lists],
  );
}
