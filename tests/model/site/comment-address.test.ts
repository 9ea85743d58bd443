import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { categoryOf, isCategoryId } from '#model/contract/community/categories';
import { keyOf, OBJECT_FAMILIES } from '#model/families/families';
import { commentAnchor, commentIn, messageAddress } from '#model/site/comment-address';
import { archivePath } from '#model/site/event-paths';

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

  test.each(OBJECT_FAMILIES)('is found for $name', ({ name, object }) => {
    expect(addressOf(categoryOf(object), '3')).toBe(`/info/${name}/3#comment-7`);
  });

  test('is found for the archive of an event on a server, and nowhere else', () => {
    const server = fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const, 4 as const);
    fc.assert(
      fc.property(server, fc.integer({ min: 1 }), fc.string(), (of, event, text) => {
        const place = keyOf(event, of);
        expect(isCategoryId('EVENTARCHIVE_COMMENT', place)).toBe(true);
        expect(addressOf('EVENTARCHIVE_COMMENT', place)).toBe(`${archivePath(of, event)}#comment-7`);
        if (!/^[a-z]{2}\/\d+$/.test(text)) expect(addressOf('EVENTARCHIVE_COMMENT', text)).toBeNull();
      }),
    );
    expect(addressOf('EVENTARCHIVE_COMMENT', 'xx/270')).toBeNull();
    expect(addressOf('EVENTARCHIVE_COMMENT', 'jp/0')).toBeNull();
  });

  test('is found for a story, on the page of the first server', () => {
    expect(addressOf('STORY_COMMENT', 'event/12/3')).toMatch(
      /^\/tool\/storyviewer\/event\/jp\/12\/3#comment-/,
    );
    expect(addressOf('STORY_COMMENT', 'event/12')).toBeNull();
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
