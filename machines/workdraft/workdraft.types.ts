import type { StorageProblem } from '#model/vocabulary/storage';
import type { KeptWork, WorkContent } from '#model/writing/work/kept-work';
import type { StaleRefusal } from '../kept/draft.types.ts';
import type { UploadFailure } from '../upload/upload.types.ts';

/** What the machine needs to know of a kind of work. */
export interface WorkRules<Content extends WorkContent> {
  /** An empty one, for the visualizer that opens the machine alone. */
  readonly empty: () => Content;
  /** Whether two would be published and edited alike; the view makes no difference. */
  readonly isSame: (a: Content, b: Content) => boolean;
  /** What is missing before it can be published. */
  readonly needsOf: (content: Content) => readonly unknown[];
}

export interface WorkDraftInput<Content> {
  /** Names the draft on this device. */
  readonly draftKey: string;
  /** What is shown where the device has no draft under the key: an empty work, or one that is published. */
  readonly start: KeptWork<Content>;
}

/** What the device has under the key. `damaged`: it cannot be read, and was set aside as it is. */
export type OpenedWork<Content> =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'damaged'; readonly text: string }
  | { readonly kind: 'draft'; readonly work: KeptWork<Content> };

export interface KeepingWork<Content> {
  readonly draftKey: string;
  readonly work: KeptWork<Content>;
}

/** What is done with the work at the site. */
export type WorkTask =
  /** Publishes it, or saves it where it is published or planned. */
  | { readonly kind: 'publish' }
  /** Plans it, or gives it another time. */
  | { readonly kind: 'plan'; readonly time: number }
  /** Publishes what is planned without waiting. */
  | { readonly kind: 'now' }
  /** Takes the plan back. The draft stays. */
  | { readonly kind: 'withdraw' };

export interface PublishingWork<Content> {
  readonly work: KeptWork<Content>;
  readonly task: WorkTask;
}

/** A file on its way to the site. */
export type SentFile = 'audio' | 'cover';

const WORK_REFUSALS = [
  'login',
  'denied',
  'blocked',
  'gone',
  'large',
  'quota',
  'unreachable',
  'failed',
  'wait',
  'invalid',
  'stale',
  'upload',
  'locked',
  'paused',
  'repeated',
  'advert',
  'links',
  'mentions',
] as const;
type WorkRefusalKind = (typeof WORK_REFUSALS)[number];

/** Why publishing failed. */
export type WorkRefusal<Content> =
  | { readonly kind: Exclude<WorkRefusalKind, 'wait' | 'invalid' | 'stale' | 'upload'> }
  | { readonly kind: 'wait'; readonly seconds: number }
  /** The refused fields by name. */
  | { readonly kind: 'invalid'; readonly fields: readonly string[] }
  /** `missing`: the file is neither on this device nor at the site. */
  | {
      readonly kind: 'upload';
      readonly file: SentFile;
      readonly failure: UploadFailure | { readonly kind: 'missing' };
    }
  /** `post`: it was published meanwhile. */
  | (StaleRefusal<Content> & { readonly post?: number });

export type WorkOutcome<Content> =
  | { readonly kind: 'published'; readonly id: number; readonly revision: number }
  | { readonly kind: 'planned'; readonly id: number; readonly time: number; readonly revision: number }
  | { readonly kind: 'withdrawn' }
  | WorkRefusal<Content>;

/** How far publishing is; no file while the work itself is sent. */
export interface WorkProgress {
  readonly file: SentFile | null;
  /** Sent fraction, 0–1. */
  readonly share: number;
}

export interface WorkDraftContext<Content> {
  readonly input: WorkDraftInput<Content>;
  /** The draft as it is, as last stored and as last tried to store, compared by identity. */
  readonly draft: KeptWork<Content>;
  readonly kept: KeptWork<Content>;
  readonly tried: KeptWork<Content>;
  /** Why it is not stored; null while it is. */
  readonly problem: StorageProblem | null;
  /** The stored text that could not be read, while the note about it is open. */
  readonly damaged: string | null;
  /** Counts how often the work was replaced from outside the editor. */
  readonly generation: number;
  /** As it was when publishing began. */
  readonly sent: KeptWork<Content>;
  readonly task: WorkTask;
  readonly progress: WorkProgress | null;
  readonly refusal: WorkRefusal<Content> | null;
}

/** What an author does. */
export type WorkDraftCommand<Content> =
  | { readonly type: 'DRAFT.CHANGED'; readonly change: Partial<Content> }
  /** Saves the draft now, or tries again. */
  | { readonly type: 'DRAFT.KEEP' }
  /** Goes on here with a draft that another tab edits. */
  | { readonly type: 'DRAFT.TAKE' }
  | { readonly type: 'NOTE.CLOSED' }
  | { readonly type: 'WORK.PUBLISH' }
  | { readonly type: 'WORK.PLAN'; readonly time: number }
  | { readonly type: 'PLAN.PUBLISH' | 'PLAN.WITHDRAW' }
  | { readonly type: 'PUBLISH.CANCEL' }
  /** Replaces the newer version, which the author has seen. */
  | { readonly type: 'WORK.INSIST' }
  /** Goes on with the newer version; the draft stays among the versions. */
  | { readonly type: 'NEWER.TAKE' };

export type WorkDraftEvent<Content> =
  | WorkDraftCommand<Content>
  /** The draft is this tab's to write, another tab's, or no longer this one's. */
  | { readonly type: 'HOLD.GOT' | 'HOLD.REFUSED' | 'HOLD.LOST' }
  | { readonly type: 'PUBLISH.REPORTED'; readonly progress: WorkProgress }
  | { readonly type: 'PUBLISH.ENDED'; readonly outcome: WorkOutcome<Content> }
  | { readonly type: 'xstate.done.actor.load'; readonly output: OpenedWork<Content> }
  | { readonly type: 'xstate.error.actor.load'; readonly error: unknown }
  | { readonly type: 'xstate.done.actor.keep'; readonly output: unknown }
  | { readonly type: 'xstate.error.actor.keep'; readonly error: unknown }
  | { readonly type: 'xstate.done.actor.park'; readonly output: unknown }
  | { readonly type: 'xstate.error.actor.park'; readonly error: unknown }
  | { readonly type: 'xstate.error.actor.publish'; readonly error: unknown };

/** Input of the actor that holds the draft for this tab. */
export interface HoldCommand {
  readonly type: 'HOLD.TAKE';
}

export interface WorkDraftEmitted {
  readonly type: 'WORK.PUBLISHED';
  readonly id: number;
}
