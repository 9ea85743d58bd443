import type { SoundKind } from '#model/vocabulary/sounds';

/** Who sounds. */
export interface Holder {
  readonly kind: SoundKind;
  /** Tells it from all others of the page. */
  readonly key: number;
}

export interface FocusContext {
  readonly holder: Holder | null;
}

export type FocusEvent =
  /** Somebody begins to sound. */
  | { readonly type: 'FOCUS.ASKED'; readonly holder: Holder }
  /** Somebody is silent again. */
  | { readonly type: 'FOCUS.RELEASED'; readonly key: number }
  /** From `claim`: another tab sounds. */
  | { readonly type: 'TAB.TOOK' }
  | { readonly type: 'xstate.error.actor.claim'; readonly error: unknown };

/** For whoever sounded: somebody else does now. */
export type FocusEmitted = { readonly type: 'HOLDER.STOPPED'; readonly key: number };
