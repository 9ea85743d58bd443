import { asInteger, asObject } from '#model/records/reading';
import {
  type AboutDraft,
  changedFields,
  EMPTY_ABOUT,
  faultsOfAbout,
  isSameAbout,
  readAbout,
} from '#model/writing/about';
import type { Draft } from '../kept/draft.types.ts';
import { formLogic } from '../kept/form.logic.ts';
import type { AboutContext, AboutEvent, AboutInput, AboutRefusal, SavingAbout } from './about.types.ts';

type Change = Partial<AboutContext>;

const form = formLogic<AboutDraft>({ empty: EMPTY_ABOUT, isSame: isSameAbout });
export const { isChanged, discard, rebase, canTake, takeNewer, keepingOf } = form;

export const initialContext = ({ input }: { input: AboutInput }): AboutContext => ({
  ...form.begin(input),
  input,
});

/** Reads a stored draft; null for anything else. */
export function readStored(json: unknown): Draft<AboutDraft> | null {
  const { draft, revision } = asObject(json);
  const about = readAbout(draft);
  return about && { content: about, revision: asInteger(revision) };
}

export const writeStored = ({ content, revision }: Draft<AboutDraft>): object => ({
  draft: content,
  revision,
});

export const restore = (context: AboutContext, event: AboutEvent): Change =>
  event.type === 'xstate.done.actor.load' ? form.restore(context, event.output) : {};

export const write = (context: AboutContext, event: AboutEvent): Change =>
  event.type === 'ABOUT.CHANGED' ? form.write(context, event.change) : {};

export const isSaved = (event: AboutEvent): boolean =>
  event.type === 'xstate.done.actor.save' && event.output.kind === 'saved';
export const mustWait = (event: AboutEvent): boolean =>
  event.type === 'xstate.done.actor.save' && event.output.kind === 'wait';
export const isStale = (event: AboutEvent): boolean =>
  event.type === 'xstate.done.actor.save' && event.output.kind === 'stale';

/** Takes over the saved version. Changes made during the save become a draft on top of it. */
export function settle({ input, draft, generation }: AboutContext, event: AboutEvent): Change {
  if (event.type !== 'xstate.done.actor.save' || event.output.kind !== 'saved') return {};
  const { sent, content, revision } = event.output;
  const shown = isSameAbout(draft.content, sent) ? content : draft.content;
  const isSameText = !changedFields(draft.content, shown).includes('intro');
  return {
    input: { ...input, start: content, revision },
    draft: { content: shown, revision },
    isRestored: false,
    generation: isSameText ? generation : generation + 1,
  };
}

export function refusalIn(event: AboutEvent): AboutRefusal | null {
  if (event.type === 'xstate.error.actor.save') return { kind: 'failed' };
  if (event.type !== 'xstate.done.actor.save' || event.output.kind === 'saved') return null;
  return event.output;
}

/** There are changes, and the form finds no errors in them. */
export const canSave = (context: AboutContext): boolean =>
  isChanged(context) && faultsOfAbout(context.draft.content).length === 0;

export const savingOf = ({ context: { draft, input } }: { context: AboutContext }): SavingAbout => ({
  draft,
  start: input.start,
});
