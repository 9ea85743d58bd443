import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STORY_WARNINGS } from '#model/contract/community/warnings';
import { requestReader } from '#model/contract/reading';
import {
  decodePosts,
  filterOf,
  MAX_TAGS_SOUGHT,
  NO_QUERY,
  POST_SORTS,
  type PostsQuery,
  tagCode,
  weekBefore,
} from '#model/listing/posts-query';
import { decodeStories, STORY_RATINGS, STORY_TYPES, storyParams } from '#model/listing/stories-query';
import { readTag } from '#model/rules/read-tag';
import { routeAt } from '#model/site/patterns';
import { encodePosts, postsCodec, postsPath } from '#src/features/posts/list/posts-address.ts';

const name = fc.stringMatching(/^[\w-]{3,30}$/);
const tag = fc.record({
  type: fc.stringMatching(/^[a-z0-9]{1,32}$/),
  data: fc
    .string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
    .filter((data) => /^.{1,50}$/u.test(data)),
});
const query: fc.Arbitrary<PostsQuery> = fc.record({
  text: fc.string({ maxLength: 60 }),
  tags: fc.uniqueArray(tag, { maxLength: MAX_TAGS_SOUGHT, selector: tagCode }),
  sort: fc.constantFrom(...POST_SORTS),
  isFollowing: fc.boolean(),
  author: fc.oneof(fc.constant(''), name),
});
const readRequest = requestReader('POST post/list');

describe('the address of a list of posts', () => {
  test('gives back what was asked, whatever it is', () => {
    fc.assert(
      fc.property(query, (asked) => {
        expect(decodePosts(new URLSearchParams(encodePosts(asked).toString()))).toEqual(asked);
        expect(routeAt(postsPath(asked).replace(/\?.*$/, ''))?.pattern).toBe('/community/posts');
      }),
    );
  });

  test('gives back what is asked of one kind alone, too', () => {
    const { encode } = postsCodec(decodeStories, storyParams);
    const parts = fc.record({
      storyType: fc.constantFrom(null, ...STORY_TYPES),
      rating: fc.constantFrom(...STORY_RATINGS),
      allowedWarnings: fc.subarray([...STORY_WARNINGS]),
    });
    fc.assert(
      fc.property(query, parts, (posts, more) => {
        const asked = { ...posts, ...more };
        expect(decodeStories(new URLSearchParams(encode(asked).toString()))).toEqual(asked);
      }),
    );
  });

  test('is read whatever stands in it, to what the contract takes', () => {
    const texts = fc.oneof(fc.string(), fc.string({ unit: 'binary' }));
    const names = fc.constantFrom('q', 'tag', 'sort', 'following', 'username', 'other');
    fc.assert(
      fc.property(fc.array(fc.tuple(names, texts)), fc.nat(), (pairs, now) => {
        const params = new URLSearchParams();
        for (const [key, value] of pairs) params.append(key, value);
        const asked = decodePosts(params);
        expect(readRequest({ ...filterOf(asked, now), limit: 20 }).ok).toBe(true);
        expect(decodePosts(encodePosts(asked))).toEqual(asked);
      }),
    );
  });

  test('is empty for what is shown at first', () => {
    expect(encodePosts(NO_QUERY).toString()).toBe('');
    expect(postsPath()).toBe('/community/posts');
    expect(readTag('text:a:b')).toEqual({ type: 'text', data: 'a:b' });
    for (const code of ['', 'text', ':x', 'Text:x', 'text:']) expect(readTag(code)).toBeNull();
  });

  test('asks for the same week for an hour, and for the next one afterwards', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1e12, max: 2e12 }), (now) => {
        const since = weekBefore(now);
        const days = (now - since) / 86_400_000;
        expect(days >= 7 && days < 7 + 1 / 24).toBe(true);
        expect(since % 3_600_000).toBe(0);
      }),
    );
  });
});
