import type { SnapshotFrom } from 'xstate';
import type { layoutMachine } from './layout.machine.ts';

export interface LayoutView {
  /** Below 769 px. */
  readonly isNarrow: boolean;
  /** Since the first touch event. */
  readonly isTouch: boolean;
  /** Sees neither dialogs nor the welcome. */
  readonly isCrawler: boolean;
  /** Nothing should move that need not. */
  readonly isCalm: boolean;
}

/** What a page sees of what it is shown on. */
export const layoutView = (snapshot: SnapshotFrom<typeof layoutMachine>): LayoutView => ({
  isNarrow: !snapshot.hasTag('wide'),
  isTouch: snapshot.hasTag('touch'),
  isCrawler: snapshot.hasTag('crawler'),
  isCalm: snapshot.hasTag('calm'),
});
