import type { AboutDraft } from '#model/writing/about';
import type {
  Draft,
  DraftCommand,
  DraftSlotEvent,
  FormContext,
  FormInput,
  StaleRefusal,
} from '../kept/draft.types.ts';

export type AboutInput = FormInput<AboutDraft>;

const ABOUT_REFUSALS = ['login', 'unreachable', 'failed', 'wait', 'invalid', 'stale'] as const;
type AboutRefusalKind = (typeof ABOUT_REFUSALS)[number];

/** Why saving failed. */
export type AboutRefusal =
  | { readonly kind: Exclude<AboutRefusalKind, 'wait' | 'invalid' | 'stale'> }
  | { readonly kind: 'wait'; readonly seconds: number }
  /** The refused fields by name. */
  | { readonly kind: 'invalid'; readonly fields: readonly string[] }
  | StaleRefusal<AboutDraft>;

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

export interface AboutContext extends FormContext<AboutDraft> {
  readonly refusal: AboutRefusal | null;
}

/** What a member does. */
export type AboutCommand =
  | DraftCommand
  | { readonly type: 'ABOUT.CHANGED'; readonly change: Partial<AboutDraft> }
  /** Dismisses the note about the restored draft. */
  | { readonly type: 'NOTE.CLOSED' }
  | { readonly type: 'ABOUT.SAVE' }
  /** Saves over the newer version, which the member has seen. */
  | { readonly type: 'ABOUT.INSIST' }
  /** Drops the draft and continues with the newer version. */
  | { readonly type: 'NEWER.TAKE' };

export type AboutEvent =
  | AboutCommand
  | DraftSlotEvent<AboutDraft>
  | { readonly type: 'xstate.done.actor.save'; readonly output: AboutOutcome }
  | { readonly type: 'xstate.error.actor.save'; readonly error: unknown };
