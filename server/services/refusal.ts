import type { ErrorCode } from '#model/contract/errors';

export interface RefusalDetails {
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds */
  readonly retryAfter?: number;
  readonly revision?: number;
}

/** Why something is not done, in a code of the contract. Not a fault of the server. */
export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: RefusalDetails = {},
  ) {
    super(code);
  }
}
