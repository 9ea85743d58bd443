import { expect, test } from 'vitest';
import type { ListedPost } from '#model/contract/community/post';
import { rowContent, rowTags } from '#src/features/posts/row/row-content.ts';

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

test('a chart is known by the jacket of its music, whatever its text shows', () => {
  const content: ListedPost['content'] = [{ type: 'image', display: 0, objects: ['/api/upload/file/b'] }];
  const own = { type: 'custom', audio: null, cover: '/api/upload/file/a' } as const;
  expect(rowContent({ ...POST, content, song: own }, false)).toMatchObject({ cover: own.cover, images: [] });
  const game = { type: 'bandori', id: 7 } as const;
  expect(rowContent({ ...POST, content: [], song: game }, false)).toMatchObject({ songs: [7], cover: null });
});

test('a chart does not name its song twice', () => {
  const tags = ['7', '8'].map((data) => ({ type: 'song', data }));
  expect(rowTags({ ...POST, tags, song: { type: 'bandori', id: 7 } })).toEqual([{ type: 'song', data: '8' }]);
  expect(rowTags({ ...POST, tags, song: { type: 'llsif', id: 7 } })).toEqual(tags);
  expect(rowTags({ ...POST, tags })).toEqual(tags);
});
