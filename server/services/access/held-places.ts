import { Refusal } from '../refusal.ts';
import { type AddressKey, placesOf } from './places.ts';

const RETRY_S = 30;

/**
 * Counts what an address holds open at a time, and its /48, which may hold sixteen times as much. Gives back how to count one less.
 * @throws Refusal RATE_LIMITED when it has as many as it may
 */
export function countingHeld(most: number): (address: AddressKey) => () => void {
  const open = new Map<string, number>();
  const left = (who: string): void => {
    const rest = (open.get(who) ?? 1) - 1;
    if (rest > 0) open.set(who, rest);
    else open.delete(who);
  };
  return (address) => {
    const places = placesOf(address);
    if (places.some(({ who, share }) => (open.get(who) ?? 0) >= most * share))
      throw new Refusal('RATE_LIMITED', { retryAfter: RETRY_S });
    for (const { who } of places) open.set(who, (open.get(who) ?? 0) + 1);
    let isHeld = true;
    return () => {
      if (isHeld) for (const { who } of places) left(who);
      isHeld = false;
    };
  };
}
