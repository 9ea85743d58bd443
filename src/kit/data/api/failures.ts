import type { ErrorCode } from '#model/contract/errors';
import type { FailureKind } from '#model/vocabulary/data-failures';

/** Why a call was not done: refused with a code, or it never came so far. */
export type CallFailure = Refused | Failed;

export interface Refused {
  readonly kind: 'refused';
  /** A newer server may know codes that this page does not. */
  readonly code: ErrorCode;
  /** What is wrong with which field, by its path. */
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds until it makes sense to try again; null when the server does not say. */
  readonly retryAfter: number | null;
  /** The current one, when a save was refused as stale. */
  readonly revision: number | null;
}

interface Failed {
  /** `unreadable` also when a page came instead of an answer, `missing` when there is no such server at all. */
  readonly kind: FailureKind;
}

/** A query that the server refused: an answer of its own, no fault of the network. */
export class RefusedQuery extends Error {
  constructor(readonly refused: Refused) {
    super(refused.code);
    this.name = 'RefusedQuery';
  }
}
