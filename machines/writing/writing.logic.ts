import { asInteger, asObject } from '#model/records/reading';
import { EMPTY_POST, isSamePost, type PostDraft, readPost, writePost } from '#model/writing/post/draft';
import { faultOfNode, faultsOfPost } from '#model/writing/post/faults';
import type { Draft } from '../kept/draft.types.ts';
import { formLogic } from '../kept/form.logic.ts';
import type {
  Publishing,
  WritingContext,
  WritingEmitted,
  WritingEvent,
  WritingInput,
  WritingRefusal,
} from './writing.types.ts';

type Change = Partial<WritingContext>;

const form = formLogic<PostDraft>({ empty: EMPTY_POST, isSame: isSamePost });
export const { isChanged, rebase, canTake, keepingOf } = form;

export const initialContext = ({ input }: { input: WritingInput }): WritingContext => ({
  ...form.begin(input),
  input,
  uploads: [],
});

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

export const restore = (context: WritingContext, event: WritingEvent): Change =>
  event.type === 'xstate.done.actor.load' ? form.restore(context, event.output) : {};

export const write = (context: WritingContext, event: WritingEvent): Change =>
  event.type === 'POST.CHANGED' ? form.write(context, event.change) : {};

/** The editor starts again, and its uploads end with it. */
export const discard = (context: WritingContext): Change => ({ ...form.discard(context), uploads: [] });
export const takeNewer = (context: WritingContext): Change => ({ ...form.takeNewer(context), uploads: [] });

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

/** There is something new to publish that the site will take, as far as this page knows. */
export const canPublish = (context: WritingContext): boolean =>
  isChanged(context) &&
  context.uploads.length === 0 &&
  faultsOfPost(context.draft.content).length === 0 &&
  context.draft.content.content.every((node) => faultOfNode(node) === null);

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
