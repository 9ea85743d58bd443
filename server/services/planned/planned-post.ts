import { type NewPost, newPost } from '#model/contract/community/posts';
import type { PlannedRow } from '../../store/community/planned.ts';

/**
 * The post of a plan in the contract's form. Requests are stored for up to a year, and what was sent before may have fields that
 * the contract has no longer; a request with one of those would be refused.
 */
export function plannedPost({ request }: Pick<PlannedRow, 'request'>): NewPost {
  const sent = JSON.parse(request) as NewPost;
  return Object.fromEntries(
    Object.entries(sent).filter(([name]) => Object.hasOwn(newPost.properties, name)),
  ) as NewPost;
}
