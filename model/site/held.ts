import type { RecordList } from '../records/list-readers.ts';
import { FIXED_PAGES } from './links.ts';
import { routeAt } from './patterns.ts';
import type { Route } from './routes.ts';

const listsOfRoute = (route: Route | null): readonly RecordList[] =>
  route && 'list' in route ? [route.list] : [];

/** Those of menus, which ask for all of them with every page that is sent. */
const OF_FIXED = new Map(FIXED_PAGES.map(({ path, route }) => [path, listsOfRoute(route)]));

/** The list that the page at a path is about; none for a page without a list. */
const listsOf = (path: string): readonly RecordList[] => OF_FIXED.get(path) ?? listsOfRoute(routeAt(path));

/** Lists that some page is about. */
export const listsOfPages = (paths: readonly string[]): readonly RecordList[] => [
  ...new Set(paths.flatMap(listsOf)),
];

/** Whether the data holds any of these lists, or there are none of them. */
export const isAnyHeld = (lists: readonly RecordList[], absent: ReadonlySet<string>): boolean =>
  lists.length === 0 || lists.some((list) => !absent.has(list));

/** Whether the data holds what the page at a path is about; menus and hubs leave out other pages. */
export const isHeld = (path: string, absent: ReadonlySet<string>): boolean =>
  isAnyHeld(listsOf(path), absent);
