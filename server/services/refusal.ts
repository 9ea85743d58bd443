import type { ErrorCode } from '#model/contract/errors';
import { isUnable } from '../store/engines/unable.ts';

export interface RefusalDetails {
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds */
  readonly retryAfter?: number;
  readonly revision?: number;
  /** Epoch milliseconds: when it may be done again. */
  readonly until?: number;
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

const RETRY_S = 30;

/** What an error means to the caller; null when it is a fault of ours. */
export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  return isUnable(error) ? new Refusal('UNAVAILABLE', { retryAfter: RETRY_S }) : null;
}
