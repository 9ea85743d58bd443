/** Which action is pending, whether it is possible, and whether the visitor must be asked first. */
import { type CopySize, holdingsOf, isSmaller, sizeOf } from '#model/rules/copies/holding';
import { relationIn } from './cloud.logic.ts';
import type {
  CloudAction,
  CloudActionKind,
  CloudContext,
  CloudEvent,
  ConflictChoice,
} from './cloud.types.ts';

const BY_CHOICE: Readonly<Record<ConflictChoice, CloudAction>> = {
  mine: { kind: 'upload' },
  theirs: { kind: 'download' },
  both: { kind: 'join' },
};

function requestedIn(event: CloudEvent): CloudAction | null {
  if (event.type === 'UPLOAD.START') return { kind: 'upload' };
  if (event.type === 'DOWNLOAD.START') return { kind: 'download' };
  if (event.type === 'VERSION.RESTORE') return { kind: 'restore', id: event.id };
  return event.type === 'CONFLICT.RESOLVE' ? BY_CHOICE[event.keep] : null;
}

/** The action that an event requests, else the pending one. */
export const pendingAction = ({ pending }: CloudContext, event: CloudEvent): CloudAction | null =>
  requestedIn(event) ?? pending;

export function canDo(context: CloudContext, action: CloudAction | null): boolean {
  const { local, cloud, versions } = context;
  if (local === null || cloud === null || action === null) return false;
  if (action.kind === 'restore') return versions.some(({ id }) => id === action.id);
  if (relationIn(context) === 'same') return false;
  return action.kind === 'download' ? cloud.revision > 0 : local.profiles.length + cloud.profiles.length > 0;
}

/** The action would replace a copy with unmerged changes. */
export function wouldOverwriteChanges(context: CloudContext, action: CloudAction | null): boolean {
  const relation = relationIn(context);
  if (!canDo(context, action) || relation === null) return false;
  if (action?.kind === 'upload') return relation === 'behind' || relation === 'diverged';
  return action?.kind === 'download' && (relation === 'ahead' || relation === 'diverged');
}

/** A copy and the one it would replace. */
export interface Replacement {
  readonly copy: CopySize;
  readonly replaced: CopySize;
}

export function replacementOf(
  { local, cloud, versions }: CloudContext,
  action: CloudAction | null,
): Replacement | null {
  if (local === null || cloud === null || action === null || action.kind === 'join') return null;
  const [here, there] = [sizeOf(holdingsOf(local.profiles)), sizeOf(holdingsOf(cloud.profiles))];
  if (action.kind === 'upload') return { copy: here, replaced: there };
  if (action.kind === 'download') return { copy: there, replaced: here };
  const restoredId = action.kind === 'restore' ? action.id : null;
  const version = versions.find(({ id }) => id === restoredId);
  return version ? { copy: sizeOf(version.profiles), replaced: there } : null;
}

/** A smaller or empty copy would replace a larger one, which needs confirmation. */
export function wouldShrink(context: CloudContext, action: CloudAction | null): boolean {
  const replacement = replacementOf(context, action);
  return replacement !== null && canDo(context, action) && isSmaller(replacement.copy, replacement.replaced);
}

/** Whether an action of this kind is pending and possible. */
export function canStart(kind: CloudActionKind, context: CloudContext, event: CloudEvent): boolean {
  const action = pendingAction(context, event);
  return action?.kind === kind && canDo(context, action);
}

export const withPending = (context: CloudContext, event: CloudEvent): Partial<CloudContext> => ({
  pending: pendingAction(context, event),
  done: null,
  failure: null,
});
