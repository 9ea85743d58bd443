import { queryOptions, useQuery } from '@tanstack/react-query';
import { RefusedQuery } from '#src/kit/data/api/failures.ts';
import { queryApi } from '#src/kit/data/api/queries.ts';

/** A post as it is when its editor opens, fetched each time; null where there is none. */
const editedPost = (id: number, reader: string) =>
  queryOptions({
    queryKey: ['editedPost', id, reader],
    queryFn: async ({ signal }) => {
      try {
        return (await queryApi('GET post/details', 'post', { id }, signal)).post;
      } catch (error) {
        if (error instanceof RefusedQuery && error.refused.code === 'POST_INVALID') return null;
        throw error;
      }
    },
    // What is being edited must not change below its editor.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const useEditedPost = (id: number, reader: string) => useQuery(editedPost(id, reader));
