import {
  type QueryClient,
  queryOptions,
  type UseMutationResult,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { PostKind } from '#model/contract/community/categories';
import type { ListedPost } from '#model/contract/community/post';
import { type ReportReason, reasonOf } from '#model/contract/community/reasons';
import type { AnswerOf } from '#model/contract/endpoints';
import { type ChangePost, useLike } from '#src/features/community/likes.data.ts';
import { type CallOutcome, callApi } from '#src/kit/data/api/call.ts';
import { RefusedQuery } from '#src/kit/data/api/failures.ts';
import { MEMBER } from '#src/kit/data/api/member-key.ts';
import { queryApi } from '#src/kit/data/api/queries.ts';
import { patchPaged } from '#src/kit/paged/patch-paged.ts';
import { FOLLOWED_POSTS, POSTS } from '../posts.data.ts';

const FRESH_MS = 30_000;
const KEPT_MS = 300_000;
const OTHERS = 6;

export type Post = AnswerOf<'GET post/details'>['post'];

/** Whether a member is the author of a post or works on it with them. */
export const isAmongAuthors = ({ author, coAuthors = [] }: Post, username: string): boolean =>
  [author, ...coAuthors].some((person) => person?.username === username);

/** Why there is nothing to show; for hidden posts with the reason of the moderators. */
export type PostAbsence =
  | { readonly absence: 'missing' | 'gone' }
  | { readonly absence: 'hidden'; readonly reason: ReportReason | null };

function absenceOf({ id, reason }: Readonly<Record<string, string>>): PostAbsence {
  if (id === 'HIDDEN') return { absence: 'hidden', reason: reasonOf(reason) };
  return { absence: id === 'DELETED' ? 'gone' : 'missing' };
}

type Shown = Post | PostAbsence;
export const isPost = (shown: Shown): shown is Post => !('absence' in shown);

/** `reader` knows whether they like it. */
const post = (id: number, reader: string | null) =>
  queryOptions({
    queryKey: ['post', id, reader],
    queryFn: async ({ signal }): Promise<Shown> => {
      try {
        // The readers play the source; the scenario is for other programs.
        return (await queryApi('GET post/details', 'post', { id, storyScenario: 'false' }, signal)).post;
      } catch (error) {
        if (!(error instanceof RefusedQuery && error.refused.code === 'POST_INVALID')) throw error;
        return absenceOf(error.refused.fields);
      }
    },
    staleTime: FRESH_MS,
    gcTime: KEPT_MS,
  });

export const usePost = (id: number, reader: string | null) => useQuery(post(id, reader));

/** Shows another state of a post on its page and in every list of posts. */
function patchPost(queries: QueryClient, id: number, change: ChangePost): void {
  queries.setQueriesData<Shown>(
    { queryKey: ['post', id] },
    (shown) => shown && (isPost(shown) ? change(shown) : shown),
  );
  for (const key of [POSTS, FOLLOWED_POSTS])
    patchPaged<ListedPost>(queries, key, (each) => (each.id === id ? change(each) : each));
}

/** Shows a post as the server has it now, and the lists that it is in. */
export async function renewPost(queries: QueryClient, id: number): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['post', id] }),
    queries.invalidateQueries({ queryKey: POSTS }),
    queries.invalidateQueries({ queryKey: FOLLOWED_POSTS }),
    queries.invalidateQueries({ queryKey: [MEMBER, 'postVersions', id] }),
  ]);
}

export function useLikePost(id: number) {
  const queries = useQueryClient();
  return useLike(id, (change) => patchPost(queries, id, change));
}

/** What else of a kind a member has published, the last first. */
export const usePostsBy = (username: string, kind: PostKind, except: number) =>
  useQuery({
    queryKey: ['postsBy', username, kind, except],
    queryFn: async ({ signal }) => {
      const asked = { categoryName: 'SELF_POST', categoryId: kind, username, limit: OTHERS } as const;
      const { posts } = await queryApi('POST post/list', 'posts', asked, signal);
      return posts.filter(({ id }) => id !== except).slice(0, OTHERS - 1);
    },
    staleTime: FRESH_MS,
    gcTime: KEPT_MS,
  });

export type PostVersion = AnswerOf<'GET post/versions'>['versions'][number];

/** Earlier versions of a post, the newest first, for those who may see them. */
export const usePostVersions = (id: number) =>
  useInfiniteQuery({
    queryKey: [MEMBER, 'postVersions', id],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      queryApi(
        'GET post/versions',
        'postVersions',
        { id, ...(pageParam === '' ? {} : { cursor: pageParam }) },
        signal,
      ),
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    gcTime: 0,
  });

/** Puts an earlier version in place of the present one. */
export function useRestore(id: number) {
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: async (version: {
      readonly version: number;
      readonly revision: number;
    }): Promise<CallOutcome> => {
      const result = await callApi('POST post/restore', 'postVersions', { id, ...version });
      if (result.isDone) await renewPost(queries, id);
      return result;
    },
  });
}

export type TakingPost = UseMutationResult<CallOutcome, Error, 'delete' | 'undo'>;

/** Takes a post away, one's own or as a moderator anybody's, or brings it back. */
export function useTakePost(id: number): TakingPost {
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: async (deed: 'delete' | 'undo'): Promise<CallOutcome> => {
      const result: CallOutcome =
        deed === 'undo'
          ? await callApi('POST post/undelete', 'postDelete', { id })
          : await callApi('POST post/delete', 'postDelete', { id });
      if (result.isDone) await renewPost(queries, id);
      return result;
    },
  });
}
