import { findPost, type PostRow, SHOWN } from '../../store/community/posts.ts';
import type { Db, Store } from '../../store/store.ts';
import { keepAround } from './keeping.ts';
import { notifyOfPost, parentOf, revokeRemoval } from './notifying.ts';
import { readContent, readFacts } from './rows.ts';

/** Rebuilds from a restored post its search terms, tags and links to files, and sends its notifications again. */
export async function relinkPost(trx: Db, store: Store, post: PostRow): Promise<void> {
  const { id, categoryId, repliesTo } = post;
  const [facts, content] = [readFacts(post.facts), readContent(post.content)];
  await keepAround(trx, store, { id, categoryId, facts, content }, true);
  await revokeRemoval(trx, id);
  const above = repliesTo === null ? undefined : await findPost(trx, repliesTo);
  const answered = above?.standing === SHOWN ? above : null;
  const around = { parent: await parentOf(trx, post), answered };
  await notifyOfPost(trx, store, post, content, around);
}
