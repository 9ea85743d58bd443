import { addLike, removeLike } from '../../store/community/likes.ts';
import { changeCounter, findPost, type PostRow, SHOWN } from '../../store/community/posts.ts';
import type { Db, Store } from '../../store/store.ts';
import type { Caller } from '../accounts/caller.ts';
import { holdToBlocks } from '../accounts/muting.ts';
import { Refusal } from '../refusal.ts';
import { refuseLocked } from './locked.ts';
import { notifyOnce, parentOf } from './notifying.ts';

/** Likes are rows, one for each member and post; the counter changes with them or not at all. */
export class Liking {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Doing it twice is doing it once. @returns how many like it now */
  like(caller: Caller, postId: number, isWanted: boolean): Promise<number> {
    const { userId } = caller;
    return this.#store.write(async (trx) => {
      const isChanged = isWanted
        ? await addLike(trx, { postId, userId, id: this.#store.newId() })
        : await removeLike(trx, { postId, userId });
      const post = isChanged
        ? await changeCounter(trx, postId, 'likes', isWanted ? 1 : -1)
        : await findPost(trx, postId);
      // What was done to a post that does not show is undone with the transaction.
      if (post?.standing !== SHOWN) throw new Refusal('POST_INVALID');
      if (isWanted) await holdToBlocks(trx, caller, [post.authorId]);
      if (isWanted && isChanged) refuseLocked(post);
      if (isWanted && isChanged) await this.#notify(trx, userId, post);
      return post.likes;
    });
  }

  async #notify(trx: Db, actorId: number, post: PostRow): Promise<void> {
    if (post.authorId === actorId) return;
    const notification = { userId: post.authorId, kind: 'like', actorId } as const;
    await notifyOnce(trx, this.#store, notification, post, await parentOf(trx, post));
  }
}
