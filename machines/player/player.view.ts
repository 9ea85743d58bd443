import type { SnapshotFrom } from 'xstate';
import type { PlayerQuery } from '#model/records/player-profile';
import type { ServerIndex } from '#model/vocabulary/servers';
import type { playerMachine } from './player.machine.ts';
import type { FoundPlayer, PlayerCommand, PlayerFailure } from './player.types.ts';

/** The machine, loaded lazily with the page. */
export type PlayerLogic = typeof playerMachine;

export type PlayerStatus = SnapshotFrom<typeof playerMachine>['value'];

export interface PlayerView {
  readonly status: PlayerStatus;
  readonly isBusy: boolean;
  readonly query: PlayerQuery | null;
  /** What to show; the last result while a refresh runs or after it failed. */
  readonly found: FoundPlayer | null;
  readonly failure: PlayerFailure | null;
  /** Whether asking again makes sense. */
  readonly canRefresh: boolean;
  ask(server: ServerIndex, id: string): void;
  refresh(): void;
  clear(): void;
}

/** The search and its commands for a page. */
export function playerView(
  snapshot: SnapshotFrom<typeof playerMachine>,
  send: (event: PlayerCommand) => void,
): PlayerView {
  const { context, value } = snapshot;
  const hasFailed = value === 'failed' || value === 'stale';
  return {
    status: value,
    isBusy: snapshot.hasTag('busy'),
    query: context.query,
    found: context.found,
    failure: hasFailed ? context.failure : null,
    canRefresh: snapshot.can({ type: 'PLAYER.REFRESH' }),
    ask: (server, id) => send({ type: 'PLAYER.ASK', server, id }),
    refresh: () => send({ type: 'PLAYER.REFRESH' }),
    clear: () => send({ type: 'PLAYER.CLEAR' }),
  };
}
