import { useMemo } from 'react';
import type { Builder } from '../state/builder.ts';

/** Ids of cards that can be chosen: the same lists until the collection or the data is another. */
export function useCardIds({ profile, game, inputs }: Builder) {
  const { temporary } = inputs;
  /** The collection's, and those that count as if they were in it. */
  const playing = useMemo(
    () => [...new Set([...(profile?.cards.map(({ id }) => id) ?? []), ...temporary])],
    [profile, temporary],
  );
  const others = useMemo(() => {
    const owned = new Set(profile?.cards.map(({ id }) => id));
    return [...game.cards.keys()].filter((id) => !owned.has(id));
  }, [profile, game.cards]);
  return { playing, others };
}
