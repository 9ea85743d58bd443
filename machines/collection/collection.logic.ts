import { invertChange, mergeChanges, type ProfileChange } from '#model/profile/edit/change';
import { NO_STEPS, stepBack, stepForward, type UndoSteps, withStep } from '#model/records/undo';

type History = UndoSteps<ProfileChange>;

export interface CollectionContext {
  readonly history: History;
  /** Ids of selected cards for bulk edits. */
  readonly picked: ReadonlySet<number>;
}

/** What a visitor can do. */
export type CollectionCommand =
  /** An edit as a change of the profile. Consecutive edits with the same key are undone as one. */
  | { readonly type: 'EDIT.MADE'; readonly change: ProfileChange; readonly key: string | null }
  | { readonly type: 'EDIT.UNDO' }
  | { readonly type: 'EDIT.REDO' }
  | { readonly type: 'PICKING.START' }
  /** Clears the selection. */
  | { readonly type: 'PICKING.END' }
  /** Selects or deselects a card. */
  | { readonly type: 'PICK.TOGGLED'; readonly id: number }
  | { readonly type: 'PICK.ADDED'; readonly ids: readonly number[] };

export type CollectionEvent =
  | CollectionCommand
  /** Another profile is active: the undo history is cleared. */
  | { readonly type: 'PROFILE.CHANGED' };

/** For the owner of the profile. */
export type CollectionEmitted = { readonly type: 'CHANGE.REQUESTED'; readonly change: ProfileChange };

export const initialContext = (): CollectionContext => ({ history: NO_STEPS, picked: new Set() });

/** The change of profile and history by an event; null without any. */
function moveOf(
  history: History,
  event: CollectionEvent,
): { readonly history: History; readonly change: ProfileChange } | null {
  switch (event.type) {
    case 'EDIT.MADE': {
      const { change, key } = event;
      return { history: withStep(history, change, key, mergeChanges), change };
    }
    case 'EDIT.UNDO': {
      const taken = stepBack(history, (step) => step);
      return taken && { history: taken.steps, change: invertChange(taken.step) };
    }
    case 'EDIT.REDO': {
      const taken = stepForward(history, (step) => step);
      return taken && { history: taken.steps, change: taken.step };
    }
    default:
      return null;
  }
}

export const canMove = ({ history }: CollectionContext, event: CollectionEvent): boolean =>
  moveOf(history, event) !== null;

export const move = (
  { history }: CollectionContext,
  event: CollectionEvent,
): { readonly history: History } => ({
  history: moveOf(history, event)?.history ?? history,
});

const NOTHING: ProfileChange = { cards: [], items: null };

export const changeEvent = ({ history }: CollectionContext, event: CollectionEvent): CollectionEmitted => ({
  type: 'CHANGE.REQUESTED',
  change: moveOf(history, event)?.change ?? NOTHING,
});

export function pick(
  { picked: before }: CollectionContext,
  event: CollectionEvent,
): { readonly picked: ReadonlySet<number> } {
  if (event.type === 'PICK.ADDED') return { picked: new Set([...before, ...event.ids]) };
  if (event.type !== 'PICK.TOGGLED') return { picked: before };
  const next = new Set(before);
  if (!next.delete(event.id)) next.add(event.id);
  return { picked: next };
}
