import { expect, test } from 'vitest';
import type { ListedPost } from '#model/contract/community/post';
import { rowContent } from '#src/features/posts/row/row-content.ts';

const POST: ListedPost = {
  id: 1,
  categoryName: 'SELF_POST',
  categoryId: 'text',
  time: 0,
  title: 'Title',
  content: [],
  author: null,
  likes: 0,
  liked: false,
  tags: [],
  comments: 0,
  deleted: false,
  revision: 0,
  editedAt: null,
};

// As a newer server may send it.
const unknown = [
  { type: 'text', data: 'Before' },
  { type: 'poll', data: 'Yes or no' },
] as ListedPost['content'];

test('the excerpt leaves out what the page of the post leaves out', () => {
  expect(rowContent({ ...POST, content: unknown }, false).excerpt).toBe('Before');
});

test('the excerpt of a long text ends with an ellipsis and is no longer than 200 letters', () => {
  const content: ListedPost['content'] = [{ type: 'text', data: '😀'.repeat(300) }];
  expect([...rowContent({ ...POST, content }, false).excerpt]).toEqual([...'😀'.repeat(199), '…']);
});

test('nothing of a post that is held back is shown', () => {
  const content: ListedPost['content'] = [{ type: 'text', data: 'Words' }];
  expect(rowContent({ ...POST, content }, true).excerpt).toBe('');
});
