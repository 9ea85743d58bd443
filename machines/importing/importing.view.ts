import type { SnapshotFrom } from 'xstate';
import type { importingMachine } from './importing.machine.ts';
import type {
  GoodReading,
  ImportFill,
  ImportingCommand,
  ImportSource,
  ImportTarget,
  ReadFailure,
} from './importing.types.ts';

/** The machine as code of its own, which comes where something can be imported. */
export type ImportingLogic = typeof importingMachine;

export interface ImportingView {
  readonly status: SnapshotFrom<typeof importingMachine>['value'];
  readonly isBusy: boolean;
  /** What was read and waits to be applied; null else. */
  readonly reading: GoodReading | null;
  readonly failure: ReadFailure | null;
  readonly target: ImportTarget;
  readonly fill: ImportFill;
  /** Of what was applied last; null before and after. */
  readonly applied: number | null;
  give(source: ImportSource): void;
  chooseTarget(target: ImportTarget): void;
  chooseFill(fill: ImportFill): void;
  noteApplied(cards: number): void;
  discard(): void;
}

/** What a page sees of an import and what it can do. */
export function importingView(
  snapshot: SnapshotFrom<typeof importingMachine>,
  send: (event: ImportingCommand) => void,
): ImportingView {
  const { context, value } = snapshot;
  return {
    status: value,
    isBusy: snapshot.hasTag('busy'),
    reading: value === 'previewed' ? context.reading : null,
    failure: value === 'refused' ? context.failure : null,
    target: context.target,
    fill: context.fill,
    applied: value === 'applied' ? context.applied : null,
    give: (source) => send({ type: 'SOURCE.GIVEN', source }),
    chooseTarget: (target) => send({ type: 'TARGET.CHOSEN', target }),
    chooseFill: (fill) => send({ type: 'FILL.CHOSEN', fill }),
    noteApplied: (cards) => send({ type: 'PREVIEW.APPLIED', cards }),
    discard: () => send({ type: 'PREVIEW.DISCARD' }),
  };
}
