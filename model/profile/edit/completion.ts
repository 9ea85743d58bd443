import type { CardRecord } from '../../records/card.ts';
import type { ServerIndex } from '../../vocabulary/servers.ts';
import { isReleased } from '../premade.ts';
import type { Profile } from '../profile.ts';

/** How many of the cards of one kind are owned. */
export interface Completion {
  readonly key: number;
  readonly owned: number;
  readonly total: number;
}

/**
 * Counts cards by what `keyOf` gives, keys ascending. Those that are not out on the server by then count only where they are owned,
 * so that no one has more than all.
 */
export function completionBy(
  cards: Iterable<CardRecord>,
  owned: ReadonlySet<number>,
  server: ServerIndex,
  nowMs: number,
  keyOf: (card: CardRecord) => number,
): readonly Completion[] {
  const counts = new Map<number, { owned: number; total: number }>();
  for (const card of cards) {
    const isOwned = owned.has(card.id);
    if (!isOwned && !isReleased(card, server, nowMs)) continue;
    const key = keyOf(card);
    const count = counts.get(key) ?? { owned: 0, total: 0 };
    counts.set(key, { owned: count.owned + (isOwned ? 1 : 0), total: count.total + 1 });
  }
  return [...counts].map(([key, count]) => ({ key, ...count })).sort((a, b) => a.key - b.key);
}

/** All of them as one. */
export const completionOf = (parts: readonly Completion[]): Omit<Completion, 'key'> => ({
  owned: parts.reduce((sum, part) => sum + part.owned, 0),
  total: parts.reduce((sum, part) => sum + part.total, 0),
});

/** How much of what is out on its server a profile holds; the one source of these numbers. */
export const completionOfProfile = (
  cards: Iterable<CardRecord>,
  { cards: entries, server }: Pick<Profile, 'cards' | 'server'>,
  nowMs: number,
): Omit<Completion, 'key'> =>
  completionOf(completionBy(cards, new Set(entries.map(({ id }) => id)), server, nowMs, () => 0));
