import type { Insertable } from 'kysely';
import type { PostsTable } from '#server/store/community/tables';

/** A row of `posts` with the columns that there are before step 026 alone: of a text without words by the first member. */
export const barePost = (id: number, more: Partial<Insertable<PostsTable>> = {}) => ({
  id,
  categoryName: 'SELF_POST',
  categoryId: 'text',
  authorId: 1,
  facts: '{"tags":[]}',
  content: '[]',
  storyType: null,
  storyParentId: null,
  repliesTo: null,
  likes: 0,
  comments: 0,
  replies: 0,
  standing: 1,
  revision: 0,
  editedAt: null,
  deletedAt: null,
  deletedBy: null,
  requestKey: null,
  ...more,
});
