import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '#model/contract/endpoints';
import { type Post, renewPost } from '#src/features/posts/post/post.data.ts';
import { type CallOutcome, callApi } from '#src/kit/data/api/call.ts';
import { MEMBER } from '#src/kit/data/api/member-key.ts';
import { queryApi } from '#src/kit/data/api/queries.ts';

const FRESH_MS = 30_000;

/** A member by name alone. */
export type CoAuthorName = NonNullable<Post['coAuthors']>[number];
export type CoAuthor = AnswerOf<'GET post/authors'>['authors'][number];

/** The list of what is planned, with who works on it. */
export const PLAN_LIST = [MEMBER, 'plans'] as const;

const keyOf = (id: number) => [MEMBER, 'coAuthors', id] as const;

/** Who works on a chart, with those invitations that the reader may see; for members only. */
export const useCoAuthors = (id: number, isMember: boolean) =>
  useQuery({
    queryKey: keyOf(id),
    enabled: isMember,
    queryFn: async ({ signal }) => (await queryApi('GET post/authors', 'post', { id }, signal)).authors,
    staleTime: FRESH_MS,
  });

export type CompanyDeed =
  | { readonly deed: 'invite' | 'remove'; readonly username: string }
  | { readonly deed: 'answer'; readonly accept: boolean };

function send(id: number, change: CompanyDeed): Promise<CallOutcome> {
  if (change.deed === 'answer')
    return callApi('POST post/authors/answer', 'postSave', { id, accept: change.accept });
  const { username } = change;
  return change.deed === 'invite'
    ? callApi('POST post/authors/invite', 'postSave', { id, username })
    : callApi('POST post/authors/remove', 'postSave', { id, username });
}

/** Invites and removes co-authors, and answers invitations; afterwards the page shows what the server has. */
export function useChangeCompany(id: number) {
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    scope: { id: `company ${id}` },
    mutationFn: async (change: CompanyDeed): Promise<CallOutcome> => {
      const result = await send(id, change);
      await Promise.all([
        queries.invalidateQueries({ queryKey: keyOf(id) }),
        queries.invalidateQueries({ queryKey: PLAN_LIST }),
      ]);
      if (result.isDone && change.deed !== 'invite') await renewPost(queries, id);
      return result;
    },
  });
}
