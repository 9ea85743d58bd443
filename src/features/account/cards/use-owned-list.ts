import { useDeferredValue, useMemo, useState } from 'react';
import type { CardItem } from '#model/families/cards/item';
import type { ListQuery } from '#model/listing/list-query';
import { type CardView, shownAs } from '#model/listing/views/card-view';
import type { Profile, ProfileCard } from '#model/profile/profile';
import type { ServerIndex } from '#model/vocabulary/servers';
import type { FamilyData } from '#src/kit/list/family/use-family.ts';
import { useCounts, useFound } from '#src/kit/list/query/use-found.ts';
import { useListQuery } from '#src/kit/list/query/use-list-query.ts';
import { type OwnedCard, ownedCards } from './owned-card.ts';
import type { OwnedListing } from './use-owned-listing.ts';

/** A card as it stands in the grid, with what is owned of it at this moment; another object only when that changes. */
export interface GridCard {
  readonly id: number;
  readonly item: OwnedCard;
  readonly entry: ProfileCard | null;
  readonly view: CardView;
}

const hasSameCards = (a: Profile, b: Profile): boolean =>
  a.cards === b.cards ||
  (a.cards.length === b.cards.length && a.cards.every(({ id }, place) => id === b.cards[place]?.id));

/**
 * The profile that decides what is found and in which order. It stays the one it was while values are set, so that a card
 * does not run away from under the hand; another question, or a card more or less, searches again.
 */
function useBasis(profile: Profile, query: ListQuery): Profile {
  const [basis, setBasis] = useState({ profile, query });
  const isOld = basis.query !== query || !hasSameCards(basis.profile, profile);
  // State that follows from other state is set while rendering, before anything is painted.
  if (isOld) setBasis({ profile, query });
  return isOld ? profile : basis.profile;
}

/** The cards found with what is owned of them now. */
function useGridCards(
  found: readonly OwnedCard[],
  profile: Profile,
  servers: { readonly main: ServerIndex; readonly sub: ServerIndex },
): readonly GridCard[] {
  const [known] = useState(() => new Map<number, GridCard>());
  const { main, sub } = servers;
  return useMemo(() => {
    const entries = new Map(profile.cards.map((entry) => [entry.id, entry]));
    return found.map((item) => {
      const entry = entries.get(item.id) ?? null;
      const before = known.get(item.id);
      if (before && before.entry === entry && before.item.view === item.view) return before;
      const isTrained = entry === null || entry.art === 1;
      const card = { id: item.id, item, entry, view: shownAs(item.view, item.card, isTrained, main, sub) };
      known.set(item.id, card);
      return card;
    });
  }, [found, profile, known, main, sub]);
}

/** What the address asks of the collection; without a word about it, what is owned. `stays` is what else the query holds. */
export function useOwnedList(
  game: FamilyData<CardItem>,
  profile: Profile,
  listing: OwnedListing,
  now: number,
  stays?: Readonly<Record<string, string>>,
) {
  const { query, change } = useListQuery(listing, stays);
  const asked = useDeferredValue(query);
  const basis = useBasis(profile, asked);
  const items = useMemo(() => ownedCards(game.all, basis, now), [game.all, basis, now]);
  const wanted = useMemo(
    () => ({ ...asked, chosen: { ...asked.chosen, mine: asked.chosen.mine ?? ['owned'] } }),
    [asked],
  );
  const owned = { ...listing, items };
  const found = useFound(owned, wanted);
  const { counts } = useCounts(owned, wanted);
  const cards = useGridCards(found, profile, game.context);
  return { query, change, isOld: asked !== query, cards, counts, total: items.length };
}

export type OwnedList = ReturnType<typeof useOwnedList>;
