import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ListedPost } from '#model/contract/community/post';
import { callApi } from '#src/kit/data/api/call.ts';
import { patchComment } from './list.ts';

interface Like {
  readonly id: number;
  readonly value: boolean;
}

const withLike =
  (value: boolean) =>
  (post: ListedPost): ListedPost =>
    post.liked === value
      ? post
      : { ...post, liked: value, likes: Math.max(0, post.likes + (value ? 1 : -1)) };

async function sendLike(queries: QueryClient, { id, value }: Like) {
  const result = await callApi('POST post/like', 'postLike', { id, value });
  if (!result.isDone) patchComment(queries, id, withLike(!value));
  else patchComment(queries, id, (post) => ({ ...post, likes: result.answer.likes }));
  return result;
}

/** Shows at once what was pressed, and takes it back when the server does not take it. One call after the other. */
export function useLike(id: number) {
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    scope: { id: `like ${id}` },
    onMutate: ({ value }: Like) => patchComment(queries, id, withLike(value)),
    mutationFn: (like: Like) => sendLike(queries, like),
  });
}
