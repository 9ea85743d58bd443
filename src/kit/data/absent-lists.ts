import type { RecordList } from '#model/records/list-readers';
import { isAnyHeld, isHeld } from '#model/site/held';

const content = document.querySelector<HTMLMetaElement>('meta[name="absent-lists"]')?.content ?? '';
const ABSENT: ReadonlySet<string> = new Set(content.split(' '));

/** Whether the data holds what the page at a path is about, as the server said with the page. */
export const holdsPage = (path: string): boolean => isHeld(path, ABSENT);

/** Whether it holds any of some lists. */
export const holdsAny = (lists: readonly RecordList[]): boolean => isAnyHeld(lists, ABSENT);
