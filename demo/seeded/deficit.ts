import type { Random } from './random.ts';

/**
 * Deals things out to keys so that every key ends near its target: the candidate that is furthest behind its
 * share gets the next one. A key takes part from its `since` (0–1 on the release time-line) on.
 */
export interface Dealer<K extends string | number> {
  deal(candidates: readonly K[], position: number, random: Random): K;
}

export interface DeficitShare {
  readonly target: number;
  readonly since: number;
}

/** `looseness` blurs the order among keys that are about equally behind (in things). */
export function createDealer<K extends string | number>(
  shares: ReadonlyMap<K, DeficitShare>,
  looseness: number,
): Dealer<K> {
  const dealt = new Map<K, number>();
  const owed = (key: K, position: number, random: Random): number => {
    const share = shares.get(key);
    if (!share || position < share.since) return Number.NEGATIVE_INFINITY;
    const progress = share.since >= 1 ? 1 : (position - share.since) / (1 - share.since);
    return share.target * progress - (dealt.get(key) ?? 0) + looseness * random.next();
  };
  return {
    deal: (candidates, position, random) => {
      let best = candidates[0]!;
      let bestOwed = Number.NEGATIVE_INFINITY;
      for (const key of candidates) {
        const value = owed(key, position, random);
        if (value > bestOwed) {
          bestOwed = value;
          best = key;
        }
      }
      dealt.set(best, (dealt.get(best) ?? 0) + 1);
      return best;
    },
  };
}
