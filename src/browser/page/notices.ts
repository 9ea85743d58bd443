import { type NoticeRecord, readNotices } from '#model/records/read-notices';
import { readLocalText, writeLocalText } from '../language/local-text.ts';

const CLOSED = 'notices/closed';
const MAX_CLOSED = 20;

function closedIds(): readonly number[] {
  try {
    const ids: unknown = JSON.parse(readLocalText(CLOSED) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}

/** Remembers that a visitor has read it; where nothing is remembered it shows again on the next visit. */
export function closeNotice(id: number): void {
  writeLocalText(CLOSED, JSON.stringify([id, ...closedIds()].slice(0, MAX_CLOSED)));
}

/** What the page came with, is not over and was not closed before. */
export function openNotices(now: number): readonly NoticeRecord[] {
  const content = document.querySelector<HTMLMetaElement>('meta[name="setori-notices"]')?.content;
  if (content === undefined) return [];
  try {
    const closed = closedIds();
    return readNotices(JSON.parse(content)).filter(({ id, until }) => until > now && !closed.includes(id));
  } catch {
    return [];
  }
}
