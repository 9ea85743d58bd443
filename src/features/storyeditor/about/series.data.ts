import { useQuery } from '@tanstack/react-query';
import { queryApi } from '#src/kit/data/api/queries.ts';

/** Series of one member that can be chosen from. */
const MAX_SERIES = 100;

/** The series of a member, to which a story can be added as a chapter. */
export const useOwnSeries = (username: string | null) =>
  useQuery({
    queryKey: ['ownSeries', username],
    enabled: username !== null,
    queryFn: async ({ signal }) => {
      const { posts } = await queryApi(
        'POST post/list',
        'posts',
        {
          username,
          categoryName: 'SELF_POST',
          categoryId: 'story',
          storyTypes: ['series'],
          limit: MAX_SERIES,
        },
        signal,
      );
      return posts.map(({ id, title }) => ({ id, title: title ?? '' }));
    },
    // The first chapter may follow at once upon its series.
    staleTime: 0,
  });
