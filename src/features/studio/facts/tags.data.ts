import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { queryApi } from '#src/kit/data/api/queries.ts';

const FRESH_MS = 60_000;
const MAX_OFFERED = 8;

export const foldedTag = (text: string): string => text.normalize('NFKC').toLowerCase();

/**
 * Tags that contain what is typed, the most used first. Until the server has answered for it, those of its answer before that contain it:
 * a fast writer would take another one with the keys.
 */
export function useTagOffers(typed: string) {
  const data = useDeferredValue(typed).trim();
  const { data: found, isPlaceholderData } = useQuery({
    queryKey: ['tags', 'text', data],
    queryFn: ({ signal }) =>
      queryApi('GET post/tag', 'postTags', { type: 'text', data, fuzzy: 'true' }, signal),
    enabled: data !== '',
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  });
  const words = foldedTag(typed.trim());
  if (words === '' || data === '') return [];
  const isOld = isPlaceholderData || data !== typed.trim();
  const fitting = (found?.tags ?? []).filter((tag) => !isOld || foldedTag(tag.data).includes(words));
  return fitting.slice(0, MAX_OFFERED);
}
