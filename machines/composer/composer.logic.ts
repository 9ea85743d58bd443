import { asArray, asInteger, asObject, asText } from '#model/records/reading';
import { lengthOf, type Typed } from '#model/writing/typed-text';
import { restoreDraft, startDraft } from '../kept/draft.logic.ts';
import type { Draft, KeepingDraft } from '../kept/draft.types.ts';
import type {
  ComposerContext,
  ComposerEmitted,
  ComposerEvent,
  ComposerInput,
  ComposerRefusal,
  SendInput,
} from './composer.types.ts';

type Change = Partial<ComposerContext>;

export const MAX_PICTURES = 4;
const UPLOAD = /^\/api\/upload\/file\/[0-9a-f]{40}$/;

/** The initial content of the field. */
const fresh = ({ start, revision }: ComposerInput): Draft<Typed> => ({ content: start, revision });

export function initialContext({ input }: { input: ComposerInput }): ComposerContext {
  return { ...startDraft(fresh(input)), input, sent: null, refusal: null };
}

/** Reads a stored draft; null for anything else. */
export function readDraft(json: unknown): Draft<Typed> | null {
  const { text, pictures, seconds, revision } = asObject(json);
  if (typeof text !== 'string') return null;
  const paths = asArray(pictures).flatMap((path) => asText(path) ?? []);
  return {
    content: {
      text,
      pictures: [...new Set(paths.filter((path) => UPLOAD.test(path)))].slice(0, MAX_PICTURES),
      ...(typeof seconds === 'number' && seconds >= 0 && { seconds }),
    },
    revision: asInteger(revision),
  };
}

export const writeDraft = ({ content, revision }: Draft<Typed>): object => ({ ...content, revision });

export const restore = ({ draft }: ComposerContext, event: ComposerEvent): Change =>
  event.type === 'xstate.done.actor.load' && event.output ? restoreDraft(draft, event.output) : {};

function retyped(typed: Typed, event: ComposerEvent): Typed {
  const { pictures } = typed;
  if (event.type === 'TEXT.CHANGED') return { ...typed, text: event.text };
  if (event.type === 'TIME.TIED') return tied(typed, event.seconds);
  if (event.type === 'PICTURE.REMOVED')
    return { ...typed, pictures: pictures.filter((path) => path !== event.path) };
  if (event.type !== 'PICTURE.ADDED' || pictures.includes(event.path)) return typed;
  return { ...typed, pictures: [...pictures, event.path].slice(0, MAX_PICTURES) };
}

const tied = ({ seconds: _before, ...typed }: Typed, seconds: number | null): Typed =>
  seconds === null ? typed : { ...typed, seconds };

export const write = ({ draft }: ComposerContext, event: ComposerEvent): Change => ({
  draft: { ...draft, content: retyped(draft.content, event) },
});

export const discard = ({ input }: ComposerContext): Change => ({ draft: fresh(input), refusal: null });

/** Clears the field, but keeps text typed during sending. */
export const clearSent = ({ draft, sent, input }: ComposerContext): Change =>
  draft === sent ? { draft: fresh(input) } : {};

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

const isSame = (a: Typed, b: Typed): boolean =>
  a.text === b.text && a.pictures.join() === b.pictures.join() && a.seconds === b.seconds;

export const hasContent = ({ content: { text, pictures } }: Draft<Typed>): boolean =>
  text.trim() !== '' || pictures.length > 0;

/** The text is not empty, has changed and is not too long. */
export const canSend = ({ draft, input }: ComposerContext): boolean =>
  hasContent(draft) && !isSame(draft.content, input.start) && lengthOf(draft.content.text) <= input.longest;

export const keepingOf = ({
  context: { draft, input },
}: {
  context: ComposerContext;
}): KeepingDraft<Typed> => ({
  draftKey: input.draftKey,
  draft: isSame(draft.content, input.start) ? null : draft,
});

export const sendingOf = ({ context: { draft, input } }: { context: ComposerContext }): SendInput => ({
  target: input.target,
  draft,
});
