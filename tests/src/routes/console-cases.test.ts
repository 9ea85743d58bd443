import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ListedPost } from '#model/contract/community/post';
import { casesOf } from '#src/features/console/reports/cases.ts';
import type { Report } from '#src/features/console/reports.data.ts';

const postOf = (id: number): ListedPost => ({
  id,
  categoryName: 'NEWS_COMMENT',
  categoryId: '1',
  content: [],
  time: 1,
  author: null,
  likes: 0,
  liked: false,
  tags: [],
  comments: 0,
  deleted: false,
  revision: 1,
  editedAt: null,
});

const report = fc.record({
  id: fc.nat(),
  post: fc.option(fc.nat(5).map(postOf)),
  reason: fc.constantFrom('spam' as const, 'other' as const),
});

test('reports of one post are one case, in the order of its newest report, and none is lost', () => {
  fc.assert(
    fc.property(fc.uniqueArray(report, { selector: ({ id }) => id }), (drawn) => {
      const reports = drawn.map(
        (each): Report => ({ ...each, reporter: null, note: '', time: 1, state: 'open' }),
      );
      const cases = casesOf(reports);
      const posts = reports.flatMap(({ post }) => (post ? [post.id] : []));
      expect(cases.map(({ id }) => id)).toEqual([...new Set(posts)]);
      for (const { id, reports: said } of cases) {
        expect(said).toEqual(reports.filter(({ post }) => post?.id === id));
      }
    }),
  );
});
