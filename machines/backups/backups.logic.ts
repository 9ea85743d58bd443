import { NO_PROFILES } from '#model/profile/collection';
import { storageProblemOf } from '#model/vocabulary/storage';
import type { BackupsContext, BackupsEmitted, BackupsEvent, Job } from './backups.types.ts';

type Change = Partial<BackupsContext>;

export const initialContext = (): BackupsContext => ({
  backups: [],
  damagedText: null,
  job: null,
  outcome: null,
  problem: null,
});

export const takeList = (event: BackupsEvent): Change =>
  event.type === 'xstate.done.actor.load' ? { ...event.output, problem: null } : {};

export const problemIn = (event: BackupsEvent): Change => ({
  problem: storageProblemOf('error' in event ? event.error : null),
});

export function beginJob(event: BackupsEvent): Change {
  if (event.type === 'BACKUP.TAKE')
    return { job: { collection: event.collection, slot: null }, outcome: null };
  if (event.type !== 'BACKUP.RESTORE') return {};
  return { job: { collection: event.collection, slot: event.slot }, outcome: null };
}

const NOTHING: Job = { collection: NO_PROFILES, slot: null };
export const jobOf = ({ context }: { context: BackupsContext }): Job => context.job ?? NOTHING;

export const endJob = (event: BackupsEvent): Change => ({
  job: null,
  outcome: event.type === 'xstate.done.actor.work' ? event.output.kind : 'failed',
});

export const wasOpened = (event: BackupsEvent): boolean =>
  event.type === 'xstate.done.actor.work' && event.output.kind === 'opened';

export const openedEvent = (event: BackupsEvent): BackupsEmitted => ({
  type: 'BACKUP.OPENED',
  collection:
    event.type === 'xstate.done.actor.work' && event.output.kind === 'opened'
      ? event.output.collection
      : NO_PROFILES,
});

/** The browser promised persistent storage. An unknown answer is neither a promise nor a refusal. */
export const isPromised = (event: BackupsEvent): boolean => 'output' in event && event.output === true;
export const isNotPromised = (event: BackupsEvent): boolean => 'output' in event && event.output === false;
