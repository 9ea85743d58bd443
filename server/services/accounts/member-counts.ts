import { MAX_LIKES_COUNTED } from '#model/contract/account/member-limits';
import { countFollows } from '../../store/accounts/follows.ts';
import { countShared } from '../../store/community/charts/co-authors.ts';
import { readCount, scopeOf } from '../../store/community/counts.ts';
import { countMatching } from '../../store/community/listing.ts';
import type { Store } from '../../store/store.ts';
import { Unchanged } from '../unchanged.ts';

/** The posts that the lists of a member's page hold. */
const LISTED = { categoryName: 'SELF_POST', categoryId: 'text' } as const;

/** One number, so that many are kept. */
const WEIGHT = 100;

/** How long the lists of a member's page are: the same numbers as the lists themselves answer. */
export class MemberCounts {
  readonly #store: Store;
  readonly #likes: Unchanged<number>;

  constructor(store: Store) {
    this.#store = store;
    this.#likes = new Unchanged(store, () => WEIGHT, WEIGHT);
  }

  async of(userId: number) {
    const { db } = this.#store;
    const [followingCount, followedByCount, postCount, own, shared, storyCount, likeCount] =
      await Promise.all([
        countFollows(db, 'followerId', userId),
        countFollows(db, 'followedId', userId),
        readCount(db, scopeOf({ ...LISTED, authorId: userId }) ?? ''),
        readCount(db, scopeOf({ ...LISTED, categoryId: 'chart', authorId: userId }) ?? ''),
        countShared(db, { authorId: userId }),
        readCount(db, scopeOf({ ...LISTED, categoryId: 'story', authorId: userId }) ?? ''),
        // No one keeps this count, so it is read from up to a thousand likes.
        this.#likes.answer(String(userId), () =>
          countMatching(db, { ...LISTED, likerId: userId }, MAX_LIKES_COUNTED),
        ),
      ]);
    const chartCount = own + shared;
    return { followingCount, followedByCount, postCount, chartCount, storyCount, likeCount };
  }
}
