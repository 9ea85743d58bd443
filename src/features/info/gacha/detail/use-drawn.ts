import { useMemo } from 'react';
import { type Pool, poolOn } from '#model/gacha/pool';
import { type CardView, cardView } from '#model/listing/views/card-view';
import type { GachaDetails } from '#model/records/gacha-details';
import type { ServerIndex } from '#model/vocabulary/servers';
import { useProfiles } from '#src/kit/actors/use-profiles.ts';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useBands, useCards, useCharacters } from '#src/kit/data/lists.ts';

/** What can be drawn on a server; null where the data lacks it. */
export const usePool = (details: GachaDetails | null, server: ServerIndex | null): Pool | null =>
  useMemo(() => (details && server !== null ? poolOn(details, server) : null), [details, server]);

/** How a card looks; null for one that is not known or not here yet. */
export function useCardViews(): (id: number) => CardView | null {
  const cards = useCards().data?.byId;
  const characters = useCharacters().data?.byId;
  const bands = useBands().data?.byId;
  const { main, sub } = useServers();
  return useMemo(() => {
    const made = new Map<number, CardView>();
    return (id) => {
      const known = made.get(id);
      const card = cards?.get(id);
      if (known || !card || !characters || !bands) return known ?? null;
      const view = cardView(card, false, { characters, bands, main, sub });
      made.set(id, view);
      return view;
    };
  }, [cards, characters, bands, main, sub]);
}

/** Ids of the cards in the profile in use. */
export function useOwned(): ReadonlySet<number> {
  const { activeProfile } = useProfiles();
  return useMemo(() => new Set(activeProfile?.cards.map(({ id }) => id)), [activeProfile]);
}
