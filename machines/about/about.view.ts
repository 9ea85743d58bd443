import type { SnapshotFrom } from 'xstate';
import type { AboutDraft } from '#model/writing/about';
import { isUnkept } from '../kept/draft.logic.ts';
import { canSave, isChanged } from './about.logic.ts';
import type { aboutMachine } from './about.machine.ts';
import type { AboutCommand, AboutRefusal } from './about.types.ts';

/** The machine, loaded with the page of the form. */
export type AboutLogic = typeof aboutMachine;

export interface AboutView {
  /** The draft of an earlier visit is loading. */
  readonly isOpening: boolean;
  readonly about: AboutDraft;
  /** Changes whenever the whole draft is replaced from outside the form. */
  readonly generation: number;
  /** The draft of an earlier visit was restored. */
  readonly isRestored: boolean;
  /** There are changes to discard. */
  readonly isChanged: boolean;
  readonly draftState: 'unchanged' | 'kept' | 'keeping' | 'unkept';
  readonly canSave: boolean;
  readonly isSaving: boolean;
  /** Saved, without changes since. */
  readonly isSaved: boolean;
  readonly refusal: AboutRefusal | null;
  /** Something would be lost if the page closed now. */
  readonly isAtRisk: boolean;
  change(change: Partial<AboutDraft>): void;
  keep(): void;
  discard(): void;
  closeNote(): void;
  save(): void;
  insist(): void;
  takeNewer(): void;
}

type Snapshot = SnapshotFrom<typeof aboutMachine>;

function draftStateOf(snapshot: Snapshot): AboutView['draftState'] {
  const { context } = snapshot;
  if (!isChanged(context)) return 'unchanged';
  if (snapshot.hasTag('unkept')) return 'unkept';
  return isUnkept(context) ? 'keeping' : 'kept';
}

/** The form and its commands for its page. */
export function aboutView(snapshot: Snapshot, send: (event: AboutCommand) => void): AboutView {
  const { context } = snapshot;
  const isSaving = snapshot.hasTag('busy');
  const draftState = draftStateOf(snapshot);
  const isBlocked = isSaving || snapshot.hasTag('waiting') || snapshot.hasTag('conflict');
  return {
    isOpening: snapshot.hasTag('opening'),
    about: context.draft.content,
    generation: context.generation,
    isRestored: context.isRestored,
    isChanged: isChanged(context),
    draftState,
    canSave: canSave(context) && !isBlocked,
    isSaving,
    isSaved: snapshot.hasTag('saved') && !isChanged(context),
    refusal: context.refusal,
    isAtRisk: isSaving || draftState === 'keeping' || draftState === 'unkept',
    change: (change) => send({ type: 'ABOUT.CHANGED', change }),
    keep: () => send({ type: 'DRAFT.KEEP' }),
    discard: () => send({ type: 'DRAFT.DISCARD' }),
    closeNote: () => send({ type: 'NOTE.CLOSED' }),
    save: () => send({ type: 'ABOUT.SAVE' }),
    insist: () => send({ type: 'ABOUT.INSIST' }),
    takeNewer: () => send({ type: 'NEWER.TAKE' }),
  };
}
