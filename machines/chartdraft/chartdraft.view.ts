import type { SnapshotFrom } from 'xstate';
import type { StorageProblem } from '#model/vocabulary/storage';
import type { ChartDraft } from '#model/writing/chart/draft';
import type { KeptChart } from '#model/writing/chart/kept-chart';
import { type ChartNeed, needsOf } from '#model/writing/chart/needs';
import type { RefusedParts } from '#model/writing/chart/refused';
import { isUnkept } from '../kept/draft.logic.ts';
import { canPlan, canPublish, refusedIn } from './chartdraft.logic.ts';
import type { chartdraftMachine } from './chartdraft.machine.ts';
import type { ChartDraftCommand, ChartProgress, ChartRefusal } from './chartdraft.types.ts';

/** The machine, loaded with the page of the editor. */
export type ChartDraftLogic = typeof chartdraftMachine;

export interface ChartDraftView {
  /** The draft is loading. */
  readonly isOpening: boolean;
  /** The browser did not hand out the draft; trying again may help. */
  readonly isUnread: boolean;
  /** Another tab edits it; here it can only be looked at. */
  readonly isElsewhere: boolean;
  readonly draft: ChartDraft;
  /** The post that it changes; null for a new chart. */
  readonly post: number | null;
  /** When and as what the site publishes it; null while it is not planned. */
  readonly plan: KeptChart['plan'];
  /** Of the post or plan that it builds on; null for a new chart. */
  readonly revision: number | null;
  /** Changes whenever the chart was replaced from outside the editor. */
  readonly generation: number;
  /** The stored text that could not be read and was set aside. */
  readonly damaged: string | null;
  readonly state: 'kept' | 'keeping' | 'unkept';
  readonly problem: StorageProblem | null;
  readonly needs: readonly ChartNeed[];
  /** Nothing was changed since it was published or planned. */
  readonly isPublished: boolean;
  readonly canPublish: boolean;
  readonly canPlan: boolean;
  /** The plan can be taken back. */
  readonly canWithdraw: boolean;
  readonly isPublishing: boolean;
  readonly isWaiting: boolean;
  readonly progress: ChartProgress | null;
  readonly refusal: ChartRefusal | null;
  /** What of the draft was refused and has not been changed since. */
  readonly refused: RefusedParts;
  /** Something would be lost if the page closed now. */
  readonly isAtRisk: boolean;
  change(change: Partial<ChartDraft>): void;
  /** Saves now, or tries again. */
  keep(): void;
  /** Goes on here. */
  take(): void;
  closeNote(): void;
  publish(): void;
  /** Plans the chart, or gives it another time. */
  planAt(time: number): void;
  /** Publishes what is planned without waiting. */
  publishNow(): void;
  withdraw(): void;
  cancel(): void;
  insist(): void;
  takeNewer(): void;
}

type Snapshot = SnapshotFrom<typeof chartdraftMachine>;

function stateOf(snapshot: Snapshot): ChartDraftView['state'] {
  if (snapshot.hasTag('unkept')) return 'unkept';
  return isUnkept(snapshot.context) ? 'keeping' : 'kept';
}

/** The draft and its commands for the page of the editor. */
export function chartDraftView(snapshot: Snapshot, send: (event: ChartDraftCommand) => void): ChartDraftView {
  const { context } = snapshot;
  const { draft, generation, damaged, problem, progress, refusal } = context;
  const state = stateOf(snapshot);
  const isPublishing = snapshot.hasTag('busy');
  const isWaiting = snapshot.hasTag('waiting');
  const isElsewhere = snapshot.hasTag('elsewhere');
  const isBlocked = isPublishing || isWaiting || isElsewhere || snapshot.hasTag('conflict');
  return {
    isOpening: snapshot.hasTag('opening'),
    isUnread: snapshot.hasTag('unread'),
    isElsewhere,
    draft: draft.content,
    post: draft.post,
    plan: draft.plan,
    revision: draft.revision,
    generation,
    damaged,
    state,
    problem,
    needs: needsOf(draft.content),
    isPublished: draft.isPublished,
    canPublish: canPublish(context) && !isBlocked,
    canPlan: canPlan(context) && !isBlocked,
    canWithdraw: draft.plan !== null && !isBlocked,
    isPublishing,
    isWaiting,
    progress,
    refusal,
    refused: refusedIn(context),
    isAtRisk: isPublishing || (!isElsewhere && state !== 'kept'),
    change: (change) => send({ type: 'DRAFT.CHANGED', change }),
    keep: () => send({ type: 'DRAFT.KEEP' }),
    take: () => send({ type: 'DRAFT.TAKE' }),
    closeNote: () => send({ type: 'NOTE.CLOSED' }),
    publish: () => send({ type: 'CHART.PUBLISH' }),
    planAt: (time) => send({ type: 'CHART.PLAN', time }),
    publishNow: () => send({ type: 'PLAN.PUBLISH' }),
    withdraw: () => send({ type: 'PLAN.WITHDRAW' }),
    cancel: () => send({ type: 'PUBLISH.CANCEL' }),
    insist: () => send({ type: 'CHART.INSIST' }),
    takeNewer: () => send({ type: 'NEWER.TAKE' }),
  };
}
