import type { SnapshotFrom } from 'xstate';
import type { JsonObject } from '#model/records/reading';
import type { socialMachine } from './social.machine.ts';

export interface SocialView {
  /** Last answer of the operator's endpoint; null before, and when none is configured. */
  readonly record: JsonObject | null;
  readonly hasFailed: boolean;
}

/** The social record for a page. */
export const socialView = (snapshot: SnapshotFrom<typeof socialMachine>): SocialView => ({
  record: snapshot.context.record,
  hasFailed: snapshot.hasTag('error'),
});
