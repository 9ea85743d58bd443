import type { MessageTarget } from '../contract/account/member.ts';
import type { RichObject } from '../records/rich-text.ts';
import { objectPath, userPath } from './objects.ts';

interface Told {
  readonly kind: string;
  readonly actor: { readonly username: string } | null;
  readonly target: MessageTarget | null;
}

const POST_PAGES: Readonly<Record<string, string>> = {
  text: '/community/posts',
  chart: '/community/charts',
  story: '/community/stories',
};

/** Things that are commented on, by category. */
const OBJECTS: Readonly<Record<string, RichObject>> = {
  NEWS_COMMENT: 'news',
  CHARACTER_COMMENT: 'character',
  CARD_COMMENT: 'card',
  COSTUME_COMMENT: 'costume',
  EVENT_COMMENT: 'event',
  GACHA_COMMENT: 'gacha',
  SONG_COMMENT: 'song',
  LOGINCAMPAIGN_COMMENT: 'logincampaign',
  COMIC_COMMENT: 'comic',
  MISSION_COMMENT: 'mission',
};

function pageOf({ postId, categoryName, categoryId, postKind }: MessageTarget): string | null {
  if (categoryName === 'SELF_POST') {
    const posts = POST_PAGES[categoryId];
    return posts === undefined ? null : `${posts}/${postId}`;
  }
  const anchor = `#comment-${postId}`;
  if (categoryName === 'POST_COMMENT') {
    const posts = POST_PAGES[postKind ?? 'text'];
    return posts === undefined ? null : `${posts}/${categoryId}${anchor}`;
  }
  const object = OBJECTS[categoryName];
  return object === undefined ? null : `${objectPath(object, Number(categoryId))}${anchor}`;
}

/** The exact place that a notification is about; null where there is none. Its page may not exist yet. */
export function messageAddress({ actor, target }: Told): string | null {
  if (target) return pageOf(target);
  return actor ? userPath(actor.username) : null;
}
