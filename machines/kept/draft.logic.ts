import { fromPromise } from 'xstate';
import { SECOND_MS } from '#model/vocabulary/time';
import type { Draft, DraftContext, KeepingDraft } from './draft.types.ts';

/**
 * The draft of what a member makes: a comment, a post, a chart, the page about themself. Each machine repeats the states alone,
 * because a visualizer reads a machine without its imports.
 */

/** Pause in writing after which the draft is saved. */
export const PAUSE_MS = 500;

export const draftSlots = <Content>() => ({
  load: fromPromise<Draft<Content> | null, string>(() => Promise.reject(new Error('not provided: load'))),
  keep: fromPromise<unknown, KeepingDraft<Content>>(() => Promise.reject(new Error('not provided: keep'))),
});

export function startDraft<Content>(draft: Draft<Content>): DraftContext<Content> {
  return { draft, kept: draft, tried: draft };
}

/** Restores the draft of an earlier visit. It keeps the revision it was based on, so that a newer version is detected. */
export function restoreDraft<Content>(start: Draft<Content>, stored: Draft<Content>): DraftContext<Content> {
  const revision = start.revision === null ? null : (stored.revision ?? start.revision);
  return startDraft({ content: stored.content, revision });
}

export const isUnkept = ({ draft, kept }: DraftContext<unknown>): boolean => draft !== kept;
export const isUntried = ({ draft, tried }: DraftContext<unknown>): boolean => draft !== tried;

interface Keyed {
  readonly context: { readonly input: { readonly draftKey: string } };
}

export const draftKeyOf = ({ context }: Keyed): string => context.input.draftKey;

interface Refusable {
  readonly refusal: { readonly kind: string; readonly seconds?: number } | null;
}

/** How long the server wants to be left alone; 0 unless it refused for the rate. */
export const retryDelayMs = ({ refusal }: Refusable): number => (refusal?.seconds ?? 0) * SECOND_MS;
