/** What is wanted, whether it can be done, and whether it must be asked about first. */
import { type CopySize, holdingsOf, isSmaller, sizeOf } from '#model/rules/copies/holding';
import { relationIn } from './cloud.logic.ts';
import type { CloudContext, CloudEvent, ConflictChoice, Deed, DeedKind } from './cloud.types.ts';

const BY_CHOICE: Readonly<Record<ConflictChoice, Deed>> = {
  mine: { kind: 'upload' },
  theirs: { kind: 'download' },
  both: { kind: 'join' },
};

function wishIn(event: CloudEvent): Deed | null {
  if (event.type === 'UPLOAD.WANTED') return { kind: 'upload' };
  if (event.type === 'DOWNLOAD.WANTED') return { kind: 'download' };
  if (event.type === 'VERSION.RESTORE') return { kind: 'restore', id: event.id };
  return event.type === 'CONFLICT.RESOLVE' ? BY_CHOICE[event.keep] : null;
}

/** What an event wants, else what was wanted before. */
export const deedOf = ({ deed }: CloudContext, event: CloudEvent): Deed | null => wishIn(event) ?? deed;

export function canDo(context: CloudContext, deed: Deed | null): boolean {
  const { local, cloud, versions } = context;
  if (local === null || cloud === null || deed === null) return false;
  if (deed.kind === 'restore') return versions.some(({ id }) => id === deed.id);
  if (relationIn(context) === 'same') return false;
  return deed.kind === 'download' ? cloud.revision > 0 : local.profiles.length + cloud.profiles.length > 0;
}

/** The side that would be lost has changes of its own. */
export function isContested(context: CloudContext, deed: Deed | null): boolean {
  const relation = relationIn(context);
  if (!canDo(context, deed) || relation === null) return false;
  if (deed?.kind === 'upload') return relation === 'behind' || relation === 'diverged';
  return deed?.kind === 'download' && (relation === 'ahead' || relation === 'diverged');
}

/** A copy that takes the place of another. */
export interface Replacement {
  readonly copy: CopySize;
  readonly replaced: CopySize;
}

export function replacementOf(
  { local, cloud, versions }: CloudContext,
  deed: Deed | null,
): Replacement | null {
  if (local === null || cloud === null || deed === null || deed.kind === 'join') return null;
  const [here, there] = [sizeOf(holdingsOf(local.profiles)), sizeOf(holdingsOf(cloud.profiles))];
  if (deed.kind === 'upload') return { copy: here, replaced: there };
  if (deed.kind === 'download') return { copy: there, replaced: here };
  const wantedId = deed.kind === 'restore' ? deed.id : null;
  const version = versions.find(({ id }) => id === wantedId);
  return version ? { copy: sizeOf(version.profiles), replaced: there } : null;
}

/** A bigger copy would give way to a smaller or an empty one: never without asking. */
export function wouldShrink(context: CloudContext, deed: Deed | null): boolean {
  const replacement = replacementOf(context, deed);
  return replacement !== null && canDo(context, deed) && isSmaller(replacement.copy, replacement.replaced);
}

/** Whether this is what is wanted, and possible. */
export function may(kind: DeedKind, context: CloudContext, event: CloudEvent): boolean {
  const deed = deedOf(context, event);
  return deed?.kind === kind && canDo(context, deed);
}

export const wanted = (context: CloudContext, event: CloudEvent): Partial<CloudContext> => ({
  deed: deedOf(context, event),
  done: null,
  failure: null,
});
