import type { SnapshotFrom } from 'xstate';
import { nowOf } from './clock.logic.ts';
import type { clockMachine } from './clock.machine.ts';

export interface ClockView {
  /** The server's time to the second, epoch milliseconds; 0 before the first tick. */
  readonly now: number;
  /** The device's clock is wrong by more than two seconds. */
  readonly isCorrected: boolean;
}

/** The server's time for a page. */
export const clockView = (snapshot: SnapshotFrom<typeof clockMachine>): ClockView => ({
  now: nowOf(snapshot.context),
  isCorrected: snapshot.hasTag('corrected'),
});
