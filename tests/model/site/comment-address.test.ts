import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commentAddress, commentAnchor, commentIn } from '#model/site/comment-address';

describe('the address of a comment', () => {
  test('is its place on the page of the thing', () => {
    expect(commentAddress({ categoryName: 'NEWS_COMMENT', categoryId: '59' }, 7)).toBe(
      '/home/news/59#comment-7',
    );
  });

  test.each(['SELF_POST', 'LIVE2D_COMMENT', 'toString', '__proto__', ''])(
    'is not known for %j',
    (categoryName) => {
      expect(commentAddress({ categoryName, categoryId: '1' }, 7)).toBeNull();
    },
  );

  test('is read as it is written, and from nothing else', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), fc.string(), (id, text) => {
        expect(commentIn(`#${commentAnchor(id)}`)).toBe(id);
        if (!/^#comment-/.test(text)) expect(commentIn(text)).toBeNull();
      }),
    );
    expect(commentIn('#comment-0')).toBeNull();
    expect(commentIn('#comment-1x')).toBeNull();
  });
});
