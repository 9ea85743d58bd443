import { asInteger, asObject } from '#model/records/reading';
import { EMPTY_POST, isSamePost, type PostDraft, readPost, writePost } from '#model/writing/post/draft';
import { faultOfNode, faultsOfPost } from '#model/writing/post/faults';
import { restoreDraft, startDraft } from '../kept/draft.logic.ts';
import type { Draft, KeepingDraft } from '../kept/draft.types.ts';
import type {
  Publishing,
  WritingContext,
  WritingEmitted,
  WritingEvent,
  WritingInput,
  WritingRefusal,
} from './writing.types.ts';

type Change = Partial<WritingContext>;

/** The post before anything is written. The machine opens alone, too, without an input. */
const fresh = ({ start, revision }: WritingInput): Draft<PostDraft> => ({
  content: start ?? EMPTY_POST,
  revision,
});

export function initialContext({ input }: { input: WritingInput }): WritingContext {
  return {
    ...startDraft(fresh(input)),
    input,
    refusal: null,
    isRestored: false,
    generation: 0,
    uploads: [],
  };
}

/** Reads a stored draft; null for anything else. */
export function readStored(json: unknown): Draft<PostDraft> | null {
  const { draft, revision } = asObject(json);
  const post = readPost(draft);
  return post && { content: post, revision: asInteger(revision) };
}

export const writeStored = ({ content, revision }: Draft<PostDraft>): object => ({
  draft: writePost(content),
  revision,
});

export function restore({ draft, generation }: WritingContext, event: WritingEvent): Change {
  if (event.type !== 'xstate.done.actor.load' || event.output === null) return {};
  if (isSamePost(event.output.content, draft.content)) return {};
  return { ...restoreDraft(draft, event.output), isRestored: true, generation: generation + 1 };
}

/** An unchanged value keeps its identity, so that nothing is stored again. */
export function write({ draft }: WritingContext, event: WritingEvent): Change {
  if (event.type !== 'POST.CHANGED') return {};
  const content = { ...draft.content, ...event.change };
  return isSamePost(content, draft.content) ? {} : { draft: { ...draft, content } };
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
export function takeNewer({ input, refusal, generation }: WritingContext): Change {
  if (refusal?.kind !== 'stale' || refusal.newer === null) return {};
  const { newer, revision } = refusal;
  return {
    input: { ...input, start: newer, revision },
    draft: { content: newer, revision },
    refusal: null,
    isRestored: false,
    generation: generation + 1,
    uploads: [],
  };
}

export const isChanged = ({ draft, input }: WritingContext): boolean =>
  !isSamePost(draft.content, fresh(input).content);

/** There is something new to publish that the site will take, as far as this page knows. */
export const canPublish = (context: WritingContext): boolean =>
  isChanged(context) &&
  context.uploads.length === 0 &&
  faultsOfPost(context.draft.content).length === 0 &&
  context.draft.content.content.every((node) => faultOfNode(node) === null);

export const keepingOf = ({ context }: { context: WritingContext }): KeepingDraft<PostDraft> => ({
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
  input: { ...input, start: draft.content },
  draft: { ...draft },
});
