import type { CategoryName } from '#model/contract/community/categories';
import type { Typed } from '#model/writing/typed-text';

/** What a text is written for: something new at a place, or another wording of what is there. */
export type ComposerTarget =
  | {
      readonly kind: 'new';
      readonly categoryName: CategoryName;
      readonly categoryId: string;
      /** Id of the comment that is answered. */
      readonly repliesTo: number | null;
    }
  | { readonly kind: 'edit'; readonly id: number };

export interface ComposerInput {
  readonly target: ComposerTarget;
  /** Under which name the draft is kept in the browser. */
  readonly draftKey: string;
  /** What stands in the field before anything is typed. */
  readonly start: Typed;
  /** Of the text that is edited; null for a new one. */
  readonly revision: number | null;
  /** Most characters. */
  readonly longest: number;
}

/** A text under way, with the revision it was begun on. */
export interface Draft {
  readonly typed: Typed;
  readonly revision: number | null;
}

export const REFUSALS = ['login', 'wait', 'stale', 'invalid', 'denied', 'gone', 'failed'] as const;
export type RefusalKind = (typeof REFUSALS)[number];

/** Why it was not sent. */
export type ComposerRefusal =
  | { readonly kind: Exclude<RefusalKind, 'wait' | 'stale'> }
  | { readonly kind: 'wait'; readonly seconds: number }
  /** Somebody else saved first; their text has this revision. */
  | { readonly kind: 'stale'; readonly revision: number };

export type SendOutcome = { readonly kind: 'sent'; readonly id: number } | ComposerRefusal;

/** Input of `send`. */
export interface Sending {
  readonly target: ComposerTarget;
  readonly draft: Draft;
}

/** Input of `keep`; without a draft nothing is to stay. */
export interface KeepingDraft {
  readonly draftKey: string;
  readonly draft: Draft | null;
}

export interface ComposerContext {
  readonly input: ComposerInput;
  readonly draft: Draft;
  /** As last kept, last tried to keep and last sent: compared by identity. */
  readonly kept: Draft;
  readonly tried: Draft;
  readonly sent: Draft | null;
  readonly refusal: ComposerRefusal | null;
}

/** What a writer does. */
export type ComposerCommand =
  | { readonly type: 'TEXT.CHANGED'; readonly text: string }
  | { readonly type: 'PICTURE.ADDED'; readonly path: string }
  | { readonly type: 'PICTURE.REMOVED'; readonly path: string }
  | { readonly type: 'DRAFT.DISCARD' }
  /** Now rather than after a pause: the writer turns to something else. */
  | { readonly type: 'DRAFT.KEEP' }
  | { readonly type: 'COMMENT.SEND' }
  /** On top of the newer text, which the writer has seen. */
  | { readonly type: 'COMMENT.INSIST' };

export type ComposerEvent =
  | ComposerCommand
  | { readonly type: 'xstate.done.actor.load'; readonly output: Draft | null }
  | { readonly type: 'xstate.error.actor.load'; readonly error: unknown }
  | { readonly type: 'xstate.done.actor.keep'; readonly output: unknown }
  | { readonly type: 'xstate.error.actor.keep'; readonly error: unknown }
  | { readonly type: 'xstate.done.actor.send'; readonly output: SendOutcome }
  | { readonly type: 'xstate.error.actor.send'; readonly error: unknown };

export interface ComposerEmitted {
  readonly type: 'COMMENT.SENT';
  readonly id: number;
}
