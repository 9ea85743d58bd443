import type { AboutDraft } from '#model/writing/about';
import type { Draft, DraftCommand, DraftContext, DraftSlotEvent } from '../kept/draft.types.ts';

export interface AboutInput {
  /** Storage key of the draft. */
  readonly draftKey: string;
  /** What the site has. */
  readonly start: AboutDraft;
  /** Null where nobody counted. */
  readonly revision: number | null;
}

const ABOUT_REFUSALS = ['login', 'unreachable', 'failed', 'wait', 'invalid', 'stale'] as const;
type AboutRefusalKind = (typeof ABOUT_REFUSALS)[number];

/** Why saving failed. */
export type AboutRefusal =
  | { readonly kind: Exclude<AboutRefusalKind, 'wait' | 'invalid' | 'stale'> }
  | { readonly kind: 'wait'; readonly seconds: number }
  /** The refused fields by name. */
  | { readonly kind: 'invalid'; readonly fields: readonly string[] }
  /** Another save came first, on another device or page; null when what it left could not be read. */
  | { readonly kind: 'stale'; readonly revision: number; readonly newer: AboutDraft | null };

export type AboutOutcome =
  /** What was sent, and what the site has now. */
  | {
      readonly kind: 'saved';
      readonly revision: number;
      readonly sent: AboutDraft;
      readonly content: AboutDraft;
    }
  | AboutRefusal;

/** Input of `save`. */
export interface SavingAbout {
  readonly draft: Draft<AboutDraft>;
  readonly start: AboutDraft;
}

export interface AboutContext extends DraftContext<AboutDraft> {
  readonly input: AboutInput;
  readonly refusal: AboutRefusal | null;
  /** The draft of an earlier visit was restored, and the note about it was not dismissed. */
  readonly isRestored: boolean;
  /** Counts how often everything was replaced from outside the form: its text begins anew. */
  readonly generation: number;
}

/** What a member does. */
export type AboutCommand =
  | DraftCommand
  | { readonly type: 'ABOUT.CHANGED'; readonly change: Partial<AboutDraft> }
  /** The note about the restored draft is read. */
  | { readonly type: 'NOTE.CLOSED' }
  | { readonly type: 'ABOUT.SAVE' }
  /** Saves over the newer version, which the member has seen. */
  | { readonly type: 'ABOUT.INSIST' }
  /** Goes on with the newer version instead of the draft. */
  | { readonly type: 'NEWER.TAKE' };

export type AboutEvent =
  | AboutCommand
  | DraftSlotEvent<AboutDraft>
  | { readonly type: 'xstate.done.actor.save'; readonly output: AboutOutcome }
  | { readonly type: 'xstate.error.actor.save'; readonly error: unknown };
