import { queryOptions, useQuery } from '@tanstack/react-query';
import { queryApi } from '#src/kit/data/api/queries.ts';

/** A member as they are when the form opens, asked for anew each time: what is changed must not change below its form. */
const own = (username: string) =>
  queryOptions({
    queryKey: ['ownMember', username],
    queryFn: ({ signal }) => queryApi('GET user', 'member', { username }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const useOwnMember = (username: string) => useQuery(own(username));
