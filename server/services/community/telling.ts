import type { DecisionNews, MessageKind, MessageTarget } from '#model/contract/account/member';
import { POST_KINDS } from '#model/contract/community/categories';
import type { PostNode } from '#model/contract/rich-text';
import { dropMessages, hasMessage, insertMessage } from '../../store/accounts/messages.ts';
import { findUsers } from '../../store/accounts/users.ts';
import { findPost, type PostRow } from '../../store/community/posts.ts';
import type { Db, Store } from '../../store/store.ts';
import { mentionsOf } from './text.ts';

const MAX_MENTIONS = 10;

type Place = Pick<PostRow, 'id' | 'categoryName' | 'categoryId'>;

function targetOf(post: Place, parent: Place | null): MessageTarget {
  const { id, categoryName, categoryId } = post;
  const postKind = POST_KINDS.find((kind) => kind === parent?.categoryId);
  return { postId: id, categoryName, categoryId, ...(postKind ? { postKind } : {}) };
}

export interface NewNotification {
  readonly userId: number;
  readonly kind: MessageKind;
  readonly actorId: number;
}

/** A message in the transaction of what it is about. Nobody is told of what they did themselves. */
async function tell(
  trx: Db,
  store: Store,
  { userId, kind, actorId }: NewNotification,
  post: Place,
  parent: Place | null,
): Promise<void> {
  if (userId === actorId) return;
  const target = JSON.stringify(targetOf(post, parent));
  await insertMessage(trx, { id: store.newId(), userId, kind, actorId, target, objectId: post.id });
}

/** The post that a comment is on, for those who are told of the comment; null for comments on other things. */
export async function parentOf(trx: Db, { categoryName, categoryId }: Place): Promise<PostRow | null> {
  if (categoryName !== 'POST_COMMENT') return null;
  return (await findPost(trx, Number(categoryId))) ?? null;
}

/**
 * Tells somebody what moderators decided about them or a post of theirs. Which of them did it is nobody's business. `removed` is
 * taken back when the post is; all else stays.
 */
export async function tellDecided(
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

/** It is there again. */
export const untellRemoved = (trx: Db, postId: number): Promise<void> => dropMessages(trx, 'removed', postId);

/** Liking, taking it back and liking again is told once. */
export async function tellOnce(
  trx: Db,
  store: Store,
  told: NewNotification,
  post: Place,
  parent: Place | null,
): Promise<void> {
  if (await hasMessage(trx, { ...told, objectId: post.id })) return;
  await tell(trx, store, told, post, parent);
}

/** Tells those whom a text speaks to, but nobody who hears of it anyway. */
async function tellMentioned(
  trx: Db,
  store: Store,
  actorId: number,
  content: readonly PostNode[],
  places: { readonly post: Place; readonly parent: Place | null },
  isTold: ReadonlySet<number>,
): Promise<void> {
  const names = mentionsOf(content, MAX_MENTIONS);
  if (names.length === 0) return;
  const users = await findUsers(trx, names);
  for (const userId of users.filter((id) => !isTold.has(id))) {
    await tell(trx, store, { userId, kind: 'mention', actorId }, places.post, places.parent);
  }
}

export interface Surroundings {
  /** The post that a comment is on. */
  readonly parent: PostRow | null;
  /** The comment that it answers. */
  readonly answered: PostRow | null;
}

/** Whom something new to read speaks to: those it answers and those it names. */
export async function spokenTo(
  trx: Db,
  content: readonly PostNode[],
  { parent, answered }: Surroundings,
): Promise<readonly number[]> {
  const named = await findUsers(trx, mentionsOf(content, MAX_MENTIONS));
  return [parent, answered].flatMap((row) => row?.authorId ?? []).concat(named);
}

/** Tells of something new to read those whom it answers and those whom it names, each once. */
export async function tellOfNew(
  trx: Db,
  store: Store,
  post: PostRow,
  content: readonly PostNode[],
  { parent, answered }: Surroundings,
): Promise<void> {
  const actorId = post.authorId;
  const isTold = new Set([actorId]);
  for (const row of [answered, parent]) {
    if (!row || isTold.has(row.authorId)) continue;
    isTold.add(row.authorId);
    await tell(trx, store, { userId: row.authorId, kind: 'reply', actorId }, post, parent);
  }
  await tellMentioned(trx, store, actorId, content, { post, parent }, isTold);
}
