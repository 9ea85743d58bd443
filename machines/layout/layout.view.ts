import type { SnapshotFrom } from 'xstate';
import type { layoutMachine } from './layout.machine.ts';

export interface LayoutView {
  /** Since the first touch event. */
  readonly isTouch: boolean;
  /** A crawler gets neither dialogs nor the welcome. */
  readonly isCrawler: boolean;
  /** Motion is reduced. */
  readonly isCalm: boolean;
}

/** Facts about the device for a page. */
export const layoutView = (snapshot: SnapshotFrom<typeof layoutMachine>): LayoutView => ({
  isTouch: snapshot.hasTag('touch'),
  isCrawler: snapshot.hasTag('crawler'),
  isCalm: snapshot.hasTag('calm'),
});
