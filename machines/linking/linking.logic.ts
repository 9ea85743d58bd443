import type { SyncAccount, SyncFlags } from '#model/contract/sync/account';
import { SYNC_FLAGS } from '#model/vocabulary/player-stats';
import type {
  Deed,
  LinkingContext,
  LinkingEvent,
  LinkingInput,
  LinkingOutcome,
  LinkingRefusal,
  Showing,
} from './linking.types.ts';

type Change = Partial<LinkingContext>;

export const initialContext = ({ input }: { input: LinkingInput }): LinkingContext => ({
  server: input.server,
  uid: 0,
  account: null,
  request: null,
  flags: flagsOf(null),
  sentFlags: null,
  refusal: null,
});

const outcomeIn = (event: LinkingEvent): LinkingOutcome | null => ('output' in event ? event.output : null);

export const isFailed = (event: LinkingEvent): boolean => outcomeIn(event)?.kind !== 'found';

export function isLinked(event: LinkingEvent): boolean {
  const outcome = outcomeIn(event);
  return outcome?.kind === 'found' && outcome.account !== null;
}

export function isRequested(event: LinkingEvent): boolean {
  const outcome = outcomeIn(event);
  return outcome?.kind === 'found' && outcome.account === null && outcome.request !== null;
}

const flagsOf = (account: SyncAccount | null): SyncFlags =>
  Object.fromEntries(SYNC_FLAGS.map((flag) => [flag, account?.[flag] ?? false])) as SyncFlags;

/** Everything is as the server has it. */
export function take(event: LinkingEvent): Change {
  const outcome = outcomeIn(event);
  if (outcome?.kind !== 'found') return {};
  const { account, request } = outcome;
  return { account, request, flags: flagsOf(account) };
}

/** What is not an answer is a fault of the page: it says so as it does of an answer that cannot be read. */
export function refusalIn(event: LinkingEvent): LinkingRefusal {
  const outcome = outcomeIn(event);
  return outcome?.kind === 'failed' ? outcome.refusal : { kind: 'unreadable' };
}

export const noteUid = (event: LinkingEvent): Change =>
  event.type === 'CODE.REQUEST' ? { uid: event.uid } : {};

export const noteFlags = (event: LinkingEvent): Change =>
  event.type === 'FLAGS.CHANGED' ? { flags: event.flags } : {};

export const isUnsent = ({ flags, sentFlags }: LinkingContext): boolean => flags !== sentFlags;

const deedOf =
  (type: Deed['type']) =>
  ({ context: { server, uid } }: { context: LinkingContext }): Deed => ({ type, server, uid });

export const serverOf = ({ context }: { context: LinkingContext }): number => context.server;
export const requestOf = deedOf('request');
export const verificationOf = deedOf('verify');
export const refreshOf = deedOf('refresh');
export const removalOf = deedOf('remove');
export const showingOf = ({ context: { server, flags } }: { context: LinkingContext }): Showing => ({
  server,
  flags,
});
