import { type ProfileCollection, withActive } from '#model/profile/collection';
import type { Profile } from '#model/profile/profile';
import { inPlaceOf, joinCollections } from '#model/rules/copies/joining';
import { type ComparedSide, markOf, type Relation, relationOf } from '#model/rules/copies/relation';
import type {
  CloudContext,
  CloudEmitted,
  CloudEvent,
  CloudFailure,
  Findings,
  Restoring,
  Saving,
} from './cloud.types.ts';

type Change = Partial<CloudContext>;

export const initialContext = (): CloudContext => ({
  member: null,
  local: null,
  cloud: null,
  versions: [],
  changedAt: null,
  agreed: null,
  savedAgreement: null,
  pending: null,
  sent: null,
  done: null,
  failure: null,
});

const sideOf = (profiles: readonly Profile[]): ComparedSide => ({ profiles, mark: markOf(profiles) });

/** Relation of this device's copy to the cloud's; null before both are known. */
export const relationIn = ({ local, cloud, agreed }: CloudContext): Relation | null =>
  local && cloud ? relationOf(local, cloud, agreed) : null;

/** Another member logged in, or the member logged out. */
export const isOtherMember = ({ member }: CloudContext, event: CloudEvent): boolean =>
  event.type === 'MEMBER.CHANGED' && event.member !== member && event.member !== null;
export const isGone = ({ member }: CloudContext, event: CloudEvent): boolean =>
  event.type === 'MEMBER.CHANGED' && event.member === null && member !== null;

/** Clears everything of the previous member. A logout during an action is reported. */
export function noteMember(context: CloudContext, event: CloudEvent): Change {
  if (event.type !== 'MEMBER.CHANGED') return {};
  const { local, pending, failure } = context;
  const wasThrownOut = event.member === null && (pending !== null || failure?.kind === 'login');
  return {
    ...initialContext(),
    local,
    member: event.member,
    failure: wasThrownOut ? { kind: 'login' } : null,
  };
}

export function noteLocal(context: CloudContext, event: CloudEvent): Change {
  if (event.type !== 'LOCAL.CHANGED') return {};
  const { local } = context;
  const { collection, at } = event;
  if (collection === null) return { local: null };
  const side = sideOf(collection.profiles);
  const isChange = local !== null && local.mark !== side.mark;
  const changedAt = isChange ? at : (local?.changedAt ?? null);
  const done = isChange ? null : context.done;
  return agreedIfSame({ ...context, done, local: { ...side, collection, changedAt } });
}

const findingsIn = (event: CloudEvent): Findings | null =>
  event.type === 'xstate.done.actor.look' && event.output.kind === 'found' ? event.output.findings : null;

export const isFound = (event: CloudEvent): boolean => findingsIn(event) !== null;

/** Equal copies count as agreed, whatever made them equal. */
export function takeFindings(context: CloudContext, event: CloudEvent): Change {
  const findings = findingsIn(event);
  if (findings === null) return {};
  const { versions, changedAt, agreed } = findings;
  const cloud = { ...findings.cloud, ...sideOf(findings.cloud.profiles) };
  return agreedIfSame({ ...context, cloud, versions, changedAt, agreed, savedAgreement: agreed });
}

function agreedIfSame(context: CloudContext): CloudContext {
  const { member, local, cloud, agreed } = context;
  if (member === null || local === null || cloud === null || cloud.revision === 0) return context;
  const isKnown = agreed?.revision === cloud.revision && agreed.mark === local.mark;
  if (local.mark !== cloud.mark || isKnown) return context;
  return { ...context, agreed: { member, revision: cloud.revision, mark: local.mark } };
}

export const isSaved = (event: CloudEvent): boolean =>
  (event.type === 'xstate.done.actor.save' || event.type === 'xstate.done.actor.restore') &&
  event.output.kind === 'saved';
export const isStale = (event: CloudEvent): boolean =>
  (event.type === 'xstate.done.actor.save' || event.type === 'xstate.done.actor.restore') &&
  event.output.kind === 'stale';

/** The cloud has the sent copy; its time is unknown until the next check. */
export function noteSaved({ member, sent, cloud, pending }: CloudContext, event: CloudEvent): Change {
  if (event.type !== 'xstate.done.actor.save' || event.output.kind !== 'saved') return {};
  if (member === null || sent === null || cloud === null) return {};
  const { revision } = event.output;
  return {
    cloud: { ...sent, revision, time: null, device: null },
    agreed: { member, revision, mark: sent.mark },
    pending: null,
    sent: null,
    done: pending?.kind ?? 'upload',
  };
}

export const noteRestored = (): Change => ({ pending: null, done: 'restore' });

const FAILED: CloudFailure = { kind: 'failed' };

export function failureIn(event: CloudEvent): CloudFailure {
  if (!('output' in event) || event.type === 'xstate.done.actor.note') return FAILED;
  const { output } = event;
  return output.kind === 'found' || output.kind === 'saved' ? FAILED : output;
}

/** The copy to upload. */
export const prepareUpload = ({ local }: CloudContext): Change => ({ sent: local });

function bothIn({ local, cloud }: CloudContext): ProfileCollection | null {
  if (local === null || cloud === null) return null;
  const theirs = inPlaceOf(local.collection, cloud.profiles);
  return withActive(joinCollections(local.collection, theirs), theirs.active);
}

/** This device has read the cloud's copy: if the upload fails, only local changes are left. */
const seen = ({ member, cloud }: CloudContext): Change =>
  member !== null && cloud !== null ? { agreed: { member, revision: cloud.revision, mark: cloud.mark } } : {};

export function joinCopies(context: CloudContext): Change {
  const collection = bothIn(context);
  if (collection === null) return {};
  const side = sideOf(collection.profiles);
  return { ...seen(context), local: { ...side, collection, changedAt: null }, sent: side };
}

export function takeCloudCopy(context: CloudContext): Change {
  const { local, cloud } = context;
  if (local === null || cloud === null) return {};
  const { profiles, mark, time } = cloud;
  const collection = inPlaceOf(local.collection, profiles);
  return {
    ...seen(context),
    local: { profiles, mark, collection, changedAt: time },
    pending: null,
    done: 'download',
  };
}

/** Event with this device's current profiles. */
export const takenEvent = ({ local }: CloudContext): CloudEmitted => ({
  type: 'COLLECTION.TAKEN',
  collection: local?.collection ?? { profiles: [], active: 0 },
});

/** The last check returned time and device of the cloud's copy. */
export const isCloudDescribed = ({ cloud }: CloudContext): boolean => cloud !== null && cloud.time !== null;

export const isAgreementUnsaved = ({ agreed, savedAgreement }: CloudContext): boolean =>
  agreed !== savedAgreement;

/** Inputs of the actors; there is always a member and a cloud by then. */
export const memberOf = ({ context }: { context: CloudContext }): string => context.member ?? '';
export const savingOf = ({ context: { sent, cloud } }: { context: CloudContext }): Saving => ({
  profiles: sent?.profiles ?? [],
  revision: cloud?.revision ?? 0,
});
export const restoringOf = ({ context: { pending, cloud } }: { context: CloudContext }): Restoring => ({
  id: pending?.kind === 'restore' ? pending.id : 0,
  revision: cloud?.revision ?? 0,
});
export const agreementOf = ({ context }: { context: CloudContext }) => context.agreed;
