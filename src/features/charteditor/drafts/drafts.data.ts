import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ChartDraftInput } from '#machines/chartdraft/chartdraft.types';
import type { ParsedChart } from '#model/chart/notes';
import type { ChartAbout } from '#model/writing/chart/about';
import { draftOf } from '#model/writing/chart/draft';
import { newChart } from '#model/writing/chart/kept-chart';
import type { Post } from '../../posts/post/post.data.ts';
import { chartDrafts } from './device.ts';
import { postKey } from './draft-store.ts';

/** Drafts of charts on this device. Nothing of them goes over the network. */

const LIST = ['chartDrafts', 'list'] as const;
const OURS = { networkMode: 'always', gcTime: 0, staleTime: 0, retry: false } as const;

/** The list of drafts, which other tabs change, too. */
export function useDraftHeads() {
  const queries = useQueryClient();
  useEffect(() => chartDrafts.watch(() => void queries.invalidateQueries({ queryKey: LIST })), [queries]);
  return useQuery({ ...OURS, queryKey: LIST, queryFn: () => chartDrafts.list() });
}

type DraftDeed =
  | { readonly kind: 'rename'; readonly key: string; readonly title: string }
  | { readonly kind: 'remove' | 'bringBack'; readonly key: string };

function done(deed: DraftDeed): Promise<void> {
  return deed.kind === 'rename' ? chartDrafts.rename(deed.key, deed.title) : chartDrafts[deed.kind](deed.key);
}

/** Renames, deletes and brings back. */
export function useDraftDeeds() {
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: done,
    onSettled: () => queries.invalidateQueries({ queryKey: LIST }),
  });
}

/** Earlier versions of a draft, the newest first. */
export const useDraftVersions = (key: string) =>
  useQuery({
    ...OURS,
    queryKey: ['chartDrafts', 'versions', key],
    queryFn: async () => (await chartDrafts.versions(key)).toReversed(),
  });

/** What the editor of a published chart begins with: the chart, and under which key this device keeps its draft. */
export const useEditedChart = (post: Post) =>
  useQuery({
    ...OURS,
    queryKey: ['chartDrafts', 'post', post.id, post.revision],
    queryFn: async (): Promise<ChartDraftInput> => {
      const { draftOfPost } = await import('./draft-of-post.ts');
      const draftKey = await chartDrafts.keyOfPost(post.id).catch(() => postKey(post.id));
      const content = draftOfPost(post, location.origin);
      return {
        draftKey,
        start: { content, post: post.id, plan: null, revision: post.revision, isPublished: true },
      };
    },
    structuralSharing: false,
  });

/** Makes a draft that begins as a copy of a member's chart, and returns its key. */
export const useCopyOfPost = (post: Post) =>
  useQuery({
    ...OURS,
    queryKey: ['chartDrafts', 'copy', post.id],
    queryFn: async () => {
      const { draftOfPost } = await import('./draft-of-post.ts');
      const { about, ...draft } = draftOfPost(post, location.origin);
      const { id, author, title } = post;
      const origin = { kind: 'post', id, author: author?.username ?? null, title: title ?? '' } as const;
      return chartDrafts.create(newChart({ ...draft, about: { ...about, origin, summary: '' } }));
    },
  });

/** The same of a chart of the game. */
export const useCopyOfSong = (chart: ParsedChart, about: ChartAbout) =>
  useQuery({
    ...OURS,
    queryKey: ['chartDrafts', 'copy', about.origin],
    queryFn: () => chartDrafts.create(newChart(draftOf(chart, about))),
  });
