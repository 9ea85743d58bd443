import { MINUTE_MS } from '#model/vocabulary/time';
import type { Budget, Windows } from '../accounts/windows.ts';

/** Failures only: whoever knows the password is not slowed down. */
const PER_ACCOUNT: Budget = { most: 25, windowMs: 15 * MINUTE_MS };
const PER_ADDRESS: Budget = { most: 25, windowMs: 5 * MINUTE_MS };
const MONTH_MS = 30 * 86_400_000;
const KNOWN: Budget = { most: 1, windowMs: MONTH_MS };

/**
 * Who guesses passwords is stopped by account and by address. An address from which the owner came in before counts by
 * itself, so that strangers cannot lock the owner out there, and elsewhere for a quarter of an hour at most.
 */
export interface LoginGuard {
  /** Counts an attempt as failed until it succeeds, so that many at once are no way around. */
  readonly attempt: (account: string, address: string) => Attempt;
}

export interface Attempt {
  /** Seconds until this address may try again; 0 when it may. */
  readonly waitS: number;
  /** Too many failures on this account; nobody is told. */
  readonly isLocked: boolean;
  readonly succeeded: () => void;
}

export function loginGuard(counts: Windows): LoginGuard {
  return {
    attempt: (account, address) => {
      const known = `known ${account} ${address}`;
      const isKnown = counts.wait(known, KNOWN) > 0;
      const ofAccount = isKnown ? `login ${account} ${address}` : `login ${account}`;
      const ofAddress = `login from ${address}`;
      const waitS = counts.spend(ofAddress, PER_ADDRESS);
      return {
        waitS,
        isLocked: waitS === 0 && counts.spend(ofAccount, PER_ACCOUNT) > 0,
        succeeded: () => {
          counts.refund(ofAddress);
          counts.forget(ofAccount);
          counts.spend(known, KNOWN);
        },
      };
    },
  };
}
