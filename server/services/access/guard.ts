import type { Budget } from '#model/contract/account/budgets';
import { MINUTE_MS } from '#model/vocabulary/time';
import type { Windows } from '../accounts/windows.ts';
import { type AddressKey, placesOf } from './places.ts';

/** Failures only: with the right password, logging in is allowed much more often. */
const PER_ACCOUNT: Budget = { most: 25, windowMs: 15 * MINUTE_MS };
const PER_DEVICE: Budget = PER_ACCOUNT;
const PER_ADDRESS: Budget = { most: 25, windowMs: 5 * MINUTE_MS };

/**
 * Who guesses passwords is stopped by account and by address. A browser in which the owner logged in before, which its
 * mark proves, counts by itself, so that strangers cannot lock the owner out there, from whatever address they guess.
 */
export interface LoginGuard {
  /** Counts an attempt as failed until it succeeds, so that many at once are no way around. */
  readonly attempt: (from: From) => Attempt;
}

interface From {
  /** Null for a name that no one can have. */
  readonly account: string | null;
  readonly address: AddressKey;
  /** What a browser that was let in before is known by; null for every other one. */
  readonly device: string | null;
}

export interface Attempt {
  /** Seconds until this browser or address may try again; 0 when it may. */
  readonly waitS: number;
  /** Too many failures on this account; no one is notified. */
  readonly isLocked: boolean;
  readonly succeeded: () => void;
}

function ofDevice(counts: Windows, device: string): Attempt {
  const key = `login device ${device}`;
  return {
    waitS: counts.spend(key, PER_DEVICE),
    isLocked: false,
    succeeded: () => counts.forget(key, PER_DEVICE),
  };
}

function ofStranger(counts: Windows, account: string | null, address: AddressKey): Attempt {
  const places = placesOf(address).map(({ who, share }) => ({
    key: `login from ${who}`,
    budget: { ...PER_ADDRESS, most: PER_ADDRESS.most * share },
  }));
  const waitS = Math.max(...places.map(({ key, budget }) => counts.wait(key, budget)));
  const ofAccount = `login ${account}`;
  if (waitS > 0) return { waitS, isLocked: false, succeeded: () => {} };
  for (const { key, budget } of places) counts.spend(key, budget);
  return {
    waitS,
    isLocked: account !== null && counts.spend(ofAccount, PER_ACCOUNT) > 0,
    succeeded: () => {
      for (const { key, budget } of places) counts.refund(key, budget);
      counts.forget(ofAccount, PER_ACCOUNT);
    },
  };
}

export const loginGuard = (counts: Windows): LoginGuard => ({
  attempt: ({ account, address, device }) =>
    device === null ? ofStranger(counts, account, address) : ofDevice(counts, device),
});

/** Someone proved to be the owner in another way. */
export const forgiveAccount = (counts: Windows, account: string): void =>
  counts.forget(`login ${account}`, PER_ACCOUNT);
