import type { MessageTarget } from '../contract/account/member.ts';
import { categoryOf } from '../contract/community/categories.ts';
import { RICH_OBJECTS } from '../records/rich-text.ts';
import { archiveOfPlace } from './event-paths.ts';
import { objectPath, userPath } from './objects.ts';

/** Name of the element that holds a comment. */
export const commentAnchor = (id: number): string => `comment-${id}`;

const ANCHOR = /^#comment-([1-9]\d{0,15})$/;

/** The comment that the end of an address points to. */
export function commentIn(hash: string): number | null {
  const digits = ANCHOR.exec(hash)?.[1];
  return digits === undefined ? null : Number(digits);
}

interface Notification {
  readonly kind: string;
  readonly actor: { readonly username: string } | null;
  readonly target: MessageTarget | null;
}

const POST_PAGES: Readonly<Record<string, string>> = {
  text: '/community/posts',
  chart: '/community/charts',
  story: '/community/stories',
};

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

function pageOf({ postId, categoryName, categoryId, postKind }: MessageTarget): string | null {
  if (categoryName === 'SELF_POST') {
    const posts = own(POST_PAGES, categoryId);
    return posts === undefined ? null : `${posts}/${postId}`;
  }
  const anchor = `#${commentAnchor(postId)}`;
  if (categoryName === 'POST_COMMENT') {
    const posts = own(POST_PAGES, postKind ?? 'text');
    return posts === undefined ? null : `${posts}/${categoryId}${anchor}`;
  }
  if (categoryName === 'EVENTARCHIVE_COMMENT') {
    const archive = archiveOfPlace(categoryId);
    return archive === null ? null : `${archive}${anchor}`;
  }
  const object = RICH_OBJECTS.find((each) => categoryOf(each) === categoryName);
  return object === undefined ? null : `${objectPath(object, Number(categoryId))}${anchor}`;
}

/** The exact place that a notification is about; null where there is none. Its page may not exist yet. */
export function messageAddress({ actor, target }: Notification): string | null {
  if (target) return pageOf(target);
  return actor ? userPath(actor.username) : null;
}
