import { asInteger, asObject } from '#model/records/reading';
import { SECOND_MS } from '#model/vocabulary/time';
import { EMPTY_POST, isSamePost, readPost, writePost } from '#model/writing/post/draft';
import { faultOfNode, faultsOfPost } from '#model/writing/post/faults';
import type {
  KeepingPost,
  Publishing,
  StoredPost,
  WritingContext,
  WritingEmitted,
  WritingEvent,
  WritingInput,
  WritingRefusal,
} from './writing.types.ts';

type Change = Partial<WritingContext>;

/** Pause in writing after which the draft is saved. */
export const PAUSE_MS = 500;

/** The post before anything is written. The machine opens alone, too, without an input. */
const fresh = ({ start, revision }: WritingInput): StoredPost => ({ post: start ?? EMPTY_POST, revision });

export function initialContext({ input }: { input: WritingInput }): WritingContext {
  const draft = fresh(input);
  return {
    input,
    draft,
    kept: draft,
    tried: draft,
    refusal: null,
    isRestored: false,
    generation: 0,
    uploads: [],
  };
}

/** Reads a stored draft; null for anything else. */
export function readStored(json: unknown): StoredPost | null {
  const { draft, revision } = asObject(json);
  const post = readPost(draft);
  return post && { post, revision: asInteger(revision) };
}

export const writeStored = ({ post, revision }: StoredPost): object => ({ draft: writePost(post), revision });

/** Restores the draft of an earlier visit. It keeps the revision it was based on, so that a newer version is detected. */
export function restore({ draft, generation }: WritingContext, event: WritingEvent): Change {
  if (event.type !== 'xstate.done.actor.load' || event.output === null) return {};
  if (isSamePost(event.output.post, draft.post)) return {};
  const revision = draft.revision === null ? null : (event.output.revision ?? draft.revision);
  const found: StoredPost = { post: event.output.post, revision };
  return { draft: found, kept: found, tried: found, isRestored: true, generation: generation + 1 };
}

/** An unchanged value keeps its identity, so that nothing is stored again. */
export function write({ draft }: WritingContext, event: WritingEvent): Change {
  if (event.type !== 'POST.CHANGED') return {};
  const post = { ...draft.post, ...event.change };
  return isSamePost(post, draft.post) ? {} : { draft: { ...draft, post } };
}

export const discard = ({ input, generation }: WritingContext): Change => ({
  draft: fresh(input),
  refusal: null,
  isRestored: false,
  generation: generation + 1,
  // The editor begins anew, and its uploads end with it.
  uploads: [],
});

export function noteUpload({ uploads }: WritingContext, event: WritingEvent): Change {
  if (event.type === 'UPLOAD.STARTED') return { uploads: [...new Set([...uploads, event.key])] };
  return event.type === 'UPLOAD.ENDED' ? { uploads: uploads.filter((key) => key !== event.key) } : {};
}

export const hasEnded = ({ uploads }: WritingContext): boolean => uploads.length === 0;

export const isPublished = (event: WritingEvent): boolean =>
  event.type === 'xstate.done.actor.publish' && event.output.kind === 'published';
export const mustWait = (event: WritingEvent): boolean =>
  event.type === 'xstate.done.actor.publish' && event.output.kind === 'wait';
export const isStale = (event: WritingEvent): boolean =>
  event.type === 'xstate.done.actor.publish' && event.output.kind === 'stale';

export const publishedEvent = (event: WritingEvent): WritingEmitted => ({
  type: 'POST.PUBLISHED',
  id: event.type === 'xstate.done.actor.publish' && event.output.kind === 'published' ? event.output.id : 0,
});

export function refusalIn(event: WritingEvent): WritingRefusal | null {
  if (event.type === 'xstate.error.actor.publish') return { kind: 'failed' };
  if (event.type !== 'xstate.done.actor.publish' || event.output.kind === 'published') return null;
  return event.output;
}

/** Bases the draft on the newer version, which the writer has seen. */
export const rebase = ({ draft, refusal }: WritingContext): Change =>
  refusal?.kind === 'stale' ? { draft: { ...draft, revision: refusal.revision } } : {};

export const canTake = ({ refusal }: WritingContext): boolean =>
  refusal?.kind === 'stale' && refusal.newer !== null;

/** The newer version takes the place of the draft, also when that is discarded later. */
export function takeNewer({ input, refusal, generation, draft }: WritingContext): Change {
  if (refusal?.kind !== 'stale' || refusal.newer === null) return {};
  const { newer, revision } = refusal;
  const next: StoredPost = { ...draft, post: newer, revision };
  return {
    input: { ...input, start: newer, revision },
    draft: next,
    refusal: null,
    isRestored: false,
    generation: generation + 1,
    uploads: [],
  };
}

export const isChanged = ({ draft, input }: WritingContext): boolean =>
  !isSamePost(draft.post, fresh(input).post);

/** There is something new to publish that the site will take, as far as this page knows. */
export const canPublish = (context: WritingContext): boolean =>
  isChanged(context) &&
  context.uploads.length === 0 &&
  faultsOfPost(context.draft.post).length === 0 &&
  context.draft.post.content.every((node) => faultOfNode(node) === null);

export const retryDelayMs = ({ refusal }: WritingContext): number =>
  refusal?.kind === 'wait' ? refusal.seconds * SECOND_MS : 0;

export const draftKeyOf = ({ context }: { context: WritingContext }): string => context.input.draftKey;

export const keepingOf = ({ context }: { context: WritingContext }): KeepingPost => ({
  draftKey: context.input.draftKey,
  draft: isChanged(context) ? context.draft : null,
});

export const publishingOf = ({ context: { draft, input } }: { context: WritingContext }): Publishing => ({
  target: input.target,
  draft,
  start: input.start,
});

/** Nothing is left to keep once the post is published. */
export const forget = ({ input, draft }: WritingContext): Change => ({
  input: { ...input, start: draft.post },
  draft: { ...draft },
});
