import type { MessageTarget } from '../contract/account/member.ts';
import { categoryOf, POST_KINDS } from '../contract/community/categories.ts';
import { commentsOn, PAGED_FAMILIES, pagePath, thingByKey } from '../families/families.ts';
import { readStoryKey, storyPath } from '../media/story/catalogue/story-ref.ts';
import { objectPath, POST_LISTS, userPath } from './objects.ts';

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

const postPage = (id: number | string, name: string): string | null => {
  const kind = POST_KINDS.find((each) => each === name);
  return kind === undefined ? null : `${POST_LISTS[kind]}/${id}`;
};

function pageOf({ postId, categoryName, categoryId, postKind, planned }: MessageTarget): string | null {
  // What is planned has no page yet; the list of it has the invitation.
  if (planned === true) return `${POST_LISTS.chart}/new`;
  if (categoryName === 'SELF_POST') return postPage(postId, categoryId);
  const anchor = `#${commentAnchor(postId)}`;
  if (categoryName === 'POST_COMMENT') {
    const page = postPage(categoryId, postKind ?? 'text');
    return page && `${page}${anchor}`;
  }
  if (categoryName === categoryOf('news')) return `${objectPath('news', Number(categoryId))}${anchor}`;
  if (categoryName === 'STORY_COMMENT') {
    // The same comments are below the story on every server.
    const story = readStoryKey(categoryId);
    return story && `${storyPath('jp', story)}${anchor}`;
  }
  const thing = commentedThing(categoryName, categoryId);
  return thing && `${pagePath(thing.head, thing.id, thing.server)}${anchor}`;
}

/** The thing of the game that comments are on; null where there is none. */
export function commentedThing(categoryName: string, categoryId: string) {
  const head = PAGED_FAMILIES.find((each) => commentsOn(each) === categoryName);
  const thing = head && thingByKey(head, categoryId);
  return thing ? { head, ...thing } : null;
}

/** The exact place that a notification is about; null where there is none. Its page may not exist yet. */
export function messageAddress({ actor, target }: Notification): string | null {
  if (target) return pageOf(target);
  return actor ? userPath(actor.username) : null;
}
