import { asInteger, asObject } from '#model/records/reading';
import {
  type AboutDraft,
  changedFields,
  EMPTY_ABOUT,
  faultsOfAbout,
  isSameAbout,
  readAbout,
} from '#model/writing/about';
import { restoreDraft, startDraft } from '../kept/draft.logic.ts';
import type { Draft, KeepingDraft } from '../kept/draft.types.ts';
import type { AboutContext, AboutEvent, AboutInput, AboutRefusal, SavingAbout } from './about.types.ts';

type Change = Partial<AboutContext>;

/** What the site has. The machine opens alone, too, without an input. */
const fresh = ({ start, revision }: AboutInput): Draft<AboutDraft> => ({
  content: start ?? EMPTY_ABOUT,
  revision,
});

export const initialContext = ({ input }: { input: AboutInput }): AboutContext => ({
  ...startDraft(fresh(input)),
  input,
  refusal: null,
  isRestored: false,
  generation: 0,
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

export function restore({ draft, generation }: AboutContext, event: AboutEvent): Change {
  if (event.type !== 'xstate.done.actor.load' || event.output === null) return {};
  if (isSameAbout(event.output.content, draft.content)) return {};
  return { ...restoreDraft(draft, event.output), isRestored: true, generation: generation + 1 };
}

/** An unchanged value keeps its identity, so that nothing is stored again. */
export function write({ draft }: AboutContext, event: AboutEvent): Change {
  if (event.type !== 'ABOUT.CHANGED') return {};
  const content = { ...draft.content, ...event.change };
  return isSameAbout(content, draft.content) ? {} : { draft: { ...draft, content } };
}

export const discard = ({ input, generation }: AboutContext): Change => ({
  draft: fresh(input),
  refusal: null,
  isRestored: false,
  generation: generation + 1,
});

export const isSaved = (event: AboutEvent): boolean =>
  event.type === 'xstate.done.actor.save' && event.output.kind === 'saved';
export const mustWait = (event: AboutEvent): boolean =>
  event.type === 'xstate.done.actor.save' && event.output.kind === 'wait';
export const isStale = (event: AboutEvent): boolean =>
  event.type === 'xstate.done.actor.save' && event.output.kind === 'stale';

/** Shows what the site has now. What was changed while it was saved is a draft on top of that. */
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

/** Bases the draft on the newer version, which the member has seen: what they did not change stays as it is there. */
export function rebase({ draft, refusal }: AboutContext): Change {
  return refusal?.kind === 'stale' ? { draft: { ...draft, revision: refusal.revision } } : {};
}

export const canTake = ({ refusal }: AboutContext): boolean =>
  refusal?.kind === 'stale' && refusal.newer !== null;

/** The newer version takes the place of the draft, also when that is discarded later. */
export function takeNewer({ input, refusal, generation }: AboutContext): Change {
  if (refusal?.kind !== 'stale' || refusal.newer === null) return {};
  const { newer, revision } = refusal;
  return {
    input: { ...input, start: newer, revision },
    draft: { content: newer, revision },
    refusal: null,
    isRestored: false,
    generation: generation + 1,
  };
}

export const isChanged = ({ draft, input }: AboutContext): boolean =>
  !isSameAbout(draft.content, fresh(input).content);

/** There is something new to save that the site will take, as far as this page knows. */
export const canSave = (context: AboutContext): boolean =>
  isChanged(context) && faultsOfAbout(context.draft.content).length === 0;

export const keepingOf = ({ context }: { context: AboutContext }): KeepingDraft<AboutDraft> => ({
  draftKey: context.input.draftKey,
  draft: isChanged(context) ? context.draft : null,
});

export const savingOf = ({ context: { draft, input } }: { context: AboutContext }): SavingAbout => ({
  draft,
  start: input.start,
});
