import type { StorageProblem } from '#model/vocabulary/storage';
import type { KeptWork, WorkContent } from '#model/writing/work/kept-work';
import { isUnkept } from '../kept/draft.logic.ts';
import { canPlan, canPublish } from './workdraft.logic.ts';
import type { WorkDraftCommand, WorkDraftContext, WorkProgress, WorkRefusal } from './workdraft.types.ts';

/** What shared pieces show of a draft and do with it, whatever it is a draft of. */
export interface AnyDraftView {
  /** The draft is loading. */
  readonly isOpening: boolean;
  /** The browser did not hand out the draft; trying again may help. */
  readonly isUnread: boolean;
  /** Another tab edits it; here it can only be looked at. */
  readonly isElsewhere: boolean;
  /** The post that it changes; null for a new work. */
  readonly post: number | null;
  /** When and as what the site publishes it; null while it is not planned. */
  readonly plan: KeptWork<unknown>['plan'];
  /** Of the post or plan that it builds on; null for a new work. */
  readonly revision: number | null;
  /** Changes whenever the work was replaced from outside the editor. */
  readonly generation: number;
  /** The stored text that could not be read and was set aside. */
  readonly damaged: string | null;
  readonly state: 'kept' | 'keeping' | 'unkept';
  readonly problem: StorageProblem | null;
  /** Something is missing before it can be published. */
  readonly isLacking: boolean;
  /** Nothing was changed since it was published or planned. */
  readonly isPublished: boolean;
  readonly canPublish: boolean;
  readonly canPlan: boolean;
  /** The plan can be taken back. */
  readonly canWithdraw: boolean;
  readonly isPublishing: boolean;
  readonly isWaiting: boolean;
  readonly progress: WorkProgress | null;
  /** Something would be lost if the page closed now. */
  readonly isAtRisk: boolean;
  /** Saves now, or tries again. */
  keep(): void;
  /** Goes on here. */
  take(): void;
  closeNote(): void;
  publish(): void;
  /** Plans the work, or gives it another time. */
  planAt(time: number): void;
  /** Publishes what is planned without waiting. */
  publishNow(): void;
  withdraw(): void;
  cancel(): void;
  insist(): void;
  takeNewer(): void;
}

/** What a kind of work has of its own. */
export interface ViewRules<Content, Need, Refused> {
  readonly needsOf: (content: Content) => readonly Need[];
  /** What the refused fields are about, but for what was changed since it was sent. */
  readonly refusedParts: (fields: readonly string[], sent: Content, now: Content) => Refused;
}

export interface WorkDraftView<Content, Need, Refused> extends AnyDraftView {
  readonly draft: Content;
  readonly needs: readonly Need[];
  readonly refusal: WorkRefusal<Content> | null;
  /** What of the draft was refused and has not been changed since. */
  readonly refused: Refused;
  change(change: Partial<Content>): void;
}

/** The part of a snapshot that the view needs. */
export interface WorkSnapshot<Content> {
  readonly context: WorkDraftContext<Content>;
  hasTag(tag: 'opening' | 'unread' | 'unkept' | 'elsewhere' | 'busy' | 'waiting' | 'conflict'): boolean;
}

function stateOf(snapshot: WorkSnapshot<unknown>): AnyDraftView['state'] {
  const { context } = snapshot;
  if (!isUnkept(context)) return 'kept';
  // Another tab has the draft, and the versions did not take what this one had.
  const isLeft = snapshot.hasTag('elsewhere') && context.problem !== null;
  return isLeft || snapshot.hasTag('unkept') ? 'unkept' : 'keeping';
}

/** The draft and its commands for the page of the editor. */
export function workDraftView<Content extends WorkContent, Need, Refused>(
  rules: ViewRules<Content, Need, Refused>,
  snapshot: WorkSnapshot<Content>,
  send: (event: WorkDraftCommand<Content>) => void,
): WorkDraftView<Content, Need, Refused> {
  const { context } = snapshot;
  const { draft, generation, damaged, problem, progress, refusal, sent } = context;
  const state = stateOf(snapshot);
  const isPublishing = snapshot.hasTag('busy');
  const isWaiting = snapshot.hasTag('waiting');
  const isElsewhere = snapshot.hasTag('elsewhere');
  const isBlocked = isPublishing || isWaiting || isElsewhere || snapshot.hasTag('conflict');
  const needs = rules.needsOf(draft.content);
  const refusedFields = refusal?.kind === 'invalid' ? refusal.fields : [];
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
    needs,
    isLacking: needs.length > 0,
    isPublished: draft.isPublished,
    canPublish: canPublish(rules, context) && !isBlocked,
    canPlan: canPlan(rules, context) && !isBlocked,
    canWithdraw: draft.plan !== null && !isBlocked,
    isPublishing,
    isWaiting,
    progress,
    refusal,
    refused: rules.refusedParts(refusedFields, sent.content, draft.content),
    isAtRisk: isPublishing || state !== 'kept',
    change: (change) => send({ type: 'DRAFT.CHANGED', change }),
    keep: () => send({ type: 'DRAFT.KEEP' }),
    take: () => send({ type: 'DRAFT.TAKE' }),
    closeNote: () => send({ type: 'NOTE.CLOSED' }),
    publish: () => send({ type: 'WORK.PUBLISH' }),
    planAt: (time) => send({ type: 'WORK.PLAN', time }),
    publishNow: () => send({ type: 'PLAN.PUBLISH' }),
    withdraw: () => send({ type: 'PLAN.WITHDRAW' }),
    cancel: () => send({ type: 'PUBLISH.CANCEL' }),
    insist: () => send({ type: 'WORK.INSIST' }),
    takeNewer: () => send({ type: 'NEWER.TAKE' }),
  };
}
