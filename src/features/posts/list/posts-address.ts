import { boundedWords, NO_QUERY, type PostsQuery, tagCode } from '#model/listing/posts-query';
import type { AddressCodec } from '#src/kit/address/use-address.ts';

/** The query of an address that `decodePosts` reads. */
export function encodePosts({ text, tags, sort, isFollowing, author }: PostsQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (text !== '') params.set('q', boundedWords(text));
  for (const tag of tags) params.append('tag', tagCode(tag));
  if (sort !== 'newest') params.set('sort', sort);
  if (isFollowing) params.set('following', '1');
  if (author !== '') params.set('username', author);
  return params;
}

/** Of a list of one kind of posts: what `decode` reads beyond that of all posts is `paramsOf`, as pairs for the query. */
export const postsCodec = <T extends PostsQuery>(
  decode: AddressCodec<T>['decode'],
  paramsOf: (query: T) => readonly (readonly [name: string, value: string])[],
): AddressCodec<T> => ({
  decode,
  encode: (query) => {
    const params = encodePosts(query);
    for (const [name, value] of paramsOf(query)) params.set(name, value);
    return params;
  },
});

/** The address of the list with some of it asked for. */
export function postsPath(query: Partial<PostsQuery> = {}): string {
  const params = encodePosts({ ...NO_QUERY, ...query }).toString();
  return `/community/posts${params && `?${params}`}`;
}
