import { decodeStories, type StoriesQuery, storyParams } from '#model/listing/stories-query';
import { encodePosts } from '../../list/posts-address.ts';

/** The query of an address that `decodeStories` reads. */
function encodeStories(query: StoriesQuery): URLSearchParams {
  const params = encodePosts(query);
  for (const [name, value] of storyParams(query)) params.set(name, value);
  return params;
}

export const STORIES_CODEC = { decode: decodeStories, encode: encodeStories };
