import type { SnapshotFrom } from 'xstate';
import type { ChartsProblem } from '#model/compute/charts';
import type { scoringMachine } from './scoring.machine.ts';
import type { ScoringCommand, ScoringResult } from './scoring.types.ts';

/** The machine as code of its own, which comes with the page. */
export type ScoringLogic = typeof scoringMachine;

export type ScoringStatus = 'idle' | 'scoring' | 'stopping' | 'scored' | 'stopped' | 'failed';

export interface ScoringView {
  readonly status: ScoringStatus;
  readonly isBusy: boolean;
  /** Charts scored and asked for, of the running question. */
  readonly done: number;
  readonly total: number;
  readonly result: ScoringResult | null;
  /** The result answers the question before: show it dimmed. */
  readonly isOld: boolean;
  readonly failure: string | null;
  start(problem: ChartsProblem): void;
  cancel(): void;
  retry(): void;
}

function statusOf({ value }: SnapshotFrom<typeof scoringMachine>): ScoringStatus {
  return typeof value === 'string' ? value : value.running;
}

/** What the page sees of the scoring and what it can do. */
export function scoringView(
  snapshot: SnapshotFrom<typeof scoringMachine>,
  send: (event: ScoringCommand) => void,
): ScoringView {
  const { problem, result, done, failure } = snapshot.context;
  return {
    status: statusOf(snapshot),
    isBusy: snapshot.hasTag('busy'),
    done,
    total: problem?.charts.length ?? 0,
    result,
    isOld: result !== null && result.problem !== problem,
    failure,
    start: (asked) => send({ type: 'SCORING.START', problem: asked }),
    cancel: () => send({ type: 'SCORING.CANCEL' }),
    retry: () => send({ type: 'SCORING.RETRY' }),
  };
}
