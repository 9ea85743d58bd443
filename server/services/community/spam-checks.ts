import type { NewPost } from '#model/contract/community/posts';
import type { PostNode } from '#model/contract/rich-text';
import { DAY_MS, HOUR_MS, SECOND_MS } from '#model/vocabulary/time';
import { wordsOf } from '#model/writing/post/words';
import { recentTexts } from '../../store/community/recent.ts';
import { firstIdAt, timeOfId } from '../../store/ids/id-maker.ts';
import type { Store } from '../../store/store.ts';
import { NEWCOMER_TEXT_LIMITS, TEXT_LIMITS } from '../access/newcomers.ts';
import type { Caller } from '../accounts/caller.ts';
import { hasRole } from '../accounts/caller.ts';
import { Refusal } from '../refusal.ts';
import { readContent, readFacts } from './rows.ts';

/** Shorter texts may be sent to several people in a row: thanks, congratulations. */
const LONG_LETTERS = 20;
const SAME_TEXT_MS = HOUR_MS;
const SAME_LINK_MS = DAY_MS;
/** The newest texts of a member that are checked. */
const MAX_LOOKED_AT = 50;

/** URLs of other sites that a text links to, each once and without its fragment. */
function outsideLinks(content: readonly PostNode[]): readonly string[] {
  const links = content.flatMap((node) =>
    node.type === 'link' && node.target === 'url' && /^https?:/.test(node.data) ? [node.data] : [],
  );
  return [...new Set(links.map((link) => link.replace(/#.*$/, '')))];
}

const mentionsIn = (content: readonly PostNode[]): number =>
  new Set(content.flatMap((node) => (node.type === 'mention' ? [node.data.toLowerCase()] : []))).size;

/** @throws Refusal naming the limit that a text exceeds */
function refuseCrowded(content: readonly PostNode[], isNew: boolean): void {
  const limits = isNew ? NEWCOMER_TEXT_LIMITS : TEXT_LIMITS;
  if (outsideLinks(content).length > limits.links)
    throw new Refusal('CONTENT_LIMITED', { fields: { content: 'TOO_MANY_LINKS' } });
  if (mentionsIn(content) > limits.mentions)
    throw new Refusal('CONTENT_LIMITED', { fields: { content: 'TOO_MANY_MENTIONS' } });
}

type Asked = Pick<NewPost, 'categoryName' | 'categoryId' | 'content' | 'title' | 'repliesTo'>;

/**
 * Refuses repeated texts and links, and too many links and mentions from newcomers (reference R93). Moderators are exempt.
 * @throws Refusal which says what to change or how long to wait
 */
export async function refuseSpam(store: Store, caller: Caller, asked: Asked): Promise<void> {
  if (hasRole(caller, 'moderator')) return;
  const { content } = asked;
  refuseCrowded(content, caller.isNew);
  const now = store.now();
  const links = outsideLinks(content);
  const words = wordsOf(content);
  const rows = await recentTexts(store.db, caller.userId, firstIdAt(now - SAME_LINK_MS), MAX_LOOKED_AT);
  const isSamePlace = ({ categoryName, categoryId, repliesTo }: (typeof rows)[number]): boolean =>
    categoryName === asked.categoryName &&
    categoryId === asked.categoryId &&
    repliesTo === (asked.repliesTo ?? null);
  const same = rows.find(
    (row) =>
      timeOfId(row.id) > now - SAME_TEXT_MS &&
      (words.length >= LONG_LETTERS || isSamePlace(row)) &&
      row.content === JSON.stringify(content) &&
      (readFacts(row.facts).title ?? null) === (asked.title ?? null),
  );
  if (same) {
    const retryAfter = Math.ceil((timeOfId(same.id) + SAME_TEXT_MS - now) / SECOND_MS);
    throw new Refusal('CONTENT_REPEATED', { fields: { content: 'SAME_TEXT' }, retryAfter });
  }
  const { sameLink } = caller.isNew ? NEWCOMER_TEXT_LIMITS : TEXT_LIMITS;
  const known = links.length === 0 ? [] : rows.map((row) => outsideLinks(readContent(row.content)));
  if (links.some((link) => known.filter((each) => each.includes(link)).length >= sameLink))
    throw new Refusal('CONTENT_REPEATED', { fields: { content: 'SAME_LINK' } });
}
