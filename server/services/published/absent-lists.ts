import { listsOfPages } from '#model/site/held';
import { FIXED_PAGES } from '#model/site/links';
import { OTHER_LISTS } from '#model/site/others';
import { LIST_FILES, type ListName } from '#model/vocabulary/list-files';
import { within } from '../within.ts';
import type { DataService } from './data.ts';

/** Lists that a page of the site is about. */
const LISTS: readonly ListName[] = [
  ...listsOfPages(FIXED_PAGES.map(({ path }) => path)),
  ...Object.values(OTHER_LISTS).flat(),
];
/** A page is not held up for long by a site that answers slowly; until the answer comes every list counts as held. */
const PATIENCE_MS = 1_000;
const FRESH_MS = 600_000;
const EMPTY = '{}'.length;

/** A list counts as held while its origin cannot be reached. */
async function isAbsent(data: DataService, list: ListName): Promise<boolean> {
  for (const file of LIST_FILES[list]) {
    const answer = await data.answer(file);
    if (answer.status === 'unavailable') return false;
    if (answer.status === 'found' && answer.prepared.bodies.identity.byteLength > EMPTY) return false;
  }
  return true;
}

export type AbsentLists = () => Promise<readonly ListName[]>;

/** The lists that the data does not hold, looked up again every ten minutes. */
export function absentLists(data: DataService, now: () => number): AbsentLists {
  let known: readonly ListName[] = [];
  let checkedAt = Number.NEGATIVE_INFINITY;
  let check: Promise<readonly ListName[]> = Promise.resolve(known);
  const lookUp = async () => {
    const absent = await Promise.all(LISTS.map((list) => isAbsent(data, list).catch(() => false)));
    known = LISTS.filter((_, i) => absent[i]);
    return known;
  };
  return async () => {
    if (now() - checkedAt > FRESH_MS) {
      checkedAt = now();
      check = lookUp();
    }
    return (await within(PATIENCE_MS, check)) ?? known;
  };
}
