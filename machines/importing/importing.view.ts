import type { SnapshotFrom } from 'xstate';
import type {
  GoodReading,
  ImportFill,
  ImportingCommand,
  ImportSource,
  ImportTarget,
  ReadFailure,
} from './importing.logic.ts';
import type { importingMachine } from './importing.machine.ts';

/** The machine, loaded lazily where profiles can be imported. */
export type ImportingLogic = typeof importingMachine;

export interface ImportingView {
  readonly status: SnapshotFrom<typeof importingMachine>['value'];
  readonly isBusy: boolean;
  /** The preview that can be applied; null without one. */
  readonly reading: GoodReading | null;
  readonly failure: ReadFailure | null;
  readonly target: ImportTarget;
  readonly fill: ImportFill;
  /** Number of imported cards after an import; null otherwise. */
  readonly applied: number | null;
  give(source: ImportSource): void;
  chooseTarget(target: ImportTarget): void;
  chooseFill(fill: ImportFill): void;
  noteApplied(cards: number): void;
  discard(): void;
}

/** The import and its commands for a page. */
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
    applied: value === 'applied' ? context.appliedCards : null,
    give: (source) => send({ type: 'SOURCE.GIVEN', source }),
    chooseTarget: (target) => send({ type: 'TARGET.CHOSEN', target }),
    chooseFill: (fill) => send({ type: 'FILL.CHOSEN', fill }),
    noteApplied: (cards) => send({ type: 'PREVIEW.APPLIED', cards }),
    discard: () => send({ type: 'PREVIEW.DISCARD' }),
  };
}
