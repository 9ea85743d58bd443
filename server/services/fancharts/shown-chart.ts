import { type PostRow, SHOWN } from '../../store/community/posts.ts';
import { kindOf } from '../community/rules.ts';
import { Refusal } from '../refusal.ts';

/** @throws Refusal for what is no chart that shows */
export function asChart(post: PostRow | undefined): PostRow {
  const isChart = post?.standing === SHOWN && kindOf(post.categoryName, post.categoryId) === 'chart';
  if (!isChart) throw new Refusal('POST_INVALID');
  return post;
}
