import type { SnapshotFrom } from 'xstate';
import type { layoutMachine } from './layout.machine.ts';

export interface LayoutView {
  /** Since the first touch event. */
  readonly isTouch: boolean;
  /** Sees neither dialogs nor the welcome. */
  readonly isCrawler: boolean;
  /** Nothing should move that need not. */
  readonly isCalm: boolean;
}

/** What a page sees of what it is shown on. */
export const layoutView = (snapshot: SnapshotFrom<typeof layoutMachine>): LayoutView => ({
  isTouch: snapshot.hasTag('touch'),
  isCrawler: snapshot.hasTag('crawler'),
  isCalm: snapshot.hasTag('calm'),
});
