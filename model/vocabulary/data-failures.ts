import { DATA_NAMES, type DataName } from './data-names.ts';

export const FAILURE_KINDS = ['unreachable', 'timeout', 'missing', 'server', 'unreadable'] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

/** Name and kind out of a DataFailure's message, which is all that is left of it after an actor; null for others. */
export function readFailure(message: string): { dataName: DataName; kind: FailureKind } | null {
  const [name, kind] = message.split(': ');
  const dataName = DATA_NAMES.find((each) => each === name);
  const failure = FAILURE_KINDS.find((each) => each === kind);
  return dataName && failure ? { dataName, kind: failure } : null;
}
