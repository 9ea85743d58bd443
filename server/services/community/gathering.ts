import { findPost, type PostRow, SHOWN } from '../../store/community/posts.ts';
import type { Db, Store } from '../../store/store.ts';
import { keepAround } from './keeping.ts';
import { readContent, readFacts } from './rows.ts';
import { parentOf, tellOfNew, untellRemoved } from './telling.ts';

/** What leads to a post that shows again, put together anew from the post itself; whoever was told of it is told again. */
export async function gather(trx: Db, store: Store, post: PostRow): Promise<void> {
  const { id, categoryId, repliesTo } = post;
  const [facts, content] = [readFacts(post.facts), readContent(post.content)];
  await keepAround(trx, store, { id, categoryId, facts, content }, true);
  await untellRemoved(trx, id);
  const above = repliesTo === null ? undefined : await findPost(trx, repliesTo);
  const answered = above?.standing === SHOWN ? above : null;
  const around = { parent: await parentOf(trx, post), answered };
  await tellOfNew(trx, store, post, content, around);
}
