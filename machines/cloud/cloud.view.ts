import type { SnapshotFrom } from 'xstate';
import { type CopyDifferences, differencesOf } from '#model/rules/copies/differences';
import { type Holding, holdingsOf } from '#model/rules/copies/holding';
import type { Relation } from '#model/rules/copies/relation';
import { canDo, type Replacement, replacementOf } from './cloud.actions.ts';
import { relationIn } from './cloud.logic.ts';
import type { cloudMachine } from './cloud.machine.ts';
import type {
  CloudActionKind,
  CloudCommand,
  CloudFailure,
  CloudVersion,
  ConflictChoice,
} from './cloud.types.ts';

/** The machine, loaded lazily with the profile manager. */
export type CloudLogic = typeof cloudMachine;

/** Summary of one copy. */
export interface ShownCopy {
  readonly profiles: readonly Holding[];
  /** When it was last changed, epoch milliseconds; null when unknown. */
  readonly time: number | null;
  /** Device it came from; null for this device or when unknown. */
  readonly device: string | null;
}

export interface CloudView {
  /** The visitor is not logged in. */
  readonly isAnonymous: boolean;
  /** The cloud's copy is known and can be shown. */
  readonly isReady: boolean;
  readonly isBusy: boolean;
  /** The running request. */
  readonly doing: 'look' | 'upload' | 'restore' | null;
  readonly local: ShownCopy | null;
  readonly cloud: ShownCopy | null;
  readonly versions: readonly CloudVersion[];
  /** Null before both sides are known. */
  readonly relation: Relation | null;
  readonly canUpload: boolean;
  readonly canDownload: boolean;
  /** Both copies have changes: ask which to keep. */
  readonly isDeciding: boolean;
  /** A smaller copy would replace a larger one: ask for confirmation and show both. */
  readonly confirming: (Replacement & { readonly kind: Exclude<CloudActionKind, 'join'> }) | null;
  /** Differences between both copies, while one may replace the other. */
  readonly differences: CopyDifferences | null;
  readonly done: CloudActionKind | null;
  readonly failure: CloudFailure | null;
  upload(): void;
  download(): void;
  restore(id: number): void;
  resolve(keep: ConflictChoice): void;
  confirm(): void;
  cancel(): void;
  check(): void;
}

const DOING: Partial<Record<string, CloudView['doing']>> = {
  looking: 'look',
  sending: 'upload',
  restoring: 'restore',
};

type Snapshot = SnapshotFrom<typeof cloudMachine>;

function sidesIn({ context: { local, cloud, changedAt } }: Snapshot): Pick<CloudView, 'local' | 'cloud'> {
  return {
    local: local && {
      profiles: holdingsOf(local.profiles),
      time: local.changedAt ?? changedAt,
      device: null,
    },
    cloud: cloud && { profiles: holdingsOf(cloud.profiles), time: cloud.time, device: cloud.device },
  };
}

function confirmingIn({ value, context }: Snapshot): CloudView['confirming'] {
  const { pending } = context;
  if (value !== 'confirming' || pending === null || pending.kind === 'join') return null;
  const replacement = replacementOf(context, pending);
  return replacement && { kind: pending.kind, ...replacement };
}

function differencesIn({ value, context: { local, cloud, pending } }: Snapshot): CopyDifferences | null {
  const isAsked = value === 'deciding' || (value === 'confirming' && pending?.kind !== 'restore');
  return isAsked && local && cloud ? differencesOf(local.profiles, cloud.profiles) : null;
}

/** The cloud copy and its commands for the profile manager. */
export function cloudView(snapshot: Snapshot, send: (event: CloudCommand) => void): CloudView {
  const { context, value } = snapshot;
  const isIdle = value === 'idle';
  return {
    ...sidesIn(snapshot),
    isAnonymous: value === 'anonymous',
    isReady: context.cloud !== null,
    isBusy: snapshot.hasTag('busy'),
    doing: DOING[value] ?? null,
    versions: context.versions,
    relation: relationIn(context),
    canUpload: isIdle && canDo(context, { kind: 'upload' }),
    canDownload: isIdle && canDo(context, { kind: 'download' }),
    isDeciding: value === 'deciding',
    confirming: confirmingIn(snapshot),
    differences: differencesIn(snapshot),
    done: context.done,
    failure: context.failure,
    upload: () => send({ type: 'UPLOAD.START' }),
    download: () => send({ type: 'DOWNLOAD.START' }),
    restore: (id) => send({ type: 'VERSION.RESTORE', id }),
    resolve: (keep) => send({ type: 'CONFLICT.RESOLVE', keep }),
    confirm: () => send({ type: 'ACTION.CONFIRM' }),
    cancel: () => send({ type: 'ACTION.CANCEL' }),
    check: () => send({ type: 'CLOUD.CHECK' }),
  };
}
