import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { WorkDraftInput } from '#machines/workdraft/workdraft.types';
import { type KeptWork, newWork, type WorkContent } from '#model/writing/work/kept-work';
import type { Post } from '../posts/post/post.data.ts';
import type { DraftStore } from './draft-store.ts';
import type { DraftKind } from './kind.ts';

/** Drafts of a kind of work on this device. Nothing of them goes over the network. */

const OURS = { networkMode: 'always', gcTime: 0, staleTime: 0, retry: false } as const;

interface OfKind {
  readonly category: string;
}

const keyOf = ({ category }: OfKind, ...rest: readonly unknown[]) => ['workDrafts', category, ...rest];

/** The list of drafts, which other tabs change, too. */
export function useDraftHeads<Content extends WorkContent>(kind: DraftKind<Content>) {
  const queries = useQueryClient();
  useEffect(
    () => kind.store.watch(() => void queries.invalidateQueries({ queryKey: keyOf(kind, 'list') })),
    [queries, kind],
  );
  return useQuery({ ...OURS, queryKey: keyOf(kind, 'list'), queryFn: () => kind.store.list() });
}

type DraftDeed =
  | { readonly kind: 'rename'; readonly key: string; readonly title: string }
  | { readonly kind: 'remove' | 'bringBack'; readonly key: string };

const done = <Content extends WorkContent>(drafts: DraftStore<Content>, deed: DraftDeed): Promise<void> =>
  deed.kind === 'rename' ? drafts.rename(deed.key, deed.title) : drafts[deed.kind](deed.key);

/** Renames, deletes and brings back. */
export function useDraftDeeds<Content extends WorkContent>(kind: DraftKind<Content>) {
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (deed: DraftDeed) => done(kind.store, deed),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(kind, 'list') }),
  });
}

/** Earlier versions of a draft, the newest first. */
export const useDraftVersions = <Content extends WorkContent>(kind: DraftKind<Content>, key: string) =>
  useQuery({
    ...OURS,
    queryKey: keyOf(kind, 'versions', key),
    queryFn: async () => (await kind.store.versions(key)).toReversed(),
  });

/** What the editor of a published work begins with: the work, and under which key this device keeps its draft. Null where it cannot be edited. */
export const useEditedWork = <Content extends WorkContent>(kind: DraftKind<Content>, post: Post) =>
  useQuery({
    ...OURS,
    queryKey: keyOf(kind, 'post', post.id, post.revision),
    queryFn: async (): Promise<WorkDraftInput<Content> | null> => {
      const draftKey = await kind.store.keyOfPost(post.id).catch(() => kind.store.postKey(post.id));
      const content = await kind.contentOf(post, location.origin);
      if (content === null) return null;
      const start: KeptWork<Content> = {
        content,
        post: post.id,
        plan: null,
        revision: post.revision,
        isPublished: true,
      };
      return { draftKey, start };
    },
    structuralSharing: false,
  });

/** Makes a draft that begins as a copy, once, and returns its key, null where there is nothing to copy; `of` names what it is a copy of. */
export const useCopy = <Content extends WorkContent>(
  kind: DraftKind<Content>,
  of: unknown,
  contentOf: () => Content | null | Promise<Content | null>,
) =>
  useQuery({
    ...OURS,
    queryKey: keyOf(kind, 'copy', of),
    queryFn: async () => {
      const content = await contentOf();
      return content && kind.store.create(newWork(content));
    },
  });
