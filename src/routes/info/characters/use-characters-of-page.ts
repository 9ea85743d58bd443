import { useMemo } from 'react';
import type { BandRecord } from '#model/records/band';
import type { CardRecord } from '#model/records/card';
import { dayAt } from '#model/rules/dates';
import type { ServerIndex } from '#model/vocabulary/servers';
import { useNow } from '#src/actors/time/use-clock.ts';
import { useDates } from '#src/actors/time/use-dates.ts';
import { useProfiles } from '#src/actors/use-profiles.ts';
import { useServers } from '#src/actors/use-servers.ts';
import { useBands, useBirthdays, useCards, useCharacters } from '#src/data/lists.ts';
import { type CharacterItem, characterItem } from './character-item.ts';

/** What the pages of characters stand on. */
export interface CharacterGame {
  readonly items: readonly CharacterItem[];
  readonly bands: ReadonlyMap<number, BandRecord>;
  readonly main: ServerIndex;
  readonly sub: ServerIndex;
  readonly hasProfile: boolean;
}

const HOUR_MS = 3_600_000;

/** How many cards each character has. */
function counted(cards: Iterable<CardRecord>): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { characterId } of cards) counts.set(characterId, (counts.get(characterId) ?? 0) + 1);
  return counts;
}

export function useCharactersOfPage(): {
  readonly game: CharacterGame | null;
  readonly failure: Error | null;
  readonly retry: () => void;
} {
  const [characters, bands, cards, birthdays] = [useCharacters(), useBands(), useCards(), useBirthdays()];
  const { main, sub } = useServers();
  const { activeProfile } = useProfiles();
  const now = useNow(HOUR_MS);
  const { style } = useDates();
  const game = useMemo(() => {
    if (!characters.data || !bands.data || !cards.data || now === 0) return null;
    const { byId } = cards.data;
    const own = (activeProfile?.cards ?? []).flatMap(({ id }) => byId.get(id) ?? []);
    const sources = {
      ...{ bands: bands.data.byId, main, sub, today: dayAt(now, style) },
      birthdays: birthdays.data?.byId ?? new Map(),
      cards: counted(byId.values()),
      owned: counted(own),
    };
    const items = [...characters.data.byId.values()].map((one) => characterItem(one, sources));
    return { items, bands: bands.data.byId, main, sub, hasProfile: activeProfile !== null };
  }, [characters.data, bands.data, cards.data, birthdays.data, activeProfile, main, sub, now, style]);
  const failed = [characters, bands, cards].find(({ data, error }) => data === undefined && error);
  return { game, failure: failed?.error ?? null, retry: () => void failed?.refetch() };
}
