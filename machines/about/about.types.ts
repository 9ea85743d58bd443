import type { AboutDraft } from '#model/writing/about';
import type {
  Draft,
  DraftSlotEvent,
  FormCommand,
  FormContext,
  FormInput,
  StaleRefusal,
} from '../kept/draft.types.ts';

export type AboutInput = FormInput<AboutDraft>;

/** Why saving failed. */
export type AboutRefusal =
  | { readonly kind: 'login' | 'unreachable' | 'failed' }
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
  | FormCommand
  | { readonly type: 'ABOUT.CHANGED'; readonly change: Partial<AboutDraft> }
  | { readonly type: 'ABOUT.SAVE' }
  /** Saves over the newer version, which the member has seen. */
  | { readonly type: 'ABOUT.INSIST' };

export type AboutEvent =
  | AboutCommand
  | DraftSlotEvent<AboutDraft>
  | { readonly type: 'xstate.done.actor.save'; readonly output: AboutOutcome }
  | { readonly type: 'xstate.error.actor.save'; readonly error: unknown };
