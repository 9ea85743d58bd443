import { queryOptions, useQuery } from '@tanstack/react-query';
import type { NewsItem } from '#model/records/news';
import { readNewsItem } from '#model/records/read-news-item';
import { DataFailure } from '../../kit/data/failure.ts';
import { getJson } from '../../kit/data/http.ts';

const isMissing = (error: unknown): boolean => error instanceof DataFailure && error.kind === 'missing';

/** An article with its text; null when there is none of this id, which is an answer and no failure. */
const article = (id: number) =>
  queryOptions({
    queryKey: ['article', id],
    queryFn: async ({ signal }): Promise<NewsItem | null> => {
      try {
        return readNewsItem(id, await getJson(`/api/news/${id}.json`, 'news', signal));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
  });

export const useArticle = (id: number) => useQuery(article(id));
