import type { CategoryName } from '#model/contract/community/categories';
import type { Typed } from '#model/writing/typed-text';
import type { Draft, DraftCommand, DraftContext, DraftSlotEvent } from '../kept/draft.types.ts';

/** Target of a text: a new post or an edit of an existing one. */
type ComposerTarget =
  | {
      readonly kind: 'new';
      readonly categoryName: CategoryName;
      readonly categoryId: string;
      /** Id of the comment that this one replies to. */
      readonly repliesTo: number | null;
    }
  | { readonly kind: 'edit'; readonly id: number };

export interface ComposerInput {
  readonly target: ComposerTarget;
  /** Storage key of the draft. */
  readonly draftKey: string;
  /** Initial content of the field. */
  readonly start: Typed;
  /** Revision of the edited text; null for a new one. */
  readonly revision: number | null;
  /** Maximum length in characters. */
  readonly longest: number;
}

/** Why sending failed. */
export type ComposerRefusal =
  | {
      readonly kind:
        | 'login'
        | 'invalid'
        | 'denied'
        | 'blocked'
        | 'gone'
        | 'failed'
        | 'locked'
        | 'paused'
        | 'repeated'
        | 'advert'
        | 'links'
        | 'mentions';
    }
  | { readonly kind: 'wait'; readonly seconds: number }
  /** Another edit was saved first; it has this revision. */
  | { readonly kind: 'stale'; readonly revision: number };

export type SendOutcome = { readonly kind: 'sent'; readonly id: number } | ComposerRefusal;

/** Input of `send`. */
export interface SendInput {
  readonly target: ComposerTarget;
  readonly draft: Draft<Typed>;
}

export interface ComposerContext extends DraftContext<Typed> {
  readonly input: ComposerInput;
  /** The draft as last sent, compared by identity. */
  readonly sent: Draft<Typed> | null;
  readonly refusal: ComposerRefusal | null;
}

/** What a writer does. */
export type ComposerCommand =
  | DraftCommand
  | { readonly type: 'TEXT.CHANGED'; readonly text: string }
  | { readonly type: 'PICTURE.ADDED'; readonly path: string }
  | { readonly type: 'PICTURE.REMOVED'; readonly path: string }
  /** Null: about no time of the chart. */
  | { readonly type: 'TIME.TIED'; readonly seconds: number | null }
  | { readonly type: 'COMMENT.SEND' }
  /** Replaces the newer text, which the writer has seen. */
  | { readonly type: 'COMMENT.INSIST' };

export type ComposerEvent =
  | ComposerCommand
  | DraftSlotEvent<Typed>
  | { readonly type: 'xstate.done.actor.send'; readonly output: SendOutcome }
  | { readonly type: 'xstate.error.actor.send'; readonly error: unknown };

export interface ComposerEmitted {
  readonly type: 'COMMENT.SENT';
  readonly id: number;
}
