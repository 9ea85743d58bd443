import { useMemo } from 'react';
import type { BandRecord } from '#model/records/band';
import type { CharacterRecord } from '#model/records/character';
import type { SkillRecord } from '#model/records/skill';
import { isSpoiler } from '#model/rules/running';
import type { ServerIndex } from '#model/vocabulary/servers';
import { useNow } from '#src/actors/time/use-clock.ts';
import { usePreferences } from '#src/actors/use-preferences.ts';
import { useProfiles } from '#src/actors/use-profiles.ts';
import { useServers } from '#src/actors/use-servers.ts';
import { useBands, useCards, useCharacters, useSkills } from '#src/data/lists.ts';
import { arrivalOf, useMade } from '#src/data/slices/made.ts';
import { type CardItem, cardItem } from './card-item.ts';

/** What the pages of cards stand on, in the words of the visitor's servers. */
export interface CardGame {
  readonly items: readonly CardItem[];
  /** With those that the visitor does not want to see before they are out. */
  readonly all: readonly CardItem[];
  /** How many are not out yet on the main server, shown or not. */
  readonly spoilers: number;
  readonly skills: ReadonlyMap<number, SkillRecord>;
  readonly characters: ReadonlyMap<number, CharacterRecord>;
  readonly bands: ReadonlyMap<number, BandRecord>;
  readonly main: ServerIndex;
  readonly sub: ServerIndex;
  /** Of the profile in use. */
  readonly owned: ReadonlySet<number>;
  readonly excluded: ReadonlySet<number>;
  readonly hasProfile: boolean;
}

export interface CardGameState {
  /** Null while something is on its way or failed. */
  readonly game: CardGame | null;
  readonly failure: Error | null;
  readonly retry: () => void;
}

const HOUR_MS = 3_600_000;

function useOwned() {
  const { activeProfile } = useProfiles();
  return useMemo(() => {
    const cards = activeProfile?.cards ?? [];
    return {
      owned: new Set(cards.map(({ id }) => id)),
      excluded: new Set(cards.filter(({ exclude }) => exclude).map(({ id }) => id)),
      hasProfile: activeProfile !== null,
    };
  }, [activeProfile]);
}

/** Everything that the data has, and in it what the visitor owns. */
export function useCardsOfPage(): CardGameState {
  const [cards, skills, characters, bands] = [useCards(), useSkills(), useCharacters(), useBands()];
  const { main, sub } = useServers();
  const hides = usePreferences().spoilers === 'hidden';
  const now = useNow(HOUR_MS);
  const mine = useOwned();
  const arrival = arrivalOf([cards, skills, characters, bands]);
  const key = arrival === null || now === 0 ? null : ['cards', arrival, main, sub, now];
  const all = useMade(key, cards.data?.byId, (card) =>
    cardItem(card, {
      skills: skills.data?.byId ?? new Map(),
      characters: characters.data?.byId ?? new Map(),
      bands: bands.data?.byId ?? new Map(),
      ...{ main, sub, now },
    }),
  );
  const game = useMemo(() => {
    if (!all || !skills.data || !characters.data || !bands.data) return null;
    const out = all.filter(({ card }) => !isSpoiler(card.releasedAt, main, now));
    const items = hides ? out : all;
    return {
      ...{ items, all, spoilers: all.length - out.length, main, sub, ...mine },
      ...{ skills: skills.data.byId, characters: characters.data.byId, bands: bands.data.byId },
    };
  }, [all, skills.data, characters.data, bands.data, hides, main, sub, now, mine]);
  const failed = [cards, skills, characters, bands].find(({ data, error }) => data === undefined && error);
  return { game, failure: failed?.error ?? null, retry: () => void failed?.refetch() };
}
