import { queryOptions, useQuery } from '@tanstack/react-query';
import { queryApi } from '#src/kit/data/api/queries.ts';

/** The profile when the form opens, fetched each time and never refetched in between: it must not change under the form. */
const own = (username: string) =>
  queryOptions({
    queryKey: ['ownMember', username],
    queryFn: ({ signal }) => queryApi('GET user', 'member', { username }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const useOwnMember = (username: string) => useQuery(own(username));
