import type { SnapshotFrom } from 'xstate';
import type { trackerMachine } from './tracker.machine.ts';
import type { TrackerCommand, TrackerPlace } from './tracker.types.ts';

/** The machine as code of its own, which comes with the page. */
export type TrackerLogic = typeof trackerMachine;

/** How the event is followed; `lost`: a later reading did not come. */
type TrackerStatus = 'loading' | 'awaiting' | 'live' | 'stale' | 'settling' | 'ended' | 'lost' | 'failed';

export interface TrackerView {
  /** The previous data, while it is reloaded. */
  readonly status: TrackerStatus;
  readonly isRefreshing: boolean;
  /** Epoch milliseconds that are looked at; null for now. */
  readonly at: number | null;
  choose(place: TrackerPlace): void;
  tell(now: number): void;
  refresh(): void;
  seek(at: number): void;
  leave(): void;
}

type Phase = SnapshotFrom<typeof trackerMachine>['value']['phase'];

const STATUS: Readonly<Record<Phase, TrackerStatus>> = {
  choosing: 'loading',
  loading: 'loading',
  refreshing: 'live',
  awaiting: 'awaiting',
  live: 'live',
  stale: 'stale',
  settling: 'settling',
  ended: 'ended',
  lost: 'lost',
  failed: 'failed',
};

/** What a page sees and what it can do. */
export function trackerView(
  snapshot: SnapshotFrom<typeof trackerMachine>,
  send: (event: TrackerCommand) => void,
): TrackerView {
  const { phase } = snapshot.value;
  return {
    status: STATUS[phase],
    isRefreshing: phase === 'refreshing',
    at: snapshot.context.at,
    choose: (place) => send({ type: 'PLACE.CHOSEN', place }),
    tell: (now) => send({ type: 'TIME.TOLD', now }),
    refresh: () => send({ type: 'REFRESH.ASKED' }),
    seek: (at) => send({ type: 'PAST.SOUGHT', at }),
    leave: () => send({ type: 'PAST.LEFT' }),
  };
}
