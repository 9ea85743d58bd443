import type { DecisionNews, MessageKind, MessageTarget } from '#model/contract/account/member';
import { POST_KINDS } from '#model/contract/community/categories';
import type { PostNode } from '#model/contract/rich-text';
import { dropMessages, hasMessage, insertMessage } from '../../store/accounts/messages.ts';
import { findUsers } from '../../store/accounts/users.ts';
import { coAuthorsOf } from '../../store/community/charts/co-authors.ts';
import { findPost, type PostRow } from '../../store/community/posts.ts';
import type { Db, Store } from '../../store/store.ts';
import { mentionsOf } from './text.ts';

const MAX_MENTIONS = 10;

type PostAddress = Pick<PostRow, 'id' | 'categoryName' | 'categoryId'> & { readonly isPlanned?: boolean };

export function targetOf(post: PostAddress, parent: PostAddress | null): MessageTarget {
  const { id, categoryName, categoryId, isPlanned } = post;
  const postKind = POST_KINDS.find((kind) => kind === parent?.categoryId);
  const planned = isPlanned ? ({ planned: true } as const) : {};
  return { postId: id, categoryName, categoryId, ...(postKind ? { postKind } : {}), ...planned };
}

export interface NewNotification {
  readonly userId: number;
  readonly kind: MessageKind;
  readonly actorId: number;
}

/** Inserts a notification in the transaction of its cause. Members are not notified of what they did themselves. */
async function notify(
  trx: Db,
  store: Store,
  { userId, kind, actorId }: NewNotification,
  post: PostAddress,
  parent: PostAddress | null,
): Promise<void> {
  if (userId === actorId) return;
  const target = JSON.stringify(targetOf(post, parent));
  await insertMessage(trx, { id: store.newId(), userId, kind, actorId, target, objectId: post.id });
}

/** The post that a comment is on; null for comments on other things. */
export async function parentOf(trx: Db, { categoryName, categoryId }: PostAddress): Promise<PostRow | null> {
  if (categoryName !== 'POST_COMMENT') return null;
  return (await findPost(trx, Number(categoryId))) ?? null;
}

/**
 * Notifies a member of a decision about them or one of their posts, without naming the moderator. A `removed` notification is
 * revoked when the post is restored; all others stay.
 */
export async function notifyOfDecision(
  trx: Db,
  store: Store,
  userId: number,
  decision: DecisionNews,
  post: PostRow | null,
): Promise<void> {
  const place = post && targetOf(post, await parentOf(trx, post));
  const target = JSON.stringify({ ...place, decision });
  const about =
    post !== null && decision.news === 'delete'
      ? { kind: 'removed', objectId: post.id }
      : { kind: 'decided', objectId: decision.id };
  await insertMessage(trx, { ...about, id: store.newId(), userId, actorId: null, target });
}

/** After the post is restored. */
export const revokeRemoval = (trx: Db, postId: number): Promise<void> => dropMessages(trx, 'removed', postId);

/** Liking, taking the like back and liking again notifies once. */
export async function notifyOnce(
  trx: Db,
  store: Store,
  notification: NewNotification,
  post: PostAddress,
  parent: PostAddress | null,
): Promise<void> {
  if (await hasMessage(trx, { ...notification, objectId: post.id })) return;
  await notify(trx, store, notification, post, parent);
}

/** Notifies the members whom a text mentions, except those already notified of it. */
async function notifyMentioned(
  trx: Db,
  store: Store,
  actorId: number,
  content: readonly PostNode[],
  context: { readonly post: PostAddress; readonly parent: PostAddress | null },
  notified: ReadonlySet<number>,
): Promise<void> {
  const names = mentionsOf(content, MAX_MENTIONS);
  if (names.length === 0) return;
  const users = await findUsers(trx, names);
  for (const userId of users.filter((id) => !notified.has(id))) {
    await notify(trx, store, { userId, kind: 'mention', actorId }, context.post, context.parent);
  }
}

export interface ReplyContext {
  /** The post that a comment is on. */
  readonly parent: PostRow | null;
  /** The comment that is answered. */
  readonly answered: PostRow | null;
}

/** The members whom a new text answers or mentions. */
export async function addresseesOf(
  trx: Db,
  content: readonly PostNode[],
  { parent, answered }: ReplyContext,
): Promise<readonly number[]> {
  const named = await findUsers(trx, mentionsOf(content, MAX_MENTIONS));
  return [parent, answered].flatMap((row) => row?.authorId ?? []).concat(named);
}

/** Notifies the members whom a new text answers or mentions, each once. */
export async function notifyOfPost(
  trx: Db,
  store: Store,
  post: PostRow,
  content: readonly PostNode[],
  { parent, answered }: ReplyContext,
): Promise<void> {
  const actorId = post.authorId;
  const notified = new Set([actorId]);
  const ofParent = parent?.categoryId === 'chart' ? await coAuthorsOf(trx, [parent.id]) : [];
  const authors = [answered, parent].flatMap((row) => row?.authorId ?? []);
  for (const userId of [...authors, ...ofParent.map((each) => each.userId)]) {
    if (notified.has(userId)) continue;
    notified.add(userId);
    await notify(trx, store, { userId, kind: 'reply', actorId }, post, parent);
  }
  await notifyMentioned(trx, store, actorId, content, { post, parent }, notified);
}
