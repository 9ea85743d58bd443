import { DATA_NAMES, type DataName } from './data-names.ts';

export const FAILURE_KINDS = ['unreachable', 'timeout', 'missing', 'server', 'unreadable'] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

/** Stands for `missing` in the message of what the server itself says it does not have. */
export const ABSENT = 'absent';

interface ReadFailure {
  readonly dataName: DataName;
  readonly kind: FailureKind;
  /** The server itself said that there is no such thing: another try does not change that. */
  readonly isStated: boolean;
}

/** What a DataFailure's message says, which is all that is left of it after an actor; null for others. */
export function readFailure(message: string): ReadFailure | null {
  const [name, word] = message.split(': ');
  const isStated = word === ABSENT;
  const kind = isStated ? 'missing' : word;
  const dataName = DATA_NAMES.find((each) => each === name);
  const failure = FAILURE_KINDS.find((each) => each === kind);
  return dataName && failure ? { dataName, kind: failure, isStated } : null;
}
