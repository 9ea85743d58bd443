import { DATA_NAMES, type DataName } from '#model/vocabulary/data-names';

export const FAILURE_KINDS = ['unreachable', 'timeout', 'missing', 'server', 'unreadable'] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

/** A request for game data that did not give game data. The message is `name: kind`; views translate it. */
export class DataFailure extends Error {
  readonly dataName: DataName;
  readonly kind: FailureKind;

  constructor(dataName: DataName, kind: FailureKind, cause?: unknown) {
    super(`${dataName}: ${kind}`, { cause });
    this.name = 'DataFailure';
    this.dataName = dataName;
    this.kind = kind;
  }

  /** Asking again at once can help: not when the thing does not exist or is broken. */
  get isTransient(): boolean {
    return this.kind === 'unreachable' || this.kind === 'timeout' || this.kind === 'server';
  }
}

/** Name and kind out of a DataFailure's message, which is all that is left of it after an actor; null for others. */
export function readFailure(message: string): { dataName: DataName; kind: FailureKind } | null {
  const [name, kind] = message.split(': ');
  const dataName = DATA_NAMES.find((each) => each === name);
  const failure = FAILURE_KINDS.find((each) => each === kind);
  return dataName && failure ? { dataName, kind: failure } : null;
}
