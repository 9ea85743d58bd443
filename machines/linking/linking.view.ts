import type { SnapshotFrom } from 'xstate';
import type { SyncAccount, SyncFlags, SyncRequest } from '#model/contract/sync/account';
import type { SyncFlag } from '#model/vocabulary/player-stats';
import type { linkingMachine } from './linking.machine.ts';
import type { LinkingCommand, LinkingRefusal } from './linking.types.ts';

/** The machine, loaded lazily where accounts are linked. */
export type LinkingLogic = typeof linkingMachine;

/** What the page shows: nothing yet, the way in, the code that is waited for, or the linked account. */
type LinkingStep = 'looking' | 'unreached' | 'choosing' | 'code' | 'linked';

export interface LinkingView {
  readonly step: LinkingStep;
  readonly isBusy: boolean;
  /** What is under way. */
  readonly doing: 'request' | 'verify' | 'refresh' | 'remove' | null;
  readonly account: SyncAccount | null;
  /** What everybody may see of it, as chosen last. */
  readonly flags: SyncFlags;
  readonly request: SyncRequest | null;
  /** Unlinking waits to be confirmed. */
  readonly isConfirming: boolean;
  readonly refusal: LinkingRefusal | null;
  askForCode(uid: number): void;
  verify(): void;
  toggle(flag: SyncFlag): void;
  refresh(): void;
  remove(): void;
  cancelRemoval(): void;
  retry(): void;
}

type Snapshot = SnapshotFrom<typeof linkingMachine>;

const DOING: Readonly<Partial<Record<Snapshot['value'], LinkingView['doing']>>> = {
  requesting: 'request',
  verifying: 'verify',
  refreshing: 'refresh',
  removing: 'remove',
};

function stepIn({ value, context }: Snapshot): LinkingStep {
  if (context.account !== null) return 'linked';
  if (value === 'looking' || value === 'unreached') return value;
  return context.request === null ? 'choosing' : 'code';
}

/** Linking an account on one server and its commands, for a page. */
export function linkingView(snapshot: Snapshot, send: (event: LinkingCommand) => void): LinkingView {
  const { context, value } = snapshot;
  const { account, flags, request, refusal } = context;
  return {
    step: stepIn(snapshot),
    isBusy: snapshot.hasTag('busy'),
    doing: DOING[value] ?? null,
    account,
    flags,
    request,
    refusal,
    isConfirming: value === 'confirming',
    askForCode: (uid) => send({ type: 'CODE.REQUEST', uid }),
    verify: () => send({ type: 'CODE.VERIFY' }),
    toggle: (flag) => send({ type: 'FLAGS.CHANGED', flags: { ...flags, [flag]: !flags[flag] } }),
    refresh: () => send({ type: 'ACCOUNT.REFRESH' }),
    remove: () => send({ type: 'LINK.REMOVE' }),
    cancelRemoval: () => send({ type: 'REMOVAL.CANCEL' }),
    retry: () => send({ type: 'LINKING.RETRY' }),
  };
}
