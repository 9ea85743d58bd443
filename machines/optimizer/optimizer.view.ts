import type { SnapshotFrom } from 'xstate';
import type { EngineNote, TeamRequest } from '#model/compute/request';
import type { NoTeamReason, TeamProgress } from '#model/compute/team';
import type { optimizerMachine } from './optimizer.machine.ts';
import type { OptimizerCommand, OptimizerFailure, OptimizerResult } from './optimizer.types.ts';

export type OptimizerStatus =
  | 'setup'
  | 'preparing'
  | 'running'
  | 'cancelling'
  | 'proved'
  | 'bounded'
  | 'cancelled'
  | 'failed';

export interface OptimizerView {
  readonly status: OptimizerStatus;
  readonly isBusy: boolean;
  readonly canCancel: boolean;
  /** The running or last request; null in setup. */
  readonly request: TeamRequest | null;
  /** While searching; null until the first report. */
  readonly progress: TeamProgress | null;
  /** The result to show. Unproved after `bounded` and `cancelled`: show its gap. */
  readonly result: OptimizerResult | null;
  /** The shown result belongs to the previous search: show it dimmed. */
  readonly isResultStale: boolean;
  /** Why no team fits the request; null when there is one or the answer is unknown. */
  readonly noTeam: NoTeamReason | null;
  readonly failure: OptimizerFailure | null;
  /** Null until the engine was started; `fallback` says why it is not WebAssembly. */
  readonly engine: EngineNote | null;
  /** The engine crashed once during this search and was started again. */
  readonly wasRestarted: boolean;
  start(request: TeamRequest): void;
  retry(): void;
  cancel(): void;
  reset(): void;
  /** Prepares the engine; call when the page opens. Calling again is harmless. */
  warmUp(): void;
}

function statusOf(snapshot: SnapshotFrom<typeof optimizerMachine>): OptimizerStatus {
  if (typeof snapshot.value === 'string') return snapshot.value;
  return snapshot.value.running === 'cancelling' ? 'cancelling' : 'running';
}

/** The team search and its commands for the page. */
export function optimizerView(
  snapshot: SnapshotFrom<typeof optimizerMachine>,
  send: (event: OptimizerCommand) => void,
): OptimizerView {
  const { context } = snapshot;
  const isBusy = snapshot.hasTag('busy');
  return {
    status: statusOf(snapshot),
    isBusy,
    canCancel: snapshot.can({ type: 'SEARCH.CANCEL' }),
    request: context.request,
    progress: context.progress,
    result: context.result ?? context.previous,
    isResultStale: context.result === null && context.previous !== null,
    noTeam: context.result?.answer.noTeam ?? null,
    failure: context.failure,
    engine: context.engine,
    wasRestarted: context.restarts > 0,
    start: (request) => send({ type: 'SEARCH.START', request }),
    retry: () => send({ type: 'SEARCH.RETRY' }),
    cancel: () => send({ type: 'SEARCH.CANCEL' }),
    reset: () => send({ type: 'SEARCH.RESET' }),
    warmUp: () => send({ type: 'ENGINE.WARM' }),
  };
}
