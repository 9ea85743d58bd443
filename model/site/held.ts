import type { RecordList } from '../records/list-readers.ts';
import { OTHER_LISTS, OTHERS_PATH, otherOf } from './others.ts';
import { routeAt } from './patterns.ts';

/** The lists that the page at a path is about, any of which will do; none for a page without a list. */
function listsOf(path: string): readonly RecordList[] {
  const other = path.startsWith(`${OTHERS_PATH}/`) ? otherOf(path.slice(OTHERS_PATH.length + 1)) : null;
  if (other !== null) return OTHER_LISTS[other] ?? [];
  const route = routeAt(path);
  return route && 'list' in route ? [route.list] : [];
}

/** Lists that some page is about. */
export const listsOfPages = (paths: readonly string[]): readonly RecordList[] => [
  ...new Set(paths.flatMap(listsOf)),
];

/** Whether the data holds what the page at a path is about; menus and hubs leave out other pages. */
export function isHeld(path: string, absent: ReadonlySet<string>): boolean {
  const lists = listsOf(path);
  return lists.length === 0 || lists.some((list) => !absent.has(list));
}
