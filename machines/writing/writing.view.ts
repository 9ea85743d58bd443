import type { SnapshotFrom } from 'xstate';
import type { PostDraft } from '#model/writing/post/draft';
import { isUnkept } from '../kept/draft.logic.ts';
import { canPublish, isChanged } from './writing.logic.ts';
import type { writingMachine } from './writing.machine.ts';
import type { WritingCommand, WritingRefusal } from './writing.types.ts';

/** The machine, loaded with the page of the editor. */
export type WritingLogic = typeof writingMachine;

export interface WritingView {
  /** The draft of an earlier visit is loading. */
  readonly isOpening: boolean;
  readonly post: PostDraft;
  /** Changes whenever the post was replaced from outside the text. */
  readonly generation: number;
  /** The draft of an earlier visit was restored. */
  readonly isRestored: boolean;
  /** There are changes to discard. */
  readonly isChanged: boolean;
  readonly draftState: 'unchanged' | 'kept' | 'keeping' | 'unkept';
  readonly canPublish: boolean;
  readonly isPublishing: boolean;
  readonly isPublished: boolean;
  /** Rate limited: publishing is possible again after the wait. */
  readonly isWaiting: boolean;
  readonly hasUploads: boolean;
  readonly refusal: WritingRefusal | null;
  /** Something would be lost if the page closed now. */
  readonly isAtRisk: boolean;
  change(change: Partial<PostDraft>): void;
  keep(): void;
  discard(): void;
  closeNote(): void;
  startUpload(key: string): void;
  endUpload(key: string): void;
  publish(): void;
  insist(): void;
  takeNewer(): void;
}

type Snapshot = SnapshotFrom<typeof writingMachine>;

function draftStateOf(snapshot: Snapshot): WritingView['draftState'] {
  const { context } = snapshot;
  if (!isChanged(context)) return 'unchanged';
  if (snapshot.hasTag('unkept')) return 'unkept';
  return isUnkept(context) ? 'keeping' : 'kept';
}

/** The post and its commands for the page of the editor. */
export function writingView(snapshot: Snapshot, send: (event: WritingCommand) => void): WritingView {
  const { context } = snapshot;
  const isPublishing = snapshot.hasTag('busy');
  const isWaiting = snapshot.hasTag('waiting');
  const isPublished = snapshot.hasTag('published');
  const draftState = draftStateOf(snapshot);
  const isBlocked = isPublishing || isWaiting || isPublished || snapshot.hasTag('conflict');
  return {
    isOpening: snapshot.hasTag('opening'),
    post: context.draft.content,
    generation: context.generation,
    isRestored: context.isRestored,
    isChanged: isChanged(context),
    draftState,
    canPublish: canPublish(context) && !isBlocked,
    isPublishing,
    isPublished,
    isWaiting,
    hasUploads: snapshot.hasTag('arriving'),
    refusal: context.refusal,
    isAtRisk:
      !isPublished &&
      (isPublishing || snapshot.hasTag('arriving') || draftState === 'keeping' || draftState === 'unkept'),
    change: (change) => send({ type: 'POST.CHANGED', change }),
    keep: () => send({ type: 'DRAFT.KEEP' }),
    discard: () => send({ type: 'DRAFT.DISCARD' }),
    closeNote: () => send({ type: 'NOTE.CLOSED' }),
    startUpload: (key) => send({ type: 'UPLOAD.STARTED', key }),
    endUpload: (key) => send({ type: 'UPLOAD.ENDED', key }),
    publish: () => send({ type: 'POST.PUBLISH' }),
    insist: () => send({ type: 'POST.INSIST' }),
    takeNewer: () => send({ type: 'NEWER.TAKE' }),
  };
}
