import type { SnapshotFrom } from 'xstate';
import type { JsonObject } from '#model/records/reading';
import type { socialMachine } from './social.machine.ts';

export interface SocialView {
  /** What the operator's endpoint said last; null before, and always when none is configured. */
  readonly record: JsonObject | null;
  readonly hasFailed: boolean;
}

/** What a page sees of the social record. */
export const socialView = (snapshot: SnapshotFrom<typeof socialMachine>): SocialView => ({
  record: snapshot.context.record,
  hasFailed: snapshot.hasTag('error'),
});
