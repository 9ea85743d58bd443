import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { categoryOf } from '#model/contract/community/categories';
import { FAMILIES } from '#model/families/families';
import { commentAnchor, commentIn, messageAddress } from '#model/site/comment-address';

const addressOf = (categoryName: string, categoryId: string) =>
  messageAddress({
    kind: 'LIKED',
    actor: null,
    target: { postId: 7, categoryName, categoryId },
  });

describe('the address of a comment', () => {
  test('is its place on the page of the thing', () => {
    expect(addressOf('NEWS_COMMENT', '59')).toBe('/home/news/59#comment-7');
  });

  test.each(FAMILIES)('is found for $name', ({ name, object }) => {
    expect(addressOf(categoryOf(object), '3')).toBe(`/info/${name}/3#comment-7`);
  });

  test.each(['LIVE2D_COMMENT', 'toString', '__proto__', ''])('is not known for %j', (categoryName) => {
    expect(addressOf(categoryName, '1')).toBeNull();
  });

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
