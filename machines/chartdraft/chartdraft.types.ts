import type { StorageProblem } from '#model/vocabulary/storage';
import type { ChartDraft } from '#model/writing/chart/draft';
import type { KeptChart } from '#model/writing/chart/kept-chart';
import type { StaleRefusal } from '../kept/draft.types.ts';
import type { UploadFailure } from '../upload/upload.types.ts';

export interface ChartDraftInput {
  /** Names the draft on this device. */
  readonly draftKey: string;
  /** What is shown where the device has no draft under the key: an empty chart, or one that is published. */
  readonly start: KeptChart;
}

/** What the device has under the key. `damaged`: it cannot be read, and was set aside as it is. */
export type OpenedChart =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'damaged'; readonly text: string }
  | { readonly kind: 'draft'; readonly chart: KeptChart };

export interface KeepingChart {
  readonly draftKey: string;
  readonly chart: KeptChart;
}

/** What is done with the chart at the site. */
export type ChartTask =
  /** Publishes it, or saves it where it is published or planned. */
  | { readonly kind: 'publish' }
  /** Plans it, or gives it another time. */
  | { readonly kind: 'plan'; readonly time: number }
  /** Publishes what is planned without waiting. */
  | { readonly kind: 'now' }
  /** Takes the plan back. The draft stays. */
  | { readonly kind: 'withdraw' };

export interface PublishingChart {
  readonly chart: KeptChart;
  readonly task: ChartTask;
}

/** A file on its way to the site. */
export type SentFile = 'audio' | 'cover';

const CHART_REFUSALS = [
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
type ChartRefusalKind = (typeof CHART_REFUSALS)[number];

/** Why publishing failed. */
export type ChartRefusal =
  | { readonly kind: Exclude<ChartRefusalKind, 'wait' | 'invalid' | 'stale' | 'upload'> }
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
  | (StaleRefusal<ChartDraft> & { readonly post?: number });

export type ChartOutcome =
  | { readonly kind: 'published'; readonly id: number; readonly revision: number }
  | { readonly kind: 'planned'; readonly id: number; readonly time: number; readonly revision: number }
  | { readonly kind: 'withdrawn' }
  | ChartRefusal;

/** How far publishing is; no file while the chart itself is sent. */
export interface ChartProgress {
  readonly file: SentFile | null;
  /** Sent fraction, 0–1. */
  readonly share: number;
}

export interface ChartDraftContext {
  readonly input: ChartDraftInput;
  /** The draft as it is, as last stored and as last tried to store, compared by identity. */
  readonly draft: KeptChart;
  readonly kept: KeptChart;
  readonly tried: KeptChart;
  /** Why it is not stored; null while it is. */
  readonly problem: StorageProblem | null;
  /** The stored text that could not be read, while the note about it is open. */
  readonly damaged: string | null;
  /** Counts how often the chart was replaced from outside the editor. */
  readonly generation: number;
  /** As it was when publishing began. */
  readonly sent: KeptChart;
  readonly task: ChartTask;
  readonly progress: ChartProgress | null;
  readonly refusal: ChartRefusal | null;
}

/** What an author does. */
export type ChartDraftCommand =
  | { readonly type: 'DRAFT.CHANGED'; readonly change: Partial<ChartDraft> }
  /** Saves the draft now, or tries again. */
  | { readonly type: 'DRAFT.KEEP' }
  /** Goes on here with a draft that another tab edits. */
  | { readonly type: 'DRAFT.TAKE' }
  | { readonly type: 'NOTE.CLOSED' }
  | { readonly type: 'CHART.PUBLISH' }
  | { readonly type: 'CHART.PLAN'; readonly time: number }
  | { readonly type: 'PLAN.PUBLISH' | 'PLAN.WITHDRAW' }
  | { readonly type: 'PUBLISH.CANCEL' }
  /** Replaces the newer version, which the author has seen. */
  | { readonly type: 'CHART.INSIST' }
  /** Goes on with the newer version; the draft stays among the versions. */
  | { readonly type: 'NEWER.TAKE' };

export type ChartDraftEvent =
  | ChartDraftCommand
  /** The draft is this tab's to write, another tab's, or no longer this one's. */
  | { readonly type: 'HOLD.GOT' | 'HOLD.REFUSED' | 'HOLD.LOST' }
  | { readonly type: 'PUBLISH.REPORTED'; readonly progress: ChartProgress }
  | { readonly type: 'PUBLISH.ENDED'; readonly outcome: ChartOutcome }
  | { readonly type: 'xstate.done.actor.load'; readonly output: OpenedChart }
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

export interface ChartDraftEmitted {
  readonly type: 'CHART.PUBLISHED';
  readonly id: number;
}
