/** Unsent content with the revision it is based on; null for something new. */
export interface Draft<Content> {
  readonly content: Content;
  readonly revision: number | null;
}

/** Input of `keep`; a missing draft deletes the stored one. */
export interface KeepingDraft<Content> {
  readonly draftKey: string;
  readonly draft: Draft<Content> | null;
}

/** The draft as it is, as last stored and as last tried to store, compared by identity. */
export interface DraftContext<Content> {
  readonly draft: Draft<Content>;
  readonly kept: Draft<Content>;
  readonly tried: Draft<Content>;
}

export interface FormInput<Content> {
  /** Storage key of the draft. */
  readonly draftKey: string;
  /** The saved content. */
  readonly start: Content;
  /** The revision of `start`; null for something new. */
  readonly revision: number | null;
}

/** Another save came first; `newer` is null when it could not be read. */
export interface StaleRefusal<Content> {
  readonly kind: 'stale';
  readonly revision: number;
  readonly newer: Content | null;
}

/** A form with a draft (form.logic.ts). */
export interface FormContext<Content> extends DraftContext<Content> {
  readonly input: FormInput<Content>;
  readonly refusal: StaleRefusal<Content> | { readonly kind: string } | null;
  /** A draft of an earlier visit was restored, and the note about it is still open. */
  readonly isRestored: boolean;
  /** Counts how often the whole draft was replaced from outside the form, which resets its editor. */
  readonly generation: number;
}

export type DraftCommand =
  | { readonly type: 'DRAFT.DISCARD' }
  /** Saves the draft now, for example when the field loses focus. */
  | { readonly type: 'DRAFT.KEEP' };

/** What the writer does in any form. */
export type FormCommand =
  | DraftCommand
  /** Dismisses the note about the restored draft. */
  | { readonly type: 'NOTE.CLOSED' }
  /** Drops the draft and continues with the newer version. */
  | { readonly type: 'NEWER.TAKE' };

/** What the slots `load` and `keep` report. */
export type DraftSlotEvent<Content> =
  | { readonly type: 'xstate.done.actor.load'; readonly output: Draft<Content> | null }
  | { readonly type: 'xstate.error.actor.load'; readonly error: unknown }
  | { readonly type: 'xstate.done.actor.keep'; readonly output: unknown }
  | { readonly type: 'xstate.error.actor.keep'; readonly error: unknown };
