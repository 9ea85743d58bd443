import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryApi } from '#src/kit/data/api/queries.ts';

const FRESH_MS = 60_000;
const MAX_OFFERED = 8;

/** Tags that contain what is typed, the most used first. */
export function useTagOffers(typed: string) {
  const data = typed.trim();
  const { data: found } = useQuery({
    queryKey: ['tags', 'text', data],
    queryFn: ({ signal }) =>
      queryApi('GET post/tag', 'postTags', { type: 'text', data, fuzzy: 'true' }, signal),
    enabled: data !== '',
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  });
  return data === '' ? [] : (found?.tags ?? []).slice(0, MAX_OFFERED);
}
