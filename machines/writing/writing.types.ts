import type { JsonObject } from '#model/records/reading';
import type { PostDraft } from '#model/writing/post/draft';
import type {
  Draft,
  DraftSlotEvent,
  FormCommand,
  FormContext,
  FormInput,
  StaleRefusal,
} from '../kept/draft.types.ts';

/** A new post, or one that is edited. */
type WritingTarget = { readonly kind: 'new' } | { readonly kind: 'edit'; readonly id: number };

export interface WritingInput extends FormInput<PostDraft> {
  readonly target: WritingTarget;
}

/** Why publishing failed. */
export type WritingRefusal =
  | {
      readonly kind:
        | 'login'
        | 'denied'
        | 'blocked'
        | 'gone'
        | 'large'
        | 'unreachable'
        | 'failed'
        | 'locked'
        | 'paused'
        | 'repeated'
        | 'advert'
        | 'links'
        | 'mentions';
    }
  | { readonly kind: 'wait'; readonly seconds: number }
  /** The refused nodes as they were sent, and the other refused fields by name. */
  | { readonly kind: 'invalid'; readonly nodes: readonly JsonObject[]; readonly fields: readonly string[] }
  | StaleRefusal<PostDraft>;

export type PublishOutcome = { readonly kind: 'published'; readonly id: number } | WritingRefusal;

/** Input of `publish`. */
export interface Publishing {
  readonly target: WritingTarget;
  readonly draft: Draft<PostDraft>;
  readonly start: PostDraft;
}

export interface WritingContext extends FormContext<PostDraft> {
  readonly input: WritingInput;
  readonly refusal: WritingRefusal | null;
  /** Keys of the pictures being uploaded. */
  readonly uploads: readonly string[];
}

/** What a writer does. */
export type WritingCommand =
  | FormCommand
  | { readonly type: 'POST.CHANGED'; readonly change: Partial<PostDraft> }
  | { readonly type: 'UPLOAD.STARTED'; readonly key: string }
  | { readonly type: 'UPLOAD.ENDED'; readonly key: string }
  | { readonly type: 'POST.PUBLISH' }
  /** Replaces the newer version, which the writer has seen. */
  | { readonly type: 'POST.INSIST' };

export type WritingEvent =
  | WritingCommand
  | DraftSlotEvent<PostDraft>
  | { readonly type: 'xstate.done.actor.publish'; readonly output: PublishOutcome }
  | { readonly type: 'xstate.error.actor.publish'; readonly error: unknown };

export interface WritingEmitted {
  readonly type: 'POST.PUBLISHED';
  readonly id: number;
}
