import { startTransition, useEffect, useMemo, useState } from 'react';
import { byRarity, type CardView } from '#model/listing/views/card-view';
import type { Question } from '../question/use-question.ts';
import { useSources } from '../sources/sources.tsx';

type CardOf = (id: number) => CardView | null;

interface Choices {
  readonly ids: readonly number[];
  readonly cardOf: CardOf;
  readonly cards: readonly CardView[];
}

const NONE: readonly CardView[] = [];
/** So many are made before the page may answer; one takes about 30 µs on a phone. */
const AT_ONCE = 250;

/**
 * The cards of a picker, most stars first; none while it is closed (null) and until all of them are made. `ids` and `cardOf` must
 * stay the same as long as they mean the same.
 */
export function useChoices(ids: readonly number[] | null, cardOf: CardOf): readonly CardView[] {
  const [made, setMade] = useState<Choices | null>(null);
  const isMade = made !== null && made.ids === ids && made.cardOf === cardOf;
  useEffect(() => {
    if (ids === null || isMade) return;
    const cards: CardView[] = [];
    let next = 0;
    const make = () => {
      const end = next + AT_ONCE;
      for (const id of ids.slice(next, end)) {
        const card = cardOf(id);
        if (card) cards.push(card);
      }
      next = end;
      if (next < ids.length) timer = setTimeout(make);
      else startTransition(() => setMade({ ids, cardOf, cards: cards.sort(byRarity) }));
    };
    let timer = setTimeout(make);
    return () => clearTimeout(timer);
  }, [ids, cardOf, isMade]);
  return isMade ? made.cards : NONE;
}

/** Ids of cards that can be chosen: the same lists until the collection or the data is another. */
export function useCardIds({ profile, inputs }: Question) {
  const { game } = useSources();
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
