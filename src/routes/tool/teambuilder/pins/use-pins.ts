import { useState } from 'react';
import type { TeamRequest } from '#model/compute/request';
import type { TeamResult } from '#model/compute/team';
import type { EventRecord } from '#model/records/event';

/** A team and what it answers. */
export interface Shown {
  readonly request: TeamRequest;
  readonly team: TeamResult;
  /** Null also where the inputs name another by now: an answer does not. */
  readonly event: EventRecord | null;
}

/** A result somebody wants to keep in sight. */
export interface Pin extends Shown {
  readonly nth: number;
}

export interface Pins {
  readonly pins: readonly Pin[];
  readonly pin: (shown: Shown) => void;
  readonly remove: (pin: Pin) => void;
}

/** More would be no comparison any more. */
const MOST = 6;

/** Kept as long as the page is open, the latest first. */
export function usePins(): Pins {
  const [pins, setPins] = useState<readonly Pin[]>([]);
  return {
    pins,
    pin: (shown) =>
      setPins((before) => [{ ...shown, nth: (before[0]?.nth ?? 0) + 1 }, ...before].slice(0, MOST)),
    remove: (pin) => setPins((before) => before.filter((each) => each !== pin)),
  };
}
