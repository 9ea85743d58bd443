import { asArray, asInteger, asObject, asText } from '#model/records/reading';
import { SECOND_MS } from '#model/vocabulary/time';
import { lengthOf, type Typed } from '#model/writing/typed-text';
import type {
  ComposerContext,
  ComposerEmitted,
  ComposerEvent,
  ComposerInput,
  ComposerRefusal,
  Draft,
  KeepingDraft,
  Sending,
} from './composer.types.ts';

type Change = Partial<ComposerContext>;

/** Pause in typing after which the draft is saved. */
export const PAUSE_MS = 500;
export const MAX_PICTURES = 4;
const UPLOAD = /^\/api\/upload\/file\/[0-9a-f]{40}$/;

export function initialContext({ input }: { input: ComposerInput }): ComposerContext {
  const draft: Draft = { typed: input.start, revision: input.revision };
  return { input, draft, kept: draft, tried: draft, sent: null, refusal: null };
}

/** Reads a stored draft; null for anything else. */
export function readDraft(json: unknown): Draft | null {
  const { text, pictures, revision } = asObject(json);
  if (typeof text !== 'string') return null;
  const paths = asArray(pictures).flatMap((path) => asText(path) ?? []);
  return {
    typed: {
      text,
      pictures: [...new Set(paths.filter((path) => UPLOAD.test(path)))].slice(0, MAX_PICTURES),
    },
    revision: asInteger(revision),
  };
}

export const writeDraft = ({ typed: { text, pictures }, revision }: Draft): object => ({
  text,
  pictures,
  revision,
});

/** Takes the draft of an earlier visit. It keeps the revision it was based on, so that a newer text is detected. */
export function takeDraft({ draft }: ComposerContext, event: ComposerEvent): Change {
  if (event.type !== 'xstate.done.actor.load' || event.output === null) return {};
  const { typed, revision } = event.output;
  const found: Draft = { typed, revision: draft.revision === null ? null : (revision ?? draft.revision) };
  return { draft: found, kept: found, tried: found };
}

function retyped({ text, pictures }: Typed, event: ComposerEvent): Typed {
  if (event.type === 'TEXT.CHANGED') return { text: event.text, pictures };
  if (event.type === 'PICTURE.REMOVED')
    return { text, pictures: pictures.filter((path) => path !== event.path) };
  if (event.type !== 'PICTURE.ADDED' || pictures.includes(event.path)) return { text, pictures };
  return { text, pictures: [...pictures, event.path].slice(0, MAX_PICTURES) };
}

export const write = ({ draft }: ComposerContext, event: ComposerEvent): Change => ({
  draft: { ...draft, typed: retyped(draft.typed, event) },
});

/** The initial content of the field. */
const fresh = ({ input }: ComposerContext): Draft => ({ typed: input.start, revision: input.revision });

export const discard = (context: ComposerContext): Change => ({ draft: fresh(context), refusal: null });

/** Clears the field, but keeps text typed during sending. */
export const clearSent = (context: ComposerContext): Change =>
  context.draft === context.sent ? { draft: fresh(context) } : {};

export const isSent = (event: ComposerEvent): boolean =>
  event.type === 'xstate.done.actor.send' && event.output.kind === 'sent';
export const mustWait = (event: ComposerEvent): boolean =>
  event.type === 'xstate.done.actor.send' && event.output.kind === 'wait';

export const sentEvent = (event: ComposerEvent): ComposerEmitted => ({
  type: 'COMMENT.SENT',
  id: event.type === 'xstate.done.actor.send' && event.output.kind === 'sent' ? event.output.id : 0,
});

export function refusalIn(event: ComposerEvent): ComposerRefusal | null {
  if (event.type === 'xstate.error.actor.send') return { kind: 'failed' };
  if (event.type !== 'xstate.done.actor.send' || event.output.kind === 'sent') return null;
  return event.output;
}

export const isStale = ({ refusal }: ComposerContext): boolean => refusal?.kind === 'stale';

/** Bases the draft on the newer revision, which the writer has seen. */
export const rebase = ({ draft, refusal }: ComposerContext): Change =>
  refusal?.kind === 'stale' ? { draft: { ...draft, revision: refusal.revision } } : {};

const isSame = (a: Typed, b: Typed): boolean => a.text === b.text && a.pictures.join() === b.pictures.join();

export const hasContent = ({ typed: { text, pictures } }: Draft): boolean =>
  text.trim() !== '' || pictures.length > 0;

/** The text is not empty, has changed and is not too long. */
export const canSend = ({ draft, input }: ComposerContext): boolean =>
  hasContent(draft) && !isSame(draft.typed, input.start) && lengthOf(draft.typed.text) <= input.longest;

export const retryDelayMs = ({ refusal }: ComposerContext): number =>
  refusal?.kind === 'wait' ? refusal.seconds * SECOND_MS : 0;

export const draftKeyOf = ({ context }: { context: ComposerContext }): string => context.input.draftKey;

export const keepingOf = ({ context: { draft, input } }: { context: ComposerContext }): KeepingDraft => ({
  draftKey: input.draftKey,
  draft: isSame(draft.typed, input.start) ? null : draft,
});

export const sendingOf = ({ context: { draft, input } }: { context: ComposerContext }): Sending => ({
  target: input.target,
  draft,
});
