import { ABSENT, type FailureKind } from '#model/vocabulary/data-failures';
import type { DataName } from '#model/vocabulary/data-names';

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

/** The server itself says that there is no such thing: an answer, which another try does not change. */
export class Absence extends DataFailure {
  constructor(dataName: DataName) {
    super(dataName, 'missing');
    this.message = `${dataName}: ${ABSENT}`;
  }
}
